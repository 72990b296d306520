// The responses of the fast path: pages in memory, in the bytes that node:http would send for them.
import type { PublishedPages } from '../../pages/page-lookup.ts';
import { writePrebuilt } from '../prebuilt-response.ts';
import { matches } from '../static-response.ts';
import type { AnswerPlainRequest } from './fast-path.ts';
import type { PlainRequest } from './plain-request.ts';

/** Of a request that was answered; the time is in seconds. */
export type ObservePlain = (request: PlainRequest, status: number, seconds: number) => void;

export function createPageAnswer(
  published: Pick<PublishedPages, 'getCached'>,
  observe?: ObservePlain | undefined,
): AnswerPlainRequest {
  return (request, socket) => {
    const startedAt = observe && performance.now();
    const { headers, isHead, path } = request;
    const page = published.getCached(path);
    if (page === undefined) return false;
    const { etag, notModified, prebuilt } = page.content.variants[headers.encoding];
    const isKnown = headers.ifNoneMatch !== '' && matches(headers.ifNoneMatch, etag);
    writePrebuilt(socket, isKnown ? notModified : prebuilt, isHead);
    observe?.(request, isKnown ? 304 : 200, (performance.now() - (startedAt ?? 0)) / 1000);
    return true;
  };
}
