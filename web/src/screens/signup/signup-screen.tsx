// The standard sign-up: email and password, then signed in at once.

import { useWatch } from 'react-hook-form';
import { toDisplayName } from '#web/features/accounts/username/username-rules.ts';
import { AuthLayout, textLink } from '#web/features/identity/layout/auth-layout.tsx';
import { SocialButtons } from '#web/features/identity/layout/social-buttons.tsx';
import { TermsCheckbox } from '#web/features/identity/layout/terms-checkbox.tsx';
import { passwordStrength } from '#web/features/identity/password/password-rules.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { retryMessage } from '#web/lib/api/error-messages.ts';
import { lazyResolver, useServerForm } from '#web/lib/forms/use-server-form.ts';
import { withRedirectParams } from '#web/lib/navigation/navigation.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { signIn } from '#web/lib/session/profile.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FormError } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { PasswordStrength } from '#web/ui/fields/password-strength.tsx';
import { ClaimedLinkSlot } from './claimed-link-slot.tsx';
import { messages } from './messages/en.ts';
import { SignInInstead, useTakenEmail } from './sign-in-instead.tsx';

const loadRules = () => import('./signup-rules.ts');
const resolver = lazyResolver(async () => (await loadRules()).signupResolver);
/** Ahead of the submit only, which tries again and shows the failure. */
const prefetchRules = () => void loadRules().catch(() => {});

async function createAndSignIn({ email, password }: { email: string; password: string }) {
  const { registerAccount } = await loadRules();
  await registerAccount({ name: toDisplayName(email), email, password });
  // The app redirects once the session is there.
  await signIn(email, password, true);
}

function signupMessage(error: unknown): string {
  if (isApiError(error) && error.status === 429) return retryMessage(error.retryAfter);
  if (isApiError(error) && error.hasResponse) return error.message || messages.registrationFailed;
  return messages.createAccountFailed;
}

export function SignupScreen() {
  const takenEmail = useTakenEmail();
  const { errors, problem, isSubmitting, formProps, register, control } = useServerForm({
    resolver,
    defaultValues: { email: '', password: '', terms: false },
    send: (account) => takenEmail.watch(account.email, createAndSignIn(account)),
    describeError: signupMessage,
  });
  const [password, email] = useWatch({ control, name: ['password', 'email'] });

  return (
    <AuthLayout
      panel="wide"
      title={messages.createYourPage}
      intro={
        <a href={withRedirectParams(paths.login)} className={textLink}>
          {messages.signInInstead}
        </a>
      }
    >
      <form {...formProps} onFocus={prefetchRules} className="flex flex-col gap-4.5">
        <ClaimedLinkSlot />
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
        {takenEmail.is(email) && <SignInInstead />}
        <div className="flex flex-col gap-2.5">
          <Field label={messages.password} error={errors.password?.message}>
            <PasswordInput autoComplete="new-password" {...register('password')} />
          </Field>
          {password && <PasswordStrength level={passwordStrength(password)} />}
        </div>
        <TermsCheckbox error={errors.terms?.message} {...register('terms')} />
        <Button type="submit" size="lg" disabled={isSubmitting}>
          {isSubmitting ? messages.creatingAccount : messages.createAccount}
        </Button>
      </form>
      <SocialButtons message={messages.socialSignupUnavailable} />
    </AuthLayout>
  );
}
