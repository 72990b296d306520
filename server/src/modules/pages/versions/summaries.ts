// What each version of a list changed, in one line. Reckoned in a worker process when a list is shown, because few
// versions are ever looked at, and kept in memory: none but the current version changes.
import { setTimeout } from 'node:timers/promises';
import { DEFAULT_LANGUAGE } from '@vys/contract/language/languages';
import type { PageContent } from '@vys/contract/pages/pages';
import { createBoundedCache } from '../../../platform/bounded-cache.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Caller } from '../../../platform/http/http.ts';
import type { Logger } from '../../../platform/log/log.ts';
import type { RunJob } from '../../../platform/workers/job-runner.ts';
import type { PageJobs } from '../jobs.ts';
import { findVersions, type StoredPage } from '../store.ts';
import type { SummarizeInput } from './compare/summarize-versions.ts';
import type { ListedVersion } from './version-list-store.ts';

type Deps = { db: Db; runJob: RunJob<PageJobs>; log: Logger };
/** Who reads them, in the language of the request. */
type Reader = Pick<Caller, 'userId' | 'language'>;

/** Of some hundred bytes each. */
const MOST_CACHED = 10_000;
/** How long a list or an undo waits for them. */
const MOST_MS = 1_000;

type Pair = { id: string; before: string | null };

export function createSummaries(deps: Deps) {
  /** By language and both versions, and the revision of the page for the current one; empty where nothing can be told. */
  const cache = createBoundedCache<string, string>({ maxEntries: MOST_CACHED });

  async function summarizeAll(
    reader: Reader,
    versions: readonly ListedVersion[],
    { currentVersionId, revision }: Pick<StoredPage, 'currentVersionId' | 'revision'>,
  ): Promise<Map<string, string> | undefined> {
    const keyOf = ({ id, before }: Pair) => {
      const mayChange = id === currentVersionId || before === currentVersionId;
      return `${reader.language ?? ''} ${before} ${id} ${mayChange ? revision : ''}`;
    };
    const pairs = versions.flatMap((version) => toPair(version) ?? []);
    const missing = pairs.filter((pair) => cache.get(keyOf(pair)) === undefined);
    const contents = await loadContents(deps, missing, versions);
    const unknown = missing.filter(({ before }) => before === null || contents.has(before));
    const told = await summarize(deps, reader, unknown, contents);
    if (!told) return undefined;
    for (const [index, pair] of unknown.entries()) cache.set(keyOf(pair), told[index] ?? '');
    return new Map(
      pairs.flatMap((pair) => {
        const summary = cache.get(keyOf(pair));
        return summary ? [[pair.id, summary] as const] : [];
      }),
    );
  }

  return {
    /**
     * By the id of the version, where something can be told. Undefined when that takes too long or no worker process
     * is free; it goes on, and a later call has them.
     */
    ofVersions: (...input: Parameters<typeof summarizeAll>) =>
      withinTime(summarizeAll(...input), MOST_MS),

    /** Null where nothing can be told in time. */
    async ofChange(
      reader: Reader,
      before: PageContent,
      after: PageContent,
    ): Promise<string | null> {
      const input = { contents: [before, after], pairs: [{ before: 0, after: 1 }] };
      return (await withinTime(run(deps, reader, input), MOST_MS))?.[0] ?? null;
    },
  };
}

async function withinTime<T>(result: Promise<T>, ms: number): Promise<T | undefined> {
  const waiting = new AbortController();
  const timeout = setTimeout(ms, undefined, { signal: waiting.signal, ref: false });
  try {
    return await Promise.race([result, timeout]);
  } finally {
    waiting.abort();
    timeout.catch(() => {});
  }
}

/** The version that it replaced; undefined where that is not kept. */
function toPair(version: ListedVersion): Pair | undefined {
  const { id, number, source, undoVersionId, previousVersionId } = version;
  // Undo leads past the version that an undo itself replaced.
  const isStep = source === 'undo' || source === 'redo';
  const before = isStep ? previousVersionId : (undoVersionId ?? previousVersionId);
  return before === null && number > 1 ? undefined : { id, before };
}

async function loadContents(
  { db }: Deps,
  pairs: readonly Pair[],
  versions: readonly ListedVersion[],
): Promise<Map<string, PageContent>> {
  const contents = new Map(versions.map(({ id, content }) => [id, content]));
  const missing = pairs.flatMap(({ before }) =>
    before !== null && !contents.has(before) ? [before] : [],
  );
  if (missing.length === 0) return contents;
  for (const { id, content } of await findVersions(db, missing)) contents.set(id, content);
  return contents;
}

function summarize(
  deps: Deps,
  reader: Reader,
  pairs: readonly Pair[],
  contents: ReadonlyMap<string, PageContent>,
): Promise<(string | null)[] | undefined> {
  const used = [
    ...new Set(pairs.flatMap(({ id, before }) => (before === null ? [id] : [before, id]))),
  ];
  const indexOf = new Map(used.map((id, index) => [id, index]));
  return run(deps, reader, {
    contents: used.flatMap((id) => contents.get(id) ?? []),
    pairs: pairs.map(({ id, before }) => ({
      before: before === null ? null : (indexOf.get(before) ?? null),
      after: indexOf.get(id) ?? 0,
    })),
  });
}

/** The list is worth showing without. */
async function run(
  { runJob, log }: Deps,
  { userId, language = DEFAULT_LANGUAGE }: Reader,
  input: Omit<SummarizeInput, 'language'>,
): Promise<(string | null)[] | undefined> {
  if (input.pairs.length === 0) return [];
  try {
    return await runJob(userId, 'summarizeVersions', { ...input, language });
  } catch (error) {
    log.warn({ event: 'pages.summaries_failed', err: error, userId }, 'version summaries failed');
    return undefined;
  }
}
