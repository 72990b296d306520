// `npm run check` in a clone whose web app was never built.
import { describe, expect, it } from 'vitest';
import { runFastChecks, sumUp } from './fast-checks.ts';

const passed = { passed: 1, failed: 0, skipped: 0 };

describe('the fast checks', () => {
  it('build the web app beside what does not need it, and before the tests that read it', async () => {
    const steps: string[] = [];
    let finishBuild = () => {};
    const run = runFastChecks({
      buildWeb: () =>
        new Promise((resolve) => {
          steps.push('build');
          finishBuild = () => {
            steps.push('built');
            resolve();
          };
        }),
      withoutBuild: [
        async () => {
          steps.push('lint');
          finishBuild();
          return passed;
        },
      ],
      unit: async () => {
        steps.push('unit');
        return passed;
      },
    });
    expect(sumUp(await run)).toMatchObject({ passed: 2, failed: 0 });
    expect(steps).toEqual(['build', 'lint', 'built', 'unit']);
  });

  it('fail when it cannot be built', async () => {
    const counts = await runFastChecks({
      buildWeb: async () => {
        throw new Error('no such module');
      },
      withoutBuild: [async () => passed],
      unit: async () => passed,
    });
    expect(sumUp(counts)).toMatchObject({ passed: 1, failed: 1 });
    expect(counts.at(-1)?.output).toContain('no such module');
  });
});
