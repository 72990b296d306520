// Confirms an address by the token of an emailed link, and requests another email.

import { sendVerification, verifyEmail } from '@vys/contract/identity/credentials';
import { useState } from 'react';
import { call } from '#web/lib/api/api.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { getErrorMessage } from '#web/lib/api/error-messages.ts';
import { loadProfile } from '#web/lib/session/profile.ts';
import { session } from '#web/lib/session/session.ts';
import { messages } from './messages/en.ts';

export type VerificationStage = 'ready' | 'working' | 'confirmed' | 'invalid' | 'elsewhere';

export function useVerification(token: string | null) {
  const [stage, setStage] = useState<VerificationStage>(token ? 'ready' : 'invalid');
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
      const stage = toStage(error);
      setStage(stage ?? 'ready');
      if (!stage) setProblem(getErrorMessage(error, { rejected: messages.confirmationFailed }));
    }
  }

  return { stage, problem, confirm };
}

function toStage(error: unknown): VerificationStage | undefined {
  if (!isApiError(error)) return undefined;
  if (error.code === 'identity.managed_elsewhere') return 'elsewhere';
  const isInvalidLink = error.code === 'identity.link_invalid' || 'token' in error.fields;
  return isInvalidLink ? 'invalid' : undefined;
}

export const requestVerificationEmail = (): Promise<void> => call(sendVerification);

export const verificationErrorMessage = (error: unknown): string =>
  getErrorMessage(error, { rejected: messages.sendFailed });
