// The language of the account on a device where none was chosen yet: it wins over what the browser asks for.

import { useEffect } from 'react';
import { followLanguage } from '#web/lib/language/interface-language.ts';
import { useUser } from '#web/lib/session/use-session.ts';

export function useAccountLanguage(): void {
  const language = useUser()?.language;
  useEffect(() => {
    if (language) followLanguage(language);
  }, [language]);
}
