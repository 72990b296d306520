// Where the user is signed in, this device first, and signing out elsewhere.

import { useState } from 'react';
import { useEndAll, useEndOthers, useSessions } from '#web/features/identity/sessions.ts';
import { getErrorMessage } from '#web/lib/api/error-messages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { DeviceRow } from './device-row.tsx';
import { messages } from './messages/en.ts';

export function SessionsCard() {
  const { data: devices, error, isFetching, refetch } = useSessions();
  return (
    <SettingsCard
      anchor="devices"
      title={messages.devices}
      help="devices"
      description={messages.devicesIntro}
      footer={
        // While it is not known whether there are others, they can still be signed out.
        <EndButtons mayHaveOthers={devices?.some(({ current }) => !current) ?? error !== null} />
      }
    >
      {devices ? (
        <ul aria-label={messages.devices} className="-my-3 divide-y divide-line">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      ) : error ? (
        <Alert
          tone="destructive"
          title={messages.devicesLoadFailed}
          actions={
            <Button
              size="sm"
              variant="secondary"
              loading={isFetching}
              onClick={() => void refetch()}
            >
              {messages.tryAgain}
            </Button>
          }
        >
          {getErrorMessage(error, { rejected: messages.loadFailedHint })}
        </Alert>
      ) : (
        <div aria-busy="true" className="flex flex-col gap-3">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
      )}
    </SettingsCard>
  );
}

function EndButtons({ mayHaveOthers }: { mayHaveOthers: boolean }) {
  const signOutOthers = useEndOthers();
  const signOutEverywhere = useEndAll();
  const [isConfirming, setConfirming] = useState(false);
  const endOthers = () =>
    signOutOthers.mutate(undefined, {
      onSuccess: () => toast.success(messages.signedOutOthers),
    });
  return (
    <>
      <Button variant="ghost" onClick={() => setConfirming(true)}>
        {messages.signOutEverywhere}
      </Button>
      <Button
        variant="secondary"
        disabled={!mayHaveOthers}
        loading={signOutOthers.isPending}
        onClick={endOthers}
      >
        {messages.signOutOthers}
      </Button>
      <AlertDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={messages.confirmSignOutEverywhere}
        description={messages.signOutEverywhereWarning}
        confirmLabel={messages.signOutEverywhere}
        tone="neutral"
        loading={signOutEverywhere.isPending}
        onConfirm={() =>
          signOutEverywhere.mutate(undefined, { onError: () => setConfirming(false) })
        }
      />
    </>
  );
}
