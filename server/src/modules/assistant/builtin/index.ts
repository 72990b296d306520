// Entry point of the built-in assistant: pure functions from a message and a page to a page or a plain
// answer. No model, no network, no database; the same input gives the same answer.
export { answer, SUGGESTED_PROMPTS } from './answer.ts';
export { type Brief, composePage } from './compose/compose-page.ts';
export { LABEL } from './label.ts';
export { PLACEHOLDER_TEXTS } from './placeholder-texts.ts';
export { linksIn } from './receipt.ts';
export type { Facts, PageContent, PageKind, PageLink, Reply, Turn } from './types.ts';
