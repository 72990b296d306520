// Decides whether a view or click counts, and what is kept of it.
import type { ExclusionReason } from '@vys/contract/analytics/report';
import type { Clock } from '../../../platform/clock.ts';
import { ipPrefix } from '../../../platform/net/ip-address.ts';
import type { MemoryLimiter } from '../../../platform/rate-limit/memory-limiter.ts';
import type { CollectedEvent } from '../event-store.ts';
import { type LocalHour, toLocalHour } from '../report/local-time.ts';
import { isPrefetch, type RequestHeaders, referrerHost, storableText } from '../rules.ts';
import { readCampaign } from './campaign.ts';
import { findCountry } from './country.ts';
import type { SpooledEvent } from './spool/records.ts';
import { readLanguage, readUserAgent, type UserAgent } from './user-agent.ts';
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

export type Classify = (event: VisitEvent, id: string) => SpooledEvent | Promise<SpooledEvent>;

type LocalTime = LocalHour & { at: number };

const TARGET_LIMIT = 2048;
const USER_AGENT_LIMIT = 512;

/** Without a promise where everything is known, as for nearly every event. */
export function createClassifier(deps: ClassifierDeps): Classify {
  const { clock, limiter, visitors, ownHosts, getTimeZone } = deps;

  function classifyAt(event: VisitEvent, id: string, { at, day, hour }: LocalTime) {
    const { pageId, headers, ip } = event;
    const exclude = (reason: ExclusionReason) => ({ id, excluded: { pageId, day, reason } });
    if (event.isOwn) return exclude('own');
    const userAgent = event.userAgent.slice(0, USER_AGENT_LIMIT);
    const browser = readUserAgent(userAgent, headers);
    if (browser.isBot) return exclude('bot');
    const reason = findExclusion(headers) ?? checkNetwork(limiter, event);
    if (reason !== undefined) return exclude(reason);
    const keep = (visitor: string): SpooledEvent =>
      limiter.tryConsume('countVisit.visitor', visitor)
        ? { id, event: collect(event, { at, day, hour }, { visitor, browser, ownHosts }) }
        : exclude('rate');
    const visitor = visitors.getVisitorId({ pageId, day, ip, userAgent });
    return typeof visitor === 'string' ? keep(visitor) : visitor.then(keep);
  }

  return (event, id) => {
    const at = clock.now().getTime();
    const classifyIn = (timeZone: string) => {
      const { day, hour } = toLocalHour(at, timeZone);
      return classifyAt(event, id, { at, day, hour });
    };
    const timeZone = getTimeZone(event.pageId);
    return typeof timeZone === 'string' ? classifyIn(timeZone) : timeZone.then(classifyIn);
  };
}

type Visitor = { visitor: string; browser: UserAgent; ownHosts: ReadonlySet<string> };

function collect(
  event: VisitEvent,
  { at, day, hour }: LocalTime,
  { visitor, browser, ownHosts }: Visitor,
): CollectedEvent {
  const { source, medium, campaign } = readCampaign(event.search ?? '');
  return {
    pageId: event.pageId,
    kind: event.kind,
    at,
    day,
    hour,
    visitor,
    device: browser.device,
    browser: browser.browser,
    source,
    medium,
    campaign,
    link: event.target === undefined ? null : storableText(event.target, TARGET_LIMIT),
    referrer: referrerHost(storableText(event.referrer, TARGET_LIMIT), ownHosts),
    country: findCountry(event.ip),
    language: readLanguage(event.headers['accept-language']),
  };
}

function findExclusion(headers: RequestHeaders): ExclusionReason | undefined {
  if (isPrefetch(headers)) return 'prefetch';
  // Global Privacy Control: the visitor requested not to be tracked.
  return headers['sec-gpc'] === '1' ? 'gpc' : undefined;
}

const networkLimits = ['countVisit.addressMinute', 'countVisit.addressHour'] as const;
const networkAndPageLimits = [
  'countVisit.addressAndPageMinute',
  'countVisit.addressAndPageHour',
] as const;

/** Counts the event, and says why it is not to be counted any more. */
function checkNetwork(
  limiter: MemoryLimiter,
  { ip, pageId }: VisitEvent,
): ExclusionReason | undefined {
  const network = ipPrefix(ip);
  const isWithin =
    limiter.tryConsumeEach(networkLimits, network) &&
    limiter.tryConsumeEach(networkAndPageLimits, network, pageId);
  return isWithin ? undefined : 'network';
}
