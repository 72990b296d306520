// How many thumbnails load at the same time; the others wait, the one that was asked for last first in line.
const MOST = 2;
/** A frame that never answers gives its turn up. */
const TURN_MS = 4_000;

let running = 0;
const waiting: (() => void)[] = [];

export type Turn = { release: () => void };

/** Calls back when it is this one's turn. `release` ends the turn, or the wait for it. */
export function acquireTurn(onTurn: () => void): Turn {
  let state: 'waiting' | 'running' | 'done' = 'waiting';
  let timer: number | undefined;
  function start() {
    state = 'running';
    running += 1;
    timer = window.setTimeout(release, TURN_MS);
    onTurn();
  }
  function release() {
    window.clearTimeout(timer);
    if (state === 'waiting') waiting.splice(waiting.indexOf(start), 1);
    if (state === 'running') {
      running -= 1;
      startNext();
    }
    state = 'done';
  }
  waiting.push(start);
  queueMicrotask(startNext);
  return { release };
}

function startNext(): void {
  while (running < MOST) {
    const next = waiting.shift();
    if (!next) return;
    next();
  }
}
