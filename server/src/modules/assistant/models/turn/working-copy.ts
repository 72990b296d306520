// What a creator sees of an answer while it streams: each operation that is complete is applied to a copy of the page and
// sent. Anyone who carries out the events in order has the page that the reply will save.
import type { PageContent } from '@vys/contract/pages/pages';
import type { AssistantEvent } from '../../types.ts';
import type { Applied } from '../applying/apply-output.ts';
import type { OutputBlock } from '../output/read-output.ts';

type WorkingCopyDeps<Outcome> = {
  base: PageContent;
  /** Applies and checks. What it throws is left to the end of the answer. */
  apply(blocks: readonly OutputBlock[]): Promise<Outcome>;
  onEvent(event: AssistantEvent): void;
};

/** More than a request takes; of a model that does not stop, nothing more is shown. */
const MOST_BLOCKS = 60;

export class WorkingCopy<Outcome extends { applied: Applied }> {
  private readonly deps: WorkingCopyDeps<Outcome>;
  private next: readonly OutputBlock[] | undefined;
  private working: Promise<void> | undefined;
  private latest: { blocks: readonly OutputBlock[]; outcome: Outcome } | undefined;
  private isClosed = false;
  /** The page that clients began with, or that was sent instead of operations. */
  private shown: PageContent | undefined;
  /** Operations that were sent, as JSON; undefined when the page was sent instead. */
  private sent: string[] | undefined = [];
  private told = 0;

  constructor(deps: WorkingCopyDeps<Outcome>) {
    this.deps = deps;
  }

  /** Before any operation. */
  showBase(): void {
    this.send(this.deps.base);
    this.sent = [];
  }

  /** In the background; of several answers that come meanwhile the last one is applied. */
  update(blocks: readonly OutputBlock[]): void {
    if (this.isClosed || blocks.length > MOST_BLOCKS) return;
    this.next = blocks;
    this.working ??= this.work();
  }

  /** Until nothing is applied in the background. Gives the outcome for blocks that were applied already. */
  async settle(blocks: readonly OutputBlock[]): Promise<Outcome | undefined> {
    this.next = undefined;
    await this.working;
    const { latest } = this;
    const isSame =
      latest?.blocks.length === blocks.length &&
      latest.blocks.every((block, index) => block === blocks[index]);
    return isSame ? latest?.outcome : undefined;
  }

  show({ page, operations, summaries, sections }: Applied): void {
    if (page === undefined) {
      // What is left of a page that is new is its base.
      if (this.told > 0) this.void();
      return;
    }
    const all = operations.map((operation) => JSON.stringify(operation));
    const { sent = [] } = this;
    const isContinued =
      this.sent !== undefined &&
      sections.length === 0 &&
      sent.every((operation, index) => operation === all[index]);
    if (isContinued && this.shown === undefined) this.showBase();
    for (const [index, summary] of summaries.entries()) {
      if (index < this.told) continue;
      const change = isContinued ? operations[index] : undefined;
      this.deps.onEvent({ type: 'operation', ...summary, ...(change ? { change } : {}) });
    }
    this.told = Math.max(this.told, summaries.length);
    if (!isContinued && !isSame(page, this.shown)) this.send(page);
    this.sent = isContinued ? all : undefined;
  }

  /** Nothing of it counts. */
  discard(): void {
    this.isClosed = true;
    this.next = undefined;
    this.void();
  }

  private async work(): Promise<void> {
    while (this.next) {
      const blocks = this.next;
      this.next = undefined;
      const outcome = await this.deps.apply(blocks).catch(() => undefined);
      if (outcome === undefined || this.isClosed) continue;
      this.latest = { blocks, outcome };
      if (outcome.applied.page !== undefined) this.show(outcome.applied);
    }
    this.working = undefined;
  }

  private send(data: PageContent): void {
    this.shown = data;
    this.deps.onEvent({ type: 'draft', data });
  }

  private void(): void {
    if (this.shown !== undefined) this.deps.onEvent({ type: 'draft', data: null });
    this.shown = undefined;
    this.sent = [];
  }
}

const isSame = (page: PageContent, shown: PageContent | undefined): boolean =>
  page.jsx === shown?.jsx && page.css === shown.css;
