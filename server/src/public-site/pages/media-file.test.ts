// Images on the public site: parts of them, HEAD, and what browsers have already.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest } from '../../../test/clients/http-client.ts';
import { startTestSite, type TestSite } from '../../../test/test-site.ts';

let test: TestSite;
beforeAll(async () => {
  test = await startTestSite();
  test.media.set('k1', { bytes: Buffer.from('0123456789'), contentType: 'image/webp' });
});
afterAll(() => test.site.close());

const get = (headers: Record<string, string> = {}, method = 'GET') =>
  sendRequest(test.origin, '/_/media/k1', { headers, method });

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
