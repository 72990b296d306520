// Texts of slots as the page shows them.
import { unquoted } from '../../texts/written.ts';

/** Several lines stay; what only joins it to the words around goes. */
export const tidyText = (text: string): string =>
  unquoted(text.replace(/^[\s,;:–—-]+|[\s,;:]+$/gu, '')).trim();

/** Names and titles. */
export const tidyLine = (text: string): string =>
  tidyText(text)
    .replace(/\s*\n\s*/g, ' ')
    .replace(/(?<=[\p{L}\d]{3})\.$/u, '');
