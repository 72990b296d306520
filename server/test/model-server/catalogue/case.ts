// One output of a model, and what must come of it.
import type { operationSchema } from '@vys/contract/page-model/operations';
import type { z } from 'zod';
import type { StartPageName } from './start-pages.ts';

export type CatalogueCase = {
  /** What is odd about the output; completes "a model that …". */
  name: string;
  page: StartPageName | 'none';
  message: string;
  output: string;
  /** Answers to requests for repair, in order; the last output is repeated without them. */
  repairs?: readonly string[];
  expect: Expectation;
};

/**
 * Besides, every page renders, keeps its links and theme, and names no host that was not on it or in the message.
 */
export type Expectation = {
  /**
   * Exact: the page that these make of the start page, apart from the ids of what is new. None of them: the
   * start page, to the byte.
   */
  operations?: readonly z.input<typeof operationSchema>[];
  /** Nothing of the output can be used, or the model is not even asked: the built-in assistant answers. */
  isBuiltIn?: true;
  /** Seen on the page, or not seen. */
  texts?: readonly string[];
  noTexts?: readonly string[];
  /** Addresses that links lead to besides those of the start page. */
  links?: readonly string[];
  /** Ids of links that the message asked to remove. */
  removedLinks?: readonly string[];
  /** Ids of sections that may differ; with it, everything else of the start page is as it was. */
  changedSections?: readonly string[];
  /** The message is about the look: the theme may be another. */
  mayRestyle?: true;
  /** Not in the code of the page: what would run, load or collect something. */
  noCode?: readonly RegExp[];
  say?: RegExp;
  notSaid?: RegExp;
};

/** A message that most cases of format share, so that only the format differs. */
export const addShop = 'Add my shop https://shop.oliveandrye.example';
export const shop = {
  type: 'link.add',
  link: { id: 'shop', title: 'Shop', url: 'https://shop.oliveandrye.example' },
} as const;
export const shopJson = JSON.stringify(shop);
/** The page that comes of it. */
export const withShop: Expectation = { operations: [shop] };
export const unchanged: Expectation = { operations: [] };
