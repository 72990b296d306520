// Sends a response whose bytes only differ in the date. node:http checks and joins the headers of every
// response, which costs more than anything else we do for a page; here it is handed the finished
// text and keeps doing the rest: parsing, order, keep-alive, back-pressure.
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Head and body in one buffer, in which the Date header is renewed every second. */
export type PrebuiltResponse = {
  bytes: Buffer;
  readonly dateAt: number;
  readonly bodyAt: number;
  second: number;
  /** The system has not taken all of it yet, so it must not change. */
  isInUse: boolean;
  /** For node:http, of its own second. */
  text: { second: number; value: string };
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
  const text = { second: -1, value: '' };
  return { bytes, dateAt, bodyAt: head.length, second: -1, isInUse: false, text };
}

/** Returns false, and sends nothing, where node:http must build the response. */
export function sendPrebuilt(response: ServerResponse, prebuilt: PrebuiltResponse): boolean {
  if (!response.shouldKeepAlive || !acceptsRawHeader(response)) return false;
  response._header = toText(prebuilt);
  response.end();
  return true;
}

/** The same without node:http; without the body for a HEAD request. */
export function writePrebuilt(socket: Socket, prebuilt: PrebuiltResponse, isHead: boolean): void {
  renewDate(prebuilt);
  const { bytes, bodyAt } = prebuilt;
  socket.write(isHead ? bytes.subarray(0, bodyAt) : bytes);
  if (socket.writableLength > 0) prebuilt.isInUse = true;
}

function renewDate(prebuilt: PrebuiltResponse): void {
  const second = Math.floor(Date.now() / 1000);
  if (prebuilt.second === second) return;
  if (prebuilt.isInUse) prebuilt.bytes = Buffer.from(prebuilt.bytes);
  prebuilt.isInUse = false;
  prebuilt.second = second;
  prebuilt.bytes.write(formatDate(second), prebuilt.dateAt, 'latin1');
}

/** One flat text, because one joined of pieces would be flattened again at every write. */
function toText(prebuilt: PrebuiltResponse): string {
  renewDate(prebuilt);
  const { text, second, bytes } = prebuilt;
  if (text.second !== second) {
    text.second = second;
    text.value = bytes.toString('latin1');
  }
  return text.value;
}

function acceptsRawHeader(response: ServerResponse): response is Inner {
  return '_header' in response && response._header === null;
}

let dated = { second: 0, text: NO_DATE };

function formatDate(second: number): string {
  if (dated.second !== second) dated = { second, text: new Date(second * 1000).toUTCString() };
  return dated.text;
}
