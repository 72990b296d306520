// The custom sign-up: full name, work email, password twice; then on to the sign-in screen.

import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { NewAccount } from '#web/features/accounts/register.ts';
import { AuthLayout, textLink } from '#web/features/identity/layout/auth-layout.tsx';
import { TermsCheckbox } from '#web/features/identity/layout/terms-checkbox.tsx';
import { passwordStrength } from '#web/features/identity/password/password-rules.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { retryMessage } from '#web/lib/api/error-messages.ts';
import { lazyResolver, useServerForm } from '#web/lib/forms/use-server-form.ts';
import { pushPath, withRedirectParams } from '#web/lib/navigation/navigation.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert, FormError } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { PasswordStrength } from '#web/ui/fields/password-strength.tsx';
import { ClaimedLinkSlot } from './claimed-link-slot.tsx';
import { messages } from './messages/en.ts';
import { SignInInstead, useTakenEmail } from './sign-in-instead.tsx';

/** How long the good news stays before the sign-in screen, in milliseconds (doc1 §2). */
export const TO_LOGIN_MS = 2000;

const loadRules = () => import('./register-rules.ts');
const resolver = lazyResolver(async () => (await loadRules()).registerResolver);
/** Ahead of the submit only, which tries again and shows the failure. */
const prefetchRules = () => void loadRules().catch(() => {});
const create = async (account: NewAccount) => (await loadRules()).registerAccount(account);

function registerMessage(error: unknown): string {
  if (isApiError(error) && error.status === 429) return retryMessage(error.retryAfter);
  const message = isApiError(error) && error.hasResponse ? error.message : '';
  return message || messages.registrationFailedHint;
}

export function RegisterScreen() {
  const [created, setCreated] = useState(false);

  useEffect(() => {
    if (!created) return;
    const timer = setTimeout(() => pushPath(withRedirectParams(paths.login)), TO_LOGIN_MS);
    return () => clearTimeout(timer);
  }, [created]);

  return (
    <AuthLayout
      title={messages.createYourAccount}
      intro={
        <>
          {messages.haveAccount}
          <a href={withRedirectParams(paths.login)} className={textLink}>
            {messages.signIn}
          </a>
        </>
      }
    >
      {created ? (
        <Alert tone="success">{messages.accountCreated}</Alert>
      ) : (
        <RegisterForm onCreated={() => setCreated(true)} />
      )}
    </AuthLayout>
  );
}

function RegisterForm({ onCreated }: { onCreated: () => void }) {
  const takenEmail = useTakenEmail();
  const { errors, problem, isSubmitting, formProps, register, control } = useServerForm({
    resolver,
    defaultValues: { name: '', email: '', password: '', confirmation: '', terms: false },
    send: (account) => takenEmail.watch(account.email, create(account).then(onCreated)),
    describeError: registerMessage,
  });
  const [password, email] = useWatch({ control, name: ['password', 'email'] });
  return (
    <form {...formProps} onFocus={prefetchRules} className="flex flex-col gap-4.5">
      <ClaimedLinkSlot />
      <FormError>{problem}</FormError>
      <Field label={messages.fullName} error={errors.name?.message}>
        <Input autoComplete="name" {...register('name')} />
      </Field>
      <Field label={messages.workEmail} error={errors.email?.message}>
        <Input
          type="email"
          autoComplete="username"
          inputMode="email"
          placeholder={messages.workEmailExample}
          {...register('email')}
        />
      </Field>
      {takenEmail.is(email) && <SignInInstead />}
      <div className="flex flex-col gap-2.5">
        <Field label={messages.password} error={errors.password?.message}>
          <PasswordInput
            autoComplete="new-password"
            {...register('password', { deps: 'confirmation' })}
          />
        </Field>
        {password && <PasswordStrength level={passwordStrength(password)} />}
      </div>
      <Field label={messages.confirmPassword} error={errors.confirmation?.message}>
        <PasswordInput autoComplete="new-password" {...register('confirmation')} />
      </Field>
      <TermsCheckbox error={errors.terms?.message} {...register('terms')} />
      <Button type="submit" size="lg" disabled={isSubmitting}>
        {isSubmitting ? messages.creatingAccount : messages.createAccount}
      </Button>
    </form>
  );
}
