// Honest creators: each chats with the assistant, reads, saves and publishes their page and looks at it,
// with a pause of one to two seconds after each step, as people take.
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '../measure/random.ts';
import type { Account } from './accounts.ts';
import { addressFor, type Client, createClient, type Response } from './client.ts';
import { handleTasks, raisePriority } from './load-process.ts';
import { createSamples, type LatencyRow, type Samples } from './samples.ts';

export type HonestTask = {
  appOrigin: string;
  pagesOrigin: string;
  accounts: readonly Account[];
  seconds: number;
};
export type HonestReport = {
  rows: LatencyRow[];
  /** Over all calls of the API. */
  api: LatencyRow;
  /** Every response that was not as it should be. */
  problems: string[];
};

type Content = { jsx: string; css: string; metadata: { title: string; description: string } };
/** Returns what is wrong with the response, if anything. */
type Check = (response: Response) => string | undefined;
type Call = (
  kind: string,
  method: string,
  path: string,
  body?: object,
  check?: Check,
) => Promise<Response>;

const NETWORK = 2;
const PUBLISHED_PAGE = 'published page';
const messages = [
  'Make the background dark green',
  'Use a serif font',
  'Change the tagline to "Ceramics from the north"',
  'Make the buttons rounder',
  'Make the background dark blue',
  'Use a rounded font and pill buttons',
  'Show me another design',
  'Make it light and airy',
];

const STEPS = 6;

raisePriority();
handleTasks(work);

async function work(task: HonestTask): Promise<HonestReport> {
  const samples = createSamples();
  const problems: string[] = [];
  const until = performance.now() + task.seconds * 1000;
  await Promise.all(task.accounts.map((_, i) => live(task, i, until, samples, problems)));
  const api = samples.total((kind) => kind !== PUBLISHED_PAGE);
  return { rows: samples.rows(), api, problems };
}

async function live(
  task: HonestTask,
  index: number,
  until: number,
  samples: Samples,
  problems: string[],
): Promise<void> {
  const account = task.accounts[index] as Account;
  const random = createRandom(index + 1);
  const client = createClient(addressFor(NETWORK, index), 6);
  const call = createCall(task, account, client, samples, problems);
  const isOver = () => performance.now() >= until;
  const think = () =>
    sleep(Math.max(0, Math.min(1000 + random.next() * 1000, until - performance.now())));
  // Not all begin in the same moment.
  await sleep(random.next() * 1500);
  // Nor with the same step.
  let skipped = index % STEPS;
  for (let turn = index; !isOver(); turn += 1) {
    for (const step of listSteps(task, account, call, turn)) {
      if (skipped > 0) {
        skipped -= 1;
        continue;
      }
      if (isOver()) break;
      await step();
      await think();
    }
  }
  client.close();
}

function listSteps(task: HonestTask, account: Account, call: Call, turn: number) {
  const title = `Turn ${turn} of ${account.name}`;
  let content: Content | undefined;
  const { pageId } = account;
  return [
    () => {
      const message = { role: 'user', content: messages[turn % messages.length] };
      return call('chat', 'POST', '/api/ai/chat', { messages: [message] }, checkStream);
    },
    async () => {
      const { status, body } = await call('read page', 'GET', '/api/pages/current');
      if (status === 200) content = (JSON.parse(body) as { content: Content }).content;
    },
    () => call('read analytics', 'GET', '/api/analytics/overview?period=30d'),
    async () => {
      if (content === undefined) return;
      const named = { ...content, metadata: { ...content.metadata, title } };
      await call('save', 'PUT', '/api/pages/update', { content: named });
    },
    () => call('publish', 'POST', `/api/pages/${pageId}/publish`),
    () => {
      const isNew: Check = ({ body }) =>
        body.includes(title) ? undefined : 'not what was published';
      const check = content === undefined ? undefined : isNew;
      return call(PUBLISHED_PAGE, 'GET', `${task.pagesOrigin}/${account.name}`, undefined, check);
    },
  ];
}

function createCall(
  { appOrigin }: HonestTask,
  { token, name }: Account,
  client: Client,
  samples: Samples,
  problems: string[],
): Call {
  return async (kind, method, target, body, check) => {
    const isOwn = target.startsWith('/');
    const { origin, pathname, search } = new URL(target, appOrigin);
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const headers = isOwn ? { authorization: `Bearer ${token}`, ...json } : {};
    const response = await client.send({
      origin,
      method,
      path: `${pathname}${search}`,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    samples.add(kind, response.status, response.ms);
    const problem = response.status === 200 ? check?.(response) : response.body.slice(0, 300);
    if (problem !== undefined) {
      problems.push(
        `${kind} by ${name}: ${response.status} after ${Math.round(response.ms)} ms: ${problem}`,
      );
    }
    return response;
  };
}

function checkStream({ body }: Response): string | undefined {
  const error = /data: (\{"type":"error".*)/.exec(body)?.[1];
  if (error !== undefined) return error;
  return body.includes('"type":"complete"') && body.includes('[DONE]')
    ? undefined
    : body.slice(-300);
}
