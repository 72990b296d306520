// How long a process takes to find who calls with an access token: everything that a request waits for,
// with the session seen within the last seconds. Beside it the bare signature check by the same library
// of ciphers. Says the times in microseconds over its channel.
import { createPublicKey, verify } from 'node:crypto';
import { createIdentity } from '../../server/src/identity/index.ts';
import { systemClock } from '../../server/src/kit/clock.ts';
import { openDb } from '../../server/src/kit/db.ts';
import { createLog } from '../../server/src/kit/log.ts';

const [databaseUrl = '', appOrigin = '', token = '', calls = ''] = process.argv.slice(2);

const db = openDb(databaseUrl, { poolSize: 2 });
const log = createLog({ level: 'silent', production: true });
const mail = { send: () => Promise.reject(new Error('nobody writes here')) };
const identity = await createIdentity({ db, appOrigin, clock: systemClock, log, mail });

async function times(count: number, work: () => unknown): Promise<number[]> {
  const all: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const start = performance.now();
    if (!(await work())) throw new Error('A valid token was refused.');
    all.push((performance.now() - start) * 1000);
  }
  return all;
}

const findCaller = () => identity.findCaller(token);

const [head = '', body = '', signature = ''] = token.split('.');
const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString());
const rows = db.selectFrom('signing_keys').select('public_jwk').where('kid', '=', kid);
const { public_jwk: jwk } = await rows.executeTakeFirstOrThrow();
const publicKey = createPublicKey({ key: jwk as Record<string, unknown>, format: 'jwk' });
const bareCheck = () =>
  verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );

const WARM_UP = 2000;
const ROUNDS = 5;
const result = { findCaller: [] as number[], bareCheck: [] as number[] };
await times(WARM_UP, findCaller);
await times(WARM_UP, bareCheck);
for (let round = 0; round < ROUNDS; round += 1) {
  result.findCaller.push(...(await times(Number(calls) / ROUNDS, findCaller)));
  result.bareCheck.push(...(await times(Number(calls) / ROUNDS, bareCheck)));
}
await identity.close();
await db.destroy();
process.send?.(result);
