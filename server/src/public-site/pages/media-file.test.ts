// Images on the public site: parts of them, HEAD, and what browsers have already.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest } from '../../../test/clients/http-client.ts';
import { startTestSite, type TestSite } from '../../../test/test-site.ts';

let test: TestSite;
beforeAll(async () => {
  test = await startTestSite();
  test.media.set('k1', { bytes: Buffer.from('0123456789'), contentType: 'image/webp' });
  test.media.set('k1-640.avif', { bytes: Buffer.from('new'), contentType: 'image/avif' });
  test.media.set('k1-640.webp', { bytes: Buffer.from('old'), contentType: 'image/webp' });
});
afterAll(() => test.site.close());

const get = (headers: Record<string, string> = {}, method = 'GET') =>
  sendRequest(test.origin, '/_/media/k1', { headers, method });

describe('an image in another width', () => {
  const ask = (path: string, accept?: string) =>
    sendRequest(test.origin, `/_/media/${path}`, { headers: accept ? { accept } : {} });

  it.each([
    ['image/avif,image/webp,*/*;q=0.8', 'image/avif', 'new'],
    ['image/webp,*/*', 'image/webp', 'old'],
    [undefined, 'image/webp', 'old'],
  ])('for a browser that accepts %j is %s', async (accept, type, body) => {
    const { status, headers, body: sent } = await ask('k1/640', accept);
    expect([status, headers['content-type'], sent.toString()]).toEqual([200, type, body]);
    expect(headers).toMatchObject({
      vary: 'accept',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('is another one than in the other format', async () => {
    const [one, other] = [await ask('k1/640', 'image/avif'), await ask('k1/640')];
    expect(one.headers.etag).not.toBe(other.headers.etag);
  });

  it.each(['k1/641', 'k1/640/1', 'k1/', 'k1/0640', 'k1/64000', 'k1/640x', 'k2/640'])(
    'is not there: %s',
    async (path) => expect((await ask(path)).status).toBe(404),
  );
});

describe('an image', () => {
  it.each<[string, string, string]>([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-100', '89', 'bytes 8-9/10'],
    ['bytes=-100', '0123456789', 'bytes 0-9/10'],
  ])('is sent in part for %s', async (range, body, contentRange) => {
    const response = await get({ range });
    expect([response.status, response.body.toString()]).toEqual([206, body]);
    expect(response.headers).toMatchObject({
      'content-range': contentRange,
      'content-length': `${body.length}`,
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each(['bytes=10-', 'bytes=-0', 'bytes=99-100'])('has no part for %s', async (range) => {
    const response = await get({ range });
    expect([response.status, response.headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  it.each(['bytes=0-1,4-5', 'bytes=5-2', 'bytes=-', 'lines=1-2', 'bytes', 'bytes=a-b'])(
    'is sent whole for %s',
    async (range) => {
      const response = await get({ range });
      expect([response.status, response.body.length]).toEqual([200, 10]);
    },
  );

  it('is sent whole when the part is wanted of other bytes', async () => {
    const { etag } = (await get()).headers;
    expect((await get({ range: 'bytes=0-3', 'if-range': '"other"' })).status).toBe(200);
    expect((await get({ range: 'bytes=0-3', 'if-range': String(etag) })).status).toBe(206);
  });

  it('is not sent again, and not for HEAD', async () => {
    const { etag } = (await get()).headers;
    expect((await get({ 'if-none-match': String(etag) })).status).toBe(304);
    const head = await get({ range: 'bytes=0-3' }, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '10']);
    expect(head.headers['accept-ranges']).toBe('bytes');
  });
});
