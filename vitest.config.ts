// Three projects by what they need: pure (nothing), server (real PostgreSQL), web (a DOM).
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          testTimeout: 30_000,
          include: ['contract/src/**/*.test.ts', 'compiler/**/*.test.ts', 'tools/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      './web/vitest.config.ts',
    ],
  },
});
