// The language of the workspace and of emails, saved to the account. Once it is, the page loads again in it.
import type { Language } from '@vys/contract/language/languages';
import { interfaceLanguage, switchLanguage } from '#web/lib/language/interface-language.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { useUpdateProfile } from './profile-queries.ts';

/** `choose` does nothing for the language that is in use already. */
export function useChooseLanguage() {
  const own = useUser()?.language;
  const { mutate, isPending, error } = useUpdateProfile({ shownInline: true });

  function choose(language: Language, onError = () => {}) {
    if (language === own && language === interfaceLanguage) return;
    mutate({ language }, { onSuccess: () => switchLanguage(language), onError });
  }

  return { choose, isPending, error };
}
