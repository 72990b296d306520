// What people write to the assistant that is no change of the page, by what it is about. One phrase per line.
import type { HelpArticleId, HelpLanguage } from '@vys/contract/help/articles';
import { dePhrases } from './de.ts';
import { editPhrases } from './edits.ts';
import { enPhrases } from './en.ts';
import { esPhrases } from './es.ts';
import { frPhrases } from './fr.ts';
import { itPhrases } from './it.ts';
import { ptPhrases } from './pt.ts';

/** Requests that the assistant cannot fulfill; harmful ones are told apart by `unsafe.ts`. */
export const outOfScope = [
  'knowledge',
  'advice',
  'writing',
  'outreach',
  'software',
  'errand',
] as const;
export type OutOfScope = (typeof outOfScope)[number];

export const smallTalkKinds = ['hello', 'thanks', 'praise', 'complaint', 'bye'] as const;
export type SmallTalkKind = (typeof smallTalkKinds)[number];

type TalkTopic = HelpArticleId | OutOfScope | SmallTalkKind;
export type PhraseTopic = TalkTopic | 'edit';
export type Phrases = Readonly<Record<TalkTopic, string>>;

const withEdits = (own: Phrases, lang: HelpLanguage): Readonly<Record<PhraseTopic, string>> => ({
  ...own,
  edit: editPhrases[lang],
});

export const phrases: Readonly<Record<HelpLanguage, Readonly<Record<PhraseTopic, string>>>> = {
  en: withEdits(enPhrases, 'en'),
  de: withEdits(dePhrases, 'de'),
  fr: withEdits(frPhrases, 'fr'),
  es: withEdits(esPhrases, 'es'),
  pt: withEdits(ptPhrases, 'pt'),
  it: withEdits(itPhrases, 'it'),
};
