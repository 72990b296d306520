// A model server for tests: it speaks the wire of OpenAI, Anthropic and Google over a real socket, answers what
// its script says, and misbehaves when the script says so.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { readAnthropicRequest, readOpenAiRequest } from './read-request.ts';
import type { Answer, ReceivedRequest, Wire } from './script.ts';
import { sendAnswer, sendJson } from './send-answer.ts';
import { anthropicModels } from './wire/anthropic.ts';
import { toBadRequest, wireErrors } from './wire/errors.ts';
import { openAiModels } from './wire/openai.ts';
import { readGoogleRequest } from './wire/read-google-request.ts';

export type ModelServer = {
  origin: string;
  /** Root of all APIs. */
  url: string;
  /** In the order in which they came, those for lists of models left out. */
  requests: ReceivedRequest[];
  /** For the next requests, one each. */
  answerNext(...answers: Answer[]): void;
  /** For all requests without an answer of their own. */
  answerOthers(answer: Answer | ((request: ReceivedRequest) => Answer)): void;
  /** Forgets requests and answers. */
  reset(): void;
  stop(): Promise<void>;
};

type Options = {
  models?: readonly string[];
  /** Any is taken unless told. */
  key?: string;
};
type State = {
  models: readonly string[];
  key: string | undefined;
  requests: ReceivedRequest[];
  answers: Answer[];
  others: Answer | ((request: ReceivedRequest) => Answer) | undefined;
};

const readers = {
  openai: readOpenAiRequest,
  anthropic: readAnthropicRequest,
  google: readGoogleRequest,
};
const paths: Readonly<Record<string, Wire>> = {
  '/v1/chat/completions': 'openai',
  '/v1/messages': 'anthropic',
};
const GOOGLE_PATH = /^\/v1(?:beta)?\/models\/[^/:]+:(?:streamG|g)enerateContent$/;

export async function startModelServer({ models, key }: Options = {}): Promise<ModelServer> {
  const state: State = {
    models: models ?? ['test-model'],
    key,
    requests: [],
    answers: [],
    others: undefined,
  };
  const server = createServer((request, response) => {
    handle(state, request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    url: `${origin}/v1`,
    requests: state.requests,
    answerNext: (...answers) => {
      state.answers.push(...answers);
    },
    answerOthers: (answer) => {
      state.others = answer;
    },
    reset() {
      state.requests.splice(0);
      state.answers.splice(0);
      state.others = undefined;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function handle(state: State, request: IncomingMessage, response: ServerResponse) {
  const path = (request.url ?? '').split('?')[0] ?? '';
  const isModelList = path === '/v1/models' && request.method === 'GET';
  const asked = GOOGLE_PATH.test(path) ? 'google' : paths[path];
  const wire: Wire = asked ?? ('anthropic-version' in request.headers ? 'anthropic' : 'openai');
  if (!hasKey(state, wire, request)) {
    const [status, body] = wireErrors[wire]['wrong-key'];
    sendJson(response, status, body);
  } else if (isModelList) {
    const list = wire === 'openai' ? openAiModels : anthropicModels;
    sendJson(response, 200, list(state.models));
  } else if (asked === undefined || request.method !== 'POST') {
    refuse(response, wire, 404, `Invalid URL (${request.method} ${path})`);
  } else await handleTurn(state, wire, request, response);
}

async function handleTurn(
  state: State,
  wire: Wire,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const ended = new Promise<'sent' | 'left'>((resolve) => {
    response.on('close', () => resolve(response.writableFinished ? 'sent' : 'left'));
  });
  const text = await readBody(request);
  const read = readSafely(wire, text, request.url ?? '');
  if (typeof read === 'string') return refuse(response, wire, 400, read);
  if (wire === 'anthropic' && request.headers['anthropic-version'] === undefined) {
    return refuse(response, wire, 400, 'anthropic-version: header is required');
  }
  const { includesUsage, ...parts } = read;
  const received: ReceivedRequest = { wire, ...parts, headers: request.headers, ended };
  state.requests.push(received);
  const { others } = state;
  const answer =
    state.answers.shift() ?? (typeof others === 'function' ? others(received) : others);
  if (answer === undefined) return refuse(response, wire, 400, 'The script has no answer to this.');
  await sendAnswer(response, answer, { ...received, includesUsage });
}

function hasKey({ key }: State, wire: Wire, { headers }: IncomingMessage): boolean {
  if (key === undefined) return true;
  const isBearer = headers.authorization === `Bearer ${key}`;
  if (wire === 'google') return headers['x-goog-api-key'] === key;
  // Anthropic takes both: its own client sends a bearer token, others the header.
  return isBearer || (wire === 'anthropic' && headers['x-api-key'] === key);
}

function refuse(response: ServerResponse, wire: Wire, status: number, message: string): void {
  sendJson(response, status, toBadRequest[wire](message));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Or what is wrong with it. */
function readSafely(wire: Wire, text: string, url: string) {
  try {
    return readers[wire](JSON.parse(text), url);
  } catch (error) {
    if (error instanceof z.ZodError) return z.prettifyError(error);
    if (error instanceof SyntaxError) return 'We could not parse the JSON body of your request.';
    throw error;
  }
}
