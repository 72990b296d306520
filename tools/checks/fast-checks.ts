// The order of the fast checks: what needs no build runs while the web app is built, if it has changed; tests that read the
// built app come after it.
import { add, type Count } from './checks.mjs';

type Steps = {
  /** At once when the built app is up to date. */
  buildWeb: () => Promise<void>;
  withoutBuild: readonly (() => Promise<Count>)[];
  unit: () => Promise<Count>;
};

/** An app that cannot be built counts as one failure, and its tests are not run. */
export async function runFastChecks({ buildWeb, withoutBuild, unit }: Steps): Promise<Count[]> {
  const building = buildWeb().then(
    () => undefined,
    (error: unknown): Count => ({ passed: 0, failed: 1, skipped: 0, output: String(error) }),
  );
  const counts = await Promise.all(withoutBuild.map((check) => check()));
  return [...counts, (await building) ?? (await unit())];
}

export const sumUp = (counts: readonly Count[]): Count => counts.reduce(add);
