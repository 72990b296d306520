// Ceilings on what one visitor and one network can add to the metrics, counted in windows and kept in memory
// of this process. A visitor is whoever sends an address and a User-Agent, so only the ceilings of the
// network stop a client that makes up User-Agents.
import type { ExclusionReason } from './rules.ts';

type Ceiling = { most: number; windowMs: number };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const ofVisitor: readonly Ceiling[] = [{ most: 120, windowMs: MINUTE }];
/** Five a second is more than an office or a campus sends to one page, and the hour is a tenth of that. */
const ofNetworkAndPage: readonly Ceiling[] = [
  { most: 300, windowMs: MINUTE },
  { most: 3_000, windowMs: HOUR },
];
/** A carrier's shared address, on all pages. */
const ofNetwork: readonly Ceiling[] = [
  { most: 1_200, windowMs: MINUTE },
  { most: 12_000, windowMs: HOUR },
];
const MAX_KEYS = 100_000;

type Check = (key: string, at: Date) => boolean;

export type Rate = {
  /** Both count the event, and give the reason why it is not to be counted any more. */
  checkNetwork(network: string, pageId: string, at: Date): ExclusionReason | undefined;
  checkVisitor(visitor: string, at: Date): ExclusionReason | undefined;
};

export function createRate(): Rate {
  const isVisitorWithin = createCheck(ofVisitor);
  const isPageWithin = createCheck(ofNetworkAndPage);
  const isNetworkWithin = createCheck(ofNetwork);
  return {
    checkNetwork(network, pageId, at) {
      const isWithin = isNetworkWithin(network, at) && isPageWithin(`${network} ${pageId}`, at);
      return isWithin ? undefined : 'network';
    },
    checkVisitor: (visitor, at) => (isVisitorWithin(visitor, at) ? undefined : 'rate'),
  };
}

function createCheck(ceilings: readonly Ceiling[]): Check {
  const counters = ceilings.map(createCounter);
  return (key, at) => counters.every((counter) => counter(key, at));
}

function createCounter({ most, windowMs }: Ceiling): Check {
  let window = 0;
  let counts = new Map<string, number>();
  return (key, at) => {
    const now = Math.floor(at.getTime() / windowMs);
    if (now !== window || counts.size > MAX_KEYS) {
      window = now;
      counts = new Map();
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= most;
  };
}
