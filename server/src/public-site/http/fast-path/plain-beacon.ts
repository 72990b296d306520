// Recognizes the beacons that the tracker of a published page sends, by a list of what may stand in them, as
// ./plain-request.ts does for pages. A body is read only where its length is said once, in plain digits, and is all
// that follows in the same read.
import { BEACON_PATH, MAX_BEACON_BYTES } from '@vys/compiler/document/tracker';
import { allowNames, commonNames, type PlainHeaders, readPlainHeaders } from './plain-headers.ts';

export type PlainBeacon = {
  readonly headers: PlainHeaders;
  /** In ASCII. */
  readonly body: string;
};

const START = `POST ${BEACON_PATH} HTTP/1.1\r\n`;
const END = '\r\n\r\n';
/** As browsers write the type of a text that is sent with `sendBeacon`. */
const TYPE = 'text/plain;charset=UTF-8';

const allowed = allowNames([
  ...commonNames,
  'content-length',
  'content-type',
  'origin',
  'sec-purpose',
]);
const length = /^[1-9]\d{0,3}$/;
const visible = /^[\x20-\x7e]+$/;

/** The one beacon that these bytes are (as Latin-1), or undefined. */
export function readPlainBeacon(text: string): PlainBeacon | undefined {
  if (!text.startsWith(START)) return undefined;
  const end = text.indexOf(END);
  if (end === -1) return undefined;
  const headers = readPlainHeaders(text.slice(START.length, end + END.length), allowed);
  if (headers === undefined || headers['content-type'] !== TYPE) return undefined;
  const body = text.slice(end + END.length);
  const sent = headers['content-length'] ?? '';
  if (!length.test(sent) || Number(sent) !== body.length || body.length > MAX_BEACON_BYTES)
    return undefined;
  return visible.test(body) ? { headers, body } : undefined;
}
