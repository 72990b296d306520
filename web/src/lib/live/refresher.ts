// Loads something again on request: at once, but one at a time and with a pause between two, however many requests
// come. What is requested while it loads is loaded once more, since it may have come too late for the first.

/** Milliseconds from the start of one load to the next. */
export const PAUSE_MS = 1000;

export type RefresherWork = {
  load: () => Promise<unknown>;
  /** Asked again after a pause. */
  isHeld: () => boolean;
};

export class Refresher {
  readonly #work: RefresherWork;
  #isWanted = false;
  #isBusy = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(work: RefresherWork) {
    this.#work = work;
    document.addEventListener('visibilitychange', this.#attempt);
  }

  request(): void {
    this.#isWanted = true;
    this.#attempt();
  }

  end(): void {
    this.#isWanted = false;
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#attempt);
  }

  readonly #attempt = (): void => {
    // What is out of sight is loaded when the tab is looked at.
    if (!this.#isWanted || this.#isBusy || document.hidden) return;
    clearTimeout(this.#timer);
    if (this.#work.isHeld()) this.#timer = setTimeout(this.#attempt, PAUSE_MS);
    else void this.#load();
  };

  async #load(): Promise<void> {
    this.#isWanted = false;
    this.#isBusy = true;
    const pause = new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS));
    await this.#work.load().catch(() => {});
    await pause;
    this.#isBusy = false;
    this.#attempt();
  }
}
