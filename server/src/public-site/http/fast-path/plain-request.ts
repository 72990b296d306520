// Recognizes the requests that browsers send for a published page, by a list of what may stand in them. Whatever is
// not on the list, or not written as browsers write it, is for node:http: nothing is repaired or guessed here, so no
// request is read in two ways.
import { namePath } from '../../pages/page-lookup.ts';
import { type Encoding, encodingFor } from '../encoding.ts';

export type PlainHeaders = {
  /** All of them, as they were sent. */
  readonly text: string;
  readonly encoding: Encoding;
  /** Empty when there is none. */
  readonly ifNoneMatch: string;
};
export type PlainRequest = {
  readonly isHead: boolean;
  /** Like `/anna`. */
  readonly path: string;
  readonly headers: PlainHeaders;
};

/** In bytes. */
export const LONGEST_REQUEST = 4096;
const VERSION = ' HTTP/1.1\r\n';
const END = '\r\n\r\n';

/** None of them changes what a page in memory is sent as, except those that are read below. */
const allowed: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'connection',
  'dnt',
  'forwarded',
  'host',
  'if-none-match',
  'pragma',
  'priority',
  'referer',
  'save-data',
  'sec-ch-ua',
  'sec-ch-ua-mobile',
  'sec-ch-ua-platform',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-fetch-user',
  'sec-gpc',
  'upgrade-insecure-requests',
  'user-agent',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]);

/** Visible ASCII behind one space: no tabs, no space at the ends, nothing folded. */
const line = /^([A-Za-z-]{2,30}): ([\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?)$/;
const hostName = /^[a-z0-9.-]{1,253}(?::\d{1,5})?$/i;

/**
 * The one request that these bytes are (as Latin-1), or undefined. `before` are the headers of the same connection's
 * last request: a browser repeats them, and what was read once is not read again.
 */
export function readPlainRequest(text: string, before?: PlainHeaders): PlainRequest | undefined {
  const isHead = text.startsWith('HEAD /');
  if (!isHead && !text.startsWith('GET /')) return undefined;
  const pathAt = isHead ? 5 : 4;
  const end = text.indexOf(VERSION, pathAt);
  if (end === -1) return undefined;
  const path = text.slice(pathAt, end);
  if (!namePath.test(path)) return undefined;
  const rest = text.slice(end + VERSION.length);
  const headers = before?.text === rest ? before : readHeaders(rest);
  return headers && { isHead, path, headers };
}

function readHeaders(text: string): PlainHeaders | undefined {
  if (text.indexOf(END) !== text.length - END.length) return undefined;
  const values = new Map<string, string>();
  for (const one of text.slice(0, -END.length).split('\r\n')) {
    const [, written = '', value = ''] = line.exec(one) ?? [];
    const name = written.toLowerCase();
    if (!allowed.has(name) || values.has(name)) return undefined;
    values.set(name, value);
  }
  if (!hostName.test(values.get('host') ?? '')) return undefined;
  if ((values.get('connection') ?? 'keep-alive').toLowerCase() !== 'keep-alive') return undefined;
  if (values.get('sec-fetch-dest')?.toLowerCase() === 'serviceworker') return undefined;
  return {
    text,
    encoding: encodingFor(values.get('accept-encoding') ?? ''),
    ifNoneMatch: values.get('if-none-match') ?? '',
  };
}
