// The publish checks through the routes: what they reject whatever made the page, what stays published,
// and the report that its owner reads. The rules themselves are proved in the compiler.
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyFix } from '@vys/compiler';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../../test/http.ts';
import { createTestPages, pageWith, type TestPages } from '../../../../../test/pages.ts';
import { composeProfilePage } from '../../../assistant/jobs.ts';
import {
  checkWithTimeout,
  createBlocklist,
  type LinkChecker,
  parseBlocklist,
} from './link-reputation.ts';

let ctx: TestHttp;
let testPages: TestPages;
let user: TestUser;
let name: string;
let count = 0;
let checker: LinkChecker = async () => new Map();

beforeAll(async () => {
  ctx = await createTestHttp();
  testPages = await createTestPages(ctx, { checkLinks: (hosts, signal) => checker(hosts, signal) });
});
beforeEach(async () => {
  checker = async () => new Map();
  count += 1;
  name = `checks-${count}`;
  user = await buildUser(ctx, { vysUrl: name });
});
afterAll(async () => {
  await testPages.close();
  await ctx.close();
});

function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, by: TestUser = user) {
  return ctx.http.inject({ method, url, headers: by.headers, ...(payload ? { payload } : {}) });
}
async function save(content: object): Promise<string> {
  const created = await call('POST', '/api/pages/create', { content });
  const saved =
    created.statusCode === 201 ? created : await call('PUT', '/api/pages/update', { content });
  return saved.json().id;
}
const publish = (id: string) => call('POST', `/api/pages/${id}/publish`);
const report = async (id: string) => (await call('GET', `/api/pages/${id}/report`)).json();
async function shown(): Promise<string> {
  const published = await testPages.pages.findPublic(name);
  return published.kind === 'page' ? published.pageBuild.html.toString() : published.kind;
}
const withBody = (body: string) => ({
  ...pageWith('Hello'),
  jsx: `export default function Page() {\n  return <main><h1>Hello</h1>\n${body}\n</main>;\n}`,
});
const LURE = '<a href="https://paypa1.com/login">Pay me</a>';

describe('publishing', () => {
  it.each([
    ['a password', '<input type="password" />'],
    ['a confusable host', LURE],
    ['a password that only scripts show', '{[].map(() => <input type="password" />)}'],
    [
      'an address that only rendering makes',
      '<a href={["https://paypa", "1.com"].join("")}>Pay</a>',
    ],
  ])('PUB-4 API-34 rejects %s and leaves the last page standing', async (_what, body) => {
    const id = await save(pageWith('Good'));
    expect((await publish(id)).statusCode).toBe(200);
    await save(withBody(body));
    const rejected = await publish(id);
    expect([rejected.statusCode, rejected.json().code]).toEqual([422, 'pages.publish_blocked']);
    expect(rejected.json().message).toMatch(/^The page wasn't published\. /);
    expect(await shown()).toContain('Good');
    const page = (await call('GET', '/api/pages/current')).json();
    expect(page).toMatchObject({ status: 'published', has_unpublished_changes: true });
  });

  it('never shows a page whose first publishing is rejected', async () => {
    const rejected = await publish(await save(withBody(LURE)));
    expect(rejected.json().message).toMatch(/Line 3: The address paypa1\.com/);
    expect(await shown()).toBe('none');
  });

  it('STUDIO-30 publishes what it only advises on, and counts the advice', async () => {
    const response = await publish(await save(withBody('<img src="/a.png" /><a href="#x">X</a>')));
    expect([response.statusCode, response.json().warnings]).toEqual([200, 2]);
  });

  it.each([
    ['a placeholder text', '<p>[What you do, in one line]</p>'],
    ['a link that leads nowhere', '<a href="#">Shop</a>'],
  ])('stops at %s when it is asked to, and publishes it when it is not', async (_what, body) => {
    const id = await save(pageWith('Good'));
    expect((await publish(id)).statusCode).toBe(200);
    await save(withBody(body));
    const stopped = await call('POST', `/api/pages/${id}/publish?unfinished=stop`);
    expect([stopped.statusCode, stopped.json().code]).toEqual([422, 'pages.unfinished']);
    expect(await shown()).toContain('Good');
    const published = await call('POST', `/api/pages/${id}/publish?unfinished=publish`);
    expect(published.statusCode).toBe(200);
    expect(await shown()).not.toContain('Good');
  });

  it('does not stop for other advice', async () => {
    const id = await save(withBody('<img src="/a.png" />'));
    const response = await call('POST', `/api/pages/${id}/publish?unfinished=stop`);
    expect([response.statusCode, response.json().warnings]).toEqual([200, 1]);
  });

  it('checks a page of the assistant like one written by hand', { tags: 'slow' }, async () => {
    const made = composeProfilePage({
      username: 'ada',
      fullName: 'Ada',
      links: [{ title: 'Pay', url: 'https://paypa1.com' }],
    });
    const id = await save(made);
    expect((await publish(id)).json().code).toBe('pages.publish_blocked');
    const byAssistant = (await report(id)).findings.filter(isBlock);
    await save({ ...made, jsx: `${made.jsx}\n// changed by hand` });
    expect((await report(id)).findings.filter(isBlock)).toEqual(byAssistant);
  });
});

const isBlock = ({ severity }: { severity: string }) => severity === 'block';

describe('the report', () => {
  it('is of the saved page and names places and fixes', async () => {
    const id = await save(withBody(`${LURE}\n<img src="/a.png" />`));
    const response = await report(id);
    const { etag } = (await call('GET', '/api/pages/current')).json();
    expect(response).toMatchObject({ blocked: true, etag });
    expect(response.findings).toMatchObject([
      { rule: 'confusable-host', severity: 'block', source: 'jsx', line: 3, column: 1 },
      { rule: 'image-alt', severity: 'warn', line: 4, fix: { label: 'Mark as decorative' } },
    ]);
  });

  it('has nothing left when its fixes are saved', async () => {
    let content = withBody('<a href="#x">X</a><img src="/a.png" />');
    const id = await save(content);
    for (
      let findings = (await report(id)).findings;
      findings.length > 0;
      findings = (await report(id)).findings
    ) {
      const fixed = applyFix(content, findings[0]);
      if (!fixed) throw new Error(`no fix for ${findings[0].rule}`);
      content = fixed;
      await save(content);
    }
    expect((await publish(id)).json().warnings).toBe(0);
  });

  it.each([
    ['does not compile', 'export default () => <p></b>;', 'does-not-compile'],
    ['does not render', 'export default () => { throw new Error("no luck"); };', 'does-not-render'],
  ])('reports that a page %s', async (_what, jsx, rule) => {
    const id = await save({ ...pageWith('x'), jsx });
    expect(await report(id)).toMatchObject({ blocked: true, findings: [{ rule, line: 1 }] });
  });

  it('reports texts that are still to be written', async () => {
    const id = await save(withBody('<h1>Ada</h1><p>[Your opening line]</p>'));
    const { blocked, findings } = await report(id);
    expect(blocked).toBe(false);
    expect(findings.map(({ rule }: { rule: string }) => rule)).toContain('placeholder-text');
  });

  it('is for the owner only and needs a sign-in', async () => {
    const id = await save(pageWith('Mine'));
    const otherUser = await buildUser(ctx);
    const rejected = await call('GET', `/api/pages/${id}/report`, undefined, otherUser);
    expect([rejected.statusCode, rejected.json().code]).toEqual([404, 'pages.not_found']);
    const unknown = await ctx.http.inject({ method: 'GET', url: `/api/pages/${id}/report` });
    expect(unknown.statusCode).toBe(401);
  });
});

describe('compiling', () => {
  it('API-36 returns the publish report', async () => {
    const source = { jsx: withBody(LURE).jsx, css: 'p { color: #aaa; background: #fff }' };
    const { ok, report: said } = (await call('POST', '/api/pages/compile', source)).json();
    expect(ok).toBe(true);
    expect(said).toMatchObject({
      blocked: true,
      findings: [{ rule: 'confusable-host' }, { rule: 'contrast', source: 'css', line: 1 }],
    });
  });
  it('API-36 also of a source that does not compile', async () => {
    const source = { jsx: 'export default () => <p>', css: '' };
    const { ok, report: said } = (await call('POST', '/api/pages/compile', source)).json();
    expect(ok).toBe(false);
    expect(said).toMatchObject({ blocked: true, findings: [{ rule: 'does-not-compile' }] });
  });
});

describe('looking hosts up', () => {
  it('blocks a page that leads to a listed host', async () => {
    checker = async (hosts) =>
      new Map(hosts.includes('example.com') ? [['example.com', 'a list']] : []);
    const rejected = await publish(await save(pageWith('Hello')));
    expect(rejected.json().message).toMatch(
      /example\.com is on a list of harmful sites \(a list\)/,
    );
  });

  it.each<[string, LinkChecker, RegExp]>([
    ['fails', async () => Promise.reject(new Error('no')), /could not be read/],
    ['never responds', () => new Promise(() => {}), /no response in two seconds/],
  ])(
    'publishes with a warning when the checker %s',
    { tags: 'slow' },
    async (_what, failing, words) => {
      checker = failing;
      const id = await save(pageWith('Hello'));
      const response = await publish(id);
      expect([response.statusCode, response.json().warnings]).toEqual([200, 1]);
      const { blocked, findings } = await report(id);
      expect([blocked, findings[0].rule]).toEqual([false, 'links-unchecked']);
      expect(findings[0].message).toMatch(words);
    },
  );

  it('aborts a checker that is too late', async () => {
    let stopped = false;
    const slow: LinkChecker = (_hosts, signal) => {
      signal.addEventListener('abort', () => (stopped = true));
      return new Promise(() => {});
    };
    await expect(checkWithTimeout(slow, [], 5)).rejects.toThrow();
    expect(stopped).toBe(true);
  });
});

describe('the local list', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vys-blocklist-'));
  const path = join(folder, 'hosts.txt');
  afterEach(() => rmSync(path, { force: true }));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const checkHosts = (list: LinkChecker, ...hosts: string[]) =>
    list(hosts, AbortSignal.timeout(1_000));

  it('takes hosts, comments and empty lines', () => {
    const text = '# bad\nEvil.example # since May\r\n\n  *.worse.example.\n.worst.example';
    expect([...parseBlocklist(text)]).toEqual(['evil.example', 'worse.example', 'worst.example']);
  });

  it('finds a host by its parent domain and is read again when it has changed', async () => {
    writeFileSync(path, 'evil.example');
    const list = createBlocklist(path);
    expect([...(await checkHosts(list, 'a.evil.example', 'good.example')).keys()]).toEqual([
      'evil.example',
    ]);
    writeFileSync(path, 'good.example\n');
    utimesSync(path, new Date(), new Date(Date.now() + 5_000));
    expect([...(await checkHosts(list, 'a.evil.example', 'good.example')).keys()]).toEqual([
      'good.example',
    ]);
  });

  it('says that it cannot tell when the file is gone', async () => {
    await expect(checkHosts(createBlocklist(join(folder, 'none')), 'a.example')).rejects.toThrow(
      /ENOENT/,
    );
  });
});
