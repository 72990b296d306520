// All cases.
import type { CatalogueCase } from './case.ts';
import { collateral } from './collateral.ts';
import { hostile } from './hostile.ts';
import { json } from './json.ts';
import { languages } from './languages.ts';
import { markup } from './markup.ts';
import { right } from './right.ts';
import { tags } from './tags.ts';
import { truncated } from './truncated.ts';
import { ungrounded } from './ungrounded.ts';

export const catalogue: Readonly<Record<string, readonly CatalogueCase[]>> = {
  right,
  json,
  tags,
  truncated,
  ungrounded,
  collateral,
  hostile,
  markup,
  languages,
};
