// Asks for the address, then says the same to everybody: whether there is an account is nobody's
// business.
import { useState } from 'react';
import { AuthLayout, textLink } from '#web/features/accounts/auth-layout.tsx';
import { failureWords } from '#web/lib/failure-words.ts';
import { paths } from '#web/lib/paths.ts';
import { useForm } from '#web/lib/use-form.ts';
import { FormError } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { LinkOnItsWay } from './link-on-its-way.tsx';

const loadRules = () => import('./forgot-password-rules.ts');
const loadSchema = async () => (await loadRules()).forgotPasswordRules;
const askForLink = async (email: string) => (await loadRules()).askForLink(email);

const wordsFor = (error: unknown) =>
  failureWords(error, { refused: 'The link could not be sent. Please try again.' });

export function ForgotPasswordScreen() {
  const [asked, setAsked] = useState<string>();
  return (
    <AuthLayout
      title={asked ? 'Check your email' : 'Forgot your password?'}
      intro={
        asked
          ? 'The letter is usually there within a minute.'
          : 'Tell us your email address, and we send you a link to set a new password.'
      }
    >
      {asked ? (
        <LinkOnItsWay
          email={asked}
          sendAgain={() => askForLink(asked)}
          wordsFor={wordsFor}
          onOtherAddress={() => setAsked(undefined)}
        />
      ) : (
        <AddressForm onAsked={setAsked} />
      )}
      <p className="mt-7 text-muted text-sm">
        Remembered it?{' '}
        <a href={paths.login} className={textLink}>
          Back to sign in
        </a>
      </p>
    </AuthLayout>
  );
}

function AddressForm({ onAsked }: { onAsked: (email: string) => void }) {
  const { errors, problem, busy, formProps } = useForm({
    loadSchema,
    send: ({ email }) => askForLink(email).then(() => onAsked(email)),
    wordsFor,
  });
  return (
    <form {...formProps} className="flex flex-col gap-4.5">
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
      <Button type="submit" size="lg" loading={busy}>
        Send the link
      </Button>
    </form>
  );
}
