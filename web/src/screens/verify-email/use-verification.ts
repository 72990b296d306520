// Confirms an address by the token of a mailed link, and asks for another letter.
import { sendVerification, verifyEmail } from '@vys/contract/credentials';
import { useState } from 'react';
import { call } from '#web/lib/api.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { failureWords } from '#web/lib/failure-words.ts';
import { loadProfile } from '#web/lib/profile.ts';
import { session } from '#web/lib/session.ts';

export type VerificationStage = 'ready' | 'working' | 'confirmed' | 'dead' | 'elsewhere';

export function useVerification(token: string | null) {
  const [stage, setStage] = useState<VerificationStage>(token ? 'ready' : 'dead');
  const [problem, setProblem] = useState<string>();

  async function confirm() {
    if (!token) return;
    setStage('working');
    setProblem(undefined);
    try {
      await call(verifyEmail, { body: { token } });
      setStage('confirmed');
      // The user who is signed in is shown as confirmed from now on.
      if (session.getState().status === 'signedIn') await loadProfile().catch(() => {});
    } catch (error) {
      const known = stageOf(error);
      setStage(known ?? 'ready');
      if (!known)
        setProblem(failureWords(error, { refused: 'Your address is not confirmed yet.' }));
    }
  }

  return { stage, problem, confirm };
}

function stageOf(error: unknown): VerificationStage | undefined {
  if (!isApiError(error)) return undefined;
  if (error.code === 'identity.managed_elsewhere') return 'elsewhere';
  const isDead = error.code === 'identity.link_invalid' || 'token' in error.fields;
  return isDead ? 'dead' : undefined;
}

export const askForLetter = (): Promise<void> => call(sendVerification);

export const letterWords = (error: unknown): string =>
  failureWords(error, { refused: 'The letter could not be sent. Please try again.' });
