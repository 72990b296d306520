// Holds the weight of first visits, fonts apart, as it goes over the wire: of /login what it needs to draw and all that
// it loads with the form, which follows; of /dashboard and the studio what they need to work. What is fetched ahead once
// the browser is idle is not needed for that. Reads the built web app, which `npm test` builds before its unit tests.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';

const LIMIT = 93 * 1024;
/** With the form of the sign-in screen, whose library is fetched after the first paint. */
const LIMIT_WITH_FORM = 113 * 1024;
/** Of the dashboard and of the studio. e2e/first-load.spec.ts looks at the network. */
const LIMIT_OF_DASHBOARD = 180 * 1024;
const LIMIT_OF_STUDIO = 220 * 1024;
/** Of the studio, with all that stands around it. */
const MOST_STUDIO_FILES = 32;
const dist = resolve(import.meta.dirname, '../../web/dist');

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

/** The files that load without any interaction: the entry, what it imports statically, their styles. */
function firstFiles(manifest: Manifest): string[] {
  return listFiles(
    manifest,
    Object.keys(manifest).filter((name) => manifest[name]?.isEntry),
  );
}

/** The files of these chunks and of all that they import statically. */
function listFiles(manifest: Manifest, chunks: readonly string[]): string[] {
  const waiting = [...chunks];
  const visited = new Set(waiting);
  const files = new Set<string>();
  for (const name of waiting) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the manifest does not name ${name}`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const next of chunk.imports ?? []) {
      if (!visited.has(next)) waiting.push(next);
      visited.add(next);
    }
  }
  return [...files];
}

const listScripts = (html: string) =>
  [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map((match) => match[1] as string);

const brotliSize = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length;

describe('the first load of /login', () => {
  let html = '';
  let files: string[] = [];
  let formFiles: string[] = [];

  beforeAll(() => {
    const path = join(dist, '.vite/manifest.json');
    if (!existsSync(path)) {
      throw new Error(`${path} is missing: build the web app first (npm run build -w web)`);
    }
    const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
    html = readFileSync(join(dist, 'index.html'), 'utf8');
    files = [...new Set([...firstFiles(manifest), ...listScripts(html)])];
    formFiles = listFiles(manifest, ['src/screens/login/login-form.tsx']);
  });

  it('weighs at most 93 KB of scripts and styles', () => {
    const weights = files.map((file) => [brotliSize(file), file] as const);
    const sum = weights.reduce((total, [bytes]) => total + bytes, 0);
    const list = weights.toSorted(([a], [b]) => b - a).map(([bytes, file]) => `${bytes} ${file}`);
    expect(sum, `\n${list.join('\n')}\n`).toBeLessThanOrEqual(LIMIT);
  });

  it('weighs at most 113 KB with the form', { tags: 'slow' }, () => {
    expect(formFiles.length).toBeGreaterThan(1);
    const all = [...new Set([...files, ...formFiles])];
    const sum = all.reduce((total, file) => total + brotliSize(file), 0);
    expect(sum).toBeLessThanOrEqual(LIMIT_WITH_FORM);
  });

  it('leaves the workspace to users: nothing that public screens load by themselves brings it', () => {
    const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
    const parts = [
      'src/features/identity/layout/wish-demo.tsx',
      'src/screens/login/login-form.tsx',
      'src/screens/signup/signup-screen.tsx',
      'src/screens/signup/register-screen.tsx',
      'src/screens/forgot-password/forgot-password-screen.tsx',
      'src/screens/reset-password/reset-password-screen.tsx',
      'src/screens/verify-email/verify-email-screen.tsx',
      'src/screens/legal/legal-screen.tsx',
    ];
    const toasts = Object.keys(manifest).filter((name) =>
      /\/toasts-/.test(manifest[name]?.file ?? ''),
    );
    expect(toasts).toHaveLength(1);
    for (const part of [...parts, ...toasts]) {
      const brought = listFiles(manifest, [part]).filter((file) => /\/workspace-/.test(file));
      expect(brought, part).toEqual([]);
    }
  });

  it('counts React, the sign-in screen and the styles', () => {
    expect(files.some((file) => file.endsWith('.css'))).toBe(true);
    const code = files.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n');
    expect(code.includes('Welcome back'), 'the sign-in screen').toBe(true);
    expect(code.includes('react.dev/errors'), 'React as built for use').toBe(true);
  });

  it('asks in its page for all of them at once', () => {
    expect(listScripts(html).toSorted()).toEqual(files.toSorted());
  });
});

const read = (file: string) => readFileSync(join(dist, file), 'utf8');

/** Of a screen of the workspace, with what stands around it and what draws toasts. */
function screenFiles(screen: string): string[] {
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json'));
  const screens = ['app/workspace.tsx', 'app/shell/shell.tsx', screen];
  const toasts = readdirSync(join(dist, 'assets'))
    .filter(
      (name) => name.endsWith('.js') && read(`assets/${name}`).includes('data-sonner-toaster'),
    )
    .flatMap((name) => Object.keys(manifest).filter((key) => manifest[key]?.file.endsWith(name)));
  expect(toasts).toHaveLength(1);
  const files = listFiles(manifest, [
    ...Object.keys(manifest).filter((name) => manifest[name]?.isEntry),
    ...screens.map((screen) => `src/${screen}`),
    ...toasts,
  ]);
  return [...new Set([...files, ...listScripts(read('index.html'))])];
}

function expectWeight(files: readonly string[], limit: number): void {
  const weights = files.map((file) => [brotliSize(file), file] as const);
  const list = weights.toSorted(([a], [b]) => b - a).map(([bytes, file]) => `${bytes} ${file}`);
  const sum = weights.reduce((total, [bytes]) => total + bytes, 0);
  expect(sum, `\n${list.join('\n')}\n`).toBeLessThanOrEqual(limit);
}

/** What later actions take, with a mark of each. */
const notAtFirst = [
  ['zod', 'ZodError'],
  ['react-hook-form', 'shouldUnregister'],
  ['windows and menus', 'data-radix-popper-content-wrapper'],
  ['what no screen uses of Radix (web/slim-radix.ts)', 'OrderedDict'],
] as const;

const dashboard = 'screens/dashboard/dashboard-screen.tsx';
const studio = 'screens/studio/studio-screen.tsx';

describe('the first load of the help center', () => {
  it('brings one language of the articles, and at most 130 KB beside what every first load has', () => {
    const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
    const known = new Set(firstFiles(manifest));
    const texts = Object.keys(manifest).find((name) => name.endsWith('help/texts/en.ts'));
    const parts = ['src/screens/help/help-screen.tsx', texts ?? ''];
    const files = listFiles(manifest, parts).filter((file) => !known.has(file));
    const code = files.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n');
    expect(code).toContain('Your first page');
    expect(code).not.toContain('Deine erste Seite');
    expect(files.reduce((sum, file) => sum + brotliSize(file), 0)).toBeLessThanOrEqual(130 * 1024);
  });
});

describe('the first load of the dashboard', () => {
  it('weighs at most 180 KB of scripts and styles, with what draws toasts', {
    tags: 'slow',
  }, () => {
    expectWeight(screenFiles(dashboard), LIMIT_OF_DASHBOARD);
  });

  it('brings the dashboard, but neither schemas nor forms nor charts nor windows', () => {
    const code = screenFiles(dashboard).map(read).join('\n');
    expect(code.includes('AI Requests Remaining'), 'the dashboard').toBe(true);
    expect(code.includes('Real-time updates enabled'), 'the feed').toBe(true);
    for (const [what, mark] of [...notAtFirst, ['recharts', 'recharts-']] as const) {
      expect(code.includes(mark), what).toBe(false);
    }
  });
});

describe('the first load of the studio', () => {
  it('weighs at most 220 KB of scripts and styles, with what draws toasts', {
    tags: 'slow',
  }, () => {
    expectWeight(screenFiles(studio), LIMIT_OF_STUDIO);
  });

  it('takes at most 32 files of scripts and styles', () => {
    const files = screenFiles(studio);
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(MOST_STUDIO_FILES);
  });

  it('brings the studio, but neither schemas nor forms nor windows', () => {
    const code = screenFiles(studio).map(read).join('\n');
    expect(code.includes('your AI assistant'), 'the studio').toBe(true);
    for (const [what, mark] of notAtFirst) expect(code.includes(mark), what).toBe(false);
  });
});

describe('the files of the web app', () => {
  it('do not import each other in a circle, in which one would run before what it needs', () => {
    const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
    expect(Object.keys(manifest).length).toBeGreaterThan(10);
    expect(findCircle(manifest)).toEqual([]);
  });
});

/** The files of a circle of static imports; empty when there is none. */
function findCircle(manifest: Manifest): string[] {
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]): string[] => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return [];
    for (const next of manifest[name]?.imports ?? []) {
      const circle = visit(next, [...path, name]);
      if (circle.length > 0) return circle;
    }
    done.add(name);
    return [];
  };
  for (const name of Object.keys(manifest)) {
    const circle = visit(name, []);
    if (circle.length > 0) return circle.map((one) => manifest[one]?.file ?? one);
  }
  return [];
}
