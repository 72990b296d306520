// Sends a documented call as the signed-in user, or with an API key, and measures how long it took. The token of the
// session stays in web/src/lib/api.

import type { Method } from '@vys/contract/api/route';
import type { Operation } from '@vys/contract/api-docs/operations';
import { z } from 'zod';
import { openStream } from '#web/lib/api/api.ts';
import { CALL_TIMEOUT_MS } from '#web/lib/api/http.ts';

export type TryResult = { status: number; milliseconds: number; body: string };

/** Values of parameters by name; an empty one is not sent. With a key the session is left out. */
export type TryValues = {
  parameters: Readonly<Record<string, string>>;
  body: unknown;
  apiKey?: string | undefined;
};

export async function sendOperation(operation: Operation, values: TryValues): Promise<TryResult> {
  const pick = (place: 'path' | 'query' | 'header') =>
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === place)
        .map(({ name }) => [name, values.parameters[name] ?? ''] as const)
        .filter(([, value]) => value !== ''),
    );
  const started = performance.now();
  const response = await openStream(toRoute(operation, values.apiKey), {
    params: pick('path'),
    query: pick('query'),
    headers: {
      Accept: operation.response?.type ?? 'application/json',
      ...pick('header'),
      ...(values.apiKey === undefined ? {} : { Authorization: `Bearer ${values.apiKey}` }),
    },
    timeoutMs: CALL_TIMEOUT_MS,
    ...(values.body === undefined ? {} : { body: values.body }),
  });
  const text = await response.text();
  const milliseconds = Math.round(performance.now() - started);
  return { status: response.status, milliseconds, body: format(text) };
}

/** The server checks what is sent; here it goes out as it was typed, so that errors can be seen too. */
function toRoute({ id, method, path, caller, status }: Operation, apiKey: string | undefined) {
  const about = {
    id,
    method: method as Method,
    path,
    summary: '',
    params: z.record(z.string(), z.string()),
    query: z.record(z.string(), z.string()),
    body: z.unknown(),
    responseType: 'stream' as const,
    status,
    output: z.unknown(),
    errors: [],
  };
  if (caller === 'anyone' || apiKey !== undefined) return { ...about, access: 'public' as const };
  const access = caller === 'optional' ? ('optional' as const) : ('user' as const);
  return { ...about, access, keyScope: 'none' as const };
}

function format(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
