// Who is believed about where a request comes from, by the reader and by the two servers.
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest } from '../../../test/clients/http-client.ts';
import { freePort } from '../../../test/free-port.ts';
import { publicPage, startTestSite, type TestSite } from '../../../test/test-site.ts';
import { registerClientAddress } from '../http/client-address.ts';
import { createClientAddressReader } from './client-address.ts';

const request = (remoteAddress: string | undefined, forwardedFor?: string) => ({
  headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  socket: { remoteAddress },
});

const proxies = ['10.0.0.0/8'];

it.each<[string, string[], string | undefined, string | undefined, string]>([
  ['no proxy is trusted', [], '203.0.113.9', '1.2.3.4', '203.0.113.9'],
  ['a trusted proxy', proxies, '10.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['what a visitor made up', proxies, '10.0.0.1', '9.9.9.9, 1.2.3.4', '1.2.3.4'],
  ['two proxies', proxies, '10.0.0.1', '1.2.3.4, 10.0.0.2', '1.2.3.4'],
  ['only proxies', proxies, '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ['no header', proxies, '10.0.0.1', undefined, '10.0.0.1'],
  ['an empty header', proxies, '10.0.0.1', '', '10.0.0.1'],
  ['commas only', proxies, '10.0.0.1', ' , ,', '10.0.0.1'],
  ['a word', proxies, '10.0.0.1', 'unknown', '10.0.0.1'],
  ['a word behind a proxy', proxies, '10.0.0.1', '1.2.3.4, unknown, 10.0.0.2', '10.0.0.2'],
  ['an address with a port', proxies, '10.0.0.1', '1.2.3.4:80', '10.0.0.1'],
  ['a number that means a proxy', proxies, '10.0.0.1', '1.2.3.4, 167772161', '10.0.0.1'],
  ['an IPv4-mapped proxy', proxies, '::ffff:10.0.0.1', '2001:db8::1', '2001:db8::1'],
  ['an IPv4-mapped client', [], '::ffff:1.2.3.4', undefined, '1.2.3.4'],
  ['an IPv4-mapped client of a proxy', proxies, '10.0.0.1', '::ffff:1.2.3.4', '1.2.3.4'],
  ['a mapped proxy in the chain', proxies, '10.0.0.1', '1.2.3.4, ::ffff:10.0.0.2', '1.2.3.4'],
  ['one IPv6 proxy', ['::1'], '::1', '1.2.3.4', '1.2.3.4'],
  ['a long form', ['::1'], '::1', '2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['a closed connection', proxies, undefined, '1.2.3.4', ''],
])('finds the client of %s', (_, trusted, remote, forwardedFor, address) => {
  expect(createClientAddressReader(trusted)(request(remote, forwardedFor))).toBe(address);
});

describe('the app server and the public site', () => {
  const trusted = ['127.0.0.1', '10.0.0.0/8'];
  const app = Fastify();
  let site: TestSite;
  let appOrigin: string;
  beforeAll(async () => {
    registerClientAddress(app, trusted);
    app.get('/address', async ({ clientAddress }) => clientAddress);
    const port = await freePort();
    await app.listen({ port, host: '127.0.0.1' });
    appOrigin = `http://127.0.0.1:${port}`;
    site = await startTestSite({ VYS_TRUSTED_PROXIES: trusted.join(',') });
    site.pages.set('anna', publicPage('<p>Anna</p>'));
  });
  afterAll(async () => {
    await app.close();
    await site.site.close();
  });

  it.each([
    ['1.2.3.4', '1.2.3.4'],
    ['9.9.9.9, 1.2.3.4, 10.0.0.2', '1.2.3.4'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['1.2.3.4, unknown', '127.0.0.1'],
    ['1.2.3.4, 167772161', '127.0.0.1'],
    ['', '127.0.0.1'],
  ])('read the client of X-Forwarded-For: %s alike', async (forwardedFor, address) => {
    const headers = { 'x-forwarded-for': forwardedFor };
    expect((await sendRequest(appOrigin, '/address', { headers })).body.toString()).toBe(address);
    await sendRequest(site.origin, '/api/analytics/track/view', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ slug: 'anna', referrer: '' }),
    });
    expect(site.visits.at(-1)?.ip).toBe(address);
  });
});
