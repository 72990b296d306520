// docs/asvs.md is complete and its proofs are there.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listRequirements } from './asvs-levels.ts';

const root = resolve(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'docs/asvs.md'), 'utf8');
const requirements = listRequirements();

type Row = { id: string; level: string; what: string; status: string; proof: string };

const rows: Row[] = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    expect(cells, line).toHaveLength(7);
    const [, id = '', level = '', what = '', status = '', proof = ''] = cells;
    return { id, level, what, status, proof };
  });

/** What is missing of a proof: `path`, or `path` "words in it". */
function missing(proof: string): string[] {
  return proof.split('; ').flatMap((part) => {
    const [, path = '', words] = /^`([^`]+)`(?: "(.+)")?$/.exec(part) ?? [];
    if (path === '') return [`${part} names no file`];
    if (!existsSync(join(root, path))) return [`${path} is not there`];
    const isThere = words === undefined || readFileSync(join(root, path), 'utf8').includes(words);
    return isThere ? [] : [`${path} does not say "${words}"`];
  });
}

it('knows the standard: 70 requirements of level 1, 183 of level 2, 92 of level 3', () => {
  const count = (level: number) => [...requirements.values()].filter((one) => one === level).length;
  expect([count(1), count(2), count(3)]).toEqual([70, 183, 92]);
});

it('has each requirement of levels 1 and 2 once, in order', () => {
  const wanted = [...requirements].filter(([, level]) => level < 3).map(([id]) => id);
  expect(rows.map(({ id }) => id)).toEqual(wanted);
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
  expect(proven.flatMap(({ id, proof }) => missing(proof).map((what) => `${id}: ${what}`))).toEqual(
    [],
  );
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
  ])('is found: %s', (proof, problem) => {
    expect(missing(proof).join()).toContain(problem);
  });
});
