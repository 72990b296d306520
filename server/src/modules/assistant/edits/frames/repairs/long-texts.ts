// What a section is to say from now on: "my story should go …", "rewrite it with this: …".
import type { Message, Span } from '../../../reading/message.ts';
import { createScene, type Setting } from '../../scene/scene.ts';
import { isQuoted, longTextAt } from './written-text.ts';

const leads =
  /(?<!\p{L})(?:(?:should|must) (?:go|say|read)|(?:change|rewrite|replace|swap)(?: \p{L}+){0,3} (?:to|with|by|for) (?:this|the following)|(?:with|to) this(?: one| instead)?|(?:durch|mit) (?:diesen text|folgendes|das hier)|(?:ersetze?n?|änder[en]*)(?: \p{L}+){0,3} (?:durch|in|zu)|(?:par|avec) (?:ceci|ça|ce texte)|(?:por|con) (?:esto|este texto)|por (?:isto|isso|este texto)|con (?:questo|questo testo))\s*(?:\?|:|→)?\s*/iu;
const exchanges =
  /(?<!\p{L})(?:exchange|replace|swap|change|tausch\w*|ersetz\w*|änder\w*|remplac\w+|chang\w+|cambi\w+|sustitu\w+|substitu\w+|troca\w*|sostitu\w+)\s[^.!?]{2,50}?\s(?:for|with|by|to|gegen|durch|zu|in|par|en|por|a|para|con)\s*:?\s+(?=["“„«])/iu;
const credited =
  /^["”“»]?[\s,(–—-]*(?:and )?(?:credit(?:ed)?(?: it)?(?: to)?|by|von|di|par|de|por)\s+(\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)*)/u;
const LEAST_WORDS = 6;
const MOST_BETWEEN = 60;
const kinds: ReadonlySet<string> = new Set(['about', 'text', 'quote', 'footer']);

export function findLongTexts(
  setting: Setting,
  message: Message,
): { target: Span; text: Span; person?: Span }[] {
  const match = leads.exec(message.text) ?? exchanges.exec(message.text);
  if (match === null) return [];
  const end = match.index + match[0].length;
  const text = longTextAt(message, end);
  const target = sectionBefore(setting, message, end);
  if (text === undefined || target === undefined) return [];
  const written = message.text.slice(text.start, text.end);
  const isLong = written.split(/\s+/).length >= LEAST_WORDS;
  const isWritten = isQuoted(message, text) || /^\p{Lu}/u.test(written);
  if (!isLong || !isWritten) return [];
  const person = personAfter(message, text.end);
  return [{ target, text, ...(person && { person }) }];
}

function personAfter({ text }: Message, at: number): Span | undefined {
  const match = credited.exec(text.slice(at));
  const end = at + (match?.[0].length ?? 0);
  return match === null ? undefined : { start: end - (match[1]?.length ?? 0), end };
}

/** The section of words that is named last before that place. */
function sectionBefore(setting: Setting, message: Message, end: number): Span | undefined {
  const { mentions, words } = createScene(setting, message, { start: 0, end });
  const spans = mentions.flatMap(({ target, via, words: own }) => {
    const first = words[Math.min(...own)];
    const last = words[Math.max(...own)];
    const isText = target.kind === 'section' && kinds.has(target.section.kind);
    if (!isText || via === 'reference' || via === 'all' || !first || !last) return [];
    return end - last.end > MOST_BETWEEN ? [] : [{ start: first.start, end: last.end }];
  });
  return spans.sort((a, b) => b.end - a.end)[0];
}
