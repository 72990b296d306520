// Where people go who are signed in and stand before a door: where they wanted to be, else their
// dashboard. An address outside is for the screen that asks first.
import { lazy, useEffect, useState } from 'react';
import { readArrival, readParameter, replaceAddress } from '#web/lib/address.ts';
import { paths } from '#web/lib/paths.ts';
import { isAbsolute, readRedirect } from '#web/lib/redirect.ts';
import { toast } from '#web/ui/toast.ts';
import { ScreenFrame } from './screen-frame.tsx';
import { Splash } from './splash.tsx';

const ReadyToContinueScreen = lazy(async () => {
  const { ReadyToContinueScreen: default_ } = await import(
    '#web/screens/ready-to-continue/ready-to-continue-screen.tsx'
  );
  return { default: default_ };
});

const REFUSED_NOTICE = 'That link leads outside Vys, so you are on your dashboard instead.';

export function Onward({ cameSignedIn }: { cameSignedIn: boolean }) {
  const [wish] = useState(() => readParameter('redirect'));
  if (wish && isAbsolute(wish)) return <Outward wish={wish} cameSignedIn={cameSignedIn} />;
  return <Inward wish={wish} />;
}

function Inward({ wish }: { wish: string | null }) {
  const [{ target, isRefused }] = useState(() => readTarget(wish));
  useEffect(() => {
    if (isRefused) return refuse();
    replaceAddress(target);
  }, [target, isRefused]);
  return <Splash />;
}

/** Whoever has just signed in wanted to go there; whoever was signed in before is asked. */
function Outward({ wish, cameSignedIn }: { wish: string; cameSignedIn: boolean }) {
  const [challenge] = useState(() => readParameter('code_challenge'));
  return (
    <ScreenFrame path={paths.login} title="Ready to Continue">
      <ReadyToContinueScreen
        wish={wish}
        challenge={challenge}
        askFirst={cameSignedIn}
        onRefused={refuse}
      />
    </ScreenFrame>
  );
}

function refuse(): void {
  toast.info(REFUSED_NOTICE);
  replaceAddress(paths.dashboard);
}

function readTarget(asked: string | null) {
  const wish = readRedirect(asked);
  if (wish.kind === 'refused') return { target: paths.dashboard, isRefused: true };
  const from = readRedirect(readArrival().from ?? null);
  const found = [wish, from].find((one) => one.kind === 'path');
  return { target: found?.path ?? paths.dashboard, isRefused: false };
}
