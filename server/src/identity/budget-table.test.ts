// The table that people read is the one that counts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../kit/config.ts';
import { budgetRules, type Rule } from './budget-rules.ts';

const page = join(projectRoot, 'docs/decisions/022-budgets-of-tries.md');
const rows = readFileSync(page, 'utf8')
  .split('\n')
  .filter((line) => /^\| `/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim().replace(/`/g, '')))
  .map(([, name, , ...figures]) => [name, ...figures.slice(0, 3)]);

function told(name: string, { slackMs, costsMs }: Rule): string[] {
  const longest = (costsMs.at(-1) ?? 0) / 1000;
  const free = costsMs.filter((cost) => cost === 0).length;
  const tries = free > 0 ? free + 1 : slackMs / longest / 1000 + 1;
  const wait = longest === 86_400 ? 'a day' : `${longest} s`;
  return [name, String(tries), free > 0 ? 'doubles' : wait, wait];
}

it('docs/decisions/022 tells the budgets as they are', () => {
  expect(rows).toEqual(Object.entries(budgetRules).map(([name, rule]) => told(name, rule)));
});
