// Runs the examples of the API documentation as they are printed, against the whole server.
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { CLIENT_ID } from '@vys/contract/api/endpoints';
import type { ApiDocument } from '@vys/contract/api-docs/document';
import { type Language, languages, printExample } from '@vys/contract/api-docs/examples';
import { listGroups } from '@vys/contract/api-docs/operations';
import { buildRequest } from '@vys/contract/api-docs/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';

const run = promisify(execFile);
const file = resolve(import.meta.dirname, '../../../docs/openapi.json');
const document: ApiDocument = JSON.parse(readFileSync(file, 'utf8'));
const operations = listGroups(document).flatMap((group) => group.operations);

const commands: Readonly<Record<Language, readonly [string, ...string[]]>> = {
  curl: ['sh', '-c'],
  javascript: [process.execPath, '--input-type=module', '--eval'],
  python: ['python3', '-c'],
};
const programs: Readonly<Record<Language, string>> = {
  curl: 'curl',
  javascript: process.execPath,
  python: 'python3',
};
const runs = (program: string) => spawnSync(program, ['--version']).status === 0;
const runnable = languages.filter((language) => runs(programs[language]));

let test: TestApp;
let token = '';
let pageId = '';

beforeAll(async () => {
  test = await startTestApp();
  ({ token } = await test.signUp('anna'));
  await test.call('PUT', '/api/user/profile', { token, body: { vys_url: 'anna' } });
  const jsx = 'export default function Page() {\n  return <main><h1>Anna</h1></main>;\n}';
  const content = { jsx, css: '', metadata: { title: 'Anna', description: 'Mine' } };
  const created = await test.call('POST', '/api/pages/create', { token, body: { content } });
  pageId = ((await created.json()) as { id: string }).id;
});
afterAll(async () => await test.stop());

type Given = { parameters?: Record<string, string>; body?: unknown };

function print(language: Language, id: string, given: Given = {}): string {
  const operation = operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`no operation ${id}`);
  const values = { origin: test.config.appOrigin, ...given };
  return printExample(language, buildRequest(document, operation, values));
}

/** Fails when the program does; returns what it printed. */
async function execute(language: Language, example: string, as = token): Promise<string> {
  const [command, ...options] = commands[language];
  const env = { ...process.env, VYS_TOKEN: as };
  const { stdout } = await run(command, [...options, example], { env });
  return stdout;
}

it.runIf(process.env.SLOW_TESTS === '1')('no language is left out where all tests run', () => {
  const missing = languages.filter((language) => !runnable.includes(language));
  const toInstall = missing.map((language) => programs[language]).join(' ');
  expect(missing, `programs that must be installed: ${toInstall}`).toEqual([]);
});

describe.each(runnable)('the examples in %s', (language) => {
  it('ROUTE-18 read as they are printed', { tags: 'slow' }, async () => {
    const calls = [
      ['app.clientConfig', {}, /pages_origin/],
      ['accounts.getProfile', {}, /anna@vys\.example/],
      ['accounts.checkUsername', { parameters: { username: 'anna' } }, /available/],
      ['pages.get', { parameters: { id: pageId } }, new RegExp(pageId)],
      ['forms.export', { parameters: { id: pageId } }, /"Date"/],
    ] as const;
    for (const [id, given, expected] of calls) {
      expect(await execute(language, print(language, id, given)), id).toMatch(expected);
    }
  });

  it('ROUTE-18 work with an API key, within its scopes', async () => {
    const body = {
      ...{ name: language, scopes: ['profile:read', 'pages:read'], expires_in_days: 30 },
      password: 'correct horse 7',
    };
    const created = await test.call('POST', '/api/auth/api-keys', { token, body });
    const { data } = (await created.json()) as { data: { key: string } };
    const profile = await execute(language, print(language, 'accounts.getProfile'), data.key);
    expect(profile).toMatch(/anna@vys\.example/);
    const change = print(language, 'accounts.updateProfile', { body: { full_name: 'No' } });
    await expect(execute(language, change, data.key)).rejects.toThrow();
  });

  it('send bodies as they are printed', async () => {
    const name = `Anna "O'Neil" \\ ${language} é`;
    await execute(
      language,
      print(language, 'accounts.updateProfile', { body: { full_name: name } }),
    );
    const response = await test.call('GET', '/api/user/profile', { token });
    expect(await response.json()).toMatchObject({ data: { full_name: name } });
  });

  it('sign in as they are printed', async () => {
    const body = {
      grant_type: 'password',
      client_id: CLIENT_ID,
      username: 'anna@vys.example',
      password: 'correct horse 7',
    };
    expect(await execute(language, print(language, 'identity.token', { body }))).toMatch(
      /access_token/,
    );
  });

  it('fail when the server does not accept the token', async () => {
    const example = print(language, 'accounts.getProfile');
    await expect(execute(language, example, 'wrong')).rejects.toThrow();
  });
});
