// What an edit answers: the new page and what to say, or why it was not done.
import type { PageContent } from '../types.ts';

export type Edited =
  | {
      ok: true;
      page: PageContent;
      /** Part of a sentence in the first person: "made the buttons pills". */
      did: string;
      /** What the receipt names: "button shape". */
      changed: string;
      /** Something the user may want to know or do next. */
      note?: string;
    }
  | { ok: false; say: string; suggestions?: string[] };

export const refused = (say: string, suggestions?: string[]): Edited =>
  suggestions ? { ok: false, say, suggestions } : { ok: false, say };
