// Packages from the operator's module network (ESM_CDN_URL): off by default, pinned, one more host for
// scripts and nothing else, on published pages and in the preview. The network is a server of the test.
import { createServer, type Server } from 'node:http';
import { compile } from '@vys/compiler';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBundledPackages } from '../../src/modules/packages/bundled-packages.ts';
import { renderPreview } from '../../src/public-site/preview/document.ts';
import { freePort } from '../free-port.ts';
import { type PublishedSite, startPublishedSite } from './page-publisher.ts';

let site: PublishedSite;
let network: Server;
let networkOrigin: string;
const requests: string[] = [];

const modules: Record<string, string> = {
  '/greet@1.2.3?external=react': `export default (name) => 'Hello ' + name;`,
  '/@ui/badge@2.0.0/dist/badge.js?external=react': `import { createElement, useState } from 'react';
    export function Badge({ children }) { const [text] = useState('badge '); return createElement('b', null, text, children); }`,
};

beforeAll(async () => {
  const port = await freePort();
  networkOrigin = `http://localhost:${port}`;
  network = createServer((request, response) => {
    requests.push(request.url ?? '');
    const module = modules[request.url ?? ''];
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', 'text/javascript');
    response.writeHead(module === undefined ? 404 : 200).end(module);
  });
  await new Promise<void>((resolve) => network.listen(port, 'localhost', resolve));
  site = await startPublishedSite({ ESM_CDN_URL: `${networkOrigin}/?external=react` });
});
afterAll(async () => {
  await site.close();
  network.close();
});

async function textOn(name: string, selector: string) {
  const page = await site.browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(`${site.test.origin}/${name}`);
  await expect.poll(() => page.locator(selector).count()).toBe(1);
  const text = await page.locator(selector).textContent();
  await page.close();
  return { text, errors };
}

describe('STUDIO-23 packages that are not bundled', () => {
  it('run on a page that only the browser can render, with a list of links for visitors without scripts', {
    tags: 'slow',
  }, async () => {
    const built = await site.publisher.publish(
      'badge',
      `import { Badge } from '@ui/badge@2.0.0/dist/badge.js';
       export default () => <main><a href="https://shop.example/">Shop</a><Badge>one</Badge></main>;`,
    );
    expect(built.needsRuntime).toBe(true);
    expect(built.html).toContain('<noscript><ul><li><a href="https://shop.example/"');
    expect(built.diagnostics).toMatchObject([{ code: 'render', severity: 'warning' }]);
    expect(await textOn('badge', '#page b')).toEqual({ text: 'badge one', errors: [] });
    expect(requests).toContain('/@ui/badge@2.0.0/dist/badge.js?external=react');
  });

  it('allow static HTML when only effects and handlers use them', { tags: 'slow' }, async () => {
    const built = await site.publisher.publish(
      'greet',
      `import greet from 'greet@1.2.3'; import { useState, useEffect } from 'react';
       export default function Page() { const [text, set] = useState('…'); useEffect(() => set(greet('you')), []);
         return <main><h1>Hi</h1>{text !== '…' && <p id="late">{text}</p>}</main>; }`,
    );
    expect(built.html).toContain('<h1>Hi</h1>');
    expect(built.diagnostics).toEqual([]);
    expect(await textOn('greet', '#late')).toEqual({ text: 'Hello you', errors: [] });
  });

  it('add one host to the scripts of that page, and to nothing else', async () => {
    const built = await site.publisher.publish(
      'policy',
      `import greet from 'greet@1.2.3'; export default () => <p>{greet('you')}</p>;`,
    );
    const named = built.policy.split('; ').filter((directive) => directive.includes(networkOrigin));
    expect(named).toEqual([expect.stringMatching(/^script-src /)]);
    const plain = await site.publisher.publish('without', 'export default () => <p>Hi</p>;');
    expect(plain.policy).not.toContain(networkOrigin);
    const unused = await site.publisher.publish(
      'unused',
      `import greet from 'greet@1.2.3'; export default () => <p>Hi</p>;`,
    );
    expect(unused).toMatchObject({ needsRuntime: false });
    expect(unused.policy).not.toContain(networkOrigin);
  });

  it('are rejected without an exact version, with a message that says what to write', async () => {
    await expect(
      site.publisher.publish(
        'loose',
        `import greet from 'greet'; export default () => <p>{greet()}</p>;`,
      ),
    ).rejects.toThrow(/needs an exact version.*"greet@1\.2\.3"/);
  });

  it('are off by default, and the error lists the bundled packages', () => {
    const jsx = `import greet from 'greet@1.2.3'; export default () => <p>{greet()}</p>;`;
    const result = compile({ jsx, css: '', metadata: { title: '', description: '' } });
    expect(result).toMatchObject({ ok: false, diagnostics: [{ code: 'import_unknown', line: 1 }] });
    expect(result.diagnostics[0]?.message).toContain('lucide-react');
    const origins = { appOrigin: 'http://a.example', pagesOrigin: 'http://p.example' };
    expect(renderPreview(origins, createBundledPackages()).policy).not.toContain(
      'http://localhost',
    );
  });

  it('are loaded into the preview', { tags: 'slow' }, async () => {
    const { html, policy } = renderPreview(site.test.config, createBundledPackages());
    expect(policy).toContain(networkOrigin);
    expect(policy.split('; ').filter((one) => one.includes(networkOrigin))).toHaveLength(1);
    expect(html).toContain('<script type="importmap">');
    const compiled = compile(
      {
        jsx: `import { Badge } from '@ui/badge@2.0.0/dist/badge.js'; export default () => <Badge>two</Badge>;`,
        css: '',
        metadata: { title: '', description: '' },
      },
      { esmCdnUrl: site.test.config.esmCdnUrl },
    );
    if (!compiled.ok) throw new Error('does not compile');
    const { code, cdnImports } = compiled;
    const studio = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(studioPage({ code, cdnImports }));
    });
    await new Promise<void>((resolve) =>
      studio.listen(site.test.config.appPort, 'localhost', resolve),
    );
    const page = await site.browser.newPage();
    await page.goto(site.test.config.appOrigin);
    await expect.poll(() => page.title()).toBe('rendered');
    expect(await page.frames()[1]?.locator('#page b').textContent()).toBe('badge two');
    await page.close();
    studio.close();
  });
});

function studioPage(render: { code: string; cdnImports: Record<string, string> }): string {
  const message = { type: 'render', id: 1, css: '', fontFaces: '', title: '', ...render };
  return `<!doctype html><iframe sandbox="allow-scripts" src="${site.test.origin}/_/preview#nonce=n"></iframe><script>
    addEventListener('message', ({ source }) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => { document.title = data.type; };
      source.postMessage({ type: 'vys-preview-connect', nonce: 'n' }, '*', [port2]);
      port1.postMessage(${JSON.stringify(message).replaceAll('<', '\\u003c')});
    });</script>`;
}
