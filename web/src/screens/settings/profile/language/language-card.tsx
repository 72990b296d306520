// The language of the workspace and of emails. It takes effect at once: the page loads again in the one that was chosen.

import { languageNames, languages } from '@vys/contract/language/languages';
import { useChooseLanguage } from '#web/features/accounts/use-choose-language.ts';
import { getErrorMessage } from '#web/lib/api/error-messages.ts';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { SettingsCard } from '../../settings-card.tsx';
import { messages } from './messages/en.ts';

const options = languages.map((language) => ({
  value: language,
  label: <span lang={language}>{languageNames[language]}</span>,
}));

export function LanguageCard() {
  const { choose, isPending, error } = useChooseLanguage();

  return (
    <SettingsCard
      anchor="language"
      title={messages.language}
      help="languages"
      description={messages.languageHint}
    >
      <Field
        label={messages.language}
        error={error ? getErrorMessage(error, { rejected: messages.saveFailed }) : undefined}
      >
        <Select
          value={interfaceLanguage}
          onValueChange={(language) => choose(language)}
          options={options}
          disabled={isPending}
        />
      </Field>
    </SettingsCard>
  );
}
