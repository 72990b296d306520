// Holds the web app to what its build keeps of the contract: a schema read from a route is there in development and
// missing in the built app (web/slim-routes.ts).
import { describe, expect, it } from 'vitest';
import { readRepositoryFiles } from './repository-files.ts';

const isSource = (path: string) =>
  /^web\/src\/.+\.tsx?$/.test(path) && !/\.test\.tsx?$|\/test\//.test(path);

/** Reads of a route's schemas: `updateCustomer.body`, where `updateCustomer` comes from the contract. */
function findSchemaReads(text: string): string[] {
  const imports = [...text.matchAll(/import \{([^}]+)\} from '@vys\/contract[^']*'/g)];
  const names = imports.flatMap(([, list = '']) => list.match(/(?<!type )\b[a-z]\w+/g) ?? []);
  const schemas = '(?:summary|params|query|body|bodyLimit|output|errors)';
  return names.flatMap((name) => {
    const reads = text
      .replace(/typeof \w+(?:\.\w+)*/g, '')
      .match(new RegExp(`(?<![.\\w])${name}\\.${schemas}\\b`, 'g'));
    return reads ?? [];
  });
}

describe('the web app', () => {
  it('reads no schema of a route, which its build leaves out', () => {
    const files = readRepositoryFiles(isSource);
    expect(files.length).toBeGreaterThan(300);
    const reads = files.flatMap(({ path, text }) =>
      findSchemaReads(text).map((read) => `${path}: ${read}`),
    );
    expect(reads).toEqual([]);
  });

  it.each([
    ["import { update } from '@vys/contract/a';\nresolver(update.body)", ['update.body']],
    [
      "import {\n  type A,\n  update,\n} from '@vys/contract/a';\nupdate.output.parse(1)",
      ['update.output'],
    ],
    ["import { update } from '@vys/contract/a';\nconst b: z.input<typeof update.body> = {}", []],
    ["import { email } from './a.ts';\nemail.body", []],
  ])('%j reads %j', (text, reads) => expect(findSchemaReads(text)).toEqual(reads));
});
