// Decides what a request to the public host gets. Requests for pages in memory are answered in a few
// steps without a promise; everything else takes the long way.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../kit/log.ts';
import { answerFault } from './fault.ts';
import { type FormLinkPages, isFormLink } from './form-links.ts';
import type { Inspector } from './inspector.ts';
import { MEDIA_PATH, type SendMedia } from './media-file.ts';
import { namePath, type PublishedPages } from './published.ts';
import { type Ready, sendReady } from './ready.ts';
import type { Responder } from './respond.ts';
import { isTaken, type Take } from './taking.ts';

export type AnswerDeps = {
  published: PublishedPages;
  findFile(path: string): Promise<Ready | undefined>;
  sendMedia: SendMedia;
  take: Take;
  inspector: Inspector;
  formLinkPages: FormLinkPages;
  respond: Responder;
  appOrigin: string;
  log: Logger;
};

const MAX_PATH = 2048;

export function createAnswer(deps: AnswerDeps) {
  const { published, respond } = deps;

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { url = '', method = '' } = request;
    const query = url.indexOf('?');
    const path = query === -1 ? url : url.slice(0, query);
    try {
      const page = method === 'GET' || method === 'HEAD' ? published.peek(path) : undefined;
      if (page !== undefined) {
        send(request, response, page.ready);
        return;
      }
    } catch (error) {
      answerFault(deps, request, response, error);
      return;
    }
    answerOther(request, response, path, url.slice(path.length)).catch((error: unknown) =>
      answerFault(deps, request, response, error),
    );
  };

  function send(request: IncomingMessage, response: ServerResponse, ready: Ready): void {
    if (!sendReady(request, response, ready)) respond.empty(response, 403);
  }

  async function answerOther(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: string,
  ): Promise<void> {
    if (path.length > MAX_PATH) return respond.empty(response, 414);
    if (!isPath(path)) return respond.empty(response, 400);
    if (isTaken(path)) return await deps.take(request, response, path);
    if (isFormLink(path)) return await deps.formLinkPages(request, response, path);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return respond.notAllowed(response, 'GET, HEAD');
    }
    if (path === '/') return respond.redirect(response, 302, `${deps.appOrigin}/`);
    const file = await deps.findFile(path);
    if (file !== undefined) return send(request, response, file);
    if (path.startsWith(MEDIA_PATH)) return await deps.sendMedia(request, response, path);
    const inspected = deps.inspector.nameOf(path);
    if (inspected !== undefined) return await deps.inspector.send(response, inspected);
    const plain = plainPath(path);
    if (plain !== path && namePath.test(plain)) {
      return respond.redirect(response, 301, `${plain}${query}`);
    }
    const page = await published.find(path);
    if (page === undefined) return respond.notFound(response);
    if (page.kind === 'suspended') return respond.suspended(response);
    if (page.kind === 'moved') return respond.moved(response, 301, `${page.path}${query}`);
    send(request, response, page.ready);
  }
}

/** Neither the absolute form meant for proxies, nor `*`, nor broken percent-encoding. */
function isPath(path: string): boolean {
  return path.startsWith('/') && !/%(?![0-9a-f]{2})/i.test(path);
}

/** As the page's own address writes it; what is not UTF-8 stays as it is. */
function plainPath(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase().replace(/\/$/, '');
  } catch {
    return path;
  }
}
