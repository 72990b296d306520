// One part of a summary, before it is put into words.
import type { ChangeKey } from '../texts/texts.ts';

export type Change = {
  key: ChangeKey;
  /** Changes of one key and the same values are said together: "added A, B and C". */
  names: readonly string[];
  values: Readonly<Record<string, string>>;
};

export const change = (
  key: ChangeKey,
  names: readonly string[] = [],
  values: Readonly<Record<string, string>> = {},
): Change => ({ key, names, values });
