// The way in without a password, for the sign-in screen: one button, and what went wrong with it.
// Not there where the browser has no passkeys, or where another identity provider keeps them.
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { failureWords } from '#web/lib/failure-words.ts';
import { useInstallation } from '#web/lib/installation.ts';
import { canUsePasskeys, PasskeyError } from '#web/lib/passkey.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { signInWithPasskey } from './passkey-sign-in.ts';

type Problem = { words: string; isHarmless: boolean };

export function PasskeySignIn({ remember }: { remember: boolean }) {
  const isElsewhere = Boolean(useInstallation()?.identity_account_url);
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
    <div className="mt-3 flex flex-col gap-3">
      <Button variant="secondary" size="lg" loading={isBusy} onClick={() => void start()}>
        <KeyRound aria-hidden="true" />
        Sign in with a passkey
      </Button>
      {problem && <Alert tone={problem.isHarmless ? 'info' : 'destructive'}>{problem.words}</Alert>}
    </div>
  );
}

function explain(error: unknown): Problem {
  if (error instanceof PasskeyError) return { words: error.message, isHarmless: error.isCancelled };
  const words = failureWords(error, { refused: 'This passkey could not be used.' });
  return { words, isHarmless: false };
}
