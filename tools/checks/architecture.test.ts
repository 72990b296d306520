// Holds this repository to docs/architecture.md, and proves on small broken trees that each rule can fail.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkArchitecture, type Packages } from './architecture.ts';
import { readRepositoryFiles } from './repository-files.ts';

const root = new URL('../..', import.meta.url).pathname;

const isSource = (path: string) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');

function listPackages(): Packages {
  const named = (folder: string) => {
    const manifest = JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'));
    const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
    return kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {}));
  };
  const folders = ['.', 'contract', 'compiler', 'server', 'web', 'e2e', 'bench'];
  return Object.fromEntries(folders.map((folder) => [folder, named(folder)]));
}

describe('the repository', () => {
  it('ASVS 1.2.4 follows the architecture rules', () => {
    const violations = checkArchitecture(readRepositoryFiles(isSource), listPackages());
    expect(violations.map(({ rule, path, message }) => `${rule}: ${path}: ${message}`)).toEqual([]);
  });
});

describe('each rule fails when it is broken', () => {
  const packages: Packages = {
    '.': ['vitest'],
    contract: ['zod'],
    compiler: ['acorn'],
    server: ['fastify', 'kysely', 'sharp', '@vys/contract'],
    web: ['react', 'sonner', '@vys/contract'],
  };
  const broken = (files: Record<string, string>) =>
    checkArchitecture(
      Object.entries(files).map(([path, text]) => ({
        path,
        text: `// What it is for.\n${text}\n`,
      })),
      packages,
    ).map(({ rule, path }) => `${rule} ${path}`);

  const cases: [name: string, files: Record<string, string>, expected: string[]][] = [
    [
      'a clean tree',
      { 'server/src/modules/pages/service.ts': "import { x } from '../assistant/index.ts';" },
      [],
    ],
    [
      'jobs of another module',
      {
        'server/src/modules/pages/jobs.ts': "import { x } from '../assistant/jobs.ts';",
      },
      [],
    ],
    [
      'a module imports a higher one',
      { 'server/src/modules/assistant/service.ts': "import { x } from '../pages/index.ts';" },
      ['direction server/src/modules/assistant/service.ts'],
    ],
    [
      'a module imports only a type of a higher one',
      {
        'server/src/platform/http/http.ts':
          "import type { X } from '../../modules/identity/index.ts';",
      },
      ['direction server/src/platform/http/http.ts'],
    ],
    [
      'a module imports another past its index.ts',
      { 'server/src/modules/pages/service.ts': "import { x } from '../assistant/store.ts';" },
      ['entry-point server/src/modules/pages/service.ts'],
    ],
    [
      'a dynamic import of a higher module',
      { 'server/src/modules/assistant/service.ts': "const x = await import('../pages/index.ts');" },
      ['direction server/src/modules/assistant/service.ts'],
    ],
    [
      'an adapter imports another adapter of the same port',
      {
        'server/src/modules/identity/keycloak/users/users.ts':
          "import { x } from '../../embedded/rules.ts';",
      },
      ['direction server/src/modules/identity/keycloak/users/users.ts'],
    ],
    [
      'a feature imports a feature',
      { 'web/src/features/assistant/a.ts': "import { x } from '#web/features/pages/b.ts';" },
      ['direction web/src/features/assistant/a.ts'],
    ],
    [
      'a screen imports a screen',
      { 'web/src/screens/login/a.ts': "import { x } from '../signup/b.ts';" },
      ['direction web/src/screens/login/a.ts'],
    ],
    [
      'ui imports lib',
      { 'web/src/ui/a.ts': "import { x } from '#web/lib/api/api.ts';" },
      ['direction web/src/ui/a.ts'],
    ],
    [
      'web reaches into the server',
      { 'web/src/lib/a.ts': "import { x } from '../../../server/src/platform/db/db.ts';" },
      ['direction web/src/lib/a.ts'],
    ],
    [
      'a package that is hoisted but not named',
      { 'web/src/lib/a.ts': "import fastify from 'fastify';" },
      ['package web/src/lib/a.ts'],
    ],
    [
      'Node in a pure package',
      { 'compiler/src/a.ts': "import { readFileSync } from 'node:fs';" },
      ['package compiler/src/a.ts'],
    ],
    [
      'SQL outside store.ts',
      { 'server/src/modules/pages/service.ts': "db.selectFrom('pages').execute();" },
      ['sql server/src/modules/pages/service.ts'],
    ],
    [
      'raw SQL outside store.ts',
      { 'server/src/modules/pages/service.ts': 'const q = sql`select 1`;' },
      ['sql server/src/modules/pages/service.ts'],
    ],
    [
      'a vendor with two importers',
      {
        'server/src/modules/media/a.ts': "import sharp from 'sharp';",
        'server/src/modules/pages/b.ts': "import sharp from 'sharp';",
      },
      ['vendor server/src/modules/pages/b.ts'],
    ],
    [
      'a web vendor outside its folder',
      { 'web/src/screens/login/a.tsx': "import { toast } from 'sonner';" },
      ['vendor web/src/screens/login/a.tsx'],
    ],
    [
      'a transaction opened past inTransaction, in a test too',
      {
        'server/src/platform/db/transaction.ts': 'db.transaction().execute(run);',
        'server/src/modules/pages/a.ts': 'await db\n  .transaction()\n  .execute(run);',
        'server/src/modules/pages/a.test.ts': 'const trx = await db.startTransaction().execute();',
      },
      [
        'transaction server/src/modules/pages/a.ts',
        'transaction server/src/modules/pages/a.test.ts',
      ],
    ],
    [
      'the environment read outside config',
      { 'server/src/modules/pages/a.ts': 'const x = process.env.X;' },
      ['config server/src/modules/pages/a.ts'],
    ],
    [
      'a log line without an event',
      { 'server/src/modules/pages/a.ts': "log.warn({ err: error }, 'publish failed');" },
      ['log server/src/modules/pages/a.ts'],
    ],
    [
      'a vague name',
      { 'server/src/modules/pages/utils.ts': '' },
      ['name server/src/modules/pages/utils.ts'],
    ],
    [
      'a name in camel case',
      { 'web/src/ui/iconButton.tsx': '' },
      ['name web/src/ui/iconButton.tsx'],
    ],
    ['a default export', { 'web/src/ui/a.ts': 'export default 1;' }, ['export web/src/ui/a.ts']],
    ['a TODO without a number', { 'web/src/ui/a.ts': '// TODO later' }, ['todo web/src/ui/a.ts']],
    ['a long file', { 'web/src/ui/a.ts': '\n'.repeat(400) }, ['length web/src/ui/a.ts']],
    [
      'a long test',
      { 'web/src/ui/a.test.ts': '\n'.repeat(500), 'web/src/ui/b.ts': '' },
      ['length web/src/ui/a.test.ts'],
    ],
  ];

  it.each(cases)('%s', (_, files, expected) => {
    expect(broken(files).filter((line) => line !== 'length .')).toEqual(expected);
  });

  it('a file that opens without saying what it is for', () => {
    const violations = checkArchitecture(
      [{ path: 'web/src/ui/a.ts', text: 'export const a = 1;\n' }],
      packages,
    );
    expect(violations.map(({ rule }) => rule)).toEqual(['opening']);
  });

  it('files that are long on the whole', () => {
    const files = Array.from({ length: 30 }, (_, n) => ({
      path: `web/src/ui/a${n}.ts`,
      text: `// x\n${'\n'.repeat(299)}`,
    }));
    expect(checkArchitecture(files, packages).map(({ rule, path }) => `${rule} ${path}`)).toEqual([
      'length .',
      'length .',
    ]);
  });
});
