// Believable visits of a public page, the same for the same seed: a rhythm of hours and weekdays,
// slow growth, one day that goes around, visitors who come back, and clicks mostly on the first links.
import { createRandom, type Random } from './random.ts';

export type GeneratedVisit = {
  at: Date;
  kind: 0 | 1;
  /** A signed 64-bit number as text. */
  visitor: string;
  device: 0 | 1 | 2;
  referrer: string | null;
  target: string | null;
  campaign: Campaign | null;
  country: string;
  browser: string;
  language: string;
};

type Campaign = { source: string; medium: string; campaign: string };

export type VisitPlan = {
  seed: number;
  /** The visits end here and reach `days` back. */
  end: Date;
  days: number;
  /** Mean number of views on the last days. */
  viewsPerDay: number;
  /** Addresses of the page's links in their order. */
  links: readonly string[];
};

const DAY = 86_400_000;
const HOUR = 3_600_000;

const hours = [
  3, 2, 1, 1, 1, 2, 4, 7, 9, 10, 10, 11, 13, 12, 11, 11, 12, 14, 17, 20, 22, 20, 14, 7,
];
/** From Sunday on. */
const weekdays = [1.15, 0.9, 0.88, 0.92, 0.97, 1.1, 1.2];
const sources = [
  { host: 'instagram.com', weight: 36 },
  { host: null, weight: 25 },
  { host: 'tiktok.com', weight: 14 },
  { host: 'youtube.com', weight: 8 },
  { host: 'google.com', weight: 7 },
  { host: 'x.com', weight: 5 },
  { host: 'reddit.com', weight: 3 },
  { host: 'bandcamp.com', weight: 2 },
] as const;
const devices = [18, 75, 7];
const campaigns: readonly (Campaign | null)[] = [
  null,
  { source: 'newsletter', medium: 'email', campaign: 'low-tide' },
  { source: 'instagram', medium: 'story', campaign: 'low-tide' },
  { source: 'poster', medium: 'qr', campaign: 'autumn-tour' },
];
const campaignWeights = [84, 7, 6, 3];
const places = [
  { country: 'PT', languages: ['pt', 'en'], weight: 26 },
  { country: 'US', languages: ['en', 'es'], weight: 19 },
  { country: 'DE', languages: ['de', 'en'], weight: 13 },
  { country: 'GB', languages: ['en', 'pl'], weight: 11 },
  { country: 'BR', languages: ['pt', 'en'], weight: 9 },
  { country: 'ES', languages: ['es', 'en'], weight: 7 },
  { country: 'FR', languages: ['fr', 'en'], weight: 6 },
  { country: 'NL', languages: ['nl', 'en'], weight: 4 },
  { country: 'JP', languages: ['ja', 'en'], weight: 2 },
  { country: 'AU', languages: ['en', 'zh'], weight: 2 },
  { country: 'ZA', languages: ['en', 'af'], weight: 1 },
] as const;
/** By device. */
const browsers = [
  { names: ['Chrome', 'Safari', 'Firefox', 'Edge'], weights: [55, 20, 14, 11] },
  { names: ['Safari', 'Chrome', 'Samsung Internet', 'Firefox'], weights: [52, 39, 6, 3] },
  { names: ['Safari', 'Chrome'], weights: [72, 28] },
] as const;
const COMES_BACK = 0.17;
const CLICKS = 0.44;
const CLICKS_AGAIN = 0.16;

type Person = Omit<GeneratedVisit, 'at' | 'kind' | 'target'>;

/** In order of time. */
export function generateVisits(plan: VisitPlan): GeneratedVisit[] {
  const random = createRandom(plan.seed);
  const dayWentAround = Math.floor(plan.days * (0.4 + random.next() * 0.3));
  const visits: GeneratedVisit[] = [];
  for (let day = 0; day < plan.days; day += 1) {
    const start = new Date(plan.end.getTime() - (plan.days - day) * DAY);
    const growth = 0.6 + (0.4 * (day + 1)) / plan.days;
    const boost = day === dayWentAround ? 2.6 : day === dayWentAround + 1 ? 1.7 : 1;
    const weekday = weekdays[start.getUTCDay()] ?? 1;
    const views = random.poisson(plan.viewsPerDay * growth * boost * weekday);
    visits.push(...visitsOfDay(plan, random, start, views));
  }
  return visits.sort((a, b) => a.at.getTime() - b.at.getTime());
}

function visitsOfDay(
  plan: VisitPlan,
  random: Random,
  start: Date,
  views: number,
): GeneratedVisit[] {
  const visitors: Person[] = [];
  const visits: GeneratedVisit[] = [];
  const popularity = plan.links.map((_, rank) => 1 / (rank + 1));
  for (let view = 0; view < views; view += 1) {
    const person = pickVisitor(random, visitors);
    const at = momentWithin(random, start);
    visits.push({ at, kind: 0, ...person, target: null });
    for (let chance = CLICKS; plan.links.length > 0 && random.next() < chance; ) {
      chance = CLICKS_AGAIN;
      const later = new Date(
        Math.min(at.getTime() + 2000 + random.next() * 40_000, plan.end.getTime()),
      );
      const target = plan.links[random.pick(popularity)] ?? null;
      visits.push({ at: later, kind: 1, ...person, target });
    }
  }
  return visits;
}

function pickVisitor(random: Random, visitors: Person[]): Person {
  const visitor = visitors[Math.floor(random.next() * visitors.length)];
  if (visitor && random.next() < COMES_BACK) return visitor;
  const source = sources[random.pick(sources.map(({ weight }) => weight))];
  const half = () => BigInt(Math.floor(random.next() * 4_294_967_296));
  const device = random.pick(devices) as 0 | 1 | 2;
  const place = places[random.pick(places.map(({ weight }) => weight))] ?? places[0];
  const { names, weights } = browsers[device];
  const person: Person = {
    visitor: BigInt.asIntN(64, (half() << 32n) | half()).toString(),
    device,
    referrer: source?.host ?? null,
    campaign: campaigns[random.pick(campaignWeights)] ?? null,
    country: place.country,
    browser: names[random.pick(weights)] ?? 'Chrome',
    language: place.languages[random.pick([8, 2])] ?? 'en',
  };
  visitors.push(person);
  return person;
}

/** Hours are those of UTC; the last day of a plan that ends at noon is drawn over its whole 24 hours. */
function momentWithin(random: Random, start: Date): Date {
  const first = start.getUTCHours();
  const ahead = random.pick(hours.map((_, index) => hours[(first + index) % 24] ?? 1));
  return new Date(start.getTime() + ahead * HOUR + Math.floor(random.next() * HOUR));
}
