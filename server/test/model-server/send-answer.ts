// Writes an answer to a connection, in the pieces and at the pace that the script tells, and with its faults.
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import {
  type Asked,
  CHARACTERS_PER_EVENT,
  encodingOf,
  keepAliveFrame,
  planBody,
  planStream,
  toErrorFrame,
} from './plan-stream.ts';
import type { Answer, FailureAnswer, TextAnswer } from './script.ts';
import { wireErrors } from './wire/errors.ts';

export async function sendAnswer(
  response: ServerResponse,
  answer: Answer,
  asked: Asked & { isStream: boolean },
): Promise<void> {
  if ('connection' in answer) {
    if (answer.connection === 'reset') response.socket?.resetAndDestroy();
  } else if ('failure' in answer) sendFailure(response, answer, asked);
  else if (asked.isStream) await sendStream(response, answer, asked);
  else await sendBody(response, answer, asked);
}

function sendFailure(response: ServerResponse, answer: FailureAnswer, { wire }: Asked): void {
  const { failure, retryAfterSeconds } = answer;
  if (retryAfterSeconds !== undefined) response.setHeader('retry-after', `${retryAfterSeconds}`);
  if (failure === 'bad-gateway') {
    response.writeHead(502, { 'content-type': 'text/html' });
    response.end('<html><head><title>502 Bad Gateway</title></head><body></body></html>');
    return;
  }
  const [status, body] = wireErrors[wire][failure];
  sendJson(response, status, body);
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  const id = { 'x-request-id': 'req_1', 'request-id': 'req_1' };
  response.writeHead(status, { 'content-type': 'application/json', ...id });
  response.end(JSON.stringify(body));
}

async function sendBody(response: ServerResponse, answer: TextAnswer, asked: Asked) {
  const { afterwards = 'complete' } = answer;
  if (afterwards !== 'complete' && afterwards !== 'end' && afterwards !== 'reset') {
    throw new Error(`an answer without a stream can't go on with ${afterwards}`);
  }
  const body = Buffer.from(planBody(answer, asked), encodingOf(answer));
  response.writeHead(200, { 'content-type': 'application/json' });
  const sent = afterwards === 'complete' ? body : body.subarray(0, body.length / 2);
  await write(response, sent, answer);
  if (afterwards === 'reset') await reset(response);
  else response.end();
}

async function sendStream(response: ServerResponse, answer: TextAnswer, asked: Asked) {
  const {
    afterwards = 'complete',
    keepAlive = false,
    millisecondsBetweenEvents: pause = 0,
  } = answer;
  const frames = planStream(answer, asked);
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
  });
  const send = async (list: readonly string[]) => {
    for (const frame of list) {
      if (isOver(response)) return;
      const text = keepAlive ? `${keepAliveFrame(asked)}${frame}` : frame;
      await write(response, Buffer.from(text, encodingOf(answer)), answer);
      if (pause > 0) await wait(pause);
    }
  };
  const held = countHeld(answer, frames.text.length);
  await send([...frames.before, ...frames.text.slice(0, held)]);
  if (held < frames.text.length) await Promise.race([answer.hold?.until, once(response, 'close')]);
  await send(frames.text.slice(held));
  while (afterwards === 'repeat' && frames.text.length > 0 && !isOver(response))
    await send(frames.text);
  if (afterwards === 'complete') await send(frames.after);
  else if (afterwards === 'reset') await reset(response);
  else if (afterwards !== 'silence' && afterwards !== 'end' && afterwards !== 'repeat') {
    await send([toErrorFrame(asked, afterwards)]);
  }
  if (afterwards !== 'silence') response.end();
}

/** How many pieces of the text are sent before those that wait. */
function countHeld(answer: TextAnswer, pieces: number): number {
  const { text, hold, charactersPerEvent = CHARACTERS_PER_EVENT } = answer;
  const start = hold === undefined ? -1 : text.toString().indexOf(hold.after);
  if (hold === undefined) return pieces;
  if (start < 0) throw new Error('the text has no such words');
  return Math.ceil(
    Array.from(text.toString().slice(0, start + hold.after.length)).length / charactersPerEvent,
  );
}

/** What was written reaches the client first. */
async function reset(response: ServerResponse) {
  await wait(5);
  response.socket?.resetAndDestroy();
}

const isOver = (response: ServerResponse) => response.destroyed || response.writableEnded;

/** Between two writes the client reads what came, so that it gets them apart; and it can leave. */
async function write(response: ServerResponse, bytes: Buffer, answer: TextAnswer) {
  const size = answer.bytesPerWrite ?? bytes.length;
  for (let from = 0; from < bytes.length && !isOver(response); from += size) {
    response.write(bytes.subarray(from, from + size));
    await nextTurn();
    while (response.writableNeedDrain && !isOver(response)) await wait(1);
  }
}
