// Tests of the web app: a DOM, no browser. Their files share worker processes and loaded modules, except
// for those that replace modules or depend on what modules keep.
import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
/** Wherever they lie. */
export const isolatedWebTests = [
  'src/**/card-dialog.test.tsx',
  'src/**/command-actions.test.tsx',
  'src/**/customize.test.tsx',
  'src/**/dev-inbox-screen.test.tsx',
  'src/**/goals.test.tsx',
  'src/**/language-card.test.tsx',
  'src/**/page-editor.test.ts',
  'src/**/pages-screen.test.tsx',
  'src/**/plan-change.test.tsx',
  'src/**/presentational.test.tsx',
  'src/**/ready-to-continue-screen.test.tsx',
  'src/**/security-tab.test.tsx',
  'src/**/share-dialog.test.tsx',
  'src/**/sharing-tabs.test.tsx',
  'src/**/sign-in-cards.test.tsx',
  'src/**/sign-in-passkey.test.tsx',
  'src/**/signup-screen.test.tsx',
  'src/**/studio-images.test.tsx',
  'src/**/studio-page.test.tsx',
];

const test = {
  // Machines that run several checks at once are slow, not wrong.
  testTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
  environment: 'jsdom',
  setupFiles: ['./vitest.setup.ts'],
  // Only the tokens are read as text; other styles stay empty.
  css: { include: [/tokens\.css/] },
};
const base = {
  root,
  resolve: { alias: { '#web': fileURLToPath(new URL('./src', import.meta.url)) } },
  oxc: { jsx: { runtime: 'automatic' as const } },
};

export const webProjects: TestProjectInlineConfiguration[] = [
  {
    ...base,
    test: {
      ...test,
      name: 'web',
      include: ['src/**/*.test.{ts,tsx}'],
      exclude: isolatedWebTests,
      isolate: false,
    },
  },
  { ...base, test: { ...test, name: 'web-isolated', include: isolatedWebTests } },
];
