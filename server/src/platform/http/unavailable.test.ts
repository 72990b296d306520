// Which errors become a 503: what is away comes back; what is broken stays broken.
import { expect, it } from 'vitest';
import { isUnavailable } from './unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

it.each(['ECONNREFUSED', 'ENOENT', 'ENOSPC', '08006', '53100', '53300', '57P01', '57P03'])(
  '%s is an outage',
  (code) => {
    expect(isUnavailable(withCode(code))).toBe(true);
  },
);

it.each(['23505', '22021', '42P01', '57014', '530', 'EACCES'])('%s is none', (code) => {
  expect(isUnavailable(withCode(code))).toBe(false);
});

it('a connection that broke while it was in use is an outage', () => {
  const message = 'Client has encountered a connection error and is not queryable';
  expect(isUnavailable(new Error(message))).toBe(true);
  expect(isUnavailable(new Error('failed'))).toBe(false);
  expect(isUnavailable('Connection terminated')).toBe(false);
});
