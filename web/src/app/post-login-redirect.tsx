// Redirects signed-in users away from the public screens: to the requested URL, else to the dashboard.
// An external URL needs the screen that asks for confirmation.

import { lazy, useEffect, useState } from 'react';
import { readNavigationState, readParameter, replacePath } from '#web/lib/navigation/navigation.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { isAbsolute, readRedirect } from '#web/lib/navigation/redirect.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { messages } from './messages/en.ts';
import { ScreenFrame } from './screen-frame.tsx';
import { Splash } from './splash.tsx';

const ReadyToContinueScreen = lazy(async () => {
  const { ReadyToContinueScreen: default_ } = await import(
    '#web/screens/ready-to-continue/ready-to-continue-screen.tsx'
  );
  return { default: default_ };
});

export function PostLoginRedirect({ wasSignedIn }: { wasSignedIn: boolean }) {
  const [redirectTo] = useState(() => readParameter('redirect'));
  if (redirectTo && isAbsolute(redirectTo)) {
    return <ExternalRedirect redirectTo={redirectTo} wasSignedIn={wasSignedIn} />;
  }
  return <InternalRedirect redirectTo={redirectTo} />;
}

function InternalRedirect({ redirectTo }: { redirectTo: string | null }) {
  const [{ target, isRejected }] = useState(() => readTarget(redirectTo));
  useEffect(() => {
    if (isRejected) return reject();
    replacePath(target);
  }, [target, isRejected]);
  return <Splash />;
}

/** Users who have just signed in go there directly; users who were signed in before must confirm. */
function ExternalRedirect({
  redirectTo,
  wasSignedIn,
}: {
  redirectTo: string;
  wasSignedIn: boolean;
}) {
  const [challenge] = useState(() => readParameter('code_challenge'));
  return (
    <ScreenFrame path={paths.login} title={messages.readyToContinue}>
      <ReadyToContinueScreen
        redirectTo={redirectTo}
        challenge={challenge}
        confirmFirst={wasSignedIn}
        onRejected={reject}
      />
    </ScreenFrame>
  );
}

function reject(): void {
  toast.info(messages.linkRejected);
  replacePath(paths.dashboard);
}

function readTarget(requested: string | null) {
  const parsed = readRedirect(requested);
  if (parsed.kind === 'rejected') return { target: paths.dashboard, isRejected: true };
  const from = readRedirect(readNavigationState().from ?? null);
  const match = [parsed, from].find((target) => target.kind === 'path');
  return { target: match?.path ?? paths.dashboard, isRejected: false };
}
