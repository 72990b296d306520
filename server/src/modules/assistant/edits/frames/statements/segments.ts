// Parts of a message outside of its requests, and what each names on the page.
import type { Message, Span } from '../../../reading/message.ts';
import type { SlotKind, TaggedRequest, TaggedSlot } from '../../../tagging/labels.ts';
import { stopWords } from '../../lexicon/stop-words.ts';
import type { Mention } from '../../scene/mentions.ts';
import { createScene, type Scene, type Setting } from '../../scene/scene.ts';
import { resolveTarget } from '../targets/resolve-target.ts';

export type Named = Span & { mention: Mention };

const SURE = 0.8;

const mark = String.raw`[.,;:!?…]+(?=\s|$)|[()\n]+|\s[–—-]\s`;
const joints: Partial<Record<string, string>> = {
  en: 'and|but|while|also',
  de: 'und|aber|sowie',
  fr: 'et|mais',
  es: 'y|e|pero',
  pt: 'e|mas',
  it: 'e|ma',
};
const separatorOf = (lang: string) =>
  new RegExp(String.raw`${mark}|\s(?:${joints[lang] ?? joints.en})(?=\s)`, 'giu');

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && a.end > b.start;

export const slotAt = (message: Message, slot: SlotKind, { start, end }: Span): TaggedSlot => ({
  slot,
  start,
  end,
  text: message.text.slice(start, end),
  probability: SURE,
});

export const requestAt = (
  kind: TaggedRequest['kind'],
  { start, end }: Span,
  slots: readonly TaggedSlot[],
): TaggedRequest => ({ kind, start, end, slots, probability: SURE });

/** Between punctuation and "and", without what the requests cover. */
export function freeSegments(
  setting: Setting,
  message: Message,
  requests: readonly TaggedRequest[],
): Span[] {
  const { text } = message;
  const whole = createScene(setting, message, { start: 0, end: text.length });
  const joined = [...message.values, ...namesIn(whole, 0.9)];
  const cuts = [...text.matchAll(separatorOf(message.lang))]
    .map(({ index, 0: cut }): Span => ({ start: index, end: index + cut.length }))
    .filter((cut) => !joined.some((span) => span.start < cut.start && span.end > cut.end));
  const taken = [...cuts, ...requests].sort((a, b) => a.start - b.start);
  const segments: Span[] = [];
  let start = 0;
  for (const span of [...taken, { start: text.length, end: text.length }]) {
    if (span.start > start) segments.push({ start, end: span.start });
    start = Math.max(start, span.end);
  }
  return segments.map((span) => trimmed(text, span)).filter(({ start, end }) => start < end);
}

/** Without what stands before its first word and behind its last one. */
function trimmed(text: string, { start, end }: Span): Span {
  const said = text.slice(start, end);
  const lead = /^[^\p{L}\p{N}]*/u.exec(said)?.[0].length ?? 0;
  return { start: start + lead, end: start + said.trimEnd().length };
}

/** What a scene calls by its name, in the order of the words; each word names one thing. */
export function namesIn(scene: Scene, least = 0.7): Named[] {
  const taken = new Set<number>();
  const longestFirst = [...scene.mentions].sort(
    (a, b) => b.words.length - a.words.length || b.quality - a.quality,
  );
  const found = longestFirst.flatMap((mention): Named[] => {
    const { via, quality, words } = mention;
    const from = Math.min(...words);
    const to = Math.max(...words);
    const first = scene.words[from];
    const last = scene.words[to];
    const isApart = to - from >= words.length + 1 || words.some((index) => taken.has(index));
    if (via !== 'name' || quality < least || isApart || !first || !last) return [];
    for (const index of words) taken.add(index);
    return [{ start: first.start, end: last.end, mention }];
  });
  return found.sort((a, b) => a.start - b.start);
}

const LONGEST = 3;

/** An item of the page that is called otherwise, such as in another language: "den kinderschnitt". */
export function meantItem(scene: Scene): Named | undefined {
  const taggedRequest = requestAt('set', scene.span, []);
  let best: (Named & { confidence: number }) | undefined;
  scene.words.forEach((first, from) => {
    for (const last of scene.words.slice(from, from + LONGEST)) {
      const span = { start: first.start, end: last.end };
      const isBare = [first, last].every(
        (word) => !stopWords.has(word.normal) && word.value === undefined,
      );
      const [found, rival] = isBare
        ? resolveTarget({ taggedRequest, scene }, span, { kinds: ['item'] })
        : [];
      const isAlone = found !== undefined && found.confidence - (rival?.confidence ?? 0) > 0.05;
      if (!isAlone || found.confidence < SURE || found.confidence <= (best?.confidence ?? 0))
        continue;
      const { target, confidence } = found;
      const mention: Mention = { target, words: found.words, quality: confidence, via: 'name' };
      best = { ...span, mention, confidence };
    }
  });
  return best;
}
