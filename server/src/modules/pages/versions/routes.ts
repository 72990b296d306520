// Binds the contract routes of versions.
import { finished } from 'node:stream';
import type { Page } from '@vys/contract/pages/pages';
import {
  compareVersions,
  listVersions,
  restoreVersion,
  stepThroughVersions,
} from '@vys/contract/pages/versions';
import type { FastifyReply } from 'fastify';
import type { Bind, Caller } from '../../../platform/http/http.ts';
import { createConcurrencyLimit } from '../../../platform/rate-limit/concurrency-limit.ts';
import { rateLimits } from '../../../platform/rate-limit/policies.ts';
import type { StoredPage } from '../store.ts';
import type { VersionActions } from './version-actions.ts';

type Show = (caller: Caller, reply: FastifyReply, page: StoredPage) => Promise<Page>;

export function bindVersions(bind: Bind, versions: VersionActions, show: Show): void {
  const listLimit = createConcurrencyLimit(rateLimits['listVersions.user']);

  bind(listVersions, async ({ caller, params, query, reply }) => {
    // Until the response is sent or cut off, so that slow readers cannot pile them up.
    finished(reply.raw, listLimit.start(caller.userId));
    return await versions.list(caller, params.id, query.cursor);
  });
  bind(compareVersions, async ({ caller, params, query }) => {
    const { id, versionId } = params;
    return { differences: await versions.compare(caller, id, { from: versionId, to: query.to }) };
  });
  bind(stepThroughVersions, async ({ caller, params, body, request, reply }) => {
    const ifMatch = request.headers['if-match'];
    const { page, summary } = await versions.step(caller, params.id, { ...body, ifMatch });
    return { page: await show(caller, reply, page), summary };
  });
  bind(restoreVersion, async ({ caller, params, body, request, reply }) => {
    const { id, versionId } = params;
    const restore = { versionId, part: body.part, ifMatch: request.headers['if-match'] };
    return show(caller, reply, await versions.restore(caller, id, restore));
  });
}
