// What is said around the assistant's replies, in German.
import type { Messages } from '@vys/contract/language/messages';
import { createPlural } from '@vys/contract/language/messages';
import type * as source from './en.ts';

const plural = createPlural('de');

export const de: Messages<typeof source.en> = {
  label: 'Eingebauter Assistent: kein Sprachmodell',
  labelWithModel: (model) => `Eingebauter Assistent und ${model}`,
  fallback:
    'Das habe ich leider nicht verstanden. Es wurde nichts geändert; versuche es mit anderen Worten.',
  historyNeedsChat: 'Rückgängig machen und wiederholen geht nur in einer Unterhaltung.',
  linkPage: (title, count) =>
    `Erstellt: ${title} mit ${plural(count, { one: '# Link', other: '# Links' })}.`,
};
