// Applies what a model wrote to a page: a pure function, run in a worker process. What cannot be used is named for a
// repair; what may not be done is left out and noted.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { ApplyError } from '@vys/compiler/page-model/apply-error';
import { applyOperation } from '@vys/compiler/page-model/apply-operation';
import { changePage, openPage } from '@vys/compiler/page-model/open-page';
import type { ReplyChange } from '@vys/contract/ai';
import type { HistoryOperation, Operation } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { PageContent } from '@vys/contract/pages/pages';
import { readMessage } from '../../reading/read-message.ts';
import { fold } from '../../reading/words/text.ts';
import { toLang } from '../../replies/languages.ts';
import { suggestFor } from '../../replies/suggest.ts';
import { listChanges } from '../../replies/summaries/difference.ts';
import { receipt } from '../../replies/summaries/receipt.ts';
import { summarize } from '../../replies/summaries/summarize.ts';
import { texts } from '../../replies/texts/texts.ts';
import type { AssistantReply, AssistantTurn } from '../../types.ts';
import type { OutputBlock } from '../output/read-output.ts';
import { placePage } from './code/place-page.ts';
import { type Placed, placeSection } from './code/place-section.ts';
import { fixOperation } from './fix/fix-operation.ts';
import { addedIds, withFreeId } from './fix/free-ids.ts';
import { withReadableColors } from './fix/readable-colors.ts';
import { joinNotes, type Note } from './notes.ts';
import { withoutInvented } from './scope/grounding.ts';
import { collectAddresses } from './scope/known-addresses.ts';
import { isMentioned, readRemovals } from './scope/removals.ts';
import {
  findUnaskedChanges,
  findUnaskedRemovals,
  isUnaskedLink,
  type Scope,
  withoutUnknownAddresses,
  writesBack,
} from './scope/scope-lock.ts';
import { readSpokenOf } from './scope/spoken-of.ts';

export type ApplyInput = {
  turn: Pick<AssistantTurn, 'message' | 'selection' | 'history' | 'account' | 'lang' | 'today'>;
  page: PageContent;
  /** The page was just made from the message. */
  isNew: boolean;
  blocks: readonly OutputBlock[];
  /** Addresses of the attached images, in their order. */
  images: readonly string[];
  /** What the built-in assistant takes the message for. */
  own: Pick<AssistantReply, 'kind' | 'operations'>;
};

export type Failure = {
  /** Index of the block. */
  block: number;
  /** Of a section, or `page`. */
  id: string;
  problem: string;
  text: string;
};

export type Applied = {
  lang: string;
  /** Absent where nothing changed. */
  page?: PageContent;
  operations: Operation[];
  history?: HistoryOperation;
  /** Each operation in words. */
  summaries: { operation: string; summary: string }[];
  /** What changed in all, in words. */
  say: string;
  receipt: string;
  changes: readonly ReplyChange[];
  /** Ids of sections that were written freely. */
  sections: string[];
  notes: Note[];
  failures: Failure[];
  /** Messages to send next. */
  suggestions: string[];
  /** What had to be corrected on the way. */
  corrections: number;
};

export function applyOutput(input: ApplyInput): Applied {
  const opened = openPage(input.page);
  if (opened === undefined) throw new Error('the page cannot be parsed');
  return new Application(input, opened.design, opened.kind === 'code').run();
}

const CUT = { ok: false, problem: 'it was cut off' } as const;

class Application {
  private readonly input: ApplyInput;
  private readonly before: PageDesign;
  private readonly isCode: boolean;
  private readonly scope: Scope;
  private design: PageDesign;
  private content: PageContent;
  private readonly operations: Operation[] = [];
  /** As they came, before ids that are taken got a number. */
  private readonly wished: Operation[] = [];
  private readonly added = new Set<string>();
  private readonly done: Omit<
    Applied,
    'lang' | 'say' | 'receipt' | 'changes' | 'operations' | 'page' | 'suggestions'
  > = {
    summaries: [],
    sections: [],
    notes: [],
    failures: [],
    corrections: 0,
  };

  constructor(input: ApplyInput, design: PageDesign, isCode: boolean) {
    this.input = input;
    this.before = design;
    this.design = design;
    this.content = input.page;
    this.isCode = isCode;
    this.scope = readScope(input, design, isCode);
  }

  run(): Applied {
    const { blocks } = this.input;
    // Operations first: code that is put into the page afterwards is not theirs to move.
    for (const [index, block] of blocks.entries()) {
      if (block.kind === 'op') this.applyValues(index, block);
    }
    this.writeOperations();
    for (const [index, block] of blocks.entries()) {
      if (block.kind !== 'op') this.place(index, { ...block, jsx: this.withImages(block.jsx) });
    }
    return this.finish();
  }

  private applyValues(index: number, block: Extract<OutputBlock, { kind: 'op' }>): void {
    if (block.isCut || block.values.length === 0) {
      this.fail(index, 'page', block.isCut ? 'it was cut off' : 'it is no JSON', block.text);
      return;
    }
    for (const value of block.values) {
      const problem = this.applyValue(value);
      if (problem !== undefined) this.fail(index, 'page', problem, JSON.stringify(value));
    }
  }

  /** What is wrong with it; undefined when it was applied or left out on purpose. */
  private applyValue(value: unknown): string | undefined {
    const fixed = fixOperation(value, this.design, this.input.images);
    if (!fixed.ok) return fixed.problem;
    const { operation } = fixed;
    if (isHistory(operation)) {
      this.done.history = operation;
      return undefined;
    }
    if (operation.type === 'page.compose' && !this.scope.isNew) {
      return 'page.compose is for new pages; use the operations that change this one';
    }
    if (isOfLook(operation) && !this.scope.spokenOf.mayRestyle && !this.scope.isNew) {
      this.done.notes.push({
        kind: 'kept',
        names: [texts[toLang(this.scope.lang)].receipt.design],
      });
      return undefined;
    }
    if (writesBack(operation)) return 'it writes a text that was left out of the data';
    const cleaned = withoutUnknownAddresses(operation, this.scope);
    if (cleaned === undefined) return 'a text in it holds an address that was not given';
    const left = fixOperation(cleaned.operation, this.design, this.input.images);
    this.done.notes.push(...cleaned.notes);
    // Nothing but the address was in it.
    if (!left.ok || isHistory(left.operation) || changesNothing(left.operation)) return undefined;
    if (isUnaskedLink(left.operation, cleaned.notes, this.scope)) return undefined;
    const grounded = withoutInvented(left.operation, this.design, this.scope.known);
    const invented = grounded?.invented ?? textsOf(left.operation);
    if (invented.length > 0) this.done.notes.push({ kind: 'addresses', names: invented });
    if (this.scope.isQuestion) return undefined;
    if (grounded === undefined || this.isRepeated(grounded.operation)) return undefined;
    if (fixed.isChanged) this.done.corrections += 1;
    return this.applyTyped(grounded.operation);
  }

  /** Small models say the same twice. */
  private isRepeated(operation: Operation): boolean {
    return this.wished.some(
      (other) =>
        JSON.stringify(other) === JSON.stringify(operation) ||
        (other.type === 'link.add' &&
          operation.type === 'link.add' &&
          other.link.url !== undefined &&
          other.link.url === operation.link.url &&
          other.section === operation.section),
    );
  }

  private applyTyped(operation: Operation): string | undefined {
    try {
      this.wished.push(operation);
      const own = withReadableColors(withFreeId(operation, this.design));
      const next = this.isCode
        ? this.applyToCode(own)
        : { design: applyOperation(this.design, own).design, content: this.content };
      const kept = [
        ...findUnaskedRemovals(this.design, next.design, this.scope),
        ...findUnaskedChanges(this.design, next.design, this.scope, this.added),
      ];
      if (kept.length > 0) {
        this.done.notes.push({ kind: 'kept', names: kept });
        return undefined;
      }
      if (JSON.stringify(next) === JSON.stringify({ design: this.design, content: this.content })) {
        return undefined;
      }
      const summary = summarize([own], this.design, next.design, this.scope.lang);
      this.done.summaries.push({ operation: own.type, summary });
      this.operations.push(own);
      for (const id of addedIds(own)) this.added.add(id);
      this.design = next.design;
      this.content = next.content;
      return undefined;
    } catch (error) {
      if (error instanceof ApplyError) return `${operation.type}: ${error.message.slice(0, 300)}`;
      throw error;
    }
  }

  private applyToCode(operation: Operation) {
    const { design, content } = changePage(this.content, [operation], writeDesign);
    return { design, content };
  }

  private writeOperations(): void {
    if (this.isCode || this.operations.length === 0) return;
    try {
      this.content = changePage(this.content, this.operations, writeDesign).content;
    } catch (error) {
      if (!(error instanceof ApplyError)) throw error;
      // The code was changed by hand where this would change it.
      this.design = this.before;
      this.operations.length = 0;
      this.done.summaries = [];
      this.fail(-1, 'page', error.message, '');
    }
  }

  private place(index: number, block: Exclude<OutputBlock, { kind: 'op' }>): void {
    const id = block.kind === 'page' ? 'page' : block.id;
    const text = `${block.jsx}\n${block.css}`;
    const placed = block.isCut ? CUT : this.placeBlock(block);
    if (!placed.ok) {
      this.fail(index, id, placed.problem, text);
      return;
    }
    this.content = placed.content;
    this.done.sections.push(id);
    if (placed.dropped.length > 0) {
      this.done.notes.push({ kind: 'addresses', names: placed.dropped });
    }
  }

  private withImages(jsx: string): string {
    return jsx.replace(/(["'`])asset:(\d+)\1/g, (whole, quote: string, number: string) => {
      const url = this.input.images[Number(number) - 1];
      return url === undefined ? whole : `${quote}${url}${quote}`;
    });
  }

  private placeBlock(block: Exclude<OutputBlock, { kind: 'op' }>): Placed {
    const { scope } = this;
    if (block.kind === 'page') {
      if (this.isCode || scope.isNew) return placePage(this.content, block, scope);
      return { ok: false, problem: 'this page is changed by operations; write no <page>' };
    }
    if (!this.isOwnSection(block.id)) return placeSection(this.content, block, scope.addresses);
    return { ok: false, problem: `${block.id} is changed by operations; free code needs a new id` };
  }

  private isOwnSection(id: string): boolean {
    return !this.isCode && this.design.page.sections.some((section) => section.id === id);
  }

  private fail(block: number, id: string, problem: string, text: string): void {
    this.done.failures.push({ block, id, problem, text: text.slice(0, 4_000) });
  }

  private finish(): Applied {
    const { lang } = this.scope;
    const { page } = this.input;
    const isChanged =
      this.content.jsx !== page.jsx ||
      this.content.css !== page.css ||
      this.content.metadata !== page.metadata;
    const after = openPage(this.content)?.design ?? this.design;
    return {
      ...this.done,
      lang,
      ...(isChanged ? { page: this.content } : {}),
      operations: this.operations,
      say: summarize(this.operations, this.before, after, lang),
      receipt: receipt(this.input.isNew ? null : this.before, after, lang),
      changes: this.isCode || this.input.isNew ? [] : listChanges(this.before, after, lang),
      notes: joinNotes(this.done.notes),
      suggestions: suggestFor(after, lang),
    };
  }
}

function readScope(input: ApplyInput, design: PageDesign, isCode: boolean): Scope {
  const { turn, images, isNew, page, own } = input;
  const message = readMessage(turn.message, turn);
  const messages = [message, ...turn.history.map((earlier) => readMessage(earlier.message, turn))];
  const code = isCode ? page : undefined;
  const folded = fold(message.text);
  const asked = own.kind === 'changed' ? own.operations.filter((one) => !isHistory(one)) : [];
  return {
    addresses: collectAddresses({ messages, page: design, code, account: turn.account, images }),
    removals: readRemovals(message),
    spokenOf: readSpokenOf(message, design, { asked, selection: turn.selection }),
    mentions: (text) => isMentioned(folded, text),
    known: [...messages.map(({ text }) => text), JSON.stringify(design.page)].join('\n'),
    isNew,
    isCode,
    isQuestion: own.kind === 'answer' && /[?？؟]\s*$/.test(turn.message),
    lang: message.lang,
  };
}

const isHistory = (operation: Operation | HistoryOperation): operation is HistoryOperation =>
  operation.type.startsWith('history.');

const isOfLook = ({ type }: Operation): boolean =>
  type.startsWith('theme.') || type === 'page.redesign' || type === 'element.style';

/** What a section or an item says, for the note that it was left out. */
function textsOf(operation: Operation): string[] {
  const [text] = [
    ...JSON.stringify(operation).matchAll(/"(?:quote|headline|value)":"([^"]{1,60})/g),
  ];
  return [text?.[1] ?? operation.type];
}

/** An update that sets nothing any longer. */
function changesNothing(operation: Operation): boolean {
  if (!('set' in operation)) return false;
  return Object.keys(operation.set).length === 0 && operation.unset.length === 0;
}
