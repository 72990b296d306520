// Fetches everything that is kept about the user and hands it to the browser as a file.
import { useMutation } from '@tanstack/react-query';
import { exportAccount } from '@vys/contract/identity/accounts';
import { useState } from 'react';
import { openStream } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { toApiError } from '#web/lib/api/http.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { messages } from './messages/en.ts';

/** `received` is how many bytes have come so far. */
export function useAccountExport() {
  const [received, setReceived] = useState(0);
  const { mutate, isPending, isSuccess, error } = useMutation({
    async mutationFn() {
      setReceived(0);
      const response = await openStream(exportAccount);
      if (!response.ok) throw await toApiError(response);
      await saveFile(counted(response, setReceived), 'vys-export.zip').catch(() => {
        throw new ApiError({
          code: 'export.broken_off',
          message: messages.downloadInterrupted,
          status: 0,
        });
      });
    },
    meta: { shownInline: true },
  });
  return { download: () => mutate(), received, isPending, isSuccess, error };
}

function counted(response: Response, onProgress: (bytes: number) => void): Response {
  if (!response.body) return response;
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length;
      onProgress(bytes);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter), { headers: response.headers });
}
