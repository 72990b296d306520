// What people do with the product, many times over: requests of all kinds, chats with the built-in assistant, and
// publishes of a page that has changed.
import type { PageContent } from '@vys/contract/pages/pages';
import type { Product } from '../measure/product.ts';
import { type Account, signInAgain } from '../overload/accounts.ts';
import { createClient, type Request } from '../overload/client.ts';
import { minimalPage } from '../pages/minimal.ts';

export type Work = (product: Product, accounts: readonly Account[], count: number) => Promise<void>;

const messages = [
  'Make the background dark green',
  'Use a serif font',
  'Change the tagline to "Ceramics from the north"',
  'Make the buttons rounder',
  'What can you do?',
  'Show me another design',
  'Make it light and airy',
];

const json = (body: object) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const accepts = (type: string) => ({ headers: { accept: type, 'accept-encoding': 'gzip, br' } });

type Planned = Omit<Request, 'origin'> & {
  of: 'app' | 'pages';
  status?: number;
  includes?: string;
};

/** Of visitors and of the workspace, of pages that are there and that are not. */
const requests: ((account: Account, turn: number) => Planned)[] = [
  ({ name }) => ({ of: 'pages', method: 'GET', path: `/${name}`, ...accepts('text/html') }),
  () => ({ of: 'app', method: 'GET', path: '/api/pages/current' }),
  ({ name }) => ({ of: 'pages', method: 'GET', path: `/${name}` }),
  () => ({ of: 'app', method: 'GET', path: '/api/user/profile' }),
  (_, turn) => ({ of: 'pages', method: 'GET', path: `/unknown-${turn}`, status: 404 }),
  () => ({ of: 'app', method: 'GET', path: '/api/analytics/overview?period=30d' }),
  () => ({ of: 'app', method: 'GET', path: '/api/notifications' }),
  (_, turn) => ({ of: 'app', method: 'GET', path: `/api/missing-${turn}`, status: 404 }),
  () => ({ of: 'app', method: 'GET', path: '/healthz' }),
  (_, turn) => ({ of: 'app', method: 'PUT', path: '/api/pages/update', ...save(turn) }),
];

export const sendRequests: Work = (product, accounts, count) =>
  work(product, accounts, count, async (send, account, turn) => {
    const planned = requests[turn % requests.length] as (typeof requests)[number];
    await send(planned(account, turn));
  });

export const chat: Work = (product, accounts, count) =>
  work(product, accounts, count, async (send, _, turn) => {
    const message = { role: 'user', content: messages[turn % messages.length] };
    const body = json({ messages: [message] });
    const path = '/api/ai/chat';
    await send({ of: 'app', method: 'POST', path, ...body, includes: '"type":"complete"' });
  });

export const publish: Work = (product, accounts, count) =>
  work(product, accounts, count, async (send, { pageId }, turn) => {
    await send({ of: 'app', method: 'PUT', path: '/api/pages/update', ...save(turn) });
    await send({ of: 'app', method: 'POST', path: `/api/pages/${pageId}/publish` });
  });

function save(turn: number) {
  const jsx = minimalPage.jsx.replace('Anna Berg</h1>', `Fired in kiln ${turn}</h1>`);
  return json({ content: { ...minimalPage, jsx } satisfies PageContent });
}

type Send = (planned: Planned) => Promise<string>;

async function work(
  product: Product,
  accounts: readonly Account[],
  count: number,
  one: (send: Send, account: Account, turn: number) => Promise<void>,
): Promise<void> {
  const signedIn = await signInAgain(product, accounts);
  const client = createClient('127.0.0.1', 8);
  const each = Math.ceil(count / signedIn.length);
  // A conversation has one turn at a time.
  const workThrough = async (account: Account, index: number) => {
    const send = createSend(product, account, client);
    for (let turn = index * each; turn < Math.min(count, (index + 1) * each); turn += 1) {
      await one(send, account, turn);
    }
  };
  await Promise.all(signedIn.map(workThrough)).finally(client.close);
}

function createSend(
  { appOrigin, pagesOrigin }: Product,
  { token }: Account,
  client: ReturnType<typeof createClient>,
): Send {
  return async ({ of, status: expected = 200, includes = '', ...request }) => {
    const origin = of === 'app' ? appOrigin : pagesOrigin;
    const own = of === 'app' ? { authorization: `Bearer ${token}` } : {};
    const sent = { ...request, origin, headers: { ...own, ...request.headers } };
    for (let tries = 0; ; tries += 1) {
      const { status, body } = await client.send(sent);
      if (status === expected && body.includes(includes)) return body;
      // The machine is busy with something else.
      const isBusy = status === 503 || body.includes('"unavailable"') || body.includes('"timeout"');
      if (!isBusy || tries === 10) {
        throw new Error(`${request.method} ${request.path}: ${status} ${body.slice(-300)}`);
      }
    }
  };
}
