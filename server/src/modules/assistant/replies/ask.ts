// Questions back, and what is said about the parts of a message that were not done.
import type { OpenRequest } from '../edits/open-request.ts';
import { listOf, quote, toLang } from './languages.ts';
import { titleName } from './summaries/names.ts';
import { type AskKind, fill, texts } from './texts/texts.ts';

export type { AskKind } from './texts/texts.ts';

const MOST_OPTIONS = 4;

/** `options` are titles to choose from, or what the question is about. */
export function ask(kind: AskKind, options: readonly string[], lang: string): string {
  const own = toLang(lang);
  const names = options.slice(0, MOST_OPTIONS).map((option) => titleName(option, own));
  return fill(texts[own].ask[kind], { parts: listOf(names, own, 'or') });
}

/** Asks for what a request leaves open. */
export function askOpen(request: OpenRequest, lang: string): string {
  const own = texts[toLang(lang)];
  if (request === 'picture' || request === 'link') return own.ask[request];
  return fill(own.ask.text, { parts: own.fields[request] });
}

/** `parts` as they were written. */
export function sayNotDone(parts: readonly string[], lang: string): string {
  const own = toLang(lang);
  const quoted = parts.slice(0, MOST_OPTIONS).map((part) => quote(part, own));
  return fill(texts[own].notDone, { parts: listOf(quoted, own) });
}
