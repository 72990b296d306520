// Random events, and the figures that follow from them by the plainest way of counting.
import type { BreakdownItem, Dimension, Filters } from '@vys/contract/analytics/report';
import { createRandom } from '../../../../../bench/measure/random.ts';
import type { Aggregate, CollectedEvent } from '../event-store.ts';
import { storedDimensions } from '../shared/day-aggregate.ts';

const DAY = 86_400_000;

/** Few visitors and values, so that most come again, also on other days under the same number. */
export function randomEvents(
  seed: number,
  count: number,
  pageIds: readonly string[],
  days: { first: string; count: number },
): CollectedEvent[] {
  const { next } = createRandom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(values: readonly T[]) => values[below(values.length)] as T;
  const start = Date.parse(`${days.first}T00:00:00Z`);
  return Array.from({ length: count }, (): CollectedEvent => {
    const at = start + below(days.count * DAY);
    const kind = next() < 0.7 ? 'view' : 'click';
    return {
      pageId: pick(pageIds),
      kind,
      at,
      day: new Date(at).toISOString().slice(0, 10),
      hour: new Date(at).getUTCHours(),
      visitor: pick(['-9223372036854775808', '9223372036854775807', '0', `${below(30)}`]),
      device: pick(['desktop', 'mobile', 'tablet']),
      link: kind === 'view' ? null : `https://shop.example/${below(8)}`,
      referrer: pick([null, 'instagram.com', 'news.example:8080', `host${below(20)}.example`]),
      source: pick([null, 'letter', 'Ünïcode 🎈']),
      medium: pick([null, 'email']),
      campaign: pick([null, 'spring', 'letter']),
      country: pick([null, 'DE', 'FR', 'US']),
      browser: pick(['Firefox', 'Safari']),
      language: pick(['de', 'en', null]),
    };
  });
}

const textOf = (event: CollectedEvent, dimension: Dimension) => event[dimension] ?? '';

export function recount(
  events: readonly CollectedEvent[],
  query: { pageId: string; from: string; to: string; filters?: Filters },
): Omit<Aggregate, 'excluded'> {
  const { pageId, from, to, filters = {} } = query;
  const wanted = Object.entries(filters) as [Dimension, string][];
  const found = events
    .filter((event) => event.pageId === pageId && event.day >= from && event.day <= to)
    .filter((event) => wanted.every(([name, value]) => textOf(event, name) === value))
    .sort((a, b) => a.at - b.at || a.hour - b.hour);
  const days = [...Map.groupBy(found, ({ day }) => day)].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    days: days.map(([day, ofDay]) => ({ day, ...countHour(ofDay, undefined) })),
    hours: days.flatMap(([day, ofDay]) =>
      [...new Set(ofDay.map(({ hour }) => hour))]
        .sort((a, b) => a - b)
        .map((hour) => ({ day, hour, ...countHour(ofDay, hour) })),
    ),
    breakdowns: Object.fromEntries(
      storedDimensions.map((name) => [name, breakDown(found, name)]),
    ) as unknown as Aggregate['breakdowns'],
  };
}

/** Of a whole day where no hour is named. */
function countHour(ofDay: readonly CollectedEvent[], hour: number | undefined) {
  const isHere = (event: CollectedEvent) => hour === undefined || event.hour === hour;
  const visitors = [...Map.groupBy(ofDay, ({ visitor }) => visitor).values()];
  const firstClicks = visitors.flatMap((own) => own.find(({ kind }) => kind === 'click') ?? []);
  const visitStarts = visitors.flatMap((own) =>
    own.filter((event, place) => event.at - (own[place - 1]?.at ?? -1e15) > 30 * 60_000),
  );
  return {
    views: ofDay.filter((event) => isHere(event) && event.kind === 'view').length,
    clicks: ofDay.filter((event) => isHere(event) && event.kind === 'click').length,
    visitors: visitors.filter(([first]) => first && isHere(first)).length,
    visits: visitStarts.filter(isHere).length,
    clickers: firstClicks.filter(isHere).length,
  };
}

function breakDown(events: readonly CollectedEvent[], name: Dimension): BreakdownItem[] {
  const values = [...Map.groupBy(events, (event) => textOf(event, name))];
  return values
    .map(([key, own]) => ({
      key,
      views: own.filter(({ kind }) => kind === 'view').length,
      clicks: own.filter(({ kind }) => kind === 'click').length,
      visitors: new Set(own.map(({ day, visitor }) => `${day} ${visitor}`)).size,
    }))
    .sort((a, b) => b.views + b.clicks - a.views - a.clicks || (a.key < b.key ? -1 : 1));
}
