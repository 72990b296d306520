// Events of 90 days on 5,000 pages for the measurements of the event store, a few of which have most of them. The
// same for the same number of events.
import { randomUUID } from 'node:crypto';
import type { CollectedEvent, EventStore } from '../../server/src/modules/analytics/event-store.ts';
import { createRandom } from './random.ts';

export const PAGES = 5_000;
const DAYS = 90;
const SEGMENT = 20_000;
const SEED = 12;
export const DAY = 86_400_000;

export async function loadEvents(
  store: EventStore,
  pages: readonly string[],
  count: number,
  now: Date,
): Promise<void> {
  const nextEvent = createEvents(pages, count, now);
  for (let loaded = 0; loaded < count; loaded += SEGMENT) {
    const length = Math.min(SEGMENT, count - loaded);
    const events = Array.from({ length }, () => nextEvent());
    await store.insertSegment({ id: randomUUID(), events, excluded: [] });
  }
}

/** By Zipf's law: the page of rank n has 1/n of the events of the first. */
function createEvents(pages: readonly string[], count: number, now: Date): () => CollectedEvent {
  const random = createRandom(SEED);
  const below = (limit: number) => Math.floor(random.next() * limit);
  const cumulative: number[] = [];
  let total = 0;
  for (let rank = 1; rank <= pages.length; rank += 1) {
    total += 1 / rank;
    cumulative.push(total);
  }
  const pickRank = () => {
    const wanted = random.next() * total;
    let [low, high] = [0, pages.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((cumulative[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const firstDay = now.getTime() - (DAYS - 1) * DAY;
  return () => {
    const rank = pickRank();
    const at = Math.min(firstDay - (firstDay % DAY) + below(DAYS * DAY), now.getTime());
    const isView = random.next() < 0.8;
    const perDay = count / DAYS / (rank + 1) / total;
    // What a visitor has stays the same all day.
    const visitor = below(Math.max(2, perDay * 0.6)) * 2_654_435_761;
    const trait = (among: number) => Math.floor((visitor / 97) % among);
    return {
      pageId: pages[rank] ?? '',
      kind: isView ? 'view' : 'click',
      at,
      day: new Date(at).toISOString().slice(0, 10),
      hour: new Date(at).getUTCHours(),
      visitor: String(visitor),
      device: (['mobile', 'desktop', 'mobile', 'tablet'] as const)[trait(4)] ?? 'mobile',
      link: isView ? null : `https://shop.example/${below(12)}`,
      referrer: trait(3) === 0 ? null : `site${trait(20)}.example`,
      source: trait(10) === 0 ? 'newsletter' : null,
      medium: trait(10) === 0 ? 'email' : null,
      campaign: trait(10) === 0 ? `campaign-${trait(30)}` : null,
      country: ['US', 'DE', 'BR', 'IN', 'FR', 'JP', 'GB', 'ES'][trait(8)] ?? null,
      browser: ['Chrome', 'Safari', 'Firefox'][trait(3)] ?? null,
      language: ['en', 'de', 'pt', 'fr'][trait(4)] ?? null,
    };
  };
}
