// Sets a new password with the token of an emailed link. All sessions end with it, this one too.

import { RECENT_FACTOR_DAYS } from '@vys/contract/api/endpoints';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { AuthLayout } from '#web/features/identity/layout/auth-layout.tsx';
import { passwordStrength } from '#web/features/identity/password/password-rules.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { getErrorMessage } from '#web/lib/api/error-messages.ts';
import { lazyResolver, useServerForm } from '#web/lib/forms/use-server-form.ts';
import { replacePath } from '#web/lib/navigation/navigation.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { session } from '#web/lib/session/session.ts';
import { useEmailToken } from '#web/lib/session/use-email-token.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FormError } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { PasswordStrength } from '#web/ui/fields/password-strength.tsx';
import { useLinkCheck } from './check-link.ts';
import { InvalidLink, type InvalidLinkReason } from './invalid-link.tsx';
import { messages } from './messages/en.ts';

const loadRules = () => import('./reset-password-rules.ts');
const resolver = lazyResolver(async () => (await loadRules()).resetPasswordResolver);
/** Ahead of the submit only, which tries again and shows the failure. */
const prefetchRules = () => void loadRules().catch(() => {});

const dead: Readonly<Record<string, InvalidLinkReason>> = {
  'identity.link_invalid': 'used',
  'identity.managed_elsewhere': 'elsewhere',
};

export function ResetPasswordScreen() {
  const token = useEmailToken();
  const [reason, setReason] = useState<InvalidLinkReason | undefined>(
    token ? undefined : 'incomplete',
  );
  useLinkCheck(token, (error) => {
    const rejected = isApiError(error) ? getInvalidReason(error.code, error.fields) : undefined;
    if (rejected) setReason(rejected);
  });
  return (
    <AuthLayout
      title={reason ? messages.linkInvalid : messages.title}
      intro={reason ? messages.passwordUnchanged : messages.signOutWarning(RECENT_FACTOR_DAYS)}
    >
      {token && !reason ? (
        <NewPasswordForm token={token} onInvalid={setReason} />
      ) : (
        <InvalidLink reason={reason ?? 'incomplete'} />
      )}
    </AuthLayout>
  );
}

type FormProps = { token: string; onInvalid: (reason: InvalidLinkReason) => void };

function NewPasswordForm({ token, onInvalid }: FormProps) {
  async function send({ new_password }: { new_password: string }) {
    const { setPassword } = await loadRules();
    try {
      await setPassword(token, new_password);
    } catch (error) {
      const reason = isApiError(error) ? getInvalidReason(error.code, error.fields) : undefined;
      if (reason) return onInvalid(reason);
      throw error;
    }
    await leaveEndedSession();
    replacePath(paths.login, { notice: 'passwordChanged' });
  }

  const { errors, problem, isSubmitting, formProps, register, control } = useServerForm({
    resolver,
    defaultValues: { new_password: '', confirmation: '' },
    send,
    describeError: (error) => getErrorMessage(error, { rejected: messages.setPasswordFailed }),
  });
  const password = useWatch({ control, name: 'new_password' });
  return (
    <form {...formProps} onFocus={prefetchRules} className="flex flex-col gap-4.5">
      <FormError>{problem}</FormError>
      <div className="flex flex-col gap-2.5">
        <Field label={messages.newPassword} error={errors.new_password?.message}>
          <PasswordInput
            autoComplete="new-password"
            {...register('new_password', { deps: 'confirmation' })}
          />
        </Field>
        {password && <PasswordStrength level={passwordStrength(password)} />}
      </div>
      <Field label={messages.confirmNewPassword} error={errors.confirmation?.message}>
        <PasswordInput autoComplete="new-password" {...register('confirmation')} />
      </Field>
      <Button type="submit" size="lg" loading={isSubmitting}>
        {messages.setPassword}
      </Button>
    </form>
  );
}

/** A token of the wrong shape is rejected as a field of the call. */
const getInvalidReason = (code: string, fields: Record<string, string>) =>
  dead[code] ?? ('token' in fields ? 'incomplete' : undefined);

/** The signed-in user may be a different one: the provider knows whether the session has ended. */
async function leaveEndedSession(): Promise<void> {
  if (session.getState().status === 'signedIn') await session.refresh().catch(() => {});
}
