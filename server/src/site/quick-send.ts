// Sends an answer that never changes but for its date. node:http checks and joins the headers of every
// answer anew, which costs more than anything else we do for a page; here it is handed the finished
// text and keeps doing the rest: parsing, order, keep-alive, back-pressure.
import type { ServerResponse } from 'node:http';

/** Head and body in one piece; the text of it is made anew when the second changes. */
export type QuickAnswer = {
  readonly bytes: Buffer;
  readonly dateAt: number;
  readonly bodyAt: number;
  second: number;
  text: string;
};

// An inner property of node:http's messages since its beginning: the head that is still to be sent.
type Inner = ServerResponse & { _header: string | null };

const NO_DATE = new Date(0).toUTCString();

export function makeQuickAnswer(
  status: string,
  headers: readonly string[],
  body: Buffer = Buffer.alloc(0),
): QuickAnswer {
  let head = `HTTP/1.1 ${status}\r\n`;
  for (let i = 0; i < headers.length; i += 2) head += `${headers[i]}: ${headers[i + 1]}\r\n`;
  head += 'Date: ';
  const dateAt = head.length;
  head += `${NO_DATE}\r\nConnection: keep-alive\r\n\r\n`;
  const bytes = Buffer.concat([Buffer.from(head, 'latin1'), body]);
  return { bytes, dateAt, bodyAt: head.length, second: -1, text: '' };
}

/** False, and nothing is sent, where the ordinary way has to be taken. */
export function sendQuickly(response: ServerResponse, answer: QuickAnswer): boolean {
  if (!response.shouldKeepAlive || !canBeHanded(response)) return false;
  const second = Math.floor(Date.now() / 1000);
  if (answer.second !== second) {
    answer.second = second;
    answer.bytes.write(dateOf(second), answer.dateAt, 'latin1');
    // One flat text, because one joined of pieces would be flattened again at every write.
    answer.text = answer.bytes.toString('latin1');
  }
  response._header = answer.text;
  response.end();
  return true;
}

function canBeHanded(response: ServerResponse): response is Inner {
  return '_header' in response && response._header === null;
}

let dated = { second: 0, text: NO_DATE };

function dateOf(second: number): string {
  if (dated.second !== second) dated = { second, text: new Date(second * 1000).toUTCString() };
  return dated.text;
}
