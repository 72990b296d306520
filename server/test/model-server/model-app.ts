// The whole server with the model server behind its assistant, and one turn of a new creator through it.
import { type ChatEvent, chatEventSchema } from '@vys/contract/ai';
import type { PageContent } from '@vys/contract/pages/page-content';
import { startTestApp, type TestApp } from '../app.ts';
import { type ModelServer, startModelServer } from './model-server.ts';
import type { Answer, ReceivedRequest } from './script.ts';

export type PlayedTurn = {
  events: ChatEvent[];
  types: ChatEvent['type'][];
  /** All that the reply says. */
  say: string;
  /** As it is saved after the turn; undefined when there is none. */
  content: PageContent | undefined;
  /** What the model was asked. */
  requests: readonly ReceivedRequest[];
};

export type ModelApp = {
  app: TestApp;
  models: ModelServer;
  /**
   * The answers are for the turn's request and the requests for repair; the last one is repeated. Turns can run at
   * the same time.
   */
  play(
    message: string,
    page: PageContent | undefined,
    answers: readonly Answer[],
  ): Promise<PlayedTurn>;
  /** The same with an image attached to the message. */
  playWithImage(
    message: string,
    page: PageContent | undefined,
    image: { bytes: Buffer; name: string },
    answers: readonly Answer[],
  ): Promise<PlayedTurn & { imageUrl: string }>;
  stop(): Promise<void>;
};

type Creator = { token: string; requests: ReceivedRequest[] };

const MODEL = 'test-model';

export async function startModelApp(
  provider: 'openai-compatible' | 'anthropic' = 'openai-compatible',
  env: Record<string, string> = {},
): Promise<ModelApp> {
  const models = await startModelServer({ models: [MODEL], key: 'test-key' });
  const app = await startTestApp({
    env: {
      AI_PROVIDER: provider,
      AI_URL: models.url,
      AI_MODEL: MODEL,
      AI_KEY: 'test-key',
      AI_CONTEXT_TOKENS: '60000',
      ...env,
    },
  });
  const asked = new Map<string, { requests: ReceivedRequest[]; answers: readonly Answer[] }>();
  models.answerOthers((request) => {
    const turn = asked.get(findCreator(request));
    if (turn === undefined) throw new Error('the request does not say whose page it is about');
    turn.requests.push(request);
    const index = Math.min(turn.requests.length, turn.answers.length) - 1;
    return turn.answers[index] ?? { failure: 'server-error' };
  });
  async function signUp(page: PageContent | undefined, answers: readonly Answer[]) {
    const creator = `creator-${asked.size + 1}`;
    const requests: ReceivedRequest[] = [];
    asked.set(creator, { requests, answers });
    const { token } = await app.signUp(creator);
    if (page) await app.call('POST', '/api/pages/create', { token, body: { content: page } });
    return { token, requests };
  }

  async function send({ token, requests }: Creator, message: string): Promise<PlayedTurn> {
    const body = { messages: [{ role: 'user', content: message }], model: MODEL };
    const response = await app.call('POST', '/api/ai/chat', { token, body });
    const events = readEvents(await response.text());
    const saved = await app.call('GET', '/api/pages/current', { token });
    const page = saved.ok ? ((await saved.json()) as { content: PageContent }) : undefined;
    const types = events.map(({ type }) => type);
    return { events, types, say: sayOf(events), content: page?.content, requests };
  }

  return {
    app,
    models,
    async play(message, page, answers) {
      const creator = await signUp(page, answers);
      return await send(creator, message);
    },
    async playWithImage(message, page, { bytes, name }, answers) {
      const creator = await signUp(page, answers);
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)]), name);
      const uploaded = await fetch(`${app.config.appOrigin}/api/media/upload`, {
        method: 'POST',
        headers: { authorization: `Bearer ${creator.token}` },
        body: form,
      });
      const { url } = (await uploaded.json()) as { url: string };
      return { ...(await send(creator, `${message}\n[Image 1: ${url}]`)), imageUrl: url };
    },
    async stop() {
      await app.stop();
      await models.stop();
    },
  };
}

/** Prompts tell whose page it is. */
const findCreator = ({ messages }: ReceivedRequest): string =>
  /"username":"(creator-\d+)"/.exec(messages[0]?.text ?? '')?.[1] ?? '';

function readEvents(body: string): ChatEvent[] {
  return body.split('\n').flatMap((line) => {
    if (!line.startsWith('data: ') || line === 'data: [DONE]') return [];
    return [chatEventSchema.parse(JSON.parse(line.slice('data: '.length)))];
  });
}

const sayOf = (events: readonly ChatEvent[]): string =>
  events.map((event) => (event.type === 'chunk' ? event.content : '')).join('');
