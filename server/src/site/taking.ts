// What the public host takes in: beacons, the specified tracking calls, reports, forms. Forms of a page that was
// opened before its name changed are sent on to the new one.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BEACON_PATH } from '@vys/compiler/tracker';
import type { Config } from '../kit/config.ts';
import type { ClientAddress } from './client-address.ts';
import type { Forms } from './forms.ts';
import { commonHeaders, forAnyOrigin, neverStored } from './headers.ts';
import { hashOf } from './own-files.ts';
import type { PublishedPages } from './published.ts';
import { makePlainReady, type Ready, sendReady } from './ready.ts';
import { REPORT_PATH, type Reports } from './report.ts';
import type { Responder } from './respond.ts';
import { trackedKind, type Visits } from './visits.ts';

export type TakingDeps = {
  published: Pick<PublishedPages, 'find'>;
  visits: Visits;
  forms: Forms;
  reports: Reports;
  respond: Responder;
  clientAddress: ClientAddress;
  viewImage: Ready;
};

/** One pixel that nobody sees. */
export function makeViewImage(config: Config): Ready {
  const bytes = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const headers = [...commonHeaders(config), ...forAnyOrigin, ...neverStored];
  return makePlainReady(bytes, hashOf(bytes), 'image/gif', headers);
}

export type Take = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<void>;

const FORMS = '/_/forms/';

export function isTaken(path: string): boolean {
  if (path.startsWith(FORMS) || path.startsWith(REPORT_PATH)) return true;
  return path === BEACON_PATH || trackedKind(path) !== undefined;
}

export function createTaking(deps: TakingDeps): Take {
  const { published, visits, forms, reports, respond, clientAddress, viewImage } = deps;

  async function takeForm(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    ip: string,
  ): Promise<void> {
    const [name = '', ...rest] = path.slice(FORMS.length).split('/');
    const found = await published.find(`/${name}`);
    if (found?.kind !== 'moved') return await forms.take(request, response, path, ip);
    respond.moved(response, 308, `${FORMS}${found.path.slice(1)}/${rest.join('/')}`);
  }

  /** Whatever is asked for, the image is the same. */
  async function sendViewImage(request: IncomingMessage, response: ServerResponse, ip: string) {
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD') return respond.notAllowed(response, 'GET, POST');
    if (method === 'GET') await visits.takeImage(request, ip);
    if (!sendReady(request, response, viewImage)) respond.empty(response, 403);
  }

  return async (request, response, path) => {
    const forwarded = request.headers['x-forwarded-for'];
    const ip = clientAddress(request.socket.remoteAddress, String(forwarded ?? ''));
    if (path.startsWith(REPORT_PATH)) return await reports.answer(request, response, path, ip);
    if (path === BEACON_PATH && request.method !== 'POST') {
      return await sendViewImage(request, response, ip);
    }
    if (request.method !== 'POST') return respond.notAllowed(response, 'POST');
    if (path.startsWith(FORMS)) return await takeForm(request, response, path, ip);
    const kind = trackedKind(path);
    if (kind === undefined) await visits.takeBeacon(request, ip);
    else await visits.takeCall(request, ip, kind);
    respond.empty(response, 204);
  };
}
