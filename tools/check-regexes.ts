// Fails on regular expressions of the product that backtrack too much (docs/decisions/033). Options:
// `--fresh` trusts no earlier verdict, `--record` writes `verdicts.json`, so that others need not wait.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALLOWED, REPRESENTATIVES } from './regexes/allowed.ts';
import {
  analyzeAll,
  hashOf,
  readVerdicts,
  type Verdicts,
  writeVerdicts,
} from './regexes/analyze.ts';
import { collectExpressions, type Expression, type SourceFile } from './regexes/collect.ts';
import { judge, representativesOf, type Verdict } from './regexes/judge.ts';

const root = join(import.meta.dirname, '..');
const cachePath = join(root, '.cache', 'regexes.json');
const recordPath = join(root, 'tools', 'regexes', 'verdicts.json');
const folders = ['contract', 'compiler', 'server', 'web', 'tools'];

/** Without tests, and without the packages that are built into the tree: they run where pages run. */
function sourceFiles(): SourceFile[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...folders];
  const listed = execFileSync('git', list, { cwd: root, encoding: 'utf8' });
  return [...new Set(listed.split('\0'))]
    .filter((path) => /\.(?:[jt]sx?|mjs)$/.test(path) && !path.endsWith('.d.ts'))
    .filter((path) => !/\.test\.tsx?$|\/test\/|\/generated\//.test(path))
    .filter((path) => existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

const isFresh = process.argv.includes('--fresh');
const files = sourceFiles();
const texts = new Map(files.map(({ path, text }) => [path, text]));
const { expressions, dynamic } = collectExpressions(files);
const represented = representativesOf(dynamic, REPRESENTATIVES);
const all = [...expressions, ...represented.expressions];

const known: Verdicts = isFresh
  ? new Map()
  : new Map([...readVerdicts(cachePath), ...readVerdicts(recordPath)]);
const analyzed = await analyzeAll(all.filter((one) => !known.has(hashOf(one))));
const verdictOf = (one: Expression) =>
  (analyzed.get(hashOf(one)) ?? known.get(hashOf(one))) as Verdict;
const verdicts: Verdicts = new Map(all.map((one) => [hashOf(one), verdictOf(one)]));
writeVerdicts(cachePath, verdicts);
if (process.argv.includes('--record')) writeVerdicts(recordPath, verdicts);

const textOf = (path: string) => texts.get(path);
const problems = [...represented.problems, ...judge(all, verdictOf, ALLOWED, textOf)];
for (const problem of problems) console.error(problem);
console.log(
  `${verdicts.size} regular expressions, ${analyzed.size} analyzed now, ${problems.length} problems`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
