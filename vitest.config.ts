// Projects by what they need: pure (nothing), server (real PostgreSQL), web (a DOM). Their files share
// worker processes and loaded modules; those that replace modules or globals are listed as isolated.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { webProjects } from './web/vitest.config.ts';

/** What is waited for comes late on a busy machine; the default is one second. */
const expectOptions = { poll: { timeout: 30_000 } };
const server = {
  expect: expectOptions,
  environment: 'node' as const,
  globalSetup: ['server/test/global-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 180_000,
};
const needsDatabase = ['tools/bootstrap/start.test.ts'];
export const isolatedServerTests = ['server/src/**/login-throttle.test.ts'];
/** Need engines that `npm run test:engines` fetches; without them they are not a part of the run. */
const engines = [
  ...['CHDB_HOME', 'REDIS_SERVER', 'STRIPE_MOCK_HOME'],
  ...['NGINX_PROGRAM', 'VARNISHD', 'CADDY'],
];
const engineTests = ['server/**/*.engine.test.ts'];

export default defineConfig({
  test: {
    // Many tests wait for processes, deadlines or sockets: three workers keep two cores busy.
    maxWorkers: 3,
    tags: [{ name: 'slow', description: 'left out by `npm test` without SLOW_TESTS=1' }],
    projects: [
      {
        // Checks read the message catalogues of the web app.
        resolve: { alias: { '#web': fileURLToPath(new URL('./web/src', import.meta.url)) } },
        test: {
          name: 'pure',
          expect: expectOptions,
          testTimeout: 60_000,
          include: [
            'contract/src/**/*.test.ts',
            'compiler/**/*.test.ts',
            'evaluation/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...needsDatabase],
          environment: 'node',
          isolate: false,
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['server/**/*.test.ts', ...needsDatabase],
          exclude: ['**/node_modules/**', ...isolatedServerTests, ...engineTests],
          isolate: false,
        },
      },
      { test: { ...server, name: 'server-isolated', include: isolatedServerTests } },
      ...(engines.some((variable) => process.env[variable])
        ? [{ test: { ...server, name: 'engines', include: engineTests, isolate: false } }]
        : []),
      ...webProjects,
    ],
  },
});
