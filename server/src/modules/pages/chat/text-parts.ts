// A text for people in the few chunks in which it is sent.
const MOST_PARTS = 6;

/** Sentences, joined again where they are many; together they are the text. */
export function splitIntoParts(text: string): string[] {
  const sentences = text.match(/[^.!?\n]+(?:[.!?\n]+\s*|$)|[.!?\n]+\s*/g) ?? [];
  const perPart = Math.max(1, Math.ceil(sentences.length / MOST_PARTS));
  const parts: string[] = [];
  for (let i = 0; i < sentences.length; i += perPart) {
    parts.push(sentences.slice(i, i + perPart).join(''));
  }
  return parts;
}
