// Codes of authenticator apps against the published test vectors, and the setup that apps read.
import { describe, expect, it } from 'vitest';
import { findStep, newTotpSetup } from './totp.ts';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

describe('the test vectors of RFC 6238 appendix B (SHA-1, last six of eight digits)', () => {
  it.each([
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [1111111111, '050471', 37037037],
    [1234567890, '005924', 41152263],
    [2000000000, '279037', 66666666],
    [20000000000, '353130', 666666666],
  ])('%i seconds: %s is the code of step %i', (seconds, code, step) => {
    expect(findStep(secret, code, at(seconds))).toBe(step);
  });
});

it('accepts the codes of the previous, current and next step, and no others', () => {
  const matches = [-61, -31, -30, 0, 29, 30, 59, 60, 90].map((late) =>
    findStep(secret, '005924', at(1234567890 + late)),
  );
  const step = 41152263;
  expect(matches).toEqual([
    undefined,
    undefined,
    step,
    step,
    step,
    step,
    step,
    undefined,
    undefined,
  ]);
});

it.each(['', '00592', '0005924', '5924', 'abcdef', '005 924', '００５９２４'])(
  'rejects the malformed code "%s"',
  (code) => {
    expect(findStep(secret, code, at(1234567890))).toBeUndefined();
  },
);

it('ASVS 6.5.3 creates a new secret of 160 bits each time, as an otpauth address', () => {
  const setup = newTotpSetup('ada+1@example.test');
  expect(setup.bytes).toHaveLength(20);
  expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/);
  const url = new URL(setup.url);
  expect(url.protocol + url.host + decodeURIComponent(url.pathname)).toBe(
    'otpauth:totp/Vys:ada+1@example.test',
  );
  expect(Object.fromEntries(url.searchParams)).toEqual({
    issuer: 'Vys',
    secret: setup.secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  expect(newTotpSetup('ada').secret).not.toBe(setup.secret);
});
