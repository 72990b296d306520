// The parent's side of what may run away: one child process at a time and a queue before it.
// Rendering happens in sandbox.ts, minifying in css-child.ts.
import { type Child, type ChildProgram, startChild } from './child-process.ts';
import { fault, type Outcome } from './outcome.ts';

const WAIT_MILLISECONDS = 10_000;
const QUEUE_LIMIT = 100;
const CARD_MILLISECONDS = 5000;

export type Runner = {
  /** Never throws. */
  run(text: string): Promise<Outcome>;
  /** Process id of the child, for those who measure it. */
  childPid(): number | undefined;
  close(): void;
};

/** Takes compiled code of a page and gives its HTML. */
export function createRenderer(): Runner {
  return createRunner({ file: 'child.ts', rights: [] });
}

/** Takes CSS and gives it smaller. Deeply nested CSS keeps its parser busy for ever, hence a process. */
export function createMinifier(): Runner {
  return createRunner({ file: 'css-child.ts', rights: ['--allow-addons'] });
}

/** Takes a card as JSON and gives a PNG in base64. */
export function createCardPainter(): Runner {
  const rights = ['--allow-addons'];
  return createRunner({ file: 'card-child.ts', rights, milliseconds: CARD_MILLISECONDS });
}

function createRunner(program: ChildProgram): Runner {
  let child: Child | undefined;
  let waiting = 0;
  let tail: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  async function runNow(text: string, latestStart: number): Promise<Outcome> {
    if (isClosed || Date.now() > latestStart) return fault('unavailable');
    child ??= startChild(program, (ended) => {
      if (child === ended) child = undefined;
    });
    const current = child;
    if (await current.ready) return current.ask(text);
    current.kill();
    return fault('unavailable');
  }

  return {
    async run(text) {
      if (waiting >= QUEUE_LIMIT) return fault('unavailable');
      waiting += 1;
      const latestStart = Date.now() + WAIT_MILLISECONDS;
      const turn = tail.then(() => runNow(text, latestStart));
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
