// Whether the response time of a rejected sign-in reveals its cause: a wrong password, an unknown user, or an
// account whose rate limit is exhausted. The control is a second sample of the first kind: it shows how far
// apart two samples of the same kind are.
import { openPool } from '../../server/src/platform/db/db.ts';
import { type Product, signUp, startProduct } from '../measure/product.ts';
import { createRandom } from '../measure/random.ts';
import { quantile, rounded } from '../measure/statistics.ts';

const kinds = [
  'wrong password',
  'wrong password again',
  'unknown user',
  'attempts exhausted',
] as const;
type Kind = (typeof kinds)[number];

export type SignInTiming = {
  kind: Kind;
  samples: number;
  medianMs: number;
  p95Ms: number;
  /** Against the wrong password, and between what it lies in 95 of 100 draws from the same samples. */
  p95ApartMs: number;
  p95ApartRangeMs: string;
  /** Chance that one of this kind takes longer than a wrong password: 0.5 reveals nothing. */
  auc: number;
};

export async function benchSignInTiming(samples: number): Promise<SignInTiming[]> {
  const product = await startProduct(4550, { VYS_TRUSTED_PROXIES: '127.0.0.1,::1' });
  try {
    await signUp(product, 'spent0000');
    await copyUsers(product, 'spent0000', samples * 2);
    for (let n = 0; n < 25; n += 1) await attemptSignIn(product, 'spent0000');
    const times = await measure(product, samples);
    const control = times['wrong password'];
    return kinds.map((kind) => ({
      kind,
      samples,
      medianMs: rounded(quantile(times[kind], 0.5)),
      p95Ms: rounded(quantile(times[kind], 0.95)),
      p95ApartMs: rounded(quantile(times[kind], 0.95) - quantile(control, 0.95)),
      p95ApartRangeMs: rangeApart(times[kind], control),
      auc: rounded(areaUnderCurve(times[kind], control), 3),
    }));
  } finally {
    await product.stop();
  }
}

/** Accounts for one guess each, since an account allows 100 an hour. */
async function copyUsers({ databaseUrl }: Product, name: string, count: number): Promise<void> {
  const pool = openPool(databaseUrl, { poolSize: 1 });
  await pool.query(
    `insert into users (email, username, password_hash, first_name, last_name, created_at, updated_at)
     select 'probe' || lpad(n::text, 4, '0') || '@vys.example', 'probe' || lpad(n::text, 4, '0'),
       password_hash, first_name, last_name, created_at, updated_at
     from users, generate_series(0, $2::int - 1) n where username = $1`,
    [name, count],
  );
  await pool.query('analyze users');
  await pool.end();
}

/** One of each kind per round, in an order of chance, so that what the machine does hits all alike. */
async function measure(product: Product, samples: number): Promise<Record<Kind, number[]>> {
  const random = createRandom(7);
  const times = Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Record<
    Kind,
    number[]
  >;
  for (let round = -20; round < samples; round += 1) {
    const order = kinds.map((kind) => ({ kind, place: random.next() }));
    for (const { kind } of order.toSorted((a, b) => a.place - b.place)) {
      const took = await attemptSignIn(product, nameFor(kind, Math.abs(round), samples));
      if (round >= 0) times[kind].push(took);
    }
  }
  return times;
}

function nameFor(kind: Kind, round: number, samples: number): string {
  const four = (n: number) => String(n).padStart(4, '0');
  if (kind === 'attempts exhausted') return 'spent0000';
  if (kind === 'unknown user') return `ghost${four(round)}`;
  return `probe${four(kind === 'wrong password' ? round : samples + round)}`;
}

let sent = 0;

/** Each time from another address, as a proxy would report it. Resolves to the time in ms. */
async function attemptSignIn({ appOrigin }: Product, username: string): Promise<number> {
  sent += 1;
  const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
  const form = { grant_type: 'password', client_id: 'vys-web', scope: 'openid' };
  const body = new URLSearchParams({ ...form, username, password: 'a wrong password' });
  const startedAt = performance.now();
  const response = await fetch(`${appOrigin}/realms/vys/protocol/openid-connect/token`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address },
    body,
  });
  const text = await response.text();
  const took = performance.now() - startedAt;
  if (response.status !== 400) throw new Error(`a guess returned ${response.status}: ${text}`);
  return took;
}

/** Mann and Whitney: the share of pairs in which the first is the greater, ties as half. */
function areaUnderCurve(ones: readonly number[], others: readonly number[]): number {
  let greater = 0;
  for (const one of ones) {
    for (const other of others) greater += one > other ? 1 : one === other ? 0.5 : 0;
  }
  return greater / (ones.length * others.length);
}

/** Bootstrap: the same metric from samples resampled with replacement. */
function rangeApart(ones: readonly number[], others: readonly number[]): string {
  const random = createRandom(11);
  const draw = (from: readonly number[]) =>
    from.map(() => from[Math.floor(random.next() * from.length)] ?? 0);
  const apart = Array.from(
    { length: 1000 },
    () => quantile(draw(ones), 0.95) - quantile(draw(others), 0.95),
  );
  return `${rounded(quantile(apart, 0.025), 1)} to ${rounded(quantile(apart, 0.975), 1)}`;
}
