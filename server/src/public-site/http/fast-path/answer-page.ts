// The responses of the fast path: pages in memory, in the bytes that node:http would send for them.
import type { PublishedPages } from '../../pages/page-lookup.ts';
import { writePrebuilt } from '../prebuilt-response.ts';
import { matches } from '../static-response.ts';
import type { PlainAnswers } from './connection.ts';
import type { ObservePlain } from './fast-path.ts';

export function createPageAnswer(
  published: Pick<PublishedPages, 'getCached'>,
  observe?: ObservePlain | undefined,
): PlainAnswers['page'] {
  return (request, socket) => {
    const startedAt = observe && performance.now();
    const { headers, isHead, path } = request;
    const page = published.getCached(path);
    if (page === undefined) return false;
    const { etag, notModified, prebuilt } = page.content.variants[headers.encoding];
    const isKnown = headers.ifNoneMatch !== '' && matches(headers.ifNoneMatch, etag);
    writePrebuilt(socket, isKnown ? notModified : prebuilt, isHead);
    if (observe && startedAt !== undefined) {
      const seconds = (performance.now() - startedAt) / 1000;
      const method = isHead ? 'HEAD' : 'GET';
      observe({ route: 'page', method }, isKnown ? 304 : 200, seconds);
    }
    return true;
  };
}
