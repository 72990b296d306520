// The topic of a message, unless it is nearer to a change of the page.
import { helpPaths } from '@vys/contract/help/articles';
import type { Message, ValueKind } from '../../reading/message.ts';
import { type Lang, toLang } from '../languages.ts';
import { normalize } from './normalize.ts';
import { formOf } from './questions/form.ts';
import { namedTopic } from './questions/named-topic.ts';
import { findTopics, type Topic } from './retrieval.ts';

/** Below, a message is about something else. */
const LOWEST_SCORE = 0.42;
/** A longer message is a description with a question somewhere in it. */
const MOST_WORDS = 40;

/** Of a message that is nearly one of the phrases. */
const LIKE_A_PHRASE = 0.7;

/** Of a topic that a word stands for. */
export const NAMED = 0.96;

const given: ReadonlySet<ValueKind> = new Set([
  'url',
  'handle',
  'email',
  'phone',
  'price',
  'hours',
  'color',
  'quoted',
  'image',
] as const);

const questionWords =
  /^(?:how|what|where|when|why|who|which|can|could|do|does|is|are|am|will|should|may|wie|was|wo|wann|warum|wer|welche[rsn]?|kann|konnen|darf|gibt|ist|sind|habe?|habt|comment|quel(?:le)?s?|ou|quand|pourquoi|qui|combien|puis|peut|est|y a|que|qu|como|que|donde|cuando|por ?que|quien|cual(?:es)?|cuant[oa]s?|puedo|hay|es|onde|quando|quem|qual|quais|quant[oaie]|posso|existe|tem|dove|perche|chi|che|cosa|c e|come|tenho|tengo|ho|ai)\b/;

export function topicOf(message: Message): Topic | undefined {
  if (message.text.length > 2_000) return undefined;
  const text = normalize(message.text);
  if (text === '' || text.split(' ').length > MOST_WORDS) return undefined;
  const isMarked = /[?¿]/.test(message.text);
  const form = formOf(text, isMarked);
  const named = namedTopic(text, form);
  const found = findTopics(message.text, toLang(message.lang));
  if (named !== undefined && !hasAddress(message)) {
    const lang = found.find(({ topic }) => topic === named)?.lang ?? toLang(message.lang);
    return { topic: named, score: NAMED, lang };
  }
  const [best, second] = found;
  if (!best) return undefined;
  const isQuestion = /\?\s*$/.test(message.text.trim()) || questionWords.test(text);
  // Whoever gives a value wants it on the page.
  if (!isQuestion && message.values.some(({ kind }) => given.has(kind))) return undefined;
  if (best.topic === 'edit') {
    // "Can I …?" about something that could also be changed.
    if (form === 'wish' || !isQuestion || !second || second.score < best.score * 0.9)
      return undefined;
    return second.score >= LOWEST_SCORE ? sure(second, isQuestion) : undefined;
  }
  // A wish is for the page unless it is nearly the words of a question.
  if (form === 'wish' && isArticle(best.topic) && best.score < LIKE_A_PHRASE) return undefined;
  const least = isQuestion ? LOWEST_SCORE - 0.05 : LOWEST_SCORE;
  return best.score >= least ? sure(best, isQuestion) : undefined;
}

const isArticle = (topic: string): boolean => Object.hasOwn(helpPaths, topic);

/** "Add my domain https://…" is a link. */
const hasAddress = ({ values }: Message): boolean =>
  values.some(({ kind }) => kind === 'url' || kind === 'handle' || kind === 'quoted');

/** Above 0.6 for every question; for other messages from a score of 0.5 on. */
function sure(topic: Topic, isQuestion: boolean): Topic {
  const score = isQuestion ? 0.45 + 0.55 * topic.score : 0.2 + 0.8 * topic.score;
  return { ...topic, score };
}

/** Of the message when that is clear, or else of the phrase that it is like. */
export function messageLang(message: Message, phraseLang: Lang): Lang {
  return message.langConfidence >= 0.6 ? toLang(message.lang) : phraseLang;
}
