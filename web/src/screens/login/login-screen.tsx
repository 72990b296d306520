// Sign-in. `/login` has the marketing panel, `/login-custom` the form alone. The app decides where to go
// afterwards. The form is a chunk of its own: its library would weigh on the first load.

import { lazy, type ReactNode, Suspense, useState } from 'react';
import { AuthLayout, textLink } from '#web/features/identity/layout/auth-layout.tsx';
import { retryAfterOutage } from '#web/lib/api/retry-after-outage.ts';
import { withRedirectParams } from '#web/lib/navigation/navigation.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { messages } from './messages/en.ts';

const LoginForm = lazy(async () => {
  const { LoginForm: default_ } = await retryAfterOutage(() => import('./login-form.tsx'));
  return { default: default_ };
});

/** Where the form stands: `code` is the second step; `both` asks for all at once. */
export type LoginStep = 'password' | 'code' | 'both';

export function LoginScreen({ withPanel = true }: { withPanel?: boolean }) {
  const [{ step, email }, setStep] = useState<{ step: LoginStep; email: string }>({
    step: 'password',
    email: '',
  });
  const isSecond = step === 'code';
  return (
    <AuthLayout
      panel={withPanel ? 'always' : 'none'}
      title={isSecond ? messages.oneMoreStep : messages.welcomeBack}
      intro={
        isSecond ? (
          <SecondIntro email={email} onBack={() => setStep({ step: 'password', email })} />
        ) : (
          <FirstIntro />
        )
      }
    >
      <Suspense fallback={<PendingForm />}>
        <LoginForm step={step} onStep={(next, typed) => setStep({ step: next, email: typed })} />
      </Suspense>
    </AuthLayout>
  );
}

/** The form as it will be, disabled, so that nothing moves when it comes. */
function PendingForm() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-4.5">
      <Field label={messages.email}>
        <Input placeholder={messages.emailExample} disabled />
      </Field>
      <Field label={messages.password} aside={messages.forgotPassword}>
        <PasswordInput disabled />
      </Field>
      <Checkbox label={messages.rememberMe} disabled />
      <Button size="lg" disabled>
        {messages.signIn}
      </Button>
    </div>
  );
}

function FirstIntro() {
  return (
    <>
      {messages.noAccountYet}
      <a href={withRedirectParams(paths.signup)} className={textLink}>
        {messages.signUp}
      </a>
    </>
  );
}

function SecondIntro({ email, onBack }: { email: string; onBack: () => void }): ReactNode {
  return (
    <>
      <span className="[overflow-wrap:anywhere]">{messages.signingInAs(email)}</span>{' '}
      <button type="button" onClick={onBack} className={textLink}>
        {messages.changeAccount}
      </button>
    </>
  );
}
