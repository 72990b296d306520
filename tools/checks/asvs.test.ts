// docs/asvs.md is complete and its proofs are there.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTest, listIds, listUnproven, readProofs, readRows } from './asvs.ts';
import { listRequirements } from './asvs-levels.ts';

const root = resolve(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'docs/asvs.md'), 'utf8');
const requirements = listRequirements();

const rows = readRows(text);

/** What is missing of a proof: `path` of a test with the id in a title, `path`, or `path` "words in it". */
function missing(proof: string, id = '0.0.0'): string[] {
  return readProofs(proof).flatMap((one) => {
    if (one === undefined) return [`${proof} names no file`];
    const { path, words } = one;
    if (!existsSync(join(root, path))) return [`${path} is not there`];
    const content = readFileSync(join(root, path), 'utf8');
    if (words !== undefined)
      return content.includes(words) ? [] : [`${path} does not say "${words}"`];
    return !isTest(one) || listIds(content).has(id) ? [] : [`${path} has no title with ASVS ${id}`];
  });
}

it('knows the standard: 70 requirements of level 1, 183 of level 2, 92 of level 3', () => {
  const count = (level: number) => [...requirements.values()].filter((one) => one === level).length;
  expect([count(1), count(2), count(3)]).toEqual([70, 183, 92]);
});

it('has each requirement of levels 1 and 2 once, in order', () => {
  const expected = [...requirements].filter(([, level]) => level < 3).map(([id]) => id);
  expect(rows.map(({ id }) => id)).toEqual(expected);
  for (const { id, level } of rows) expect([id, level]).toEqual([id, `${requirements.get(id)}`]);
});

it('says of each what it is, how it stands, and why or where', () => {
  for (const { id, what, status, proof } of rows) {
    expect(what.length, id).toBeGreaterThan(3);
    expect(['yes', 'n/a', 'not yet'], id).toContain(status);
    expect(proof.length, id).toBeGreaterThan(5);
  }
});

it('names proofs that are there', () => {
  const proven = rows.filter(({ status }) => status === 'yes');
  expect(
    proven.flatMap(({ id, proof }) => missing(proof, id).map((what) => `${id}: ${what}`)),
  ).toEqual([]);
});

it('counts right', () => {
  const count = (status: string) => rows.filter((row) => row.status === status).length;
  expect(text).toContain(`${count('yes')} yes, ${count('n/a')} n/a, ${count('not yet')} not yet.`);
});

describe('a proof that is not there', () => {
  it.each([
    ['`server/src/no-such.test.ts`', 'is not there'],
    ['`package.json` "no such words"', 'does not say'],
    ['package.json', 'names no file'],
    ['`package.json`; `nowhere.ts`', 'nowhere.ts is not there'],
    ['`tools/checks/checks.test.ts`', 'has no title with ASVS 0.0.0'],
  ])('is found: %s', (proof, problem) => {
    expect(missing(proof).join()).toContain(problem);
  });
});

describe('a requirement that a test proves', () => {
  const row = { id: '6.2.1', level: '1', what: 'What', status: 'yes', proof: '`a.test.ts`' };
  const unproven = (title: string, status: 'passed' | 'failed' | 'skipped') =>
    listUnproven([row], [{ title, status }]);

  it('is proven when a test with its id passed', () => {
    expect(unproven('a suite ASVS 2.1.1, 6.2.1 holds', 'passed')).toEqual([]);
    expect(unproven('ASVS 6.2.1 holds', 'skipped')).toEqual([]);
  });

  it('is unproven when the test failed, did not run, or is about another one', () => {
    expect(unproven('ASVS 6.2.1 holds', 'failed')).toEqual(['6.2.1']);
    expect(unproven('ASVS 6.2.10 holds', 'passed')).toEqual(['6.2.1']);
    expect(listUnproven([row], [])).toEqual(['6.2.1']);
  });

  it('is not asked for where the proof is no test', () => {
    const otherRows = ['`package.json`', '`a.test.ts` "words"'].map((proof) => ({ ...row, proof }));
    expect(listUnproven(otherRows, [])).toEqual([]);
  });
});
