// Leads who has an account already to the sign-in screen, beside the error that says so.
import { useState } from 'react';
import { textLink } from '#web/features/identity/layout/auth-layout.tsx';
import { isApiError } from '#web/lib/api/api-error.ts';
import { withRedirectParams } from '#web/lib/navigation/navigation.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { messages } from './messages/en.ts';

/** The address that was rejected last because it has an account. */
export function useTakenEmail() {
  const [taken, setTaken] = useState<string>();
  return {
    is: (email: string) => taken !== undefined && email === taken,
    /** Passes on what `sending` throws. */
    watch: (email: string, sending: Promise<void>): Promise<void> =>
      sending.catch((error: unknown) => {
        if (isApiError(error) && error.code === 'identity.email_taken') setTaken(email);
        throw error;
      }),
  };
}

export function SignInInstead() {
  return (
    <p className="text-muted text-sm">
      {messages.emailIsYours}{' '}
      <a href={withRedirectParams(paths.login)} className={textLink}>
        {messages.signIn}
      </a>{' '}
      {messages.or}{' '}
      <a href={paths.forgotPassword} className={textLink}>
        {messages.resetPassword}
      </a>
    </p>
  );
}
