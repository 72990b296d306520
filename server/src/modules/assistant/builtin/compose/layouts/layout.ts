// What a layout is: a name, the type it is set in, the palettes it was drawn with, and its CSS.
// All layouts of one kind dress the same markup, so a change of design never touches a word or a link.
import type { Family } from '../../theme/fonts.ts';
import type { PageKind } from '../../types.ts';

export type Layout = {
  name: string;
  kind: PageKind;
  display: Family;
  body: Family;
  palettes: readonly string[];
  radius: string;
  align: 'left' | 'center';
  /** Links are drawn as rows without a box, so a button shape needs a box first. */
  rows?: true;
  /** Most of the first screen is painted in the accent, so a wished ground would not be seen. */
  covers?: true;
  /** Looks empty with fewer links than this. */
  minLinks?: number;
  css: string;
};
