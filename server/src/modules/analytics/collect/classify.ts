// Decides whether a view or click counts, and what is kept of it.
import type { ExclusionReason } from '@vys/contract/analytics/report';
import type { Clock } from '../../../platform/clock.ts';
import { ipPrefix } from '../../../platform/net/ip-address.ts';
import type { MemoryLimiter } from '../../../platform/rate-limit/memory-limiter.ts';
import type { CollectedEvent } from '../event-store.ts';
import { toLocalHour } from '../report/local-time.ts';
import { isPrefetch, type RequestHeaders, referrerHost, storableText } from '../rules.ts';
import { type Campaign, readCampaign } from './campaign.ts';
import { findCountry } from './country.ts';
import type { SpooledEvent } from './spool/records.ts';
import { readLanguage, readUserAgent } from './user-agent.ts';
import type { Visitors } from './visitors.ts';

export type VisitEvent = {
  kind: 'view' | 'click';
  pageId: string;
  ip: string;
  userAgent: string;
  /** Whole address; only its host is kept. */
  referrer: string;
  /** Query of the page's address; only what names a campaign is kept. */
  search?: string | undefined;
  /** Address of the clicked link, which the page is known to have. */
  target?: string | undefined;
  headers: RequestHeaders;
  /** Of the creator of the page. */
  isOwn?: boolean;
  /** Given by the client; the same for an event that it sends again. */
  id?: string | undefined;
};

export type ClassifierDeps = {
  clock: Clock;
  limiter: MemoryLimiter;
  visitors: Pick<Visitors, 'getVisitorId'>;
  ownHosts: ReadonlySet<string>;
  /** Of the owner of a page; at once where it is known. */
  getTimeZone(pageId: string): string | Promise<string>;
};

const TARGET_LIMIT = 2048;
const USER_AGENT_LIMIT = 512;

export function createClassifier({
  clock,
  limiter,
  visitors,
  ownHosts,
  getTimeZone,
}: ClassifierDeps) {
  return async (event: VisitEvent, id: string): Promise<SpooledEvent> => {
    const { pageId, headers, kind, ip } = event;
    const at = clock.now().getTime();
    const timeZone = getTimeZone(pageId);
    const { day, hour } = toLocalHour(at, typeof timeZone === 'string' ? timeZone : await timeZone);
    if (event.isOwn) return { id, excluded: { pageId, day, reason: 'own' as const } };
    const text = event.userAgent.slice(0, USER_AGENT_LIMIT);
    const { isBot, device, browser } = readUserAgent(text, headers);
    const exclude = (reason: ExclusionReason) => ({ id, excluded: { pageId, day, reason } });
    if (isBot) return exclude('bot');
    const reason = findExclusion(headers) ?? checkNetwork(limiter, event);
    if (reason !== undefined) return exclude(reason);
    const found = visitors.getVisitorId({ pageId, day, ip, userAgent: text });
    const visitor = typeof found === 'string' ? found : await found;
    if (!limiter.tryConsume('countVisit.visitor', visitor)) return exclude('rate');
    const campaign: Campaign = readCampaign(event.search ?? '');
    const collected: CollectedEvent = {
      ...{ pageId, kind, at, day, hour, visitor, device, browser },
      source: campaign.source,
      medium: campaign.medium,
      campaign: campaign.campaign,
      link: event.target === undefined ? null : storableText(event.target, TARGET_LIMIT),
      referrer: referrerHost(storableText(event.referrer, TARGET_LIMIT), ownHosts),
      country: findCountry(ip),
      language: readLanguage(headers['accept-language']),
    };
    return { id, event: collected };
  };
}

function findExclusion(headers: RequestHeaders): ExclusionReason | undefined {
  if (isPrefetch(headers)) return 'prefetch';
  // Global Privacy Control: the visitor requested not to be tracked.
  return headers['sec-gpc'] === '1' ? 'gpc' : undefined;
}

/** Counts the event, and says why it is not to be counted any more. */
function checkNetwork(
  limiter: MemoryLimiter,
  { ip, pageId }: VisitEvent,
): ExclusionReason | undefined {
  const network = ipPrefix(ip);
  const isWithin =
    limiter.tryConsume('countVisit.addressMinute', network) &&
    limiter.tryConsume('countVisit.addressHour', network) &&
    limiter.tryConsume('countVisit.addressAndPageMinute', network, pageId) &&
    limiter.tryConsume('countVisit.addressAndPageHour', network, pageId);
  return isWithin ? undefined : 'network';
}
