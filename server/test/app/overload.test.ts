// One request never stops the service: what used to hold the server's thread or end its process, over
// real HTTP, with another user's requests served meanwhile.
// @module-tag slow

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

let count = 0;
/** A user who may write code. */
async function newUser() {
  count += 1;
  const user = await test.signUp(`overload${count}`);
  await test.call('GET', '/api/user/profile', { token: user.token });
  await test.app.accounts.changeTier(user.userId, 'premium');
  return user;
}

const source = (jsx: string, css = '') => ({ jsx, css });
const page = (jsx: string, css = '') => ({
  content: { ...source(jsx, css), metadata: { title: 'Overload', description: '' } },
});
const plain = 'export default () => <main><h1>Hello</h1></main>;';
const endless = 'export default () => { while (true) {} };';

const post = (token: string, path: string, body: unknown) =>
  test.call('POST', path, { token, body });

/**
 * The longest that the server's thread worked without a pause while `work` ran, in milliseconds of its own
 * processor time, so that a busy machine does not count.
 */
async function longestHold<T>(work: () => Promise<T>): Promise<{ result: T; heldMs: number }> {
  let heldMs = 0;
  let last = process.threadCpuUsage();
  const note = () => {
    const { user, system } = process.threadCpuUsage(last);
    heldMs = Math.max(heldMs, (user + system) / 1_000);
    last = process.threadCpuUsage();
  };
  const watch = setInterval(note, 5);
  const result = await work().finally(() => clearInterval(watch));
  note();
  return { result, heldMs };
}

/** The deadline of a job; in the server's thread none of these ends before it. */
const HOLD_MS = 1_000;

describe('an expensive request', () => {
  it.each([
    ['C1: my handle is', `${'my handle is '.repeat(45)}zz`],
    ['C1: go with', `${'go with '.repeat(60)}red zz`],
    ['C1: up the', `make ${'up the '.repeat(60)}zz`],
    ['H2: many joins', `add a link to ${'. '.repeat(900)}`],
  ])('%s: never blocks the server as a chat message', async (_name, message) => {
    const { token } = await newUser();
    const messages = [{ role: 'user', content: message }];
    const { result, heldMs } = await longestHold(async () =>
      (await post(token, '/api/ai/chat', { messages })).text(),
    );
    expect(result).toContain('data: [DONE]');
    expect(heldMs).toBeLessThan(HOLD_MS);
  });

  const names = Array.from({ length: 48_000 }, (_, i) => `$${i.toString(36)}`);
  const hostileSources: [string, string, string?][] = [
    ['C2: namespace imports of icons', icons(250)],
    ['H2: a comment of $', `//$vys${'$'.repeat(200_000)}\n${plain}`],
    ['H2: shadowed names', shadowed(20_000)],
    ['H2: 48,000 names', `let ${names.join(',')};\n${plain}`],
    ['H2: unknown icons', unknownIcons(2_500)],
    ['H2: a CSS value of spaces', plain, `a{color:${' '.repeat(200_000)}red}`],
    ['H2: a url of spaces', plain, `a{background:url(${' '.repeat(200_000)}`],
    ['H2: a host of dots', link(`https://a${'.'.repeat(200_000)}`, 'go')],
    ['H2: a link text of dots', link('https://a.example', '.'.repeat(200_000))],
  ];

  it.each(hostileSources)('%s: compiles without blocking the server', async (...row) => {
    const [, jsx, css = ''] = row;
    const { token } = await newUser();
    const { result, heldMs } = await longestHold(() =>
      post(token, '/api/pages/compile', source(jsx, css)),
    );
    expect([200, 422]).toContain(result.status);
    expect((await result.text()).length).toBeLessThan(4_000_000);
    expect(heldMs).toBeLessThan(HOLD_MS);
  });

  it.each([
    ['title', `<meta property="og:title" content="${' '.repeat(500_000)}">`],
    ['email', `<a href="mailto:a@${'.'.repeat(500_000)}">mail</a>`],
  ])('H1: imports a foreign page with a hostile %s in time', async (_name, html) => {
    const { token } = await newUser();
    const body = { html: `<title>Anna</title>${html}<a href="https://a.example">A</a>` };
    const { result, heldMs } = await longestHold(() => post(token, '/api/pages/import', body));
    expect([200, 413, 422]).toContain(result.status);
    expect(heldMs).toBeLessThan(HOLD_MS);
  });

  it('H2: exports a page with 60,000 line ends in a template in time', async () => {
    const { token } = await newUser();
    const jsx = `import { useState } from 'react';
const text = \`${'\n'.repeat(60_000)}\`;
export default () => { const [n] = useState(1); return <main>{n}{text.length}</main>; };`;
    const saved = await post(token, '/api/pages/create', page(jsx));
    const { id } = (await saved.json()) as { id: string };
    const { result, heldMs } = await longestHold(() =>
      test.call('GET', `/api/pages/${id}/export.zip`, { token }),
    );
    expect([200, 422]).toContain(result.status);
    expect(heldMs).toBeLessThan(HOLD_MS);
  });

  it('L11: ignores the line numbers of a forged stack, and returns the message', async () => {
    const { token } = await newUser();
    const jsx = `export default () => { throw { name: 'Error', message: 'made up', stack: 'page:999999999999999999999' }; };`;
    const response = await post(token, '/api/pages/compile', source(jsx));
    expect(response.status).toBe(200);
    const { diagnostics } = (await response.json()) as { diagnostics: { message: string }[] };
    expect(diagnostics[0]).toMatchObject({ code: 'render', message: 'Error: made up' });
    expect(diagnostics[0]).not.toHaveProperty('line');
  });
});

it('H2: rejects a request without a valid token before its body is read', async () => {
  const body = '[1,'.repeat(100_000);
  const headers = { 'content-type': 'application/json' };
  const send = (authorization: string) =>
    fetch(`${test.config.appOrigin}/api/pages/import`, {
      method: 'POST',
      headers: { ...headers, authorization },
      body,
    });
  expect((await send('Bearer none')).status).toBe(401);
  const { token } = await newUser();
  expect((await send(`Bearer ${token}`)).status).toBe(400);
});

describe('the share of one user', () => {
  it('M1: is limited for six accounts with endless loops, so a seventh is served', async () => {
    const hostile = await Promise.all(Array.from({ length: 6 }, newUser));
    const honest = await newUser();
    await post(honest.token, '/api/pages/compile', source(plain));
    const loops = hostile.flatMap(({ token }) =>
      Array.from({ length: 4 }, () => post(token, '/api/pages/compile', source(endless))),
    );
    const response = await post(honest.token, '/api/pages/compile', source(plain));
    expect(await response.json()).toMatchObject({ ok: true });
    const samples = await Promise.all(loops);
    for (const { status, headers } of samples) {
      expect([200, 429, 503]).toContain(status);
      if (status !== 200) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(samples.some(({ status }) => status === 429)).toBe(true);
  });

  it('M2: is limited for large images, so a small one of another account is processed', async () => {
    const [heavy, light] = [await newUser(), await newUser()];
    const pixels = { width: 7_000, height: 5_600, channels: 3 as const, background: '#357' };
    const large = await sharp({ create: pixels }).jpeg({ quality: 60 }).toBuffer();
    const small = await sharp({ create: { ...pixels, width: 64, height: 64 } })
      .png()
      .toBuffer();
    await upload(light.token, small);
    const done: string[] = [];
    const heavyUploads = Array.from({ length: 4 }, () =>
      upload(heavy.token, large).then(() => done.push('large')),
    );
    await upload(light.token, small).then(() => done.push('small'));
    expect(done.filter((name) => name === 'large').length).toBeLessThan(3);
    await Promise.all(heavyUploads);
  });

  it('M2: is limited in queued uploads', async () => {
    const { token } = await newUser();
    const pixels = { width: 6_000, height: 5_000, channels: 3 as const, background: '#753' };
    const large = await sharp({ create: pixels }).jpeg({ quality: 60 }).toBuffer();
    const responses = await Promise.all(Array.from({ length: 12 }, () => upload(token, large)));
    const rejected = responses.filter(({ status }) => status === 429);
    expect(rejected.length).toBeGreaterThan(0);
    for (const { headers } of rejected) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });
});

async function upload(token: string, bytes: Buffer): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'a.jpg');
  return await fetch(`${test.config.appOrigin}/api/media/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
}

function icons(imports: number): string {
  const all = 'Activity,Airplay,Album,Anchor,Apple,Archive,Award,Axe,Baby,Backpack'.split(',');
  const lines = Array.from({ length: imports }, (_, i) => {
    return `import * as a${i} from "lucide-react";`;
  });
  const used = `const all=[${lines.map((_, i) => `a${i}`).join(',')}];`;
  return `${lines.join('\n')}\n// ${all.join(' ')}\nimport {useState} from 'react';
${used}\nexport default () => { const [n] = useState(0); return <p>{n}{all.length}</p>; };`;
}

function unknownIcons(number: number): string {
  const lines = Array.from(
    { length: number },
    (_, i) => `import { NotAnIconAtAll${i} } from "lucide-react";`,
  );
  return `${lines.join('\n')}\n${plain}`;
}

function shadowed(number: number): string {
  const imports = Array.from({ length: 200 }, (_, i) => `import a${i} from 'clsx';`).join('\n');
  return `${imports}\nfunction f(){${'var a1;'.repeat(number)}}\n${plain}`;
}

function link(href: string, text: string): string {
  return `export default () => <main><a href="${href}">${text}</a></main>;`;
}
