// What a wish asks for, by its verb, in six languages.
import { VERBS_DE, VERBS_EN } from './verbs/data-en-de.ts';
import { VERBS_ES, VERBS_FR } from './verbs/data-fr-es.ts';
import { VERBS_IT, VERBS_PT } from './verbs/data-pt-it.ts';
import { Lexicon } from './words/lexicon.ts';

export type VerbAction =
  | 'add'
  | 'remove'
  | 'change'
  | 'move'
  | 'rename'
  | 'hide'
  | 'show'
  | 'undo'
  | 'redo'
  | 'restore'
  | 'publish'
  | 'unpublish'
  | 'make'
  | 'swap'
  | 'replace'
  | 'fix'
  | 'sort'
  | 'keep'
  | 'write'
  | 'translate'
  | 'duplicate'
  | 'highlight'
  | 'grow'
  | 'shrink'
  | 'lighten'
  | 'darken'
  | 'center'
  | 'try'
  | 'start'
  | 'be'
  | 'use';

export const verbs = new Lexicon<VerbAction>({
  en: VERBS_EN,
  de: VERBS_DE,
  fr: VERBS_FR,
  es: VERBS_ES,
  pt: VERBS_PT,
  it: VERBS_IT,
});

/** Of a verb in any form, or a phrase such as "get rid of". */
export const findVerb = (phrase: string, lang?: string): VerbAction | undefined =>
  verbs.find(phrase, lang);
