// Which versions are kept, over random histories that are saved one by one.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../platform/time-spans.ts';
import {
  ALWAYS_KEPT,
  bridgeExpired,
  findExpired,
  MOST_VERSIONS,
  type RetainedVersion,
} from './retention.ts';

const START = Date.UTC(2026, 0, 1);
const WEEK = 7 * DAY;
const MONTH = 30 * DAY;

type Event = { pause: number; kind: 'save' | 'publish' | 'undo' | 'redo' };
type History = {
  /** Newest first, as the module has them. */
  kept: RetainedVersion[];
  all: RetainedVersion[];
  currentVersionId: string;
  /** When versions were thinned last. */
  now: Date;
};

/** Saves, publishes, undoes and redoes as the module does, and thins after each. */
function live(events: readonly Event[], historyDays: number): History {
  let now = START;
  let thinnedAt = START;
  let kept: RetainedVersion[] = [];
  const all: RetainedVersion[] = [];
  let current: RetainedVersion | undefined;
  const change = (id: string, fields: Partial<RetainedVersion>) => {
    kept = kept.map((version) => (version.id === id ? { ...version, ...fields } : version));
    if (current?.id === id) current = { ...current, ...fields };
  };
  const find = (id: string | null | undefined) => kept.find((version) => version.id === id);
  for (const { pause, kind } of events) {
    now += pause;
    if (kind === 'publish') {
      if (current) change(current.id, { wasPublished: true });
      continue;
    }
    const target =
      kind === 'undo'
        ? find(current?.undoVersionId)
        : kind === 'redo'
          ? find(current?.redoVersionId)
          : undefined;
    if (kind !== 'save' && !target) continue;
    const left = current?.id ?? null;
    if (target && kind === 'undo') change(target.id, { redoVersionId: left });
    const next: RetainedVersion = {
      id: `v${all.length + 1}`,
      createdAt: new Date(now),
      wasPublished: false,
      undoVersionId: target ? target.undoVersionId : left,
      redoVersionId: target ? (kind === 'undo' ? left : target.redoVersionId) : null,
    };
    all.unshift(next);
    kept = [next, ...kept];
    current = next;
    const expired = findExpired(kept, {
      currentVersionId: next.id,
      historyDays,
      now: new Date(now),
    });
    const bridged = bridgeExpired(kept, expired);
    // The next step of the current version stays what it was.
    expect(bridged.has(next.id)).toBe(false);
    kept = kept
      .filter(({ id }) => !expired.has(id))
      .map((version) => ({ ...version, ...bridged.get(version.id) }));
    current = kept.find(({ id }) => id === next.id);
    thinnedAt = now;
  }
  return { kept, all, currentVersionId: current?.id ?? '', now: new Date(thinnedAt) };
}

const pause = fc.oneof(
  fc.integer({ min: 1, max: 5 * MINUTE }),
  fc.integer({ min: MINUTE, max: 3 * HOUR }),
  fc.integer({ min: HOUR, max: 3 * DAY }),
);
const kind = fc.oneof(
  { weight: 8, arbitrary: fc.constant('save' as const) },
  { weight: 1, arbitrary: fc.constant('publish' as const) },
  { weight: 2, arbitrary: fc.constant('undo' as const) },
  { weight: 1, arbitrary: fc.constant('redo' as const) },
);
const histories = fc.array(fc.record({ pause, kind }), { minLength: 60, maxLength: 260 });
const reaches = fc.constantFrom(30, 90, 365);

const check = (property: (history: History, historyDays: number) => void) =>
  fc.assert(
    fc.property(histories, reaches, (events, historyDays) => {
      property(live(events, historyDays), historyDays);
    }),
    { numRuns: 60 },
  );

describe('versions that are kept', () => {
  it('are the last 50 and all that were published, whatever their age', () => {
    check(({ kept, all }) => {
      const ids = new Set(kept.map(({ id }) => id));
      for (const { id } of all.slice(0, ALWAYS_KEPT)) expect(ids).toContain(id);
    });
    const events = Array.from({ length: 120 }, (_, index): Event[] => [
      { pause: 10 * DAY, kind: 'save' },
      ...(index % 10 === 0 ? [{ pause: 1, kind: 'publish' } as const] : []),
    ]).flat();
    const { kept } = live(events, 30);
    expect(kept.filter(({ wasPublished }) => wasPublished)).toHaveLength(12);
  });

  it('are all of the last day, then one for each hour, day and week within the reach', () => {
    check(({ kept, all, now }, historyDays) => {
      const ids = new Set(kept.map(({ id }) => id));
      for (const { id, createdAt } of all) {
        const age = now.getTime() - createdAt.getTime();
        if (age < DAY) expect(ids).toContain(id);
        if (age >= historyDays * DAY) continue;
        const length = age < WEEK ? HOUR : age < MONTH ? DAY : WEEK;
        const period = (at: Date) => Math.floor(at.getTime() / length);
        const isCovered = kept.some((other) => period(other.createdAt) === period(createdAt));
        expect(isCovered, `nothing is left of the period of ${id}`).toBe(true);
      }
    });
  });

  it('are one per period beyond the last 50, the published ones and those that undo and redo need', () => {
    check(({ kept, currentVersionId, now }, historyDays) => {
      const current = kept.find(({ id }) => id === currentVersionId);
      const needed = [current?.undoVersionId, current?.redoVersionId];
      const others = kept
        .slice(ALWAYS_KEPT)
        .filter(({ id, wasPublished }) => !wasPublished && !needed.includes(id));
      const periods = others.flatMap(({ createdAt }) => {
        const age = now.getTime() - createdAt.getTime();
        expect(age).toBeLessThan(historyDays * DAY);
        if (age < DAY) return [];
        const length = age < WEEK ? HOUR : age < MONTH ? DAY : WEEK;
        return [`${length} ${Math.floor(createdAt.getTime() / length)}`];
      });
      expect(new Set(periods).size).toBe(periods.length);
    });
  });

  it('stay when they are looked at again at the same time', () => {
    check(({ kept, currentVersionId, now }, historyDays) => {
      expect(findExpired(kept, { currentVersionId, historyDays, now })).toEqual(new Set());
    });
  });

  it('are at most 500 beside published ones, also when all are of one day', () => {
    const events = Array.from({ length: 900 }, (): Event => ({ pause: 1_000, kind: 'save' }));
    const { kept } = live([...events.slice(0, 1), { pause: 1, kind: 'publish' }, ...events], 30);
    expect(kept).toHaveLength(MOST_VERSIONS + 1);
    expect(kept.at(-1)?.id).toBe('v1');
  });
});

describe('undo and redo', () => {
  it('lead to versions that are kept only, and the next step of each is never lost', () => {
    check(({ kept, currentVersionId }) => {
      const ids = new Set(kept.map(({ id }) => id));
      for (const { undoVersionId, redoVersionId } of kept) {
        if (undoVersionId !== null) expect(ids).toContain(undoVersionId);
        if (redoVersionId !== null) expect(ids).toContain(redoVersionId);
      }
      expect(ids).toContain(currentVersionId);
    });
  });

  it('pass over versions that go and still reach the oldest one of a line of saves', () => {
    const saves = Array.from({ length: 300 }, (): Event => ({ pause: 2 * HOUR, kind: 'save' }));
    const { kept, currentVersionId } = live(saves, 365);
    expect(kept.length).toBeLessThan(200);
    const byId = new Map(kept.map((version) => [version.id, version]));
    let at = byId.get(currentVersionId);
    let steps = 0;
    while (at?.undoVersionId) {
      at = byId.get(at.undoVersionId);
      steps += 1;
    }
    expect([at?.id, steps]).toEqual([kept.at(-1)?.id, kept.length - 1]);
  });
});
