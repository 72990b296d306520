// The parent's side of rendering: one child process at a time and a queue before it.
// The process itself is child-process.ts, what happens inside it sandbox.ts.
import { type Child, startChild } from './child-process.ts';
import { fault, type RenderOutcome } from './outcome.ts';

const WAIT_MILLISECONDS = 10_000;
const QUEUE_LIMIT = 100;

export type Renderer = {
  /** HTML of a compiled page module. Never throws. */
  render(code: string): Promise<RenderOutcome>;
  /** Process id of the child, for those who measure it. */
  childPid(): number | undefined;
  close(): void;
};

export function createRenderer(): Renderer {
  let child: Child | undefined;
  let waiting = 0;
  let tail: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  async function renderNow(code: string, latestStart: number): Promise<RenderOutcome> {
    if (isClosed || Date.now() > latestStart) return fault('unavailable');
    child ??= startChild((ended) => {
      if (child === ended) child = undefined;
    });
    const current = child;
    if (await current.ready) return current.ask(code);
    current.kill();
    return fault('unavailable');
  }

  return {
    async render(code) {
      if (waiting >= QUEUE_LIMIT) return fault('unavailable');
      waiting += 1;
      const latestStart = Date.now() + WAIT_MILLISECONDS;
      const turn = tail.then(() => renderNow(code, latestStart));
      tail = turn.catch(() => undefined);
      return turn.finally(() => {
        waiting -= 1;
      });
    },
    childPid: () => child?.pid,
    close() {
      isClosed = true;
      child?.kill();
    },
  };
}
