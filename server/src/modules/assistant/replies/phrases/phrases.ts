// What people write to the assistant that is no change of the page, by what it is about. One phrase per line.
import type { HelpArticleId, HelpLanguage } from '@vys/contract/help/articles';
import { dePhrases } from './de.ts';
import { enPhrases } from './en.ts';
import { esPhrases } from './es.ts';
import { frPhrases } from './fr.ts';
import { itPhrases } from './it.ts';
import { ptPhrases } from './pt.ts';

/** Wishes that the assistant cannot fulfill; harmful ones are told apart by `unsafe.ts`. */
export const outOfScope = ['knowledge', 'writing', 'outreach', 'software', 'errand'] as const;
export type OutOfScope = (typeof outOfScope)[number];

export const smallTalkKinds = ['hello', 'thanks', 'praise', 'complaint', 'bye'] as const;
export type SmallTalkKind = (typeof smallTalkKinds)[number];

/** `edit` holds changes of the page that share words with the others. */
export type PhraseTopic = HelpArticleId | OutOfScope | SmallTalkKind | 'edit';
export type Phrases = Readonly<Record<PhraseTopic, string>>;

export const phrases: Readonly<Record<HelpLanguage, Phrases>> = {
  en: enPhrases,
  de: dePhrases,
  fr: frPhrases,
  es: esPhrases,
  pt: ptPhrases,
  it: itPhrases,
};
