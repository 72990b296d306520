// Sign-in. `/login` has the marketing panel, `/login-custom` the form alone. Where to go afterwards is
// decided by whoever shows this screen.
import { AuthLayout, textLink } from '#web/features/accounts/auth-layout.tsx';
import { SocialButtons } from '#web/features/accounts/social-buttons.tsx';
import { readArrival } from '#web/lib/address.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { signIn } from '#web/lib/profile.ts';
import { EXPIRED_MESSAGE } from '#web/lib/session.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Alert, FormError } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

const loadSchema = async () => (await import('./login-rules.ts')).loginRules;

/** The provider's words if it answered, ours if it did not (doc1 §8). */
function loginMessage(error: unknown): string {
  if (isApiError(error) && error.answered) return error.message || 'Login failed';
  return 'Login failed. Please check your credentials and try again.';
}

export function LoginScreen({ withPanel = true }: { withPanel?: boolean }) {
  const { absence } = readArrival();
  const { errors, problem, busy, formProps } = useForm({
    loadSchema,
    send: ({ email, password, remember }) => signIn(email, password, remember),
    wordsFor: loginMessage,
  });

  return (
    <AuthLayout
      withPanel={withPanel}
      title="Welcome back"
      intro={
        <>
          New here?{' '}
          <a href={paths.signup} className={textLink}>
            Sign up
          </a>
        </>
      }
    >
      <form {...formProps} className="flex flex-col gap-4.5">
        {absence === 'expired' && !problem && <Alert>{EXPIRED_MESSAGE}</Alert>}
        <FormError>{problem}</FormError>
        <Field label="Email" error={errors.email}>
          <Input
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            placeholder="you@example.com"
          />
        </Field>
        <Field label="Password" error={errors.password}>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        <Checkbox name="remember" label="Remember me" />
        <Button type="submit" size="lg" loading={busy}>
          Sign in
        </Button>
      </form>
      <SocialButtons message="Social login coming soon!" />
    </AuthLayout>
  );
}
