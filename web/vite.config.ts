// How the web app is built and served while developing.
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { DEFAULT_LANGUAGE, type Language } from '@vys/contract/language/languages';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { apiDocument } from './api-document.ts';
import { chunkOf } from './chunk-of.ts';
import { hashScript } from './hash-script.ts';
import { languageBuild, readLanguage, workerLanguageBuild } from './language-build.ts';
import { preloadFont } from './preload-font.ts';
import { slimRadix } from './slim-radix.ts';
import { slimRouter } from './slim-router.ts';
import { slimRoutes } from './slim-routes.ts';

const source = fileURLToPath(new URL('./src', import.meta.url));
const server = 'http://127.0.0.1:4100';

/** Parts of the paths of what public screens need beside their first load, icons as single files among them. */
const publicScreens = [
  'contract/src/identity/email-change.',
  'web/src/lib/language/',
  'web/src/lib/format/use-countdown.',
  'web/src/lib/session/use-email-token.',
  'web/src/features/accounts/username/username-rules.',
  'web/src/ui/theme/reduced-motion.',
];
/** Parts of the paths of what the dashboard shares with other screens, icons as single files among them. */
const smallParts = [
  'contract/src/goals.',
  'contract/src/page-model/placeholders.',
  'web/src/lib/navigation/use-upgrade-path.',
  'web/src/ui/screen-layout.',
  ...[
    'globe',
    'image-off',
    'lock',
    'message-square',
    'mouse-pointer-click',
    'rotate-ccw-clock',
  ].map((icon) => `lucide-react/dist/esm/icons/${icon}.`),
];
const isPart = (id: string) =>
  smallParts.some((part) => id.includes(part)) ||
  /src\/ui\/(actions\/(copy-button|use-copy)|content\/(card|tabs|visually-hidden)|feedback\/(empty-state|skeleton)|fields\/(segmented-control|switch|textarea))\.tsx?$/.test(
    id,
  );
const isOverlay = (id: string) =>
  /src\/ui\/overlays\/(alert-dialog|attached\/attached-menu|attached\/place-marker|dialog|dropdown-menu|popover|sheet|tooltip-bubble)\.tsx$/.test(
    id,
  );
const isBesideForms = (id: string) =>
  /src\/(ui\/feedback\/alert\.tsx|lib\/help\/(help-link\.tsx|messages\/)|features\/accounts\/username\/claimed-username\.)/.test(
    id,
  ) || /\/icons\/(circle-check|circle-question-mark|info)\./.test(id);
/** What public screens and the workspace need, and the sign-in form does not. */
const isCommon = (id: string) =>
  id.includes('contract/src/identity/credentials.') || /\/icons\/(sparkles|x)\./.test(id);
const isSignUp = (id: string) =>
  /src\/(features\/identity\/(password\/password-rules|layout\/terms-checkbox)|screens\/signup\/(claimed-link-slot|sign-in-instead|messages\/)|ui\/fields\/password-strength)/.test(
    id,
  );
const isPublicScreens = (id: string) => publicScreens.some((part) => id.includes(part));

// What is built is for use, whatever the surroundings say: under NODE_ENV=test or development React
// would come in its development form, nearly twice as large and much slower.
const forUse: Plugin = {
  name: 'for-use',
  apply: 'build',
  config() {
    process.env.NODE_ENV = 'production';
  },
};

export const createConfig = (language: Language): UserConfig => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    forUse,
    react(),
    tailwind(),
    slimRoutes(),
    slimRouter(),
    slimRadix(),
    apiDocument(),
    preloadFont('hanken-grotesk'),
    hashScript('theme.js'),
    languageBuild(language),
  ],
  resolve: {
    alias: [
      { find: '#web', replacement: source },
      // acorn-jsx requires it as CommonJS; without this the compiler would carry it twice.
      { find: /^acorn$/, replacement: fileURLToPath(import.meta.resolve('acorn')) },
    ],
  },
  worker: { format: 'es', plugins: () => workerLanguageBuild(language) },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/auth': { target: server },
      '/realms': { target: server },
    },
  },
  build: {
    target: 'es2022',
    // What Tailwind's own output needs: older ones would get each color twice.
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    outDir: 'dist',
    // build.ts empties it once for all languages.
    emptyOutDir: false,
    copyPublicDir: language === DEFAULT_LANGUAGE,
    // Says which file loads which: tools/checks/first-load.test.ts adds them up.
    manifest: language === DEFAULT_LANGUAGE ? true : `.vite/manifest.${language}.json`,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A chunk that is shared is named after all that share it, which would make long addresses.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            // React changes less often than the app: a chunk of its own stays in the browser's cache.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
            // For screens with forms: the contract's routes come without schemas (slim-routes.ts).
            {
              name: 'schemas',
              test: /node_modules\/zod\/|contract\/src\/(api\/schemas|notifications\/notification-fields|pages\/page-content)\.ts/,
              priority: 6,
            },
            // Comes by itself once the app is idle: mixed with what screens share, it would bring that along.
            {
              name: 'toasts',
              test: /node_modules\/sonner\/|src\/ui\/feedback\/toast-view\.tsx/,
              priority: 1,
            },
            // All that every first load needs, in one request.
            { name: 'first', tags: ['$initial'], priority: 5 },
            { name: 'form', test: /node_modules\/(react-hook-form|@hookform)\//, priority: 5 },
            // With the sign-in form they would bring that form to every screen that has one.
            { name: 'alert', test: isBesideForms, priority: 4 },
            // What public screens load after their first paint: left to the workspace, they would wait for all of it.
            { name: 'public', test: isPublicScreens, priority: 4 },
            { name: 'common', test: isCommon, priority: 4 },
            // Left to what screens share, they would bring the workspace to the sign-up screen.
            { name: 'sign-up', test: isSignUp, priority: 4 },
            { name: 'mockup', test: /src\/features\/identity\/layout\/page-mockup/, priority: 4 },
            {
              name: chunkOf(source, 'sign-in', ['screens/login/login-form.tsx']),
              priority: 3,
            },
            {
              name: chunkOf(source, 'workspace', ['app/workspace.tsx', 'app/shell/shell.tsx']),
              priority: 2,
            },
            // Of several screens: left to one of them, it would bring that one to the others.
            { name: 'parts', test: isPart, priority: 2 },
            // Mixed with what other screens share, it would bring that along.
            {
              name: chunkOf(source, 'dashboard', ['screens/dashboard/dashboard-screen.tsx']),
              priority: 1,
            },
            // What opens over a screen, apart from what the screen takes with it.
            { name: 'overlays', test: isOverlay, priority: 1 },
            // Fetched ahead by every screen of the workspace: in one request.
            {
              name: 'menus',
              test: /\/(user-menu-list|menu-sheet|bell-panel|feed-menu-list)\.tsx$/,
              priority: 1,
            },
            // With the routes of the assistant it would bring the schemas to the studio.
            { name: 'chat-events', test: /contract\/src\/chat\/chat-events\.ts/, priority: 4 },
            { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
            { name: 'content', test: /src\/features\/pages\/content\/values\//, minShareCount: 2 },
            { name: 'sharing', test: /src\/features\/accounts\/sharing\//, minShareCount: 2 },
            // Below what several screens need: merged with parts of that, it would be needed by what it needs.
            { name: 'page-model', test: /contract\/src\/page-model\//, minShareCount: 2 },
            // What several screens need.
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 8_000,
            },
          ],
        },
      },
    },
  },
});

export default defineConfig(createConfig(readLanguage()));
