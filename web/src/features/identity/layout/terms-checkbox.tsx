// The consent every sign-up asks for, with its links and its error.

import { Checkbox, type CheckboxProps } from '#web/ui/fields/checkbox.tsx';
import { FieldError } from '#web/ui/fields/field.tsx';
import { LegalLink, textLink } from './auth-layout.tsx';
import { messages } from './messages/en.ts';

export const TERMS_MESSAGE = messages.acceptTermsFirst;

type Props = Omit<CheckboxProps, 'label'> & { error: string | undefined };

export function TermsCheckbox({ error, ...box }: Props) {
  return (
    <div className="flex flex-col gap-1.5">
      <Checkbox
        {...box}
        {...(error ? { 'aria-invalid': true, 'aria-describedby': 'terms-error' } : {})}
        label={messages.acceptTerms(
          <LegalLink kind="terms" className={textLink}>
            {messages.termsOfService}
          </LegalLink>,
          <LegalLink kind="privacy" className={textLink}>
            {messages.privacyPolicy}
          </LegalLink>,
        )}
      />
      {error && <FieldError id="terms-error">{error}</FieldError>}
    </div>
  );
}
