// Requests a reset link. The response is the same for every address, so that it does not reveal accounts.

import { useState } from 'react';
import { AuthLayout, textLink } from '#web/features/identity/layout/auth-layout.tsx';
import { getErrorMessage } from '#web/lib/api/error-messages.ts';
import { lazyResolver, useServerForm } from '#web/lib/forms/use-server-form.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FormError } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { messages } from './messages/en.ts';
import { ResetEmailSent } from './reset-email-sent.tsx';

const loadRules = () => import('./forgot-password-rules.ts');
const resolver = lazyResolver(async () => (await loadRules()).forgotPasswordResolver);
/** Ahead of the submit only, which tries again and shows the failure. */
const prefetchRules = () => void loadRules().catch(() => {});
const requestPasswordReset = async (email: string) =>
  (await loadRules()).requestPasswordReset(email);

const describeError = (error: unknown) => getErrorMessage(error, { rejected: messages.sendFailed });

export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <AuthLayout
      title={sentTo ? messages.checkYourEmail : messages.forgotYourPassword}
      intro={sentTo ? messages.deliveryTime : messages.intro}
    >
      {sentTo ? (
        <ResetEmailSent
          email={sentTo}
          resend={() => requestPasswordReset(sentTo)}
          describeError={describeError}
          onOtherAddress={() => setSentTo(undefined)}
        />
      ) : (
        <AddressForm onSent={setSentTo} />
      )}
      <p className="mt-7 text-muted text-sm">
        {messages.passwordRemembered}
        <a href={paths.login} className={textLink}>
          {messages.backToSignIn}
        </a>
      </p>
    </AuthLayout>
  );
}

function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const { errors, problem, isSubmitting, formProps, register } = useServerForm({
    resolver,
    defaultValues: { email: '' },
    send: ({ email }) => requestPasswordReset(email).then(() => onSent(email)),
    describeError,
  });
  return (
    <form {...formProps} onFocus={prefetchRules} className="flex flex-col gap-4.5">
      <FormError>{problem}</FormError>
      <Field label={messages.email} error={errors.email?.message}>
        <Input
          type="email"
          autoComplete="username"
          inputMode="email"
          placeholder={messages.emailExample}
          {...register('email')}
        />
      </Field>
      <Button type="submit" size="lg" loading={isSubmitting}>
        {messages.sendResetLink}
      </Button>
    </form>
  );
}
