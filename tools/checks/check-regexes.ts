// Fails on regular expressions of the product that backtrack too much (docs/decisions/033). Options:
// `--fresh` trusts no earlier analysis, `--record` writes `analyses.json`, so that others need not wait.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALLOWED, REPRESENTATIVES } from './regexes/allowed.ts';
import {
  type Analyses,
  analyzeAll,
  hashPattern,
  readAnalyses,
  writeAnalyses,
} from './regexes/analyze.ts';
import {
  type Analysis,
  checkExpressions,
  listRepresentatives,
} from './regexes/check-expressions.ts';
import { collectExpressions, type Expression, type SourceFile } from './regexes/collect.ts';

const root = join(import.meta.dirname, '../..');
const cachePath = join(root, '.cache', 'regexes.json');
const recordPath = join(root, 'tools/checks/regexes/analyses.json');
const folders = ['contract', 'compiler', 'server', 'web', 'tools'];

/**
 * Lists of words in six languages make expressions that take the analyzer minutes each. They run in worker
 * processes with deadlines only (decision 034), and tests send them hostile messages.
 */
const UNANALYZED = /^server\/src\/modules\/assistant\//;

/** Without tests, and without the packages that are built into the tree: they run where pages run. */
function sourceFiles(): SourceFile[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...folders];
  const listed = execFileSync('git', list, { cwd: root, encoding: 'utf8' });
  return [...new Set(listed.split('\0'))]
    .filter((path) => /\.(?:[jt]sx?|mjs)$/.test(path) && !path.endsWith('.d.ts'))
    .filter((path) => !/\.test\.tsx?$|\/test\/|\/generated\//.test(path))
    .filter((path) => !UNANALYZED.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

const isFresh = process.argv.includes('--fresh');
const files = sourceFiles();
const texts = new Map(files.map(({ path, text }) => [path, text]));
const { expressions, dynamic } = collectExpressions(files);
const represented = listRepresentatives(dynamic, REPRESENTATIVES);
const allExpressions = [...expressions, ...represented.expressions];

const knownAnalyses: Analyses = isFresh
  ? new Map()
  : new Map([...readAnalyses(cachePath), ...readAnalyses(recordPath)]);
const analyzed = await analyzeAll(
  allExpressions.filter((expression) => !knownAnalyses.has(hashPattern(expression))),
);
const analysisFor = (expression: Expression) =>
  (analyzed.get(hashPattern(expression)) ?? knownAnalyses.get(hashPattern(expression))) as Analysis;
const analyses: Analyses = new Map(
  allExpressions.map((expression) => [hashPattern(expression), analysisFor(expression)]),
);
writeAnalyses(cachePath, analyses);
if (process.argv.includes('--record')) writeAnalyses(recordPath, analyses);

const readText = (path: string) => texts.get(path);
const problems = [
  ...represented.problems,
  ...checkExpressions(allExpressions, analysisFor, ALLOWED, readText),
];
for (const problem of problems) console.error(problem);
console.log(
  `${analyses.size} regular expressions, ${analyzed.size} analyzed now, ${problems.length} problems`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
