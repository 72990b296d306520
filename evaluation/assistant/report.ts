// The table of a run: how many cases of each class and language are right, and how the others fail.
import { caseClasses } from './cases.ts';
import type { Verdict } from './judge.ts';

type Row = { name: string; verdicts: readonly Verdict[] };

export function writeReport(verdicts: readonly Verdict[]): string {
  const languages = [...new Set(verdicts.map((verdict) => verdict.case.lang))];
  const of = (name: string, field: 'class' | 'lang'): Row => ({
    name,
    verdicts: verdicts.filter((verdict) => verdict.case[field] === name),
  });
  const classes = caseClasses
    .map((name) => of(name, 'class'))
    .filter(({ verdicts: own }) => own.length > 0);
  return [
    writeTable('class', [...classes, { name: 'all', verdicts }]),
    writeTable(
      'language',
      languages.map((name) => of(name, 'lang')),
    ),
    writeTimes(verdicts),
  ].join('\n\n');
}

/** The columns `destructive` and `collateral` count cases; one that is both counts as destructive. */
function writeTable(heading: string, rows: readonly Row[]): string {
  const cells = rows.map(({ name, verdicts }) => {
    const right = verdicts.filter(({ isRight }) => isRight).length;
    const destructive = verdicts.filter(isDestructive).length;
    const collateral = verdicts.filter(
      (one) => one.unasked.length > 0 && !isDestructive(one),
    ).length;
    const share = `${Math.round((100 * right) / Math.max(1, verdicts.length))} %`;
    const counts = [
      verdicts.length,
      right,
      verdicts.length - right,
      share,
      destructive,
      collateral,
    ];
    return [name, ...counts.map(String)];
  });
  const headings = [heading, 'cases', 'right', 'wrong', 'share', 'destructive', 'collateral'];
  const widths = headings.map((text, column) =>
    Math.max(text.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(headings), rule, ...cells.map(line)].join('\n');
}

const isDestructive = ({ unasked }: Verdict) => unasked.some((change) => change.isDestructive);

function writeTimes(verdicts: readonly Verdict[]): string {
  const sorted = verdicts.flatMap(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  return `${sorted.length} turns: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}
