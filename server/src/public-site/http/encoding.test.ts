// Content negotiation by table (RFC 9110 §12.5.3).
import { expect, it } from 'vitest';
import { encodingFor } from './encoding.ts';

it.each([
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['identity;q=1, br;q=0.2', 'identity'],
  ['identity;q=0, gzip;q=0.001', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=nonsense, gzip', 'gzip'],
  ['br ; q=1.000 , gzip', 'br'],
])('%s -> %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
  expect(encodingFor(accepted)).toBe(encoding);
});
