// EVENTS_URL: what is read from it, and what is rejected without repeating a password.
import { describe, expect, it } from 'vitest';
import { parseEventsUrl } from './events-url.ts';

describe('parseEventsUrl', () => {
  it.each([
    ['clickhouse://vys:secret@host/vys', 'http://host:8123', 'vys', 'secret'],
    ['clickhouse://vys:secret@host:9000/vys', 'http://host:9000', 'vys', 'secret'],
    ['clickhouse://vys:a%40b%2Fc@host/vys?secure=true', 'https://host:8443', 'vys', 'a@b/c'],
    ['clickhouse://host/vys?secure=false', 'http://host:8123', 'default', ''],
    ['clickhouse://[::1]:8123/vys', 'http://[::1]:8123', 'default', ''],
  ])('reads %s', (value, url, username, password) => {
    expect(parseEventsUrl(value)).toEqual({ url, username, password, database: 'vys' });
  });

  it('is absent where nothing is set', () => {
    expect(parseEventsUrl(undefined)).toBeUndefined();
  });

  it.each([
    ['http://vys:secret@host/vys', 'must look like'],
    ['no url', 'must look like'],
    ['clickhouse:///vys', 'must look like'],
    ['clickhouse://vys:secret@host/vys#part', 'must look like'],
    ['clickhouse://vys:secret@host', 'must name a database'],
    ['clickhouse://vys:secret@host/vys-1', 'must name a database'],
    ['clickhouse://vys:secret@host/vys;drop', 'must name a database'],
    ['clickhouse://vys:secret@host/vys?secure=yes', 'may end with'],
    ['clickhouse://vys:secret@host/vys?user=x', 'may end with'],
    ['clickhouse://vys:%zzsecret@host/vys', 'percent-encoded'],
  ])('rejects %s', (value, reason) => {
    const parse = () => parseEventsUrl(value);
    expect(parse).toThrow(reason);
    expect(parse).toThrow(/^EVENTS_URL (?!.*secret)/);
  });
});
