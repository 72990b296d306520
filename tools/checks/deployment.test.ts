// Dockerfile, compose.yaml and the workflow against this repository: what they copy, set, call and watch
// exists. Nothing is built here.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../server/src/platform/config.ts';
import { readRepositoryFiles } from './repository-files.ts';

const root = resolve(import.meta.dirname, '../..');
const readFile = (path: string) => readFileSync(join(root, path), 'utf8');
const paths = readRepositoryFiles(() => true).map(({ path }) => path);
const readByServer = [
  ...(readFile('docs/configuration.md')
    .split('## Read by the tools')[0]
    ?.matchAll(/^\| `([A-Z0-9_]+)`/gm) ?? []),
].map(([, name]) => name);

/** Instructions with their lines joined, in order. */
const instructions = readFile('Dockerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => ({
    name: line.split(' ')[0] ?? '',
    rest: line.slice(line.indexOf(' ') + 1),
  }));
const only = (name: string) =>
  instructions.filter((one) => one.name === name).map(({ rest }) => rest);

const ignoreRules = readFile('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ isSent: line.startsWith('!'), pattern: toPattern(line.replace('!', '')) }));

/** Signs as Docker reads them; a folder stands for everything in it. */
function toPattern(glob: string): RegExp {
  const text = glob
    .replaceAll('.', '\\.')
    .replaceAll('**/', '(?:.+/)?')
    .replaceAll(/(?<!\.)\*/g, '[^/]*');
  return new RegExp(`^${text}(?:/|$)`);
}

/** Whether Docker sends a file to the build: the last line of .dockerignore that fits decides. */
function isSent(path: string): boolean {
  return ignoreRules.findLast(({ pattern }) => pattern.test(path))?.isSent ?? true;
}

const context = paths.filter(isSent);

describe('Dockerfile', () => {
  it('copies only what is sent to the build', () => {
    const copied = only('COPY')
      .filter((rest) => !rest.startsWith('--from='))
      .flatMap((rest) => rest.split(' ').slice(0, -1));
    expect(copied.length).toBeGreaterThan(10);
    const missing = copied.filter(
      (source) => !context.some((path) => path === source || path.startsWith(`${source}/`)),
    );
    expect(missing).toEqual([]);
  });

  it('has the manifest of every package, as npm ci wants them', () => {
    const { workspaces } = JSON.parse(readFile('package.json')) as { workspaces: string[] };
    const copied = only('COPY').map((rest) => rest.split(' ')[0]);
    for (const name of workspaces) expect(copied).toContain(`${name}/package.json`);
  });

  it('sends no tests, no data, no git and no secrets to the build', () => {
    expect(context.length).toBeGreaterThan(500);
    const odd =
      /\.test\.tsx?$|^(?:docs\/(?!openapi\.json$)|e2e\/(?!package)|bench\/(?!package)|tools|\.)(?!npmrc)/;
    expect(context.filter((path) => odd.test(path))).toEqual([]);
    const local = ['.vys/a', '.env', '.git/config', '.cache/a', 'node_modules/a', 'web/dist/a'];
    expect([...local, 'server/node_modules/a/b.js', 'e2e/test-results/a'].filter(isSent)).toEqual(
      [],
    );
  });

  it('starts from Node in the version of the repository', () => {
    const major = readFile('.node-version').trim().split('.')[0];
    const images = only('FROM').map((rest) => rest.split(' ')[0]);
    const stages = only('FROM').map((rest) => rest.split(' AS ')[1]);
    for (const image of images) {
      expect(image === `node:${major}-bookworm-slim` || stages.includes(image)).toBe(true);
    }
    expect(images.at(-1)).toBe(`node:${major}-bookworm-slim`);
  });

  it('runs as an ordinary user, who owns the volume alone', () => {
    expect(only('USER')).toEqual(['node']);
    const env = readImageEnvironment();
    expect(only('VOLUME')).toEqual([env.VYS_DATA_DIR]);
    expect(only('RUN')).toContain(`install -d -o node -g node -m 700 ${env.VYS_DATA_DIR}`);
    const order = instructions.map(({ name }) => name);
    expect(order.lastIndexOf('RUN')).toBeLessThan(order.lastIndexOf('USER'));
  });

  it('sets only variables that the server reads, to values that it takes', () => {
    const env = readImageEnvironment();
    expect(Object.keys(env).filter((name) => !readByServer.includes(name))).toEqual([]);
    const config = readConfig(env, [], 1000);
    expect(config).toMatchObject({ production: true, host: '0.0.0.0', dataDir: env.VYS_DATA_DIR });
    expect(only('EXPOSE')).toEqual([`${config.appPort} ${config.pagesPort}`]);
  });

  it('watches a route that exists, on the port of the workspace', () => {
    const [, port, path] = /127\.0\.0\.1:(\d+)(\/\w+)/.exec(only('HEALTHCHECK').join()) ?? [];
    expect(Number(port)).toBe(readConfig({}, [], 1000).appPort);
    const health = readRepositoryFiles((file) => /^server\/src\/app\/health\.ts$/.test(file));
    expect(health.map(({ text }) => text).join()).toContain(`http.get('${path}'`);
  });

  it('runs programs that are in the image', () => {
    const commands = [...only('CMD'), ...only('HEALTHCHECK').map((rest) => rest.split('CMD ')[1])];
    for (const command of commands) {
      const [program, script] = JSON.parse(command ?? '') as string[];
      expect(program).toBe('node');
      if (script !== '-e') expect(context).toContain(script);
    }
    const scripts = only('RUN').flatMap(
      (rest) => /npm run (\w+) --workspace=(\w+)/.exec(rest) ?? [],
    );
    expect(
      JSON.parse(readFile(`${scripts[2]}/package.json`)).scripts[scripts[1] ?? ''],
    ).toBeDefined();
  });
});

function readImageEnvironment(): Record<string, string> {
  const pairs = only('ENV').flatMap((rest) => rest.split(' '));
  return Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]));
}

type Service = {
  image?: string;
  build?: string;
  profiles?: string[];
  volumes: string[];
  ports?: string[];
  environment: Record<string, string>;
  depends_on?: Record<string, { required: boolean }>;
  user?: string;
  privileged?: boolean;
};
const compose = parse(readFile('compose.yaml')) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};

/** `${NAME:-default}` as Compose reads it. */
function interpolate(values: Record<string, string>, env: Record<string, string> = {}) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{(\w+):-([^}]*)\}/g, (_, key, fallback) => env[key] || fallback),
    ]),
  );
}

describe('compose.yaml', () => {
  const { vys, database } = compose.services as { vys: Service; database: Service };

  it('starts Vys alone unless the profile is asked for', () => {
    expect(Object.keys(compose.services)).toEqual(['vys', 'database']);
    expect(vys.profiles).toBeUndefined();
    expect(vys.build).toBe('.');
    expect(database.profiles).toEqual(['postgres']);
    expect(vys.depends_on?.database?.required).toBe(false);
    expect(readConfig(interpolate(vys.environment), [], 1000).databaseUrl).toBeUndefined();
  });

  it('passes on every setting that the image does not fix', () => {
    const fixed = ['VYS_APP_PORT', 'VYS_PAGES_PORT', 'VYS_SERVICES', 'VYS_BLOCKLIST', 'PATH'];
    const formerly = ['VYS_DOORS'];
    const inImage = Object.keys(readImageEnvironment());
    const expected = readByServer.filter(
      (name) => ![...fixed, ...formerly, ...inImage].includes(name ?? ''),
    );
    expect(Object.keys(vys.environment).sort()).toEqual(expected.sort());
    for (const [name, value] of Object.entries(vys.environment)) {
      expect(value.startsWith(`\${${name}:-`), name).toBe(true);
    }
  });

  it('leads to the database of the profile', () => {
    const { POSTGRES_USER: user, POSTGRES_DB: name } = database.environment;
    const url = `postgresql://${user}:secret@database:5432/${name}`;
    expect(readFile('docs/operations.md')).toContain(
      `DATABASE_URL=${url.replace('secret', '<password>')}`,
    );
    const env = interpolate(vys.environment, { DATABASE_URL: url });
    expect(readConfig(env, [], 1000).databaseUrl).toBe(url);
    const major = Number(/^postgres:(\d+)-/.exec(database.image ?? '')?.[1]);
    expect(major).toBeGreaterThanOrEqual(16);
    expect(major).toBeLessThanOrEqual(18);
  });

  it('keeps data in named volumes, where the programs write it', () => {
    expect(vys.volumes).toEqual([`data:${readImageEnvironment().VYS_DATA_DIR}`]);
    const named = [...vys.volumes, ...database.volumes].map((volume) => volume.split(':')[0]);
    expect(Object.keys(compose.volumes)).toEqual(named);
  });

  it('opens the two ports on this machine only', () => {
    const { appPort, pagesPort } = readConfig({}, [], 1000);
    expect(vys.ports).toEqual([
      `127.0.0.1:${appPort}:${appPort}`,
      `127.0.0.1:${pagesPort}:${pagesPort}`,
    ]);
    expect(database.ports).toBeUndefined();
  });
});

describe('.github/workflows', () => {
  const folder = '.github/workflows';
  const workflows = readdirSync(join(root, folder)).map((name) => readFile(`${folder}/${name}`));

  it('runs what the build service runs, and may only read', () => {
    const [text = ''] = workflows;
    const workflow = parse(text);
    const { steps } = workflow.jobs.test;
    const commands = steps.map(({ run }: { run?: string }) => run ?? '');
    expect(commands.at(-1)).toBe('.ci/run');
    const installed = /apt-get install (.*)/.exec(commands.join('\n'))?.[1]?.split(' ');
    expect(installed).toEqual(expect.arrayContaining(['chromium', 'curl', 'python3']));
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(workflow.jobs.test.permissions).toBeUndefined();
    expect(text).not.toMatch(/secrets\.|pull_request_target/);
  });

  it('takes actions of GitHub in a major version', () => {
    const actions = workflows.flatMap((text) => [...text.matchAll(/uses: (\S+)/g)]);
    expect(actions.length).toBeGreaterThan(0);
    for (const [, action] of actions) expect(action).toMatch(/^actions\/[a-z-]+@v\d+$/);
  });
});
