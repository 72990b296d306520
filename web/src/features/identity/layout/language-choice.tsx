// The languages of the workspace, each by its own name, for people who have no account to keep the choice in.

import { languageNames, languages } from '@vys/contract/language/languages';
import { interfaceLanguage, switchLanguage } from '#web/lib/language/interface-language.ts';
import { messages } from './messages/en.ts';

export function LanguageChoice() {
  return (
    <ul aria-label={messages.language} className="flex gap-4">
      {languages.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            aria-current={language === interfaceLanguage ? 'true' : undefined}
            onClick={() => switchLanguage(language)}
            className="inline-flex min-h-6 items-center transition-colors hover:text-fg aria-[current]:text-fg"
          >
            {languageNames[language]}
          </button>
        </li>
      ))}
    </ul>
  );
}
