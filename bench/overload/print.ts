// Prints what the hostile load did: a table for each group, beside the control of the same run.

import { rounded } from '../measure/statistics.ts';
import type { OverloadResult } from '../rows/overload.ts';
import { API_P99_MS, PUBLIC_P99_MS, SERVER_MB } from './bars.ts';
import type { LatencyRow } from './samples.ts';

const SHOWN_PROBLEMS = 20;

export function printOverload({ control, underLoad, hostile, missed }: OverloadResult): void {
  printCompared(
    `Public pages; at most ${PUBLIC_P99_MS} ms for 99 of 100 and no error`,
    [control.visitors.row],
    [underLoad.visitors.row],
  );
  const { lateP99Ms } = underLoad.visitors;
  say(`Requests left up to ${lateP99Ms} ms late (p99) because the load process was; not counted`);
  printCompared(
    `Honest accounts; at most ${API_P99_MS} ms for 99 of 100 calls of the API`,
    [...control.honest.rows, { ...control.honest.api, kind: 'all of the API' }],
    [...underLoad.honest.rows, { ...underLoad.honest.api, kind: 'all of the API' }],
  );
  const problems = [...underLoad.honest.problems, ...underLoad.visitors.problems];
  for (const problem of problems.slice(0, SHOWN_PROBLEMS)) say(problem);
  if (problems.length > SHOWN_PROBLEMS) say(`and ${problems.length - SHOWN_PROBLEMS} more`);
  say('\n  Hostile accounts, by kind of request');
  console.table([...hostile.rows, hostile.total].map(shown));
  for (const error of hostile.errors) say(error);
  say(`${hostile.slowHeadsClosed} slow connections were closed by the server`);
  say('\n  Processes; peak of memory, looked at each second');
  console.table(underLoad.processes.rows);
  const { server, workers } = underLoad.processes.peakMb;
  const before = control.processes.peakMb;
  say(
    `Server: ${server} MB of at most ${SERVER_MB} (control ${before.server}); its workers: ${workers} MB (control ${before.workers})`,
  );
  for (const line of missed) say(`MISSED  ${line}`);
  if (missed.length === 0) say('All bars hold');
}

function printCompared(
  title: string,
  before: readonly LatencyRow[],
  under: readonly LatencyRow[],
): void {
  say(`\n  ${title}`);
  console.table(
    under.map((row) => {
      const control = before.find(({ kind }) => kind === row.kind);
      return {
        ...shown(row),
        controlP50Ms: control?.p50Ms,
        controlP99Ms: control?.p99Ms,
        p99Ratio: control ? rounded(row.p99Ms / control.p99Ms, 1) : undefined,
      };
    }),
  );
}

function shown({ statuses, ...row }: LatencyRow) {
  const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
  return { ...row, statuses: counts.join(', ') };
}

function say(text: string): void {
  console.log(`  ${text}`);
}
