// Judges the outcome of a case: whether it is one that a fair judge accepts, and what else changed.
import { diffDesigns } from '@vys/compiler/page-model/diff-designs';
import type { PageContent } from '@vys/contract/pages/page-content';
import type { AssistantReply } from '../../server/src/modules/assistant/types.ts';
import type { AssistantCase, Outcome } from './cases.ts';
import type { UnaskedChange } from './judging/asked.ts';
import { judgeLook } from './judging/judge-look.ts';
import { judgeContent } from './judging/judge-outcome.ts';
import { findKeptItems } from './judging/kept-items.ts';
import { type PageView, viewPage } from './judging/page-view.ts';
import { mentionsWord } from './judging/text-match.ts';
import {
  findTypedRequests,
  type TypedWords,
  typedWordsOf,
  withoutCopies,
} from './judging/typed-words.ts';
import { findUnaskedChanges } from './judging/unasked-changes.ts';
import { type PlayedCase, playCase, type Respond } from './run-case.ts';

export type Verdict = {
  case: AssistantCase;
  isRight: boolean;
  /** Why it is not, compared to the outcome that it came closest to. */
  reasons: string[];
  unasked: UnaskedChange[];
  milliseconds: number[];
  say: string;
};

type Judged = Pick<Verdict, 'reasons' | 'unasked'>;

/** What throws is wrong, and its message the reason. */
export function judgeCase(one: AssistantCase, respond: Respond): Verdict {
  try {
    return toVerdict(one, playCase(one, respond));
  } catch (error) {
    return toFailure(one, error);
  }
}

export function toVerdict(one: AssistantCase, played: PlayedCase): Verdict {
  const { reasons, unasked } = judgePlayed(one, played);
  const { milliseconds, reply } = played;
  const isRight = reasons.length === 0 && unasked.length === 0;
  return { case: one, isRight, reasons, unasked, milliseconds, say: `${reply.kind}: ${reply.say}` };
}

export function toFailure(one: AssistantCase, error: unknown): Verdict {
  const reason = `failed: ${error instanceof Error ? error.message.slice(0, 300) : error}`;
  return { case: one, isRight: false, reasons: [reason], unasked: [], milliseconds: [], say: '' };
}

export function judgePlayed(one: AssistantCase, played: PlayedCase): Judged {
  const { alternatives = [], ...main } = one.expect;
  const typed = typedWordsOf(one);
  const views = viewsOf(played, typed);
  const judged = [main, ...alternatives].map((outcome) =>
    judgeOutcome(outcome, played, views, typed),
  );
  const weight = ({ reasons, unasked }: Judged) => reasons.length + unasked.length;
  return judged.sort((a, b) => weight(a) - weight(b))[0] as Judged;
}

type Views = Record<'start' | 'before' | 'after' | 'beforePrevious', PageView | undefined> & {
  /** The page after, without mere copies of messages. */
  told: PageView | undefined;
};

function viewsOf({ start, before, after, beforePrevious }: PlayedCase, typed: TypedWords): Views {
  const seen = new Map<string, PageView>();
  const view = (content: PageContent | null | undefined) => {
    if (content === null || content === undefined) return undefined;
    const key = JSON.stringify(content);
    const known = seen.get(key) ?? viewPage(content);
    seen.set(key, known);
    return known;
  };
  const last = view(after);
  return {
    start: view(start),
    before: view(before),
    after: last,
    told: last && withoutCopies(last, typed),
    beforePrevious: view(beforePrevious),
  };
}

function judgeOutcome(
  expect: Outcome,
  { reply }: PlayedCase,
  views: Views,
  typed: TypedWords,
): Judged {
  const { start, before, after, told } = views;
  const reasons = [...judgePage(expect, views), ...judgeReply(expect, reply)];
  if (expect.page === 'same' || after === undefined) {
    const unasked =
      before && after ? findUnaskedChanges({}, before.design, after.design, undefined) : [];
    return { reasons, unasked };
  }
  const { theme } = after.design;
  const isMade = expect.page === 'made';
  reasons.push(...judgeContent(expect, after, typed, isMade ? told : after));
  reasons.push(...judgeLook(expect.look ?? {}, theme, isMade ? undefined : before?.design.theme));
  if (!expect.undo) {
    const old = isMade ? undefined : before?.design.page;
    reasons.push(...findTypedRequests(old, after.design.page, typed));
  }
  if (isMade || expect.undo || before === undefined) return { reasons, unasked: [] };
  reasons.push(...findKeptItems(expect, before.design, after.design));
  const unasked = findUnaskedChanges(expect, before.design, after.design, start?.design);
  return { reasons, unasked };
}

const isSamePage = (a: PageView | undefined, b: PageView | undefined) =>
  a === b || (a !== undefined && b !== undefined && diffDesigns(a.design, b.design).length === 0);

function judgePage({ page, undo }: Outcome, { before, after, beforePrevious }: Views): string[] {
  const isSame = isSamePage(before, after);
  if (undo) {
    if (isSamePage(beforePrevious, before)) return ['the turn before changed nothing'];
    return isSamePage(beforePrevious, after) ? [] : ['the page is not as before the previous turn'];
  }
  if (page === 'same') return isSame ? [] : ['the page changed'];
  if (after === undefined) return ['there is no page'];
  return page === undefined || !isSame ? [] : ['the page did not change'];
}

function judgeReply({ mentions = [], asks, declines }: Outcome, reply: AssistantReply): string[] {
  const { kind, say, suggestions, link, receipt } = reply;
  const offered = asks ? suggestions.map(({ text }) => text) : [];
  const said = [say, link?.text ?? '', receipt ?? '', ...offered].join('\n');
  const reasons = mentions
    .filter((words) => !words.split('|').some((word) => mentionsWord(said, word)))
    .map((words) => `the reply does not mention ${words}`);
  const isQuestion =
    kind === 'question' || (kind === 'answer' && (suggestions.length > 0 || say.includes('?')));
  if (asks && !isQuestion) reasons.push(`the reply is no question but ${kind}`);
  if (declines && kind !== 'declined') reasons.push(`the reply does not decline: ${kind}`);
  return reasons;
}
