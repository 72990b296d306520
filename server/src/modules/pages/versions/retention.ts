// Which versions a page keeps: all that undo, redo, visitors or the creator may want soon, and of the others one per
// hour, day or week, the older the fewer. Pure; retention-store.ts carries it out.
import { DAY, HOUR } from '../../../platform/time-spans.ts';

export type RetainedVersion = {
  readonly id: string;
  readonly createdAt: Date;
  /** Visitors see it, or have seen it. */
  readonly wasPublished: boolean;
  readonly undoVersionId: string | null;
  readonly redoVersionId: string | null;
};

/** Kept whatever their age. */
export const ALWAYS_KEPT = 50;
/** More are not kept, even of one day; published ones come on top. */
export const MOST_VERSIONS = 500;

const WEEK = 7 * DAY;
const MONTH = 30 * DAY;

/** `versions`: newest first. The ids of those that go. */
export function findExpired(
  versions: readonly RetainedVersion[],
  page: { currentVersionId: string; historyDays: number; now: Date },
): Set<string> {
  const current = versions.find(({ id }) => id === page.currentVersionId);
  const needed = new Set([current?.id, current?.undoVersionId, current?.redoVersionId]);
  const isNeeded = ({ id, wasPublished }: RetainedVersion) => wasPublished || needed.has(id);
  const expired = new Set<string>();
  const seen = new Set<string>();
  let kept = 0;
  for (const [index, version] of versions.entries()) {
    const period = periodOf(version, page);
    const isRepeated = period !== undefined && seen.has(period);
    if (period !== undefined) seen.add(period);
    const isKept =
      isNeeded(version) ||
      index < ALWAYS_KEPT ||
      (kept < MOST_VERSIONS && period !== undefined && !isRepeated);
    if (isKept) kept += 1;
    else expired.add(version.id);
  }
  return expired;
}

/** Of several versions in one period the newest is kept. Undefined for what is older than the plan reaches. */
function periodOf(
  { id, createdAt }: RetainedVersion,
  { historyDays, now }: { historyDays: number; now: Date },
): string | undefined {
  const at = createdAt.getTime();
  const age = now.getTime() - at;
  if (age < DAY) return id;
  if (age >= historyDays * DAY) return undefined;
  const [name, length] =
    age < WEEK ? ['hour', HOUR] : age < MONTH ? ['day', DAY] : (['week', WEEK] as const);
  return `${name} ${Math.floor(at / Number(length))}`;
}

type Pointers = Pick<RetainedVersion, 'undoVersionId' | 'redoVersionId'>;

/** Undo and redo pass over versions that go: what those that stay and lead to one of them lead to instead. */
export function bridgeExpired(
  versions: readonly RetainedVersion[],
  expired: ReadonlySet<string>,
): Map<string, Pointers> {
  const byId = new Map(versions.map((version) => [version.id, version]));
  const follow = (id: string | null, pointer: keyof Pointers): string | null => {
    const passed = new Set<string>();
    let next = id;
    while (next !== null && expired.has(next) && !passed.has(next)) {
      passed.add(next);
      next = byId.get(next)?.[pointer] ?? null;
    }
    return next !== null && expired.has(next) ? null : next;
  };
  const bridged = new Map<string, Pointers>();
  for (const { id, undoVersionId, redoVersionId } of versions) {
    if (expired.has(id)) continue;
    const pointers = {
      undoVersionId: follow(undoVersionId, 'undoVersionId'),
      redoVersionId: follow(redoVersionId, 'redoVersionId'),
    };
    const isSame =
      pointers.undoVersionId === undoVersionId && pointers.redoVersionId === redoVersionId;
    if (!isSame) bridged.set(id, pointers);
  }
  return bridged;
}
