// Loads the OpenAPI document that this server serves; an outage is waited out.
import type { ApiDocument } from '@vys/contract/api-docs/document';
import { useCallback, useEffect, useState } from 'react';
import { readJson, request } from '#web/lib/api/http.ts';
import { retryAfterOutage } from '#web/lib/api/retry-after-outage.ts';

export const DOCUMENT_PATH = '/openapi.json';

export function useApiDocument() {
  const [document, setDocument] = useState<ApiDocument>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isOpen = attempt >= 0;
    retryAfterOutage(load).then(
      (loaded) => isOpen && setDocument(loaded),
      () => isOpen && setFailed(true),
    );
    return () => {
      isOpen = false;
    };
  }, [attempt]);

  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  return { document, hasFailed, retry };
}

async function load(): Promise<ApiDocument> {
  const response = await request(DOCUMENT_PATH);
  const body = response.ok ? await readJson(response) : undefined;
  if (typeof body !== 'object' || body === null || !('paths' in body)) {
    throw new Error('no OpenAPI document');
  }
  return body as ApiDocument;
}
