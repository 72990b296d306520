// Password hashes: format, right and wrong ones, and the dummy for unknown users.
import { expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

it('ASVS 11.4.2 writes Argon2id at the standard cost in PHC format, salted', async () => {
  const passwords = createPasswords();
  const [one, two] = await Promise.all([passwords.hash('same'), passwords.hash('same')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(two);
  expect(await passwords.verify('same', one)).toBe(true);
  expect(await passwords.verify('other', one)).toBe(false);
});

it('verifies hashes of another cost', async () => {
  const old = await createPasswords({ memoryKib: 64, passes: 2 }).hash('secret');
  expect(await createPasswords({ memoryKib: 128, passes: 1 }).verify('secret', old)).toBe(true);
});

it('detects a hash of a lower or higher cost', async () => {
  const passwords = createPasswords({ memoryKib: 128, passes: 1 });
  const at = (memoryKib: number, passes: number) =>
    createPasswords({ memoryKib, passes }).hash('secret');
  expect(passwords.isOutdated(await passwords.hash('secret'))).toBe(false);
  expect(passwords.isOutdated(await at(64, 1))).toBe(true);
  expect(passwords.isOutdated(await at(256, 1))).toBe(true);
  expect(passwords.isOutdated(await at(128, 2))).toBe(true);
});

it('verifies a hash of the reference implementation', async () => {
  // Published test vector: password, somesalt, t=2, m=256.
  const reference =
    '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  expect(await createPasswords().verify('password', reference)).toBe(true);
});

it('rejects every password when there is no hash', async () => {
  expect(await createPasswords({ memoryKib: 64, passes: 1 }).verify('any', undefined)).toBe(false);
});

it('queues concurrent hashes, and rejects callers when too many wait', async () => {
  const passwords = createPasswords({ memoryKib: 64, passes: 1 });
  const hashes = Array.from({ length: 500 }, () => passwords.hash('x').catch((error) => error));
  const done = await Promise.all(hashes);
  const rejected = done.filter((result) => result instanceof Error);
  expect(rejected).toHaveLength(500 - 402);
  expect(rejected[0]).toMatchObject({ code: 'unavailable' });
  expect(await passwords.verify('x', await passwords.hash('x'))).toBe(true);
});

it('hashes for known devices before the backlog of unknown ones', async () => {
  const passwords = createPasswords({ memoryKib: 64, passes: 1 });
  const phc = await passwords.hash('x');
  const order: string[] = [];
  const unknown = Array.from({ length: 500 }, () =>
    passwords.verify('guess', phc).then(
      () => order.push('unknown'),
      () => {},
    ),
  );
  const durations = Array.from({ length: 3 }, async () => {
    expect(await passwords.verify('x', phc, 'known')).toBe(true);
    order.push('known');
  });
  await Promise.all(durations);
  // Two were running, and the two queues alternate.
  expect(order.length).toBeLessThan(20);
  await Promise.all(unknown);
  expect(order.filter((one) => one === 'unknown')).toHaveLength(402);
});
