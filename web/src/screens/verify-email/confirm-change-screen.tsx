// Confirms a change of the email address from one of its two addresses. By a button, like a first address (decision 018).
import { confirmEmailChange } from '@vys/contract/identity/email-change';
import { useState } from 'react';
import { AuthLayout } from '#web/features/identity/layout/auth-layout.tsx';
import { call } from '#web/lib/api/api.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { getErrorMessage } from '#web/lib/api/error-messages.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { loadProfile } from '#web/lib/session/profile.ts';
import { session } from '#web/lib/session/session.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert, FormError } from '#web/ui/feedback/alert.tsx';
import { messages } from './messages/en.ts';

type Stage =
  | 'ready'
  | 'working'
  | 'invalid'
  | 'changed'
  | 'waiting_for_current'
  | 'waiting_for_new';

function useConfirmation(token: string | null) {
  const [stage, setStage] = useState<Stage>(token ? 'ready' : 'invalid');
  const [problem, setProblem] = useState<string>();
  async function confirm() {
    if (!token) return;
    setStage('working');
    setProblem(undefined);
    try {
      const { data } = await call(confirmEmailChange, { body: { token } });
      setStage(data.status);
      if (session.getState().status === 'signedIn') await loadProfile().catch(() => {});
    } catch (error) {
      const isInvalid =
        isApiError(error) && (error.code === 'identity.link_invalid' || 'token' in error.fields);
      setStage(isInvalid ? 'invalid' : 'ready');
      if (!isInvalid) setProblem(getErrorMessage(error, { rejected: messages.confirmationFailed }));
    }
  }
  return { stage, problem, confirm };
}

const results: Partial<Record<Stage, string>> = {
  changed: messages.emailChanged,
  waiting_for_current: messages.waitingForCurrent,
  waiting_for_new: messages.waitingForNew,
};

export function ConfirmChangeScreen({ token }: { token: string | null }) {
  const { stage, problem, confirm } = useConfirmation(token);
  const isSignedIn = useSession().status === 'signedIn';
  const result = results[stage];
  return (
    <AuthLayout title={messages.changeTitle} intro={messages.changeIntro}>
      <div className="flex flex-col gap-4.5">
        <FormError>{problem}</FormError>
        {stage === 'invalid' && <Alert tone="warning">{messages.changeLinkExpired}</Alert>}
        {result && <Alert tone={stage === 'changed' ? 'success' : 'info'}>{result}</Alert>}
        {stage === 'ready' || stage === 'working' ? (
          <Button size="lg" loading={stage === 'working'} onClick={confirm}>
            {messages.confirmEmail}
          </Button>
        ) : (
          <Button asChild size="lg">
            {isSignedIn ? (
              <a href={paths.settings}>{messages.goToSettings}</a>
            ) : (
              <a href={paths.login}>{messages.signIn}</a>
            )}
          </Button>
        )}
      </div>
    </AuthLayout>
  );
}
