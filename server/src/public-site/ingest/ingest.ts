// Routes what visitors send to the public site: beacons, the specified tracking calls, reports, forms. Forms
// of a page that was opened before its name changed are redirected to the new name.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BEACON_PATH } from '@vys/compiler/document/tracker';
import type { Config } from '../../platform/config.ts';
import type { ReadClientAddress } from '../../platform/net/client-address.ts';
import { hashContent } from '../assets/static-assets.ts';
import { allowAnyOrigin, commonHeaders, noStore } from '../http/headers.ts';
import type { ResponseWriter } from '../http/responses.ts';
import {
  createUncompressedResponse,
  type StaticResponse,
  sendStatic,
} from '../http/static-response.ts';
import type { PublishedPages } from '../pages/page-lookup.ts';
import { REPORT_PATH, type Reports } from '../trust/report.ts';
import type { Forms } from './forms.ts';
import { type Tracking, trackedKind } from './tracking.ts';

export type IngestDeps = {
  published: Pick<PublishedPages, 'find'>;
  tracking: Tracking;
  forms: Forms;
  reports: Reports;
  respond: ResponseWriter;
  readClientAddress: ReadClientAddress;
  trackingPixel: StaticResponse;
};

/** A transparent 1x1 GIF. */
export function createTrackingPixel(config: Config): StaticResponse {
  const bytes = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const headers = [...commonHeaders(config), ...allowAnyOrigin, ...noStore];
  return createUncompressedResponse(bytes, hashContent(bytes), 'image/gif', headers);
}

export type IngestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<void>;

const FORMS = '/_/forms/';

export function isIngestPath(path: string): boolean {
  if (path.startsWith(FORMS) || path.startsWith(REPORT_PATH)) return true;
  return path === BEACON_PATH || trackedKind(path) !== undefined;
}

export function createIngestHandler(deps: IngestDeps): IngestHandler {
  const { published, tracking, forms, reports, respond, readClientAddress, trackingPixel } = deps;

  async function handleForm(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    ip: string,
  ): Promise<void> {
    const [name = '', ...rest] = path.slice(FORMS.length).split('/');
    const lookup = await published.find(`/${name}`);
    if (lookup?.kind !== 'moved') return await forms.handle(request, response, path, ip);
    const location = `${FORMS}${lookup.path.slice(1)}/${rest.join('/')}`;
    respond.moved(response, 308, location, allowAnyOrigin);
  }

  /** The image is the same for every query. */
  async function sendTrackingPixel(request: IncomingMessage, response: ServerResponse, ip: string) {
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD') return respond.notAllowed(response, 'GET, POST');
    if (method === 'GET') await tracking.handlePixel(request, ip);
    if (!sendStatic(request, response, trackingPixel)) respond.empty(response, 403);
  }

  return async (request, response, path) => {
    const ip = readClientAddress(request);
    if (path.startsWith(REPORT_PATH)) return await reports.handle(request, response, path, ip);
    if (path === BEACON_PATH && request.method !== 'POST') {
      return await sendTrackingPixel(request, response, ip);
    }
    if (request.method !== 'POST') return respond.notAllowed(response, 'POST');
    if (path.startsWith(FORMS)) return await handleForm(request, response, path, ip);
    const kind = trackedKind(path);
    if (kind === undefined) await tracking.handleBeacon(request, ip);
    else await tracking.handleApiCall(request, ip, kind);
    respond.done(response);
  };
}
