// Proves on small sources that expressions are found, analyzed and checked, and that each rule can fail.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources as text
import { describe, expect, it } from 'vitest';
import { analyzeAll, hashPattern } from './analyze.ts';
import {
  type Allowed,
  checkExpressions,
  listRepresentatives,
  type Representative,
} from './check-expressions.ts';
import { collectExpressions } from './collect.ts';

const collect = (text: string) => collectExpressions([{ path: 'server/src/a.ts', text }]);
const collectSources = (text: string) => collect(text).expressions.map(({ source }) => source);

async function check(text: string, allowed: readonly Allowed[] = []): Promise<string[]> {
  const { expressions } = collect(text);
  const analyses = await analyzeAll(expressions);
  return checkExpressions(
    expressions,
    (one) => analyses.get(hashPattern(one)) ?? { kind: 'unknown', why: 'missing' },
    allowed,
    (path) => (path === 'server/src/a.ts' ? text : undefined),
  );
}

describe('expressions are found', () => {
  it('C1: as literals, as constant text, and by the calls of the function around them', {
    tags: 'slow',
  }, () => {
    expect(
      collectSources('const a: RegExp = /x+/u; const b = <T,>(c: T) => /y/.test(`${c}`);'),
    ).toEqual(['x+', 'y']);
    expect(collectSources("new RegExp('a' + '+');")).toEqual(['a+']);
    expect(collectSources('RegExp(String.raw`\\d`, "g");')).toEqual(['\\d']);
    const named = "const W = 'a|b'; const X = /c/; new RegExp(`^(?:${W})${X.source}`);";
    expect(collectSources(named)).toEqual(['c', '^(?:a|b)c']);
    expect(collectSources("const L = ['a', 'b'] as const; new RegExp(L.join('|'));")).toEqual([
      'a|b',
    ]);
    const source = "const f = (n: string) => new RegExp(`^${n}$`); f('a'); f('b');";
    expect(collectSources(source)).toEqual(['^a$', '^b$']);
  });

  it('C1: in constants that another file exports', { tags: 'slow' }, () => {
    const { expressions } = collectExpressions([
      { path: 'a/b.ts', text: "import { W } from './c.ts'; new RegExp(`${W}+`);" },
      { path: 'a/c.ts', text: "export const W = '[a-z]';" },
    ]);
    expect(expressions.map(({ path, source }) => `${path} ${source}`)).toEqual(['a/b.ts [a-z]+']);
  });

  it('C1: and those whose text is not known must be listed, with what stands for them', {
    tags: 'slow',
  }, () => {
    const { dynamic } = collect('export const f = (n: string) => new RegExp(`${n}+$`);');
    const entry: Representative = {
      path: 'server/src/a.ts',
      code: '+$`)',
      sources: ['(a+)+$'],
      reason: 'for this test',
    };
    expect(listRepresentatives(dynamic, []).problems).toHaveLength(1);
    expect(listRepresentatives(dynamic, [entry])).toMatchObject({
      expressions: [{ source: '(a+)+$', line: 1 }],
      problems: [],
    });
    expect(listRepresentatives([], [entry]).problems).toEqual([
      'server/src/a.ts has no +$`) any more: remove its representative',
    ]);
  });
});

describe('expressions are checked', () => {
  const trimmed = "export const f = (text: string) => text.replace(/x+$/, '');";
  const allowed = {
    path: 'server/src/a.ts',
    source: 'x+$',
    limit: 1_000,
    bound: { path: 'server/src/a.ts', code: 'const f = (text: string)' },
    reason: 'for this test',
  };

  it('C1: a linear one passes', { tags: 'slow' }, async () => {
    expect(await check("export const f = (text: string) => text.replace(/^x+/, '');")).toEqual([]);
  });

  it('C1: an exponential one fails, also with an exception', { tags: 'slow' }, async () => {
    const text = 'export const f = (text: string) => /^(?:a|b|ab)*c/.test(text);';
    const source = '^(?:a|b|ab)*c';
    expect(await check(text)).toEqual([expect.stringContaining('server/src/a.ts:1 exponential')]);
    expect(await check(text, [{ ...allowed, source }])).toContainEqual(
      expect.stringContaining('exponential'),
    );
  });

  it('C1: a polynomial one fails', { tags: 'slow' }, async () => {
    expect(await check(trimmed)).toEqual([
      expect.stringContaining('server/src/a.ts:1 polynomial (2)'),
    ]);
  });

  it('C1: a polynomial one passes where its input is clipped to 1,000 characters', {
    tags: 'slow',
  }, async () => {
    const clipped = (most: string) =>
      check(`export const f = (text: string) => clip(text, ${most}).replace(/x+$/, '');`);
    expect(await clipped('1_000')).toEqual([]);
    expect(await clipped('1_001')).toEqual([expect.stringContaining('on 1001 characters')]);
    expect(await clipped('most')).toEqual([expect.stringContaining('polynomial')]);
    const tested = 'const MOST = 300; export const f = (t: string) => /x+$/.test(clip(t, MOST));';
    expect(await check(tested)).toEqual([]);
  });

  it('C1: a polynomial one passes with an exception, up to 1,000 characters', {
    tags: 'slow',
  }, async () => {
    expect(await check(trimmed, [allowed])).toEqual([]);
    expect(await check(trimmed, [{ ...allowed, limit: 2_000 }])).toHaveLength(1);
  });

  it('C1: a cubic one may see 100 characters', { tags: 'slow' }, async () => {
    const source = 'x+x+$';
    const text = `export const f = (text: string) => /${source}/.test(text);`;
    expect(await check(text, [{ ...allowed, source }])).toHaveLength(1);
    expect(await check(text, [{ ...allowed, source, limit: 100 }])).toEqual([]);
  });

  it('C1: an exception that is not needed fails, and so does one whose bound is gone', {
    tags: 'slow',
  }, async () => {
    expect(await check('export const a = 1;', [allowed])).toEqual([
      'server/src/a.ts: the exception for /x+$/ is no longer needed',
    ]);
    const bound = { ...allowed.bound, code: 'clip(text, MOST)' };
    expect(await check(trimmed, [{ ...allowed, bound }])).toEqual([
      expect.stringContaining('what bounds /x+$/ is gone'),
    ]);
  });

  it('C1: one that takes too long to analyze is reported', { tags: 'slow' }, async () => {
    const { expressions } = collect('/(a+)+$/.test(b);');
    const analyses = await analyzeAll(expressions, -1);
    const analysis = analyses.get(hashPattern(expressions[0] as (typeof expressions)[0]));
    // It may be finished before it is looked at for the first time.
    expect(analysis?.kind).toMatch(/^(?:unknown|exponential)$/);
    const problems = checkExpressions(
      expressions,
      () => ({ kind: 'unknown', why: 'too slow to analyze' }),
      [],
      () => undefined,
    );
    expect(problems).toEqual(['server/src/a.ts:1 unknown (too slow to analyze): /(a+)+$/']);
  });
});
