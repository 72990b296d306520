// The catalog of hostile requests: for each kind the requests that lead up to the attack and, last, the
// attack itself. Bodies are made once, and sent by all accounts.
import { CLIENT_ID, TOKEN_PATH } from '@vys/contract/api/endpoints';
import type { Account } from '../accounts.ts';
import type { Request } from '../client.ts';
import { hostileHtml } from './hostile-html.ts';
import {
  createContent,
  endless,
  hostileSources,
  large,
  lineEnds,
  manySections,
  plain,
  type Source,
} from './hostile-sources.ts';

export type Target = { appOrigin: string; pagesOrigin: string; image: Buffer };
export type HostileKind = {
  name: string;
  /** `turn` differs for each call. */
  requests(account: Account, turn: number): Request[];
};

export function listHostileKinds(target: Target): HostileKind[] {
  return [
    ...chats(target),
    ...compiles(target),
    ...publishes(target),
    ...imports(target),
    ...files(target),
    ...saves(target),
    ...visits(target),
    ...forms(target),
  ];
}

function json(
  origin: string,
  method: string,
  path: (account: Account) => string,
  body?: unknown,
): (account: Account) => Request {
  const text = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  return (account) => ({
    origin,
    method,
    path: path(account),
    headers: {
      authorization: `Bearer ${account.token}`,
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(text === undefined ? {} : { body: text }),
  });
}

function kind(name: string, ...makers: ((account: Account) => Request)[]): HostileKind {
  return { name, requests: (account) => makers.map((make) => make(account)) };
}

function chats({ appOrigin }: Target): HostileKind[] {
  const chat = (name: string, content: string, context?: Source) => {
    const messages = [{ role: 'user', content }];
    const body = { messages, ...(context ? { context: createContent(context) } : {}) };
    return kind(
      `chat: ${name}`,
      json(appOrigin, 'POST', () => '/api/ai/chat', body),
    );
  };
  return [
    chat('my handle is', `${'my handle is '.repeat(45)}zz`),
    chat('go with', `${'go with '.repeat(60)}red zz`),
    chat('up the', `make ${'up the '.repeat(60)}zz`),
    chat('dots', `add a link to ${'. '.repeat(900)}`),
    chat('1,300 sections', 'Show me another design', manySections),
    chat('256 KB of context', 'Make the background dark green', large(1)),
    chat('endless loop', 'Make the background dark green', endless),
  ];
}

function compiles({ appOrigin }: Target): HostileKind[] {
  return Object.entries(hostileSources).map(([name, { jsx, css = '' }]) =>
    kind(
      `compile: ${name}`,
      json(appOrigin, 'POST', () => '/api/pages/compile', { jsx, css }),
    ),
  );
}

function save({ appOrigin }: Target, source: Source) {
  const body = { content: createContent(source) };
  return json(appOrigin, 'PUT', () => '/api/pages/update', body);
}

function publishes(target: Target): HostileKind[] {
  const publish = json(target.appOrigin, 'POST', ({ pageId }) => `/api/pages/${pageId}/publish`);
  const report = json(target.appOrigin, 'GET', ({ pageId }) => `/api/pages/${pageId}/report`);
  return [
    kind('publish: endless loop', save(target, endless), publish),
    kind('publish: 256 KB', save(target, large(2)), publish),
    kind('publish: a new page each time', save(target, { jsx: plain }), publish),
    kind('publish report: 256 KB', save(target, large(3)), report),
  ];
}

function imports({ appOrigin }: Target): HostileKind[] {
  return Object.entries(hostileHtml).map(([name, html]) =>
    kind(
      `import: ${name}`,
      json(appOrigin, 'POST', () => '/api/pages/import', { html }),
    ),
  );
}

function files(target: Target): HostileKind[] {
  const exportZip = json(
    target.appOrigin,
    'GET',
    ({ pageId }) => `/api/pages/${pageId}/export.zip`,
  );
  return [
    kind('export: line ends', save(target, lineEnds), exportZip),
    kind('export: 256 KB', save(target, large(4)), exportZip),
    kind('upload: 40 megapixels', upload(target)),
  ];
}

function upload({ appOrigin, image }: Target): (account: Account) => Request {
  const boundary = 'overload-boundary';
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    image,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return ({ token }) => ({
    origin: appOrigin,
    method: 'POST',
    path: '/api/media/upload',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body,
  });
}

function saves(target: Target): HostileKind[] {
  const { appOrigin } = target;
  const versions = ({ pageId }: Account) => `/api/pages/${pageId}/versions`;
  const nested = `{"content":{"jsx":"","css":"","metadata":${'[{"a":'.repeat(60_000)}`;
  return [
    kind('save: 240 KB', save(target, large(5))),
    kind('save: other 240 KB', save(target, large(6))),
    kind('versions', json(appOrigin, 'GET', versions)),
    kind('save: nested JSON', (account) => ({
      ...save(target, { jsx: plain })(account),
      body: Buffer.from(nested),
    })),
  ];
}

/** User agents change, so that each counts as another visitor. */
function visits({ appOrigin, pagesOrigin }: Target): HostileKind[] {
  const userAgentFor = (turn: number) => ({ 'user-agent': `Mozilla/5.0 (Overload ${turn})` });
  const track = (origin: string, what: string, body: object) => ({
    name: `track: ${what}`,
    requests: ({ name }: Account, turn: number) => [
      {
        origin,
        method: 'POST',
        path: `/api/analytics/track/${what}`,
        headers: { ...userAgentFor(turn), 'content-type': 'application/json' },
        body: JSON.stringify({ slug: name, ...body }),
      },
    ],
  });
  return [
    {
      name: 'beacon',
      requests: ({ name }, turn) => [
        {
          origin: pagesOrigin,
          method: 'POST',
          path: '/e',
          headers: { ...userAgentFor(turn), 'content-type': 'text/plain' },
          body: `c|${name}|https://a.example/${'x'.repeat(900)}`,
        },
      ],
    },
    track(appOrigin, 'view', { referrer: `https://a.example/${'x'.repeat(2_000)}` }),
    track(pagesOrigin, 'click', { url: `https://a.example/${'x'.repeat(2_000)}` }),
  ];
}

function forms({ appOrigin, pagesOrigin }: Target): HostileKind[] {
  const form = (
    name: string,
    origin: string,
    path: (account: Account) => string,
    fields: object,
  ) => ({
    name,
    requests: (account: Account, turn: number) => [
      {
        origin,
        method: 'POST',
        path: path(account),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ...fields, username: `${account.email}${turn}` }).toString(),
      },
    ],
  });
  const password = { grant_type: 'password', client_id: CLIENT_ID, password: 'Wrong-horse-7' };
  const message = 'Overload '.repeat(200);
  return [
    form('sign-in: wrong password', appOrigin, () => TOKEN_PATH, password),
    form('form: contact', pagesOrigin, ({ name }) => `/_/forms/${name}/contact`, {
      email: 'a@vys.example',
      message,
    }),
    form('report', pagesOrigin, ({ name }) => `/_/report/${name}`, {
      reason: 'other',
      message,
      email: '',
    }),
    {
      name: 'page details',
      requests: ({ name }) => [{ origin: pagesOrigin, method: 'GET', path: `/${name}+` }],
    },
  ];
}
