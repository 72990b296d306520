// The table of a run with a language model, for each class: what came out right, what it cost, and how long it took.
import { openPage } from '@vys/compiler/page-model/open-page';
import type { Usage } from '../../../server/src/modules/assistant/models/usage/usage-store.ts';
import { caseClasses } from '../cases.ts';
import type { Verdict } from '../judge.ts';
import type { PlayedCase } from '../run-case.ts';

export type ModelVerdict = Verdict & {
  /** None is lost that the message did not ask to remove. */
  keepsLinks: boolean;
  renders: boolean;
  /** Of each time that a model was asked; none where the built-in assistant was certain. */
  usages: readonly Usage[];
};

export function keepsLinks({ before, after, reply }: PlayedCase): boolean {
  if (before === null || after === null || reply.kind === 'history' || reply.kind === 'made') {
    return true;
  }
  const now = new Set(addressesIn(after));
  return addressesIn(before).every((url) => now.has(url));
}

const addressesIn = (content: NonNullable<PlayedCase['after']>): string[] =>
  (openPage(content)?.design.page.links ?? []).flatMap(({ url }) => url ?? []);

export function writeModelReport(verdicts: readonly ModelVerdict[]): string {
  const rows = [...caseClasses, 'all'].flatMap((name) => {
    const own = verdicts.filter((verdict) => name === 'all' || verdict.case.class === name);
    return own.length === 0 ? [] : [toRow(name, own)];
  });
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) => {
    const padded = cells.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    return `| ${padded.join(' | ')} |`;
  };
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(headings), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

const headings = [
  'class',
  'cases',
  'right',
  'collateral',
  'links kept',
  'renders',
  'asked',
  'answered',
  'repairs',
  'p50 s',
  'p95 s',
  'tokens in',
  'tokens out',
  'dollars',
];

function toRow(name: string, verdicts: readonly ModelVerdict[]): string[] {
  const count = (test: (verdict: ModelVerdict) => boolean) => verdicts.filter(test).length;
  const share = (part: number) => `${Math.round((100 * part) / verdicts.length)} %`;
  const usages = verdicts.flatMap((verdict) => verdict.usages);
  const sum = (of: (usage: Usage) => number) =>
    usages.reduce((total, usage) => total + of(usage), 0);
  const seconds = verdicts.flatMap(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (part: number) =>
    ((seconds[Math.floor((seconds.length - 1) * part)] ?? 0) / 1_000).toFixed(1);
  const isPriced = usages.some(({ cost }) => cost !== null);
  return [
    name,
    String(verdicts.length),
    share(count(({ isRight }) => isRight)),
    String(count(({ unasked }) => unasked.length > 0)),
    share(count((verdict) => verdict.keepsLinks)),
    share(count((verdict) => verdict.renders)),
    String(usages.length),
    String(usages.filter(({ failure }) => failure === null).length),
    String(sum(({ repairs }) => repairs)),
    at(0.5),
    at(0.95),
    String(sum(({ inputTokens }) => inputTokens)),
    String(sum(({ outputTokens }) => outputTokens)),
    isPriced ? sum(({ cost }) => cost ?? 0).toFixed(4) : '–',
  ];
}
