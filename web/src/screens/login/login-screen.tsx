// Sign-in. `/login` has the marketing panel, `/login-custom` the form alone. Where to go afterwards is
// decided by whoever shows this screen.
import { type ReactNode, useState } from 'react';
import { AuthLayout, textLink } from '#web/features/identity/layout/auth-layout.tsx';
import { SocialButtons } from '#web/features/identity/layout/social-buttons.tsx';
import { PasskeySignIn } from '#web/features/identity/passkeys/sign-in-passkey.tsx';
import { useClientConfig } from '#web/lib/api/client-config.ts';
import { readNavigationState, withRedirectParams } from '#web/lib/navigation/navigation.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { signIn } from '#web/lib/session/profile.ts';
import { EXPIRED_MESSAGE } from '#web/lib/session/session.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert, FormError } from '#web/ui/feedback/alert.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { CodeField } from './code-field.tsx';
import { codeMessage, loginMessage, requiresCode } from './login-messages.ts';

const loadSchema = async () => (await import('./login-rules.ts')).loginRules;

type Values = { email: string; password: string; remember: boolean; totp?: string | undefined };

/** Where the form stands: `code` is the second step; `both` asks for all at once. */
type Step = 'password' | 'code' | 'both';

export function LoginScreen({ withPanel = true }: { withPanel?: boolean }) {
  const [step, setStep] = useState<Step>('password');
  const isElsewhere = Boolean(useClientConfig()?.identity_account_url);
  const form = useForm({
    loadSchema,
    async send({ email, password, remember, totp }: Values) {
      try {
        await signIn(email, password, remember, totp);
      } catch (error) {
        if (!requiresCode(error)) throw error;
        setStep('code');
      }
    },
    describeError: step === 'code' ? codeMessage : loginMessage,
  });
  const { errors, problem, busy, formProps, values } = form;
  const isSecond = step === 'code';

  return (
    <AuthLayout
      withPanel={withPanel}
      title={isSecond ? 'One more step' : 'Welcome back'}
      intro={
        isSecond ? (
          <SecondIntro email={String(values.email ?? '')} onBack={() => setStep('password')} />
        ) : (
          <FirstIntro />
        )
      }
    >
      <form {...formProps} className="flex flex-col gap-4.5">
        <LoginNotice isHidden={problem !== undefined || isSecond} />
        <FormError>{problem}</FormError>
        {/* In the second step these are out of sight, but sent again. */}
        <div hidden={isSecond} className="flex flex-col gap-4.5">
          <Field label="Email" error={errors.email}>
            <Input
              name="email"
              type="email"
              autoComplete="username"
              inputMode="email"
              placeholder="you@example.com"
            />
          </Field>
          <Field label="Password" error={errors.password} aside={<ForgotLink />}>
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
        </div>
        {step !== 'password' && <CodeField error={errors.totp} withRecovery={isSecond} />}
        <div hidden={isSecond} className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox name="remember" label="Remember me" />
          {isElsewhere && (
            <Button
              variant="link"
              size="sm"
              onClick={() => setStep(step === 'both' ? 'password' : 'both')}
            >
              {step === 'both' ? 'Sign in without a code' : 'Use an authenticator code'}
            </Button>
          )}
        </div>
        <Button type="submit" size="lg" loading={busy}>
          {isSecond ? 'Continue' : 'Sign in'}
        </Button>
      </form>
      {!isSecond && (
        <>
          <PasskeySignIn remember={values.remember === true} />
          <SocialButtons message="Social login coming soon!" />
        </>
      )}
    </AuthLayout>
  );
}

function FirstIntro() {
  return (
    <>
      New here?{' '}
      <a href={withRedirectParams(paths.signup)} className={textLink}>
        Sign up
      </a>
    </>
  );
}

function SecondIntro({ email, onBack }: { email: string; onBack: () => void }): ReactNode {
  return (
    <>
      <span className="[overflow-wrap:anywhere]">Signing in as {email}.</span>{' '}
      <button type="button" onClick={onBack} className={textLink}>
        Not you?
      </button>
    </>
  );
}

const ForgotLink = () => (
  <a href={paths.forgotPassword} className={textLink}>
    Forgot password?
  </a>
);

/** Why the user was sent here; hidden once there is a newer message. */
function LoginNotice({ isHidden }: { isHidden: boolean }) {
  const { reason, notice } = readNavigationState();
  if (isHidden) return null;
  if (notice === 'passwordChanged')
    return <Alert tone="success">Password changed. Sign in with your new password.</Alert>;
  return reason === 'expired' ? <Alert>{EXPIRED_MESSAGE}</Alert> : null;
}
