// One request and the page that it is about: its words with their meanings, its values, and what it names on the page.
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { Message, MessageValue, Span, ValueKind, ValueOf } from '../../reading/message.ts';
import type { TaggedRequest } from '../../tagging/labels.ts';
import type { AssistantAccount } from '../../types.ts';
import { findConcepts, foldWord, isKnown } from '../lexicon/concepts.ts';
import { stopWords } from '../lexicon/stop-words.ts';
import { findMentions, type Mention } from './mentions.ts';
import { type Alias, listAliases, listTargets, type Target } from './targets.ts';

export type SceneWord = Span & {
  normal: string;
  typed: string;
  concepts: ReadonlySet<string>;
  /** Part of a value of the message. */
  value?: MessageValue;
};

/** What the turns before did, as far as this one can refer to it. */
export type Past = {
  /** Ids of what the last turn was about, the most recent first. */
  targets: readonly string[];
  /** The creator has selected it, so that "it" is certain. */
  isSelected?: boolean;
  last?: LastTurn;
  /** How many turns changed the page. */
  changes?: number;
  /** The page before each turn, the oldest first. */
  designs?: readonly PageDesign[];
};

export type LastTurn = {
  message: Message;
  taggedRequests: readonly TaggedRequest[];
  before: PageDesign;
  /** What it did, as far as reading it again leads to the page of now. */
  operations: readonly Operation[];
  targets: readonly string[];
  previous?: LastTurn;
  /** What other requests come to on a page; undefined where that is not certain. */
  decide: (
    setting: Setting,
    message: Message,
    taggedRequests: readonly TaggedRequest[],
  ) => readonly Operation[] | undefined;
};

/** What does not change from request to request of one message. */
export type Setting = {
  design: PageDesign;
  targets: readonly Target[];
  aliases: readonly Alias[];
  past: Past;
  account: AssistantAccount;
  lang: string;
  today: string;
  seed: string;
};

export type Scene = Setting & {
  message: Message;
  span: Span;
  /** The request as typed. */
  text: string;
  words: readonly SceneWord[];
  values: readonly MessageValue[];
  mentions: readonly Mention[];
  /** Concepts in the order of the words. */
  concepts: readonly { concept: string; from: number; to: number }[];
};

export function createSetting(
  design: PageDesign,
  {
    past,
    account,
    lang,
    today,
    seed,
  }: Pick<Setting, 'past' | 'account' | 'lang' | 'today' | 'seed'>,
): Setting {
  const targets = listTargets(design.page);
  return { design, targets, aliases: listAliases(targets), past, account, lang, today, seed };
}

const within = (inner: Span, outer: Span) => inner.start >= outer.start && inner.end <= outer.end;

export function createScene(setting: Setting, message: Message, span: Span): Scene {
  const inSpan = message.words.filter((word) => within(word, span));
  const values = message.values.filter((value) => within(value, span));
  const normals = inSpan.map(({ normal, typed }) => {
    const own = foldWord(typed).replaceAll('-', ' ');
    return isKnown(own, setting.lang) || stopWords.has(own)
      ? own
      : foldWord(normal).replaceAll('-', ' ');
  });
  const concepts = findConcepts(normals, setting.lang);
  const words = inSpan.map((word, index): SceneWord => {
    const value = values.find((candidate) => within(word, candidate));
    const own = concepts.filter(({ from, to }) => from <= index && index <= to);
    const concepts_ = new Set(own.map(({ concept }) => concept));
    const base = { ...word, normal: normals[index] as string, concepts: concepts_ };
    return value === undefined ? base : { ...base, value };
  });
  const base = {
    ...setting,
    message,
    span,
    text: message.text.slice(span.start, span.end),
    words,
    values,
    concepts,
  };
  return { ...base, mentions: findMentions(base) };
}

export const has = (scene: Pick<Scene, 'concepts'>, ...concepts: string[]): boolean =>
  scene.concepts.some(({ concept }) => concepts.includes(concept));

/** Indexes of the words with one of the concepts. */
export function wordsOf(scene: Pick<Scene, 'concepts'>, ...concepts: string[]): number[] {
  return scene.concepts
    .filter(({ concept }) => concepts.includes(concept))
    .flatMap(({ from, to }) => range(from, to));
}

export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

export function valuesOf<Kind extends ValueKind>(
  scene: Pick<Scene, 'values'>,
  kind: Kind,
): ValueOf<Kind>[] {
  return scene.values.filter((value): value is ValueOf<Kind> => value.kind === kind);
}

export function wordsIn(scene: Pick<Scene, 'words'>, span: Span): number[] {
  return scene.words.flatMap((word, index) =>
    word.start < span.end && word.end > span.start ? [index] : [],
  );
}

/** Words that a request has to account for. */
export function isMeaningful(word: SceneWord): boolean {
  if (word.value !== undefined && word.value.kind !== 'ordinal') return true;
  if (word.concepts.has('request') || word.concepts.has('thanks') || word.concepts.has('hello'))
    return false;
  return !stopWords.has(word.normal) && /[\p{L}\p{N}]/u.test(word.normal);
}
