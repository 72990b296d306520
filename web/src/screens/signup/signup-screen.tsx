// The standard sign-up: email and password, then signed in at once.
import { AuthLayout, textLink } from '#web/features/accounts/auth-layout.tsx';
import { passwordStrength } from '#web/features/accounts/password-rules.ts';
import { SocialButtons } from '#web/features/accounts/social-buttons.tsx';
import { TermsCheckbox } from '#web/features/accounts/terms-checkbox.tsx';
import { toDisplayName } from '#web/features/accounts/username-rules.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { retryMessage } from '#web/lib/error-messages.ts';
import { withRedirectParams } from '#web/lib/navigation.ts';
import { paths } from '#web/lib/paths.ts';
import { signIn } from '#web/lib/profile.ts';
import { useForm } from '#web/lib/use-form.ts';
import { FormError } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { PasswordStrength } from '#web/ui/password-strength.tsx';

const loadRules = () => import('./signup-rules.ts');
const loadSchema = async () => (await loadRules()).signupRules;

async function createAndSignIn({ email, password }: { email: string; password: string }) {
  const { registerAccount } = await loadRules();
  await registerAccount({ name: toDisplayName(email), email, password });
  // Whoever shows this screen leads on once the session is there.
  await signIn(email, password, true);
}

function signupMessage(error: unknown): string {
  if (isApiError(error) && error.status === 429) return retryMessage(error.retryAfter);
  if (isApiError(error) && error.hasResponse) return error.message || 'Registration failed';
  return 'Failed to create account. Please try again.';
}

export function SignupScreen() {
  const { values, errors, problem, busy, formProps } = useForm({
    loadSchema,
    send: createAndSignIn,
    describeError: signupMessage,
  });
  const password = String(values.password ?? '');

  return (
    <AuthLayout
      withPanel
      title="Create your page"
      intro={
        <a href={withRedirectParams(paths.login)} className={textLink}>
          Already have an account? Sign in
        </a>
      }
    >
      <form {...formProps} className="flex flex-col gap-4.5">
        <FormError>{problem}</FormError>
        <Field label="Email" error={errors.email}>
          <Input
            type="email"
            autoComplete="username"
            inputMode="email"
            placeholder="you@example.com"
            name="email"
          />
        </Field>
        <div className="flex flex-col gap-2.5">
          <Field label="Password" error={errors.password}>
            <PasswordInput autoComplete="new-password" name="password" />
          </Field>
          {password && <PasswordStrength level={passwordStrength(password)} />}
        </div>
        <TermsCheckbox name="terms" error={errors.terms} />
        <Button type="submit" size="lg" disabled={busy}>
          {busy ? 'Creating account...' : 'Create account'}
        </Button>
      </form>
      <SocialButtons message="Social signup coming soon!" />
    </AuthLayout>
  );
}
