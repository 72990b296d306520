// Sends a response whose bytes only differ in the date. node:http checks and joins the headers of every
// response, which costs more than anything else we do for a page; here it is handed the finished
// text and keeps doing the rest: parsing, order, keep-alive, back-pressure.
import type { ServerResponse } from 'node:http';

/** Head and body in one buffer; rebuilt when the second of the Date header changes. */
export type PrebuiltResponse = {
  readonly bytes: Buffer;
  readonly dateAt: number;
  readonly bodyAt: number;
  second: number;
  text: string;
};

// An inner property of node:http's messages since its beginning: the head that is still to be sent.
type Inner = ServerResponse & { _header: string | null };

const NO_DATE = new Date(0).toUTCString();

export function createPrebuiltResponse(
  status: string,
  headers: readonly string[],
  body: Buffer = Buffer.alloc(0),
): PrebuiltResponse {
  let head = `HTTP/1.1 ${status}\r\n`;
  for (let i = 0; i < headers.length; i += 2) head += `${headers[i]}: ${headers[i + 1]}\r\n`;
  head += 'Date: ';
  const dateAt = head.length;
  head += `${NO_DATE}\r\nConnection: keep-alive\r\n\r\n`;
  const bytes = Buffer.concat([Buffer.from(head, 'latin1'), body]);
  return { bytes, dateAt, bodyAt: head.length, second: -1, text: '' };
}

/** Returns false, and sends nothing, where node:http must build the response. */
export function sendPrebuilt(response: ServerResponse, prebuilt: PrebuiltResponse): boolean {
  if (!response.shouldKeepAlive || !acceptsRawHeader(response)) return false;
  const second = Math.floor(Date.now() / 1000);
  if (prebuilt.second !== second) {
    prebuilt.second = second;
    prebuilt.bytes.write(formatDate(second), prebuilt.dateAt, 'latin1');
    // One flat text, because one joined of pieces would be flattened again at every write.
    prebuilt.text = prebuilt.bytes.toString('latin1');
  }
  response._header = prebuilt.text;
  response.end();
  return true;
}

function acceptsRawHeader(response: ServerResponse): response is Inner {
  return '_header' in response && response._header === null;
}

let dated = { second: 0, text: NO_DATE };

function formatDate(second: number): string {
  if (dated.second !== second) dated = { second, text: new Date(second * 1000).toUTCString() };
  return dated.text;
}
