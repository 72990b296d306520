// One health check: runs for a few seconds at most, and what it throws is its problem.
import type { HealthCheck, HealthCheckId, HealthStatus } from '@vys/contract/admin/health';
import type { HealthTexts } from './messages.ts';

export type Fact = HealthCheck['facts'][number];

export type CheckResult = {
  readonly facts: readonly Fact[];
  readonly status?: HealthStatus;
  readonly problem?: string | undefined;
};

const LIMIT_MS = 5_000;

export async function runCheck(
  id: HealthCheckId,
  texts: HealthTexts,
  run: (texts: HealthTexts) => Promise<CheckResult>,
): Promise<HealthCheck> {
  const { problems } = texts;
  try {
    const { facts, problem, status } = await within(LIMIT_MS, run(texts));
    return {
      id,
      status: status ?? (problem === undefined ? 'ok' : 'warning'),
      problem: problem ?? null,
      facts: [...facts],
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 300) : String(error);
    const problem = error === tooSlow ? problems.slow : problems.unreachable(reason);
    return { id, status: 'failed', problem, facts: [] };
  }
}

const tooSlow = new Error('too slow');

async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow), limitMs);
  });
  return await Promise.race([work, enough]).finally(() => clearTimeout(timer));
}

/** The first problem that there is. */
export function firstProblem(
  ...candidates: readonly (readonly [isThere: boolean, problem: string])[]
): string | undefined {
  return candidates.find(([isThere]) => isThere)?.[1];
}
