// One place where the user is signed in.

import type { DeviceSession } from '@vys/contract/identity/sessions';
import { Laptop, MonitorSmartphone, Smartphone } from 'lucide-react';
import { useEndSession } from '#web/features/identity/sessions.ts';
import { formatAge } from '#web/lib/format/formats.ts';
import { interfaceLocale } from '#web/lib/language/interface-language.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { messages } from './messages/en.ts';

const dayFormat = new Intl.DateTimeFormat(interfaceLocale, { dateStyle: 'medium' });
const timeFormat = new Intl.DateTimeFormat(interfaceLocale, {
  dateStyle: 'medium',
  timeStyle: 'short',
});

export function DeviceRow({ device }: { device: DeviceSession }) {
  const { mutate, isPending } = useEndSession();
  const name = device.device || messages.unknownDevice;
  const Icon = /android|iphone|ipad|phone|mobile/i.test(name) ? Smartphone : Laptop;
  const end = () => mutate(device.id, { onSuccess: () => toast.success(messages.signedOut(name)) });
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
          {device.current && <Badge tone="accent">{messages.thisDevice}</Badge>}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-muted text-xs max-lg:flex-col">
          {device.address && <span className="[overflow-wrap:anywhere]">{device.address}</span>}
          <span>
            {messages.signedIn}{' '}
            <Moment at={device.signed_in_at} text={formatDay(device.signed_in_at)} />
          </span>
          <span>
            {device.current ? (
              messages.activeNow
            ) : (
              <>
                {messages.lastUsed}{' '}
                <Moment at={device.last_used_at} text={formatAge(device.last_used_at)} />
              </>
            )}
          </span>
        </p>
      </div>
      {!device.current && (
        <Button
          size="sm"
          variant="secondary"
          loading={isPending}
          onClick={end}
          aria-label={messages.signOutDevice(name)}
        >
          {messages.signOut}
        </Button>
      )}
    </li>
  );
}

const formatDay = (at: string) => dayFormat.format(new Date(at));

function Moment({ at, text }: { at: string; text: string }) {
  return (
    <time dateTime={at} title={timeFormat.format(new Date(at))} className="whitespace-nowrap">
      {text}
    </time>
  );
}
