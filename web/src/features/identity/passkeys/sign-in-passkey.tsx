// The way in without a password, for the sign-in screen: one button, and what went wrong with it.
// Not there where the browser has no passkeys, or where another identity provider keeps them.

import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useClientConfig } from '#web/lib/api/client-config.ts';
import { getErrorMessage } from '#web/lib/api/error-messages.ts';
import { canUsePasskeys, PasskeyError } from '#web/lib/browser/passkey.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { messages } from './messages/en.ts';
import { signInWithPasskey } from './passkey-sign-in.ts';

type Problem = { message: string; isHarmless: boolean };

export function PasskeySignIn({ remember }: { remember: boolean }) {
  const isElsewhere = Boolean(useClientConfig()?.identity_account_url);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  if (isElsewhere || !canUsePasskeys()) return null;

  async function start() {
    setBusy(true);
    setProblem(undefined);
    await signInWithPasskey(remember).catch((error) => setProblem(explain(error)));
    setBusy(false);
  }

  return (
    <div className="mt-5 flex flex-col gap-3">
      <Button variant="secondary" size="lg" loading={isBusy} onClick={() => void start()}>
        <KeyRound aria-hidden="true" />
        {messages.signInWithPasskey}
      </Button>
      {problem && (
        <Alert tone={problem.isHarmless ? 'info' : 'destructive'}>{problem.message}</Alert>
      )}
    </div>
  );
}

function explain(error: unknown): Problem {
  if (error instanceof PasskeyError)
    return { message: error.message, isHarmless: error.isCanceled };
  const message = getErrorMessage(error, {
    rejected: messages.passkeyFailed,
  });
  return { message, isHarmless: false };
}
