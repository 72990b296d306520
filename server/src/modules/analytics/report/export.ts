// The file with everything of a period: daily figures, and single events as far as they are kept.
import type { SeriesPoint } from '@vys/contract/analytics/report';
import { dimensions } from '@vys/contract/analytics/report';
import { BYTE_ORDER_MARK, csvRow } from '../../../platform/formats/csv.ts';
import type { CollectedEvent } from '../event-store.ts';
import { buildSeries } from './build-report.ts';
import { type ReportDeps, type ResolvedQuery, toReadQuery } from './report.ts';

const dayColumns = ['start', 'views', 'clicks', 'visitors', 'visits', 'clickers'] as const;
const eventColumns = ['time', 'day', 'hour', 'kind', ...dimensions] as const;

/** One table: a row is a day or an event, as its first column says. */
export async function* writeCsv(deps: ReportDeps, query: ResolvedQuery): AsyncGenerator<string> {
  const [, ...counts] = dayColumns;
  const [, , ...details] = eventColumns;
  yield BYTE_ORDER_MARK + csvRow(['row', 'time', 'day', ...counts, ...details]);
  for (const point of await readDays(deps, query)) {
    const figures = counts.map((name) => String(point[name]));
    yield csvRow(['day', '', point.start, ...figures, ...details.map(() => '')]);
  }
  for await (const batch of listEvents(deps, query)) {
    yield batch
      .map((event) => {
        const { time, day, ...values } = describeEvent(event);
        const cells = details.map((name) => String(values[name] ?? ''));
        return csvRow(['event', time, day, ...counts.map(() => ''), ...cells]);
      })
      .join('');
  }
}

export async function* writeJson(deps: ReportDeps, query: ResolvedQuery): AsyncGenerator<string> {
  const { page, timeZone, period } = query;
  const { from, to } = period.current.range;
  const days = (await readDays(deps, query)).map(({ start, ...counts }) => ({
    day: start,
    ...counts,
  }));
  const head = JSON.stringify({ page: page.title, timeZone, from, to, days });
  yield `${head.slice(0, -1)},"events":[`;
  let separator = '';
  for await (const batch of listEvents(deps, query)) {
    for (const event of batch) {
      yield `${separator}\n${JSON.stringify(describeEvent(event))}`;
      separator = ',';
    }
  }
  yield '\n]}\n';
}

async function readDays(
  { events }: ReportDeps,
  { page, period: { current } }: ResolvedQuery,
): Promise<SeriesPoint[]> {
  const figures = await events.read(toReadQuery(page.pageId, current.range));
  return buildSeries(figures, current, 'day');
}

function listEvents({ events }: ReportDeps, { page, period }: ResolvedQuery) {
  return events.listEvents(toReadQuery(page.pageId, period.current.range));
}

/** Without the visitor, whose number says nothing outside of its day. */
function describeEvent(event: CollectedEvent) {
  const { at, day, hour, kind } = event;
  const values = Object.fromEntries(dimensions.map((name) => [name, event[name]]));
  return { time: new Date(at).toISOString(), day, hour, kind, ...values } as Record<
    (typeof eventColumns)[number],
    string | number | null
  > & { time: string; day: string };
}
