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

export function SessionsCard() {
  const { data: devices, error, isFetching, refetch } = useSessions();
  return (
    <SettingsCard
      title="Devices"
      description="Devices where you're signed in. Don't recognize one? Sign it out and change your password."
      footer={<EndButtons hasOthers={devices?.some(({ current }) => !current) ?? false} />}
    >
      {devices ? (
        <ul aria-label="Devices" className="-my-3 divide-y divide-line">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      ) : error ? (
        <Alert
          tone="destructive"
          title="We couldn't load your devices"
          actions={
            <Button
              size="sm"
              variant="secondary"
              loading={isFetching}
              onClick={() => void refetch()}
            >
              Try again
            </Button>
          }
        >
          {getErrorMessage(error, { rejected: 'Nothing has changed. Try again.' })}
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

function EndButtons({ hasOthers }: { hasOthers: boolean }) {
  const others = useEndOthers();
  const all = useEndAll();
  const [isConfirming, setConfirming] = useState(false);
  const endOthers = () =>
    others.mutate(undefined, {
      onSuccess: () => toast.success('Signed out all other devices'),
    });
  return (
    <>
      <Button variant="ghost" onClick={() => setConfirming(true)}>
        Sign out everywhere
      </Button>
      <Button
        variant="secondary"
        disabled={!hasOthers}
        loading={others.isPending}
        onClick={endOthers}
      >
        Sign out all other devices
      </Button>
      <AlertDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Sign out everywhere?"
        description="You'll be signed out on every device, including this one."
        confirmLabel="Sign out everywhere"
        tone="neutral"
        loading={all.isPending}
        onConfirm={() => all.mutate(undefined, { onError: () => setConfirming(false) })}
      />
    </>
  );
}
