// How long a process takes to find who calls with an access token: everything that a request waits for,
// with the session seen within the last seconds. Beside it the bare signature check by the same library
// of ciphers. Says the times in microseconds over its channel, on the clock and of the processor: only the
// second leaves out what other programs took meanwhile.
import { createPublicKey, verify } from 'node:crypto';
import { createIdentity } from '../../server/src/modules/identity/index.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { openDb } from '../../server/src/platform/db/db.ts';
import { createLog } from '../../server/src/platform/log/log.ts';

const [databaseUrl = '', appOrigin = '', token = '', calls = ''] = process.argv.slice(2);

const db = openDb(databaseUrl, { poolSize: 2 });
const log = createLog({ level: 'silent', production: true });
const mailer = { send: () => Promise.reject(new Error('no emails are sent here')) };
const identity = await createIdentity({
  db,
  appOrigin,
  clock: systemClock,
  log,
  mailer,
  isReservedName: async () => false,
  onSessionsEnded: () => {},
  findLanguage: async () => 'en',
  onAddressChange: async () => {},
  notifySecurityEvent: async () => {},
});

type Times = { clock: number[]; cpu: number[] };

async function measure(into: Times, count: number, work: () => unknown): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const used = process.cpuUsage();
    const start = performance.now();
    if (!(await work())) throw new Error('A valid token was rejected.');
    into.clock.push((performance.now() - start) * 1000);
    const { user, system } = process.cpuUsage(used);
    into.cpu.push(user + system);
  }
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
const none = (): Times => ({ clock: [], cpu: [] });
const result = { findCaller: none(), bareCheck: none() };
await measure(none(), WARM_UP, findCaller);
await measure(none(), WARM_UP, bareCheck);
for (let round = 0; round < ROUNDS; round += 1) {
  await measure(result.findCaller, Number(calls) / ROUNDS, findCaller);
  await measure(result.bareCheck, Number(calls) / ROUNDS, bareCheck);
}
await identity.close();
await db.destroy();
process.send?.(result);
