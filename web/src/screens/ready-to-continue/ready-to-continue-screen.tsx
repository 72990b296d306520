// Asks a signed-in user whether to continue to the code editor that a link names. Users who have just
// signed in are redirected at once; then this shows only what went wrong.

import { ArrowRight, SquareCode } from 'lucide-react';
import { AuthLayout } from '#web/features/identity/layout/auth-layout.tsx';
import { replacePath } from '#web/lib/navigation/navigation.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { messages } from './messages/en.ts';
import { useEditorRedirect } from './use-editor-redirect.ts';

export type ReadyToContinueProps = {
  redirectTo: string;
  challenge: string | null;
  confirmFirst: boolean;
  /** The link leads somewhere else. */
  onRejected: () => void;
};

export function ReadyToContinueScreen(props: ReadyToContinueProps) {
  const { origin, problem, isRedirecting, go } = useEditorRedirect(props);
  const email = useUser()?.email;
  const isConfirming = props.confirmFirst || problem !== undefined;
  return (
    <AuthLayout
      title={isConfirming ? messages.readyToContinue : messages.openingEditor}
      intro={<span className="[overflow-wrap:anywhere]">{messages.signedInAs(email ?? '')}</span>}
    >
      <div className="flex flex-col gap-5">
        {problem && <Alert tone="destructive">{problem}</Alert>}
        <Destination origin={origin} isKnown={origin !== undefined || problem === undefined} />
        <div className="flex flex-col gap-2.5">
          <Button
            size="lg"
            loading={isRedirecting || !isConfirming}
            disabled={!origin && !problem}
            onClick={go}
          >
            {origin || !problem ? messages.continueToEditor : messages.tryAgain}
            {origin && <ArrowRight aria-hidden="true" />}
          </Button>
          <Button variant="secondary" size="lg" onClick={() => replacePath(paths.dashboard)}>
            {messages.goToDashboard}
          </Button>
        </div>
      </div>
    </AuthLayout>
  );
}

function Destination({ origin, isKnown }: { origin: string | undefined; isKnown: boolean }) {
  if (!isKnown) return null;
  return (
    <div className="rounded-md border border-line bg-surface p-4">
      <p className="flex items-center gap-2 text-muted text-sm">
        <SquareCode aria-hidden="true" className="size-4 shrink-0" />
        {messages.aCodeEditorAt}
      </p>
      {origin ? (
        <p className="mt-1.5 font-medium text-base text-fg [overflow-wrap:anywhere]">{origin}</p>
      ) : (
        <Skeleton className="mt-2 h-5 w-56" />
      )}
      <p className="mt-3 border-line border-t pt-3 text-muted text-sm">
        {messages.editorPermissions}
      </p>
    </div>
  );
}
