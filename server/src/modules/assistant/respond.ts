// One turn: a message and a page in, a reply out. It holds no state.
import { isDeepStrictEqual } from 'node:util';
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { openPage } from '@vys/compiler/page-model/open-page';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { PageContent } from '@vys/contract/pages/pages';
import { type Classification, classify } from './classification/classify.ts';
import { asksForNewPage } from './creation/asks-for-new-page.ts';
import { composeDesign } from './creation/compose-design.ts';
import { readBrief } from './creation/read-brief.ts';
import { findCollateral } from './edits/collateral.ts';

import { type Decision, decide, type Option } from './edits/decide.ts';
import { answerOpenRequest, findOpenRequest } from './edits/open-request.ts';
import { createScene, createSetting } from './edits/scene/scene.ts';
import { editRequests } from './edits/understand.ts';
import { change, offerRebuild } from './free-code.ts';
import { findPassedOver } from './passed-over.ts';
import type { Message } from './reading/message.ts';
import { readMessage } from './reading/read-message.ts';
import { findVerb } from './reading/verbs.ts';
import {
  answerQuestion,
  ask,
  askOpen,
  decline,
  declineHarm,
  describePage,
  findPlaceholders,
  findProblem,
  findSuggestedArticle,
  introduce,
  listChanges,
  receipt,
  sayNotDone,
  sayProblem,
  smallTalk,
  suggestFor,
  summarize,
} from './replies/index.ts';
import { toLang } from './replies/languages.ts';
import { findErrand, isSurelyErrand } from './replies/talk/errand.ts';
import { talkMessages } from './replies/talk/messages.ts';
import type { ProblemKind } from './replies/talk/problems/find-problem.ts';
import { findOpposites } from './replies/talk/problems/opposites.ts';
import { texts } from './replies/texts/texts.ts';
import type { TaggedMessage } from './tagging/labels.ts';
import { type Tagger, tagMessage } from './tagging/tag-message.ts';
import { changesNothing, describesNoPage, withTags } from './talk-or-change.ts';
import type { AssistantReply, AssistantTurn, Suggestion } from './types.ts';

const HISTORY = 6;
const SURE_MENTION = 0.75;
/** Less sure than a request that was found. */
const GUESSES: ReadonlySet<ProblemKind> = new Set<ProblemKind>(['email', 'code', 'noise']);

export function respond(turn: AssistantTurn, tag: Tagger = tagMessage): AssistantReply {
  const message = readMessage(withoutMarkup(turn.message), turn);
  const opened = turn.page === null ? undefined : openPage(turn.page)?.design;
  const suggested = findSuggestedArticle(turn.message);
  if (suggested !== undefined) {
    const answer = answerQuestion(suggested.id, suggested.lang, turn.account, opened ?? null);
    return { ...reply(message, { kind: 'answer', ...answer }), lang: suggested.lang };
  }
  const found = classify(message, opened?.page ?? null);
  const harm = declineHarm(message, found);
  if (harm !== undefined) return reply(message, { kind: 'declined', say: harm, isCertain: true });
  const tagged = tag(message, opened?.page ?? null);
  if (turn.page === null || opened === undefined) return first(turn, message, tagged, found);
  if (asksForNewPage(message, tagged)) return make(turn, message, opened, tagged);
  const problem = findProblem(turn.message, message);
  const isGuess = problem && GUESSES.has(problem.kind) && editRequests(tagged).length > 0;
  if (problem !== undefined && !isGuess)
    return reply(message, { kind: 'question', say: sayProblem(problem, message.lang) });
  const open = turn.selection === undefined ? findOpenRequest(message) : undefined;
  if (open !== undefined)
    return reply(message, { kind: 'question', say: askOpen(open, message.lang) });
  const opposites = findOpposites(message);
  if (opposites !== undefined)
    return reply(message, { kind: 'question', say: ask(opposites, [], message.lang) });
  const past = pastTurns(turn);
  const setting = {
    design: opened,
    account: turn.account,
    lang: message.lang,
    today: turn.today,
    seed: turn.seed,
  };
  const decision = withPassedOver(
    decide(setting, message, past, tag, turn.selection),
    findPassedOver(message, tagged, turn.today),
  );
  const answer = readAnswer(message, past.at(-1), opened, found, decision);
  if (answer !== undefined) return sayChanged(turn.page, opened, message, answer);
  const isWhole = decision.kind === 'changed' && decision.notDone.length === 0;
  const told = isWhole ? found : withTags(found, message, tagged);
  if (changesNothing(told, decision)) return talk(turn, message, opened, told);
  return replyTo(turn.page, opened, message, decision);
}

const withPassedOver = (decision: Decision, parts: readonly string[]): Decision =>
  decision.kind === 'changed' && decision.notDone.length === 0
    ? { ...decision, notDone: [...parts] }
    : decision;

/** Pasted HTML counts by its text. */
const withoutMarkup = (text: string): string =>
  text
    .replace(/<(script|style)\b[^<]*(?:<(?!\/\1)[^<]*)*<\/\1\s*>/gi, ' ')
    .replace(/<\/?[a-z!][^<>]{0,400}>/gi, ' ');

function reply(
  message: Message,
  parts: Pick<AssistantReply, 'kind' | 'say'> & Partial<AssistantReply>,
): AssistantReply {
  return { lang: message.lang, operations: [], suggestions: [], ...parts };
}

function pastTurns({ history, today, lang }: AssistantTurn) {
  return history.slice(-HISTORY).flatMap(({ message, page }) => {
    const design = page === null ? undefined : openPage(page)?.design;
    return design === undefined
      ? []
      : [{ message: readMessage(withoutMarkup(message), { lang, today }), design }];
  });
}

/** The message answers what the assistant asked in the turn before, and is no request of its own. */
function readAnswer(
  message: Message,
  before: { message: Message; design: PageDesign } | undefined,
  design: PageDesign,
  { label }: Classification,
  decision: Decision,
): Change | undefined {
  const asked = before && findOpenRequest(before.message);
  if (asked === undefined || !isDeepStrictEqual(before?.design, design)) return undefined;
  if (label.group === 'ask' || label.group === 'decline') return undefined;
  if (decision.kind === 'history' || (decision.kind === 'changed' && decision.isSure))
    return undefined;
  const isOther = decision.kind === 'changed' && decision.notDone.length === 0;
  if (isOther && findVerb(message.words[0]?.normal ?? '', message.lang) !== undefined)
    return undefined;
  const operations = answerOpenRequest(asked, message.original);
  return operations && { operations, notDone: [], others: [], isSure: true };
}

/** Without a page everything but talk makes one. */
function first(
  turn: AssistantTurn,
  message: Message,
  tagged: TaggedMessage,
  found: Classification,
): AssistantReply {
  if (describesNoPage(found, message, tagged)) return talk(turn, message, null, found);
  return make(turn, message, undefined, tagged);
}

function make(
  turn: AssistantTurn,
  message: Message,
  previous: PageDesign | undefined,
  tagged: TaggedMessage,
): AssistantReply {
  const { account, lang, today, seed } = turn;
  const design = composeDesign(readBrief(message, tagged, account), account, {
    lang,
    today,
    seed,
    previous,
  });
  return reply(message, {
    kind: 'made',
    say: introduce(design, findPlaceholders(design), message.lang),
    operations: [{ type: 'page.compose', design }],
    page: writeDesign(design),
    receipt: receipt(previous ?? null, design, message.lang),
    suggestions: suggestFor(design, message.lang).map((text) => ({ text })),
  });
}

function talk(
  turn: AssistantTurn,
  message: Message,
  design: PageDesign | null,
  { label, articles }: Classification,
): AssistantReply {
  const { lang } = message;
  const { account } = turn;
  switch (label.group) {
    case 'ask':
      if (label.topic === 'content')
        return reply(message, { kind: 'answer', say: sayContent(turn, message, design) });
      return reply(message, {
        kind: 'answer',
        ...answerQuestion(label.topic, lang, account, design, articles),
      });
    case 'decline':
      return reply(message, { kind: 'declined', say: decline(label.topic, lang) });
    default: {
      const { say, suggestions } = smallTalk(label.group === 'talk' ? label.topic : 'hello', lang);
      return reply(message, {
        kind: 'answer',
        say,
        suggestions: suggestions.map((text) => ({ text })),
      });
    }
  }
}

function sayContent(turn: AssistantTurn, message: Message, design: PageDesign | null): string {
  if (design === null) return talkMessages[toLang(message.lang)].emptyPage;
  const setting = createSetting(design, { ...turn, past: { targets: [] } });
  const { mentions } = createScene(setting, message, { start: 0, end: message.text.length });
  return describePage(
    design,
    mentions.flatMap(({ target, quality }) => (quality > SURE_MENTION ? [target] : [])),
    message,
  );
}

function replyTo(
  page: PageContent,
  before: PageDesign,
  message: Message,
  decision: Decision,
): AssistantReply {
  const { lang } = message;
  switch (decision.kind) {
    case 'history':
      return reply(message, {
        kind: 'history',
        say: summarize([decision.operation], before, before, lang),
        operations: [decision.operation],
      });
    case 'changed':
      if (isSurelyErrand(message)) return declineErrand(message);
      return sayChanged(page, before, message, decision);
    case 'talk':
      return findErrand(message) ? declineErrand(message) : unclear(page, before, message, []);
    case 'question':
      if (decision.ask === 'unclear')
        return findErrand(message)
          ? declineErrand(message)
          : unclear(page, before, message, decision.options);
      return reply(message, {
        kind: 'question',
        say: ask(decision.ask, decision.parts, lang),
        suggestions: previews(page, before, decision.options, lang),
      });
  }
}

const declineErrand = (message: Message): AssistantReply =>
  reply(message, {
    kind: 'declined',
    say: decline(findErrand(message) ?? 'errand', message.lang),
  });

type Change = Pick<
  Extract<Decision, { kind: 'changed' }>,
  'operations' | 'notDone' | 'others' | 'isSure'
>;

function sayChanged(
  page: PageContent,
  before: PageDesign,
  message: Message,
  { operations, notDone, others, isSure = false }: Change,
): AssistantReply {
  const { lang } = message;
  const changed = change(page, before, operations);
  if (changed === undefined)
    return offerRebuild(page, before, operations, lang) ?? unclear(page, before, message, others);
  // Ids of parts of freely written code follow their texts: only a page model can be compared.
  const isModel = openPage(page)?.kind === 'model';
  if (isModel && findCollateral(before, changed.design, operations).length > 0)
    return unclear(page, before, message, others);
  const isSame = isDeepStrictEqual(page, changed.content);
  const said = isSame
    ? texts[toLang(lang)].unchanged
    : summarize(operations, before, changed.design, lang);
  return reply(message, {
    kind: 'changed',
    say: notDone.length === 0 ? said : `${said} ${sayNotDone(notDone, lang)}`,
    operations,
    page: changed.content,
    ...(!isSame && { receipt: receipt(before, changed.design, lang) }),
    changes: isModel ? listChanges(before, changed.design, lang) : [],
    suggestions: previews(page, before, others, lang),
    isCertain: isSure && notDone.length === 0 && others.length === 0,
  });
}

/** Three proposals for this page. */
function unclear(
  page: PageContent,
  before: PageDesign,
  message: Message,
  options: readonly Option[],
): AssistantReply {
  const own = previews(page, before, options, message.lang);
  const general = suggestFor(before, message.lang).map((text): Suggestion => ({ text }));
  return reply(message, {
    kind: 'question',
    say: ask('unclear', [], message.lang),
    suggestions: [...own, ...general].slice(0, 3),
  });
}

function previews(
  page: PageContent,
  before: PageDesign,
  options: readonly Option[],
  lang: string,
): Suggestion[] {
  return options.flatMap(({ operations }) => {
    if (operations.length === 0) return [];
    const changed = change(page, before, operations);
    if (changed === undefined) return [];
    return [{ text: summarize(operations, before, changed.design, lang), page: changed.content }];
  });
}
