// The whole server with the model server behind its assistant, and creators whose turns go through it.
import { type ChatEvent, chatEventSchema } from '@vys/contract/ai';
import type { PageContent } from '@vys/contract/pages/page-content';
import { startTestApp, type TestApp } from '../app.ts';
import { inProcessWorkers } from '../in-process-workers.ts';
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

/** A new user, whose requests to the model are answered for them alone: turns of several can run at the same time. */
export type Creator = {
  token: string;
  /** What the model was asked. */
  requests: ReceivedRequest[];
  /** For the next requests: the turn's and those for repair. The last one is repeated. */
  answerWith(...answers: Answer[]): void;
  /** Until the turn is over. */
  send(message: string, more?: { selection?: string | undefined }): Promise<PlayedTurn>;
  /** The stream of the turn. */
  open(message: string, more?: object): Promise<Response>;
  /** Gives its address. */
  upload(image: { bytes: Buffer; name: string }): Promise<string>;
  /** As it is saved. */
  content(): Promise<PageContent | undefined>;
};

export type ModelApp = {
  app: TestApp;
  models: ModelServer;
  createCreator(page?: PageContent): Promise<Creator>;
  /** One turn of a new creator. */
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

type Asked = { requests: ReceivedRequest[]; answers: Answer[] };

const MODEL = 'test-model';

export async function startModelApp(env: Record<string, string> = {}): Promise<ModelApp> {
  const models = await startModelServer({ models: [MODEL], key: 'test-key' });
  const app = await startTestApp({
    workers: inProcessWorkers,
    env: {
      AI_PROVIDER: 'openai-compatible',
      AI_URL: models.url,
      AI_MODEL: MODEL,
      AI_KEY: 'test-key',
      AI_CONTEXT_TOKENS: '60000',
      ...env,
    },
  });
  const asked = new Map<string, Asked>();
  models.answerOthers((request) => {
    const turn = asked.get(findCreator(request));
    if (turn === undefined) throw new Error('the request does not say whose page it is about');
    turn.requests.push(request);
    const answer = turn.answers.length > 1 ? turn.answers.shift() : turn.answers[0];
    return answer ?? { failure: 'server-error' };
  });

  async function createCreator(page?: PageContent): Promise<Creator> {
    const creator = `creator-${asked.size + 1}`;
    const state: Asked = { requests: [], answers: [] };
    asked.set(creator, state);
    const { token } = await app.signUp(creator);
    if (page) await app.call('POST', '/api/pages/create', { token, body: { content: page } });
    return openCreator(app, token, state);
  }

  return {
    app,
    models,
    createCreator,
    async play(message, page, answers) {
      const creator = await createCreator(page);
      creator.answerWith(...answers);
      return await creator.send(message);
    },
    async playWithImage(message, page, image, answers) {
      const creator = await createCreator(page);
      creator.answerWith(...answers);
      const imageUrl = await creator.upload(image);
      return { ...(await creator.send(`${message}\n[Image 1: ${imageUrl}]`)), imageUrl };
    },
    async stop() {
      await app.stop();
      await models.stop();
    },
  };
}

function openCreator(app: TestApp, token: string, state: Asked): Creator {
  const open = (message: string, more: object = {}) => {
    const messages = [{ role: 'user', content: message }];
    return app.call('POST', '/api/ai/chat', { token, body: { messages, model: MODEL, ...more } });
  };
  async function content() {
    const saved = await app.call('GET', '/api/pages/current', { token });
    return saved.ok ? ((await saved.json()) as { content: PageContent }).content : undefined;
  }
  return {
    token,
    requests: state.requests,
    open,
    content,
    answerWith: (...answers) => void state.answers.splice(0, Infinity, ...answers),
    async send(message, more) {
      const before = state.requests.length;
      const events = readEvents(await (await open(message, more)).text());
      const types = events.map(({ type }) => type);
      const requests = state.requests.slice(before);
      return { events, types, say: sayOf(events), content: await content(), requests };
    },
    async upload({ bytes, name }) {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)]), name);
      const uploaded = await fetch(`${app.config.appOrigin}/api/media/upload`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      });
      return ((await uploaded.json()) as { url: string }).url;
    },
  };
}

/** Prompts tell whose page it is. */
const findCreator = ({ messages }: ReceivedRequest): string =>
  /"username":"(creator-\d+)"/.exec(messages[0]?.text ?? '')?.[1] ?? '';

export function readEvents(body: string): ChatEvent[] {
  return body.split('\n').flatMap((line) => {
    if (!line.startsWith('data: ') || line === 'data: [DONE]') return [];
    return [chatEventSchema.parse(JSON.parse(line.slice('data: '.length)))];
  });
}

const sayOf = (events: readonly ChatEvent[]): string =>
  events.map((event) => (event.type === 'chunk' ? event.content : '')).join('');
