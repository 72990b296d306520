// How the web app is built and served while developing.
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { precompress } from './precompress.ts';
import { preloadFont } from './preload-font.ts';

const server = 'http://127.0.0.1:4100';

// What is built is for use, whatever the surroundings say: under NODE_ENV=test or development React
// would come in its development form, nearly twice as large and much slower.
const forUse: Plugin = {
  name: 'for-use',
  apply: 'build',
  config() {
    process.env.NODE_ENV = 'production';
  },
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [forUse, react(), tailwind(), preloadFont('hanken-grotesk'), precompress()],
  resolve: {
    alias: [
      { find: '#web', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
      // acorn-jsx requires it as CommonJS; without this the compiler would carry it twice.
      { find: /^acorn$/, replacement: fileURLToPath(import.meta.resolve('acorn')) },
    ],
  },
  worker: { format: 'es' },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/auth': { target: server },
      '/realms': { target: server },
    },
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // Says which file loads which: tools/checks/first-load.test.ts adds them up.
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // React changes less often than the app: a chunk of its own stays in the browser's cache.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
            // All that every first load needs, in one request.
            { name: 'first', tags: ['$initial'] },
          ],
        },
      },
    },
  },
});
