// Sends a documented call as the signed-in user and measures how long it took. The token stays in web/src/lib/api.

import type { Method, Route } from '@vys/contract/api/route';
import type { Operation } from '@vys/contract/api-docs/operations';
import { z } from 'zod';
import { openStream } from '#web/lib/api/api.ts';
import { CALL_TIMEOUT_MS } from '#web/lib/api/http.ts';

export type TryResult = { status: number; milliseconds: number; body: string };

/** Values of parameters by name; an empty one is not sent. */
export type TryValues = { parameters: Readonly<Record<string, string>>; body: unknown };

export async function sendOperation(operation: Operation, values: TryValues): Promise<TryResult> {
  const pick = (place: 'path' | 'query' | 'header') =>
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === place)
        .map(({ name }) => [name, values.parameters[name] ?? ''] as const)
        .filter(([, value]) => value !== ''),
    );
  const started = performance.now();
  const response = await openStream(toRoute(operation), {
    params: pick('path'),
    query: pick('query'),
    headers: { Accept: operation.response?.type ?? 'application/json', ...pick('header') },
    timeoutMs: CALL_TIMEOUT_MS,
    ...(values.body === undefined ? {} : { body: values.body }),
  });
  const text = await response.text();
  const milliseconds = Math.round(performance.now() - started);
  return { status: response.status, milliseconds, body: format(text) };
}

/** The server checks what is sent; here it goes out as it was typed, so that errors can be seen too. */
function toRoute({ id, method, path, caller, status }: Operation) {
  return {
    id,
    method: method as Method,
    path,
    summary: '',
    access: caller === 'anyone' ? 'public' : caller === 'optional' ? 'optional' : 'user',
    params: z.record(z.string(), z.string()),
    query: z.record(z.string(), z.string()),
    body: z.unknown(),
    responseType: 'stream',
    status,
    output: z.unknown(),
    errors: [],
  } satisfies Route;
}

function format(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
