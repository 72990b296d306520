// Stops what was started, last first, one after the other; what fails to stop, or takes too long,
// does not keep the rest from stopping. Signals are main.ts's business.

export type Shutdown = {
  /** Register right after the thing was started. */
  add(name: string, stop: () => Promise<void> | void): void;
  /** Stops everything once; further calls wait for the same end. */
  stop(): Promise<void>;
};

export function createShutdown(
  onError: (name: string, error: unknown) => void,
  stepTimeoutMs = 15_000,
): Shutdown {
  const steps: { name: string; stop: () => Promise<void> | void }[] = [];
  let ending: Promise<void> | undefined;

  async function stopAll(): Promise<void> {
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
      try {
        await within(stepTimeoutMs, Promise.resolve(step.stop()));
      } catch (error) {
        onError(step.name, error);
      }
    }
  }

  return {
    add(name, stop) {
      steps.push({ name, stop });
    },
    stop() {
      ending ??= stopAll();
      return ending;
    },
  };
}

async function within(timeoutMs: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const late = () => reject(new Error(`did not stop within ${timeoutMs} ms`));
    timer = setTimeout(late, timeoutMs);
  });
  await Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
