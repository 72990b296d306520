// Changing the password. Other devices are signed out with it.

import { passwordStrength } from '#web/features/identity/password/password-rules.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { useClientConfig } from '#web/lib/api/client-config.ts';
import { getErrorMessage } from '#web/lib/api/error-messages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FormError } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { PasswordStrength } from '#web/ui/fields/password-strength.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { messages as texts } from './messages/en.ts';
import { type PasswordLine, passwordLines } from './password-check.ts';
import { usePasswordForm } from './use-password-form.ts';

export function PasswordCard({ email }: { email: string }) {
  const { errors, newPassword, failure, isPending, formProps, registerLine } = usePasswordForm();
  const messages = passwordLines.flatMap((line) => errors[line]?.message ?? []);
  // One message for several lines stands over them, else it stands at its line.
  const sharedMessage = messages.length > 1 && new Set(messages).size === 1 && messages[0];

  const line = (name: PasswordLine, label: string, autoComplete: string) => (
    <Field label={label} error={sharedMessage ? undefined : errors[name]?.message}>
      <PasswordInput
        autoComplete={autoComplete}
        {...(errors[name] ? { 'aria-invalid': true } : {})}
        {...registerLine(name)}
      />
    </Field>
  );

  return (
    <form {...formProps}>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <SettingsCard
        anchor="password"
        title={texts.password}
        help="password"
        description={texts.passwordIntro}
        footer={
          <Button type="submit" variant="secondary" loading={isPending}>
            {texts.changePassword}
          </Button>
        }
      >
        <div className="flex flex-col gap-5">
          <FormError>{sharedMessage}</FormError>
          {failure && <Failure error={failure} />}
          {line('current', texts.currentPassword, 'current-password')}
          <div className="flex flex-col gap-2.5">
            {line('next', texts.newPassword, 'new-password')}
            {newPassword && <PasswordStrength level={passwordStrength(newPassword)} />}
          </div>
          {line('confirmation', texts.confirmNewPassword, 'new-password')}
        </div>
      </SettingsCard>
    </form>
  );
}

function Failure({ error }: { error: unknown }) {
  const elsewhere = useClientConfig()?.identity_account_url;
  const isElsewhere = isApiError(error) && error.code === 'identity.managed_elsewhere';
  return (
    <FormError>
      {getErrorMessage(error, { rejected: texts.passwordChangeFailed })}
      {isElsewhere && elsewhere && (
        <>
          {' '}
          <a href={elsewhere} target="_blank" rel="noreferrer" className="link">
            {texts.changePasswordThere}
          </a>
        </>
      )}
    </FormError>
  );
}
