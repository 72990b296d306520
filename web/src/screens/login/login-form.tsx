// The form of the sign-in screen: email and password, in the second step the code.

import { useWatch } from 'react-hook-form';
import { textLink } from '#web/features/identity/layout/auth-layout.tsx';
import { SocialButtons } from '#web/features/identity/layout/social-buttons.tsx';
import { PasskeySignIn } from '#web/features/identity/passkeys/sign-in-passkey.tsx';
import { useClientConfig } from '#web/lib/api/client-config.ts';
import { lazyResolver, useServerForm } from '#web/lib/forms/use-server-form.ts';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { readNavigationState } from '#web/lib/navigation/navigation.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { signIn } from '#web/lib/session/profile.ts';
import { EXPIRED_MESSAGE } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert, FormError } from '#web/ui/feedback/alert.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { ClaimForm } from './claim/claim-form.tsx';
import { CodeField } from './code-field.tsx';
import { codeMessage, loginMessage, requiresCode } from './login-messages.ts';
import type { LoginInput, LoginValues } from './login-rules.ts';
import type { LoginStep } from './login-screen.tsx';
import { messages } from './messages/en.ts';

const loadRules = () => import('./login-rules.ts');
const resolver = lazyResolver(async () => (await loadRules()).loginResolver);
/** Ahead of the submit only, which tries again and shows the failure. */
const prefetchRules = () => void loadRules().catch(() => {});

type Props = {
  step: LoginStep;
  onStep: (step: LoginStep, email: string) => void;
};

export function LoginForm({ step, onStep }: Props) {
  const isElsewhere = Boolean(useClientConfig()?.identity_account_url);
  const form = useServerForm<LoginInput, LoginValues>({
    resolver,
    defaultValues: { email: '', password: '', remember: false },
    async send({ email, password, remember, totp }) {
      try {
        await signIn(email, password, remember, totp);
      } catch (error) {
        if (!requiresCode(error)) throw error;
        onStep('code', email);
      }
    },
    describeError: step === 'code' ? codeMessage : loginMessage,
  });
  const { errors, problem, isSubmitting, formProps, register, control } = form;
  const remember = useWatch({ control, name: 'remember' });
  const isSecond = step === 'code';

  return (
    <>
      <form {...formProps} onFocus={prefetchRules} className="flex flex-col gap-4.5">
        <LoginNotice isHidden={problem !== undefined || isSecond} />
        <FormError>{problem}</FormError>
        {/* In the second step these are out of sight, but sent again. */}
        <div hidden={isSecond} className="flex flex-col gap-4.5">
          <Field label={messages.email} error={errors.email?.message}>
            <Input
              type="email"
              autoComplete="username"
              inputMode="email"
              placeholder={messages.emailExample}
              {...register('email')}
            />
          </Field>
          <Field label={messages.password} error={errors.password?.message} aside={<ForgotLink />}>
            <PasswordInput autoComplete="current-password" {...register('password')} />
          </Field>
        </div>
        {step !== 'password' && <CodeField form={form} withRecovery={isSecond} />}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <span hidden={isSecond}>
            <Checkbox label={messages.rememberMe} {...register('remember')} />
          </span>
          <HelpLink article="cannot-sign-in" className="text-xs">
            {messages.trouble}
          </HelpLink>
          {isElsewhere && !isSecond && (
            <Button
              variant="link"
              size="sm"
              onClick={() => onStep(step === 'both' ? 'password' : 'both', '')}
            >
              {step === 'both' ? messages.signInWithoutCode : messages.useAuthenticatorCode}
            </Button>
          )}
        </div>
        <Button type="submit" size="lg" loading={isSubmitting}>
          {isSecond ? messages.continue : messages.signIn}
        </Button>
      </form>
      {!isSecond && (
        <>
          <PasskeySignIn remember={remember} />
          <SocialButtons message={messages.socialLoginUnavailable} />
          <ClaimForm />
        </>
      )}
    </>
  );
}

const ForgotLink = () => (
  <a href={paths.forgotPassword} className={textLink}>
    {messages.forgotPassword}
  </a>
);

/** Why the user was sent here; hidden once there is a newer message. */
function LoginNotice({ isHidden }: { isHidden: boolean }) {
  const { reason, notice } = readNavigationState();
  if (isHidden) return null;
  if (notice === 'passwordChanged') return <Alert tone="success">{messages.passwordChanged}</Alert>;
  return reason === 'expired' ? <Alert>{EXPIRED_MESSAGE}</Alert> : null;
}
