// What LIVE_URL may say, and that no message repeats its password.
import { expect, it } from 'vitest';
import { parseLiveUrl } from './live-url.ts';

it.each([
  ['redis://localhost', 'redis'],
  ['redis://:p%40ss@10.0.0.1:6379/3', 'redis'],
  ['rediss://vys:secret@redis.example.com:6380/', 'redis'],
  ['nats://nats.example.com:4222', 'nats'],
])('reads %s', (url, kind) => {
  expect(parseLiveUrl(url)).toEqual({ kind, url });
});

it('is not set by default', () => {
  expect(parseLiveUrl(undefined)).toBeUndefined();
});

it.each([
  'localhost:6379',
  'amqp://vys:secret@localhost',
  'redis://',
  'redis://:secret@localhost/name',
  'redis://:secret@localhost/0?x=1',
  'nats://vys:secret@localhost:4222/0',
  'nats://vys:secret@localhost:4222#x',
])('rejects %s without repeating it', (url) => {
  expect(() => parseLiveUrl(url)).toThrow(/^LIVE_URL /);
  expect(() => parseLiveUrl(url)).not.toThrow(/secret/);
});
