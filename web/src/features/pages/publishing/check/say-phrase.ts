// Says what a finding of the publish checks says, in the language of the interface.
import type { PublishPhrase } from '@vys/contract/pages/publish-report';
import { phrases } from './messages/en.ts';

type Phrases = Readonly<Record<string, (...values: PublishPhrase['values']) => string>>;

/** As the server says it, where this build has no words for it. */
export function sayPhrase(phrase: PublishPhrase | undefined, fallback: string): string {
  if (!phrase || !Object.hasOwn(phrases, phrase.key)) return fallback;
  return (phrases as unknown as Phrases)[phrase.key]?.(...phrase.values) ?? fallback;
}
