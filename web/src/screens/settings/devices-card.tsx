// Where the user is signed in, this device first, and signing out elsewhere.

import type { DeviceSession } from '@vys/contract/sessions';
import { Laptop, MonitorSmartphone, Smartphone } from 'lucide-react';
import { useState } from 'react';
import {
  useDevices,
  useEndAll,
  useEndOthers,
  useEndSession,
} from '#web/features/security/devices.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatAge } from '#web/lib/formats.ts';
import { Alert } from '#web/ui/alert.tsx';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { SettingsCard } from './settings-card.tsx';

export function DevicesCard() {
  const { data: devices, error, isFetching, refetch } = useDevices();
  return (
    <SettingsCard
      title="Devices"
      description="Where you are signed in. Sign out what you do not know, and change your password."
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
          title="Your devices could not be loaded"
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
          {messageOf(error)}
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

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function DeviceRow({ device }: { device: DeviceSession }) {
  const { mutate, isPending } = useEndSession();
  const name = device.device || 'Unknown device';
  const Icon = /android|iphone|ipad|phone|mobile/i.test(name) ? Smartphone : Laptop;
  const end = () => mutate(device.id, { onSuccess: () => toast.success(`${name} was signed out`) });
  return (
    <li className="flex items-center gap-3.5 py-3">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-sm bg-raised text-muted [&_svg]:size-4.5"
      >
        {device.device ? <Icon /> : <MonitorSmartphone />}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium text-fg text-sm">
          <span className="[overflow-wrap:anywhere]">{name}</span>
          {device.current && <Badge tone="accent">This device</Badge>}
        </p>
        <p className="mt-0.5 text-muted text-xs [overflow-wrap:anywhere]">
          {device.address && `${device.address} · `}
          Signed in <Moment at={device.signed_in_at} text={dayOf(device.signed_in_at)} />
          {' · '}
          {device.current ? (
            'Active now'
          ) : (
            <>
              Last used <Moment at={device.last_used_at} text={formatAge(device.last_used_at)} />
            </>
          )}
        </p>
      </div>
      {!device.current && (
        <Button
          size="sm"
          variant="secondary"
          loading={isPending}
          onClick={end}
          aria-label={`Sign out ${name}`}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

const dayOf = (at: string) => dayFormat.format(new Date(at));

function Moment({ at, text }: { at: string; text: string }) {
  return (
    <time dateTime={at} title={timeFormat.format(new Date(at))} className="whitespace-nowrap">
      {text}
    </time>
  );
}

function EndButtons({ hasOthers }: { hasOthers: boolean }) {
  const others = useEndOthers();
  const all = useEndAll();
  const [isAsking, setAsking] = useState(false);
  const endOthers = () =>
    others.mutate(undefined, {
      onSuccess: () => toast.success('All other devices were signed out'),
    });
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
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
        open={isAsking}
        onOpenChange={setAsking}
        title="Sign out everywhere?"
        description="Every device is signed out, this one too. You sign in again with your password."
        confirmLabel="Sign out everywhere"
        tone="neutral"
        loading={all.isPending}
        onConfirm={() => all.mutate(undefined, { onError: () => setAsking(false) })}
      />
    </>
  );
}
