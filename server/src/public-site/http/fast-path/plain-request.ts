// Recognizes the requests that browsers send for a published page, by a list of what may stand in them. Whatever is
// not on the list, or not written as browsers write it, is for node:http: nothing is repaired or guessed here, so no
// request is read in two ways.
import { namePath } from '../../pages/page-lookup.ts';
import { type Encoding, encodingFor } from '../encoding.ts';
import { allowNames, commonNames, readPlainHeaders } from './plain-headers.ts';

/** What a request for a page says in its headers. */
export type PageHeaders = {
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
  readonly headers: PageHeaders;
};

const VERSION = ' HTTP/1.1\r\n';

/** None of them changes what a page in memory is sent as, except those that are read below. */
const allowed = allowNames([
  ...commonNames,
  'if-none-match',
  'sec-fetch-user',
  'upgrade-insecure-requests',
]);

/**
 * The one request that these bytes are (as Latin-1), or undefined. `before` are the headers of the same connection's
 * last request: a browser repeats them, and what was read once is not read again.
 */
export function readPlainRequest(text: string, before?: PageHeaders): PlainRequest | undefined {
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

function readHeaders(text: string): PageHeaders | undefined {
  const headers = readPlainHeaders(text, allowed);
  if (headers === undefined) return undefined;
  if (headers['sec-fetch-dest']?.toLowerCase() === 'serviceworker') return undefined;
  return {
    text,
    encoding: encodingFor(headers['accept-encoding'] ?? ''),
    ifNoneMatch: headers['if-none-match'] ?? '',
  };
}
