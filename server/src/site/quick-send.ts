// Sends an answer that never changes but for its date. node:http checks and joins the headers of every
// answer anew, which costs more than anything else we do for a page; here it is handed the finished
// text and keeps doing the rest: parsing, order, keep-alive, back-pressure.
import type { ServerResponse } from 'node:http';

/** Head and body as one text, made anew when the second changes. */
export type QuickAnswer = { second: number; text: string };

export type QuickSource = { readonly headers: readonly string[]; readonly text: string };

// An inner property of node:http's messages since its beginning: the head that is still to be sent.
type Inner = ServerResponse & { _header: string | null };

export function newQuickAnswer(): QuickAnswer {
  return { second: -1, text: '' };
}

/** For a 200 to GET. False, and nothing is sent, where the ordinary way has to be taken. */
export function sendQuickly(
  response: ServerResponse,
  source: QuickSource,
  answer: QuickAnswer,
): boolean {
  if (!response.shouldKeepAlive || !canBeHanded(response)) return false;
  const second = Math.floor(Date.now() / 1000);
  if (answer.second !== second) {
    answer.second = second;
    answer.text = finishedText(source, second);
  }
  response._header = answer.text;
  response.end();
  return true;
}

function canBeHanded(response: ServerResponse): response is Inner {
  return '_header' in response && response._header === null;
}

function finishedText({ headers, text }: QuickSource, second: number): string {
  let head = 'HTTP/1.1 200 OK\r\n';
  for (let i = 0; i < headers.length; i += 2) head += `${headers[i]}: ${headers[i + 1]}\r\n`;
  head += `Date: ${new Date(second * 1000).toUTCString()}\r\nConnection: keep-alive\r\n\r\n`;
  // Through bytes, because a text joined of pieces would be flattened again at every write.
  return Buffer.from(head + text, 'latin1').toString('latin1');
}
