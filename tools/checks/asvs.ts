// docs/asvs.md as data: the requirements, how each stands, and the tests that prove it. A test proves a
// requirement when its title carries the id: "ASVS 6.2.1 rejects …", "ASVS 3.5.1, 3.5.2 does …".

export type AsvsRow = { id: string; level: string; what: string; status: string; proof: string };
/** `words` stand in a proof that is no title of a test. */
export type Proof = { path: string; words?: string };

export function readRows(text: string): AsvsRow[] {
  return text
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length !== 7) throw new Error(`A row of docs/asvs.md has no five cells: ${line}`);
      const [, id = '', level = '', what = '', status = '', proof = ''] = cells;
      return { id, level, what, status, proof };
    });
}

/** Undefined for what names no file. */
export function readProofs(proof: string): (Proof | undefined)[] {
  return proof.split('; ').map((part) => {
    const [, path, words] = /^`([^`]+)`(?: "(.+)")?$/.exec(part) ?? [];
    return path === undefined ? undefined : { path, ...(words === undefined ? {} : { words }) };
  });
}

export const isTest = ({ path }: Proof) =>
  /\.(?:test|spec)\.tsx?$/.test(path) || path.startsWith('server/test/route-cases/');

/** The ids in titles. */
export function listIds(text: string): Set<string> {
  const matches = text.matchAll(/ASVS (\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*)/g);
  return new Set([...matches].flatMap(([, ids = '']) => ids.split(', ')));
}

export type TestResult = { title: string; status: 'passed' | 'failed' | 'skipped' };

/** Requirements that tests prove, of which none ran; those whose tests were skipped on this machine are not listed. */
export function listUnproven(rows: readonly AsvsRow[], results: readonly TestResult[]): string[] {
  const listTestedIds = (statuses: readonly string[]) =>
    listIds(
      results
        .filter(({ status }) => statuses.includes(status))
        .map(({ title }) => title)
        .join('\n'),
    );
  const ranIds = listTestedIds(['passed', 'skipped']);
  const hasTest = ({ proof }: AsvsRow) =>
    readProofs(proof).some(
      (reference) => reference && isTest(reference) && reference.words === undefined,
    );
  return rows
    .filter((row) => row.status === 'yes' && hasTest(row) && !ranIds.has(row.id))
    .map(({ id }) => id);
}
