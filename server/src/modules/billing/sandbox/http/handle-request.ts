// One request to the sandbox: who may call, one transaction, and the stored response of an idempotency key.
import type { Db } from '../../../../platform/db/db.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { sha256 } from '../../../../platform/hash.ts';
import { createContext } from '../context.ts';
import { expectSecret } from '../resources/payment-intents.ts';
import { lockName, reserveKey, storeResponse } from '../store.ts';
import { present } from './present.ts';
import type { Endpoint } from './router.ts';
import { invalidRequest, parseForm, SandboxError } from './wire.ts';

export type SandboxRequest = {
  readonly endpoint: Endpoint;
  readonly ids: readonly string[];
  readonly url: string;
  /** The form of a body, or the query. */
  readonly form: string;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
};

export type SandboxResponse = { status: number; body: unknown; isReplayed?: boolean };

export type RequestDeps = {
  db: Db;
  now: () => Date;
  appOrigin: string;
  secretKey: string;
  publishableKey: string;
};

export async function handleRequest(
  deps: RequestDeps,
  request: SandboxRequest,
): Promise<SandboxResponse> {
  try {
    const params = parseForm(request.form);
    checkKey(deps, request, params.client_secret !== undefined);
    return await inTransaction(deps.db, (trx) => run({ ...deps, db: trx }, request, params));
  } catch (error) {
    if (error instanceof SandboxError) return { status: error.status, body: error.body };
    throw error;
  }
}

async function run(
  deps: RequestDeps,
  request: SandboxRequest,
  params: ReturnType<typeof parseForm>,
): Promise<SandboxResponse> {
  const { endpoint, idempotencyKey: key } = request;
  const isStored = endpoint.method === 'POST' && key !== undefined;
  if (isStored) {
    const hash = sha256(`${request.url}\n${request.form}`);
    const earlier = await reserveKey(deps.db, key, { hash, now: deps.now() });
    if (earlier) return replay(earlier, hash, key);
  }
  const response = await respond(deps, request, params);
  if (isStored) await storeResponse(deps.db, key, response);
  return response;
}

function replay(
  earlier: { hash: Buffer; status: number | null; body: unknown },
  hash: Buffer,
  key: string,
) {
  if (!earlier.hash.equals(hash)) {
    throw new SandboxError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  return { status: earlier.status ?? 500, body: earlier.body, isReplayed: true };
}

/** A declined card is a response like any other: what it has changed is kept. */
async function respond(
  deps: RequestDeps,
  { endpoint, ids, idempotencyKey, authorization }: SandboxRequest,
  params: ReturnType<typeof parseForm>,
): Promise<SandboxResponse> {
  const now = Math.floor(deps.now().getTime() / 1000);
  const { db, appOrigin } = deps;
  const ctx = createContext({ db, now, appOrigin, params, idempotencyKey: idempotencyKey ?? null });
  try {
    // One after the other: no request sees half of what another one does.
    if (endpoint.method !== 'GET') await lockName(db, 'billing sandbox');
    if (authorization !== `Bearer ${deps.secretKey}`) await checkSecret(ctx, endpoint, ids);
    const object = await endpoint.handle(ctx, ...ids);
    const expands = Array.isArray(params.expand) ? params.expand : [];
    return { status: 200, body: await present(ctx, object, expands) };
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error;
    return { status: error.status, body: error.body };
  }
}

function checkKey(deps: RequestDeps, request: SandboxRequest, hasClientSecret: boolean): void {
  const { authorization, endpoint } = request;
  if (authorization === `Bearer ${deps.secretKey}`) return;
  const isPublic = authorization === `Bearer ${deps.publishableKey}`;
  if (isPublic && endpoint.isOpen && hasClientSecret) return;
  throw invalidRequest('Invalid API Key provided.', {}, 401);
}

/** With the publishable key only what belongs to the secret of an intent. */
async function checkSecret(
  ctx: ReturnType<typeof createContext>,
  { path }: Endpoint,
  [id = '']: readonly string[],
): Promise<void> {
  if (!path.includes(':id')) return;
  const kind = path.includes('setup') ? 'setup_intent' : 'payment_intent';
  expectSecret(await ctx.get(kind, id), String(ctx.params.client_secret));
}
