// Confirms an email address. By a button, because mail programs and scanners open every link in an
// email (decision 018).

import { useState } from 'react';
import { AuthLayout } from '#web/features/identity/layout/auth-layout.tsx';
import { useClientConfig } from '#web/lib/api/client-config.ts';
import { readParameter } from '#web/lib/navigation/navigation.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useEmailToken } from '#web/lib/session/use-email-token.ts';
import { useSession, useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert, FormError } from '#web/ui/feedback/alert.tsx';
import { ConfirmChangeScreen } from './confirm-change-screen.tsx';
import { messages } from './messages/en.ts';
import { ResendVerification } from './resend-verification.tsx';
import { useVerification } from './use-verification.ts';

export function VerifyEmailScreen() {
  const [isChange] = useState(() => readParameter('change') === 'email');
  const token = useEmailToken();
  return isChange ? <ConfirmChangeScreen token={token} /> : <FirstConfirmation token={token} />;
}

function FirstConfirmation({ token }: { token: string | null }) {
  const { stage, problem, confirm } = useVerification(token);
  const user = useUser();
  const shownStage = stage === 'invalid' && user?.email_verified ? 'confirmed' : stage;
  const isExpired = shownStage === 'invalid' && token !== null;
  const head = isExpired ? (user ? 'expired' : 'expiredSignedOut') : shownStage;
  const { title, intro } = messages.heads[head];
  return (
    <AuthLayout title={title} intro={intro}>
      <div className="flex flex-col gap-4.5">
        <FormError>{problem}</FormError>
        {(shownStage === 'ready' || shownStage === 'working') && (
          <Button size="lg" loading={shownStage === 'working'} onClick={confirm}>
            {messages.confirmEmail}
          </Button>
        )}
        {shownStage === 'confirmed' && <Confirmed />}
        {shownStage === 'invalid' && <InvalidLink isExpired={isExpired} />}
        {shownStage === 'elsewhere' && <Elsewhere />}
      </div>
    </AuthLayout>
  );
}

function Confirmed() {
  const isSignedIn = useSession().status === 'signedIn';
  return (
    <>
      <Alert tone="success">{messages.canPublish}</Alert>
      <Button asChild size="lg">
        {isSignedIn ? (
          <a href={paths.dashboard}>{messages.goToDashboard}</a>
        ) : (
          <a href={paths.login}>{messages.signIn}</a>
        )}
      </Button>
    </>
  );
}

function InvalidLink({ isExpired }: { isExpired: boolean }) {
  const user = useUser();
  return (
    <>
      {isExpired && <Alert tone="warning">{messages.linkExpired}</Alert>}
      {user ? (
        <ResendVerification email={user.email} />
      ) : (
        <>
          <p className="text-muted text-sm">{messages.alreadyConfirmed}</p>
          <Button asChild size="lg">
            <a href={paths.loginThen(paths.verifyEmail)}>{messages.signIn}</a>
          </Button>
        </>
      )}
    </>
  );
}

function Elsewhere() {
  const accountUrl = useClientConfig()?.identity_account_url;
  return (
    <Button asChild size="lg">
      <a href={accountUrl ?? paths.dashboard}>
        {accountUrl ? messages.openAccountSettings : messages.goToDashboard}
      </a>
    </Button>
  );
}
