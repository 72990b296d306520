// The table in the documentation equals the rate limits in the code.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../../platform/config.ts';
import { type RateLimitRule, rateLimits } from './rate-limit-rules.ts';

const page = join(projectRoot, 'docs/decisions/022-rate-limits.md');
const rows = readFileSync(page, 'utf8')
  .split('\n')
  .filter((line) => /^\| `/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim().replace(/`/g, '')))
  .map(([, name, , ...figures]) => [name, ...figures.slice(0, 3)]);

function documentedRow(
  name: string,
  { burstToleranceMs, emissionIntervalsMs }: RateLimitRule,
): string[] {
  const longest = (emissionIntervalsMs.at(-1) ?? 0) / 1000;
  const free = emissionIntervalsMs.filter((cost) => cost === 0).length;
  const burst = free > 0 ? free + 1 : burstToleranceMs / longest / 1000 + 1;
  const wait = longest === 86_400 ? 'a day' : `${longest} s`;
  return [name, String(burst), free > 0 ? 'doubles' : wait, wait];
}

it('docs/decisions/022 documents the rate limits as they are', () => {
  expect(rows).toEqual(Object.entries(rateLimits).map(([name, rule]) => documentedRow(name, rule)));
});
