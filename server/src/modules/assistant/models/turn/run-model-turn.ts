// One turn that a model answers: it is asked, its answer applied and checked, and what fails is sent back at most twice.
import type { PageContent } from '@vys/contract/pages/pages';
import type { LanguageModels } from '../../../../platform/language-models.ts';
import type { Logger } from '../../../../platform/log/log.ts';
import type { RunJob } from '../../../../platform/workers/job-runner.ts';
import type { AssistantJobs } from '../../jobs.ts';
import type { AssistantEvent, AssistantReply, AssistantTurn } from '../../types.ts';
import type { Applied, Failure } from '../applying/apply-output.ts';
import { type OutputBlock, OutputReader } from '../output/read-output.ts';
import { REPAIR_INTRO } from '../prompt/instructions.ts';
import type { AttachedImage } from '../prompt/write-prompt.ts';
import type { LanguageModel, ModelMessage } from '../providers/language-model.ts';
import { ModelFailure } from '../providers/model-failure.ts';
import { type Answer, askModel, type ModelLimits } from './ask-model.ts';
import { makeReply } from './make-reply.ts';
import { createSayStream } from './say-stream.ts';
import { WorkingCopy } from './working-copy.ts';

export type ModelImage = AttachedImage & { bytes: Uint8Array; contentType: string };

export type CheckPage = (
  userId: string,
  content: PageContent,
  signal: AbortSignal,
) => Promise<{ ok: true } | { ok: false; diagnostics: readonly { message: string }[] }>;

export type ModelTurnDeps = {
  models: LanguageModels;
  runJob: RunJob<AssistantJobs>;
  checkPage: CheckPage;
  limits: ModelLimits;
  log: Logger;
};

export type ModelTurn = {
  userId: string;
  turn: AssistantTurn;
  /** What the built-in assistant would reply; its page is the start where it made one. */
  own: AssistantReply;
  page: PageContent;
  isNew: boolean;
  images: readonly ModelImage[];
};

export type Spent = { inputTokens: number; outputTokens: number; repairs: number };

type Asked = { answer: Answer; blocks: OutputBlock[]; say: string };

type Outcome = { applied: Applied; failures: readonly Failure[] };

const MOST_REPAIRS = 2;
const LONGEST_REPEAT = 12_000;
const NO_OPERATION =
  'You wrote no operation, but the owner asked for a change. Write the <op> tags for it now, without <say>.';

export class ModelTurnRun {
  private readonly deps: ModelTurnDeps;
  private readonly work: ModelTurn;
  private readonly model: LanguageModel;
  private readonly onEvent: (event: AssistantEvent) => void;
  private readonly signal: AbortSignal;
  private readonly deadline: number;
  private readonly spent: Spent;
  private readonly copy: WorkingCopy<Outcome>;
  /** Those that a reply may name. */
  private addresses: readonly string[] = [];
  private request: { system: string; messages: ModelMessage[] } = { system: '', messages: [] };

  constructor(
    deps: ModelTurnDeps,
    work: ModelTurn,
    run: {
      model: LanguageModel;
      onEvent: (event: AssistantEvent) => void;
      signal: AbortSignal;
      /** Counts up while the turn goes on. */
      spent: Spent;
    },
  ) {
    this.deps = deps;
    this.work = work;
    this.model = run.model;
    this.onEvent = run.onEvent;
    this.signal = run.signal;
    this.spent = run.spent;
    this.deadline = performance.now() + deps.limits.totalMs;
    const { page: base } = work;
    const apply = (blocks: readonly OutputBlock[]) => this.apply(blocks);
    this.copy = new WorkingCopy({ base, apply, onEvent: this.onEvent });
  }

  /** Throws ModelFailure, and the reason of the signal. */
  async reply(): Promise<AssistantReply> {
    try {
      return await this.answer();
    } catch (error) {
      this.copy.discard();
      throw error;
    }
  }

  private async answer(): Promise<AssistantReply> {
    if (this.work.isNew) this.copy.showBase();
    await this.writeRequest();
    const first = await this.ask([]);
    const { applied, failures } = await this.applyWithRepairs(first);
    const { inputTokens, outputTokens } = this.spent;
    this.onEvent({ type: 'usage', input_tokens: inputTokens, output_tokens: outputTokens });
    if (applied.corrections > 0) {
      this.onEvent({ type: 'repair', id: 'page', by: 'rule', attempt: 1 });
    }
    this.copy.show(applied);
    for (const id of applied.sections) this.onEvent({ type: 'section', id, state: 'valid' });
    for (const { id } of failures) this.onEvent({ type: 'section', id, state: 'kept' });
    return makeReply({ ...this.work, say: first.say, applied, failures });
  }

  private async writeRequest(): Promise<void> {
    const { models, runJob } = this.deps;
    const { userId, turn, page, isNew, images } = this.work;
    const { canSeeImages, contextTokens } = models;
    const facts = images.map(({ url, fileName, width, height }) => ({
      url,
      fileName,
      width,
      height,
    }));
    const input = { turn, page, isNew, images: facts, canSeeImages, contextTokens };
    const prompt = await runJob(userId, 'writeModelPrompt', input, this.signal);
    if (!prompt)
      throw new ModelFailure('too_long', 'the request does not fit the budget of tokens');
    const { system, text, addresses } = prompt;
    this.addresses = addresses;
    const seen = canSeeImages ? { images } : {};
    this.request = { system, messages: [{ role: 'user', text, ...seen }] };
  }

  /** `kept`: what a repair leaves of the answers before; none for the first one. */
  private async ask(kept: readonly OutputBlock[], isFirst = true): Promise<Asked> {
    const { models, limits } = this.deps;
    const say = createSayStream(this.addresses, (content) => {
      if (isFirst) this.onEvent({ type: 'chunk', content });
    });
    const reader = new OutputReader({
      onSay: say.push,
      onSection: (id) => {
        if (id !== '') this.onEvent({ type: 'section', id, state: 'writing' });
      },
      onBlocks: (blocks) => this.copy.update([...kept, ...blocks]),
    });
    const answer = await askModel({
      model: this.model,
      request: { ...this.request, maxOutputTokens: models.outputTokens },
      limits,
      deadline: this.deadline,
      signal: this.signal,
      onText: (text) => reader.push(text),
    });
    this.spent.inputTokens += answer.inputTokens;
    this.spent.outputTokens += answer.outputTokens;
    const { blocks } = reader.end();
    return { answer, blocks, say: say.end() };
  }

  private async applyWithRepairs(first: Asked): Promise<Outcome> {
    let { blocks, answer } = first;
    let before = '';
    for (;;) {
      const { applied, failures } = (await this.copy.settle(blocks)) ?? (await this.apply(blocks));
      const demand = this.demandFor(first, blocks, failures);
      if (demand === undefined || demand === before || this.spent.repairs >= MOST_REPAIRS) {
        return this.withoutFailed(first.say, blocks, { applied, failures });
      }
      before = demand;
      const kept = withoutFailures(blocks, failures);
      const repaired = await this.repair(answer, demand, { failures, kept });
      if (repaired === undefined)
        return this.withoutFailed(first.say, blocks, { applied, failures });
      blocks = [...kept, ...repaired.blocks];
      ({ answer } = repaired);
    }
  }

  /** What to ask for again; undefined when nothing is missing. */
  private demandFor(
    { say }: Asked,
    blocks: readonly OutputBlock[],
    failures: readonly Failure[],
  ): string | undefined {
    if (failures.length > 0) {
      const parts = failures.map(({ text, problem }, index) => {
        return `${index + 1}. ${problem}:\n${text.slice(0, 2_000)}`;
      });
      return `${REPAIR_INTRO}\n${parts.join('\n')}`;
    }
    return blocks.length === 0 && this.isChangeMissing(say) ? NO_OPERATION : undefined;
  }

  /** The owner wanted a change, as far as the built-in assistant can tell, and was not asked back. */
  private isChangeMissing(say: string): boolean {
    const { kind } = this.work.own;
    return (kind === 'made' || kind === 'changed') && !say.trimEnd().endsWith('?');
  }

  /** Undefined when the model fails at it. */
  private async repair(
    { text }: Answer,
    demand: string,
    { failures, kept }: { failures: readonly Failure[]; kept: readonly OutputBlock[] },
  ): Promise<Asked | undefined> {
    this.spent.repairs += 1;
    const ids = failures.length === 0 ? ['page'] : [...new Set(failures.map(({ id }) => id))];
    for (const id of ids) {
      this.onEvent({ type: 'repair', id, by: 'model', attempt: this.spent.repairs });
    }
    const [question] = this.request.messages;
    if (question === undefined) return undefined;
    this.request.messages = [
      question,
      { role: 'assistant', text: text.slice(0, LONGEST_REPEAT) },
      { role: 'user', text: demand },
    ];
    try {
      return await this.ask(kept, false);
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      const { reason, message } = error;
      this.deps.log.warn(
        { event: 'assistant.repair_failed', model: this.model.name, reason, problem: message },
        'the model could not repair its answer',
      );
      return undefined;
    }
  }

  private async apply(blocks: readonly OutputBlock[]): Promise<Outcome> {
    const { runJob, checkPage } = this.deps;
    const { userId, turn, page, isNew, images } = this.work;
    const urls = images.map(({ url }) => url);
    const { kind, operations } = this.work.own;
    const input = { turn, page, isNew, blocks, images: urls, own: { kind, operations } };
    const applied = await runJob(userId, 'applyModelOutput', input, this.signal);
    this.signal.throwIfAborted();
    if (applied.page === undefined) return { applied, failures: applied.failures };
    const checked = await checkPage(userId, applied.page, this.signal);
    this.signal.throwIfAborted();
    if (checked.ok) return { applied, failures: applied.failures };
    const problem = `the page does not render: ${checked.diagnostics[0]?.message ?? 'it fails'}`;
    const written = blocks.flatMap((block, index) => {
      if (block.kind === 'op') return [];
      const id = block.kind === 'page' ? 'page' : block.id;
      return [{ block: index, id, problem, text: `${block.jsx}\n${block.css}` }];
    });
    if (written.length === 0) throw new ModelFailure('unusable', problem);
    return { applied, failures: [...applied.failures, ...written] };
  }

  /** The page with what is right. Throws ModelFailure when that is nothing. */
  private async withoutFailed(
    say: string,
    blocks: readonly OutputBlock[],
    { applied, failures }: Outcome,
  ): Promise<Outcome> {
    const isRendered = failures.length === applied.failures.length;
    const left = isRendered
      ? applied
      : (await this.apply(withoutFailures(blocks, failures))).applied;
    const isNothing = left.page === undefined && left.history === undefined;
    const isMissing = blocks.length === 0 && this.isChangeMissing(say);
    if (isNothing && (failures.length > 0 || isMissing)) {
      const problem = failures[0]?.problem ?? 'it holds no operation';
      throw new ModelFailure('unusable', `nothing of the answer could be used: ${problem}`);
    }
    return { applied: left, failures };
  }
}

/** Of a list of operations only those that failed go. */
function withoutFailures(
  blocks: readonly OutputBlock[],
  failures: readonly Failure[],
): OutputBlock[] {
  return blocks.flatMap((block, index) => {
    const failed = failures.filter((failure) => failure.block === index);
    if (failed.length === 0) return [block];
    if (block.kind !== 'op' || block.isCut) return [];
    const texts = new Set(failed.map(({ text }) => text));
    const values = block.values.filter(
      (value) => !texts.has(JSON.stringify(value).slice(0, 4_000)),
    );
    return values.length === 0 ? [] : [{ ...block, values }];
  });
}
