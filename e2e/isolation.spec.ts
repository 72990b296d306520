// What a malicious page can reach, in a real browser: nothing of other creators, of the workspace or of the
// person who looks at it. The pages are published as their creators would publish them.
import { expect, type Page, test } from '@playwright/test';
import { appOrigin, pagesOrigin } from './support/origins.ts';
import {
  bearer,
  createPage,
  createPerson,
  type Person,
  publishPage,
  savePage,
  signIn,
  simplePage,
  startSession,
} from './support/people.ts';

/** A page that tries `attempts` as soon as it is seen and writes down what came of each. */
const maliciousPage = (attempts: string) => ({
  jsx: `import { useEffect, useState } from 'react';

const within = (promise) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(() => resolve('silence'), 2500))]);
const loaded = (element, address) =>
  within(new Promise((resolve) => {
    element.onload = () => resolve('LOADED');
    element.onerror = () => resolve('rejected');
    element.src = address;
    document.body.append(element);
  }));
const formRejected = (resolve) =>
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective === 'form-action') resolve('rejected');
  });
const attempts = {
${attempts}
};

export default function Page() {
  const [report, setReport] = useState('');
  useEffect(() => {
    (async () => {
      const results = {};
      for (const [name, attempt] of Object.entries(attempts)) {
        try {
          results[name] = String(await attempt());
        } catch (error) {
          results[name] = error.name;
        }
      }
      setReport(JSON.stringify(results));
    })();
  }, []);
  return <main><h1>Free prizes</h1><p id="report">{report}</p></main>;
}
`,
  css: '',
  metadata: { title: 'Hostile', description: '' },
});

async function publishHostile(page: Page, attempts: string): Promise<string> {
  const eve = await createPerson(page.request);
  const id = await createPage(page.request, eve, maliciousPage(attempts));
  await publishPage(page.request, eve, id);
  return `${pagesOrigin}/${eve.username}`;
}

/** Asked for directly: after a form that was rejected the driver waits for a page that never comes. */
async function readReport(page: Page): Promise<Record<string, string>> {
  const readReport = () =>
    page.evaluate(() => document.querySelector('#report')?.textContent ?? '');
  await expect.poll(readReport, { timeout: 30_000 }).not.toBe('');
  return JSON.parse(await readReport());
}

async function publishVictim(page: Page): Promise<Person> {
  const ada = await createPerson(page.request);
  await publishPage(page.request, ada, await createPage(page.request, ada, simplePage('Ada Moss')));
  return ada;
}

test('ASVS 3.5.4, 8.4.1 U1 a page reads no cookie, no storage, no parent, no opener and no other page', async ({
  page,
  context,
}) => {
  const ada = await publishVictim(page);
  const otherAddress = `${pagesOrigin}/${ada.username}`;
  const url = await publishHostile(
    page,
    `
  cookie: () => document.cookie,
  setCookie: () => { document.cookie = 'a=b'; return 'SET'; },
  localStorage: () => localStorage.length,
  sessionStorage: () => sessionStorage.length,
  indexedDB: () => within(new Promise((resolve) => {
    const requests = indexedDB.open('x');
    requests.onsuccess = () => resolve('OPENED');
    requests.onerror = () => resolve('rejected');
  })),
  caches: () => caches.open('x').then(() => 'OPENED'),
  serviceWorker: () => navigator.serviceWorker.register('/_/shelf/x.js').then(() => 'REGISTERED'),
  parent: () => window.parent === window && window.top === window ? 'alone' : 'FRAMED',
  opener: () => window.opener === null ? 'none' : 'OPENER',
  origin: () => self.origin,
  fetchOther: () => fetch('${otherAddress}').then((response) => response.text()),
  frameOther: async () => {
    const frame = document.createElement('iframe');
    const came = await loaded(frame, '${otherAddress}');
    return frame.contentDocument ? frame.contentDocument.title : 'closed';
  },
  requestOther: () => within(new Promise((resolve) => {
    const requests = new XMLHttpRequest();
    requests.onload = () => resolve('READ');
    requests.onerror = () => resolve('rejected');
    requests.open('GET', '${otherAddress}');
    requests.send();
  })),
`,
  );
  // Opened from a page that would like to keep hold of it.
  await page.goto(otherAddress);
  const popup = context.waitForEvent('page');
  await page.evaluate((address) => void window.open(address), url);
  const malicious = await popup;
  const results = await readReport(malicious);
  expect(results).toEqual({
    cookie: 'SecurityError',
    setCookie: 'SecurityError',
    localStorage: 'SecurityError',
    sessionStorage: 'SecurityError',
    indexedDB: expect.stringMatching(/SecurityError|rejected/),
    caches: expect.stringMatching(/SecurityError|ReferenceError|TypeError/),
    serviceWorker: expect.stringMatching(/SecurityError|TypeError|NotSupportedError/),
    parent: 'alone',
    opener: expect.stringMatching(/none|OPENER/),
    origin: 'null',
    fetchOther: 'TypeError',
    frameOther: 'closed',
    requestOther: 'rejected',
  });
  expect(await context.cookies()).toEqual([]);
  expect(context.serviceWorkers()).toEqual([]);
});

test('U1 pages that hold each other’s windows read nothing through them', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  const ada = await publishVictim(page);
  await page.goto(`${pagesOrigin}/${ada.username}`);
  const url = await publishHostile(
    page,
    `
  openerDocument: () => window.opener.document.title,
  openerName: () => { window.opener.location.href; return 'READ'; },
  openerStorage: () => window.opener.localStorage.length,
`,
  );
  const popup = context.waitForEvent('page');
  const look = page.evaluate(async (address) => {
    const opened = window.open(address);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    try {
      return opened?.document.title ?? 'nothing';
    } catch (error) {
      return error instanceof Error ? error.name : 'failed';
    }
  }, url);
  const results = await readReport(await popup);
  for (const outcome of Object.values(results)) {
    expect(outcome).toMatch(/^(SecurityError|TypeError)$/);
  }
  expect(await look).toBe('SecurityError');
});

test('U2 200 large cookies for the host leave the workspace as it was', { tag: '@slow' }, async ({
  page,
}) => {
  const ada = await createPerson(page.request);
  await createPage(page.request, ada);
  await signIn(page, ada);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  const url = await publishHostile(
    page,
    `
  many: () => {
    let failed = 0;
    for (let i = 0; i < 200; i += 1) {
      for (const more of ['', '; path=/', '; domain=localhost', '; domain=.localhost; path=/']) {
        try { document.cookie = 'c' + i + '=' + 'x'.repeat(4000) + more; } catch { failed += 1; }
      }
    }
    return failed;
  },
  store: () => within(Promise.resolve().then(() => cookieStore.set('a', 'b')).then(() => 'SET')),
`,
  );
  const readCookies = () => page.context().cookies();
  const listNames = async () => (await readCookies()).map(({ name }) => name).sort();
  // The last one marks the creator's own visits on the origin of the pages.
  await expect.poll(listNames).toEqual(['vys-binding', 'vys_language', 'vys_own']);
  const before = await readCookies();
  await page.goto(url);
  const results = await readReport(page);
  expect(results.many).toBe('800');
  expect(results.store).toMatch(/SecurityError|ReferenceError|TypeError/);
  expect(await readCookies()).toEqual(before);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('U3 a page reaches neither the API nor any other host, and runs no code that it embeds', async ({
  page,
}) => {
  const ada = await createPerson(page.request);
  await createPage(page.request, ada);
  // The visitor of the page is signed in to the workspace.
  await startSession(page, ada);
  const url = await publishHostile(
    page,
    `
  fetchApi: () => fetch('${appOrigin}/api/user/profile', { credentials: 'include' }).then((a) => a.text()),
  fetchBlind: () => fetch('${appOrigin}/api/user/profile', { mode: 'no-cors', credentials: 'include' }).then(() => 'SENT'),
  fetchEvil: () => fetch('https://evil.example/').then(() => 'SENT'),
  formPost: () => within(new Promise((resolve) => {
    formRejected(resolve);
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '${appOrigin}/api/auth/logout';
    document.body.append(form);
    form.submit();
  })),
  formEvil: () => within(new Promise((resolve) => {
    formRejected(resolve);
    const form = document.createElement('form');
    form.action = 'https://evil.example/';
    document.body.append(form);
    form.requestSubmit();
  })),
  image: () => loaded(new Image(), '${appOrigin}/api/user/profile'),
  script: () => loaded(document.createElement('script'), 'https://evil.example/x.js'),
  ownScript: () => loaded(document.createElement('script'), '${pagesOrigin}/favicon.ico'),
  frameApp: async () => {
    const frame = document.createElement('iframe');
    await loaded(frame, '${appOrigin}/dashboard');
    return frame.contentDocument ? frame.contentDocument.title : 'closed';
  },
  socket: () => within(new Promise((resolve) => {
    const socket = new WebSocket('wss://evil.example/');
    socket.onopen = () => resolve('OPEN');
    socket.onerror = () => resolve('rejected');
  })),
  liveSocket: () => within(new Promise((resolve) => {
    const socket = new WebSocket('${appOrigin.replace('http', 'ws')}/api/live');
    socket.onopen = () => resolve('OPEN');
    socket.onerror = () => resolve('rejected');
  })),
  beacon: () => navigator.sendBeacon('${appOrigin}/api/pages/create', '{}'),
  evaluate: () => new Function('return "RUN"')(),
  inline: () => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = "RUN"';
    document.body.append(script);
    return window.ran;
  },
  worker: () => within(new Promise((resolve) => {
    const worker = new Worker(URL.createObjectURL(new Blob(['postMessage("RUN")'])));
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => resolve('rejected');
  })),
`,
  );
  // The workspace polls all the time; what is listened to is the malicious page alone.
  await page.goto('about:blank');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${pagesOrigin}/`)) requests.push(request.url());
  });
  const reached: string[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith(`${pagesOrigin}/`)) reached.push(response.url());
  });
  await page.goto(url);
  const results = await readReport(page);
  expect(results).toMatchObject({
    fetchApi: 'TypeError',
    fetchBlind: 'TypeError',
    fetchEvil: 'TypeError',
    formPost: 'rejected',
    formEvil: 'rejected',
    image: 'rejected',
    script: 'rejected',
    ownScript: 'rejected',
    frameApp: 'closed',
    evaluate: 'EvalError',
    inline: 'undefined',
  });
  expect(results.socket).toMatch(/rejected|SecurityError/);
  expect(results.liveSocket).toMatch(/rejected|SecurityError/);
  expect(results.worker).toMatch(/rejected|SecurityError/);
  expect(reached.filter((address) => address.startsWith(appOrigin))).toEqual([]);
  expect(reached.filter((address) => address.includes('evil'))).toEqual([]);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/dashboard$/);
});

const preview = (page: Page) => page.frameLocator('iframe[title="Preview of your page"]');

test('ASVS 3.5.5 U4 forged, huge and polluting messages of a preview leave the studio as it was', async ({
  page,
}) => {
  const ada = await createPerson(page.request);
  const forgedMessages = `
  forged: () => {
    for (const type of ['vys-preview-ready', 'vys-preview-connect', 'rendered', 'failed', 'navigate', 'error', 'render', 'found', 'select', 'place', 'edited']) {
      for (const nonce of ['', 'x', undefined, new URLSearchParams(location.hash.slice(1)).get('nonce')]) {
        parent.postMessage({ type, nonce, id: 1, message: 'FORGED', href: 'FORGED' }, '*', [new MessageChannel().port1]);
      }
    }
    return 'sent';
  },
  polluting: () => {
    const bad = JSON.parse('{"type":"error","__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"message":"FORGED"}');
    parent.postMessage(bad, '*');
    return 'sent';
  },
  odd: () => {
    for (const data of [null, undefined, 1, 'x', [], new Map(), new Date(), { type: null }, { type: { toString: 1 } }]) parent.postMessage(data, '*');
    return 'sent';
  },
  huge: () => { parent.postMessage({ type: 'error', message: 'x'.repeat(30000000) }, '*'); return 'sent'; },
  hugeError: () => {
    const error = new Error('BIG');
    error.stack = 'x'.repeat(30000000);
    Promise.reject(error);
    return 'sent';
  },
  oddAddress: () => {
    class Odd { startsWith() { return false; } slice() { return 'odd'; } get length() { return 3; } }
    const own = Element.prototype.getAttribute;
    Element.prototype.getAttribute = () => new Odd();
    document.querySelector('h1').innerHTML = '<a id="odd" href="https://example.com/">Free prizes</a>';
    document.querySelector('#odd').click();
    Element.prototype.getAttribute = own;
    return 'sent';
  },
  patched: () => {
    const own = String.prototype.slice;
    String.prototype.slice = () => ({ no: 'text' });
    dispatchEvent(new ErrorEvent('error', { error: new Error('PATCHED') }));
    String.prototype.slice = own;
    return 'sent';
  },
  parentRead: () => parent.document.title,
  parentStorage: () => parent.localStorage.length,
  cookie: () => document.cookie,
  fetchApi: () => fetch('${appOrigin}/api/user/profile', { credentials: 'include' }).then((a) => a.text()),
`;
  await createPage(page.request, ada, maliciousPage(forgedMessages));
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    if (!/BIG/.test(error.message)) errors.push(error.message);
  });
  await startSession(page, ada);
  await page.goto('/ai-studio');
  const report = preview(page).locator('#report');
  // Until the last of them has been sent, the page may be drawn again.
  await expect(async () => {
    expect(JSON.parse((await report.textContent()) ?? '')).toMatchObject({
      parentRead: 'SecurityError',
      parentStorage: 'SecurityError',
      cookie: 'SecurityError',
      fetchApi: 'TypeError',
    });
  }).toPass({ timeout: 30_000 });
  const state = await page.evaluate(() => ({
    polluted: ({} as Record<string, unknown>).polluted,
    title: document.title,
  }));
  expect(state.polluted).toBeUndefined();
  await expect(page.getByText('FORGED')).toHaveCount(0);
  expect(errors).toEqual([]);
  const input = page.getByPlaceholder('Message AI Studio...');
  await expect(input).toBeEnabled();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(report).not.toBeEmpty({ timeout: 30_000 });
  await expect(input).toBeEnabled();
});

test('ASVS 3.2.1 U5 a file opened directly in a tab is sandboxed, or is not a document', async ({
  page,
}) => {
  const ada = await publishVictim(page);
  const origins: Record<string, string> = {};
  for (const path of [`/${ada.username}`, '/_/preview', '/no-such-page']) {
    await page.goto(`${pagesOrigin}${path}`);
    origins[path] = await page.evaluate(() => self.origin);
  }
  expect(origins[`/${ada.username}`]).toBe('null');
  expect(origins['/_/preview']).toBe('null');

  const html = await (await page.request.get(`${pagesOrigin}/${ada.username}`)).text();
  const image = /\/_\/og\/[0-9a-f]+\.png/.exec(html)?.[0] ?? '';
  const preview = await (await page.request.get(`${pagesOrigin}/_/preview`)).text();
  const packagePath = /\/_\/shelf\/[\w.-]+\.js/.exec(preview)?.[0] ?? '';
  for (const [address, type] of [
    [`${pagesOrigin}${image}`, 'image/png'],
    [`${pagesOrigin}${packagePath}`, 'text/javascript'],
    [`${pagesOrigin}/robots.txt`, 'text/plain'],
    [`${appOrigin}/api/auth/check-username/someone`, 'application/json'],
    [`${appOrigin}/api/user/profile`, 'application/json'],
  ] as const) {
    const response = await page.goto(address);
    expect(response?.headers()['content-type']).toContain(type);
    expect(response?.headers()['x-content-type-options']).toBe('nosniff');
    expect(await page.locator('script, iframe, form').count()).toBe(0);
  }

  // What another user wrote comes back from the API as JSON, whatever it looks like.
  const content = simplePage('<script>document.title = "RAN"</script>');
  await savePage(page.request, ada, {
    ...content,
    metadata: { title: '<img src=x onerror=alert(1)>', description: '' },
  });
  await page.route(`${appOrigin}/api/pages/current`, (route) =>
    route.continue({ headers: { ...route.request().headers(), ...bearer(ada) } }),
  );
  const response = await page.goto(`${appOrigin}/api/pages/current`);
  expect(response?.headers()['content-type']).toContain('application/json');
  expect(await page.title()).not.toBe('RAN');
  expect(await page.locator('script, img').count()).toBe(0);
});
