// The passkeys of the user: which there are, a new one, and forgetting one.

import type { Passkey } from '@vys/contract/identity/mfa';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useMfaStatus } from '#web/features/identity/mfa/mfa.ts';
import { AddPasskeyDialog } from '#web/features/identity/passkeys/add-passkey-dialog.tsx';
import { useRemovePasskey } from '#web/features/identity/passkeys/passkeys.ts';
import { canUsePasskeys } from '#web/lib/browser/passkey.ts';
import { useScreenCommands } from '#web/lib/commands/screen-commands.ts';
import { formatAge } from '#web/lib/format/formats.ts';
import { interfaceLocale } from '#web/lib/language/interface-language.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';
import { LoadError } from '../load-error.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { messages } from './messages/en.ts';

export function PasskeysCard() {
  const state = useMfaStatus();
  const [isAdding, setAdding] = useState(false);
  const canMake = canUsePasskeys();
  useScreenCommands(
    state.data
      ? [
          {
            id: 'account.add-passkey',
            run: () => (canMake ? setAdding(true) : toast.info(messages.passkeysUnsupported)),
          },
        ]
      : [],
  );

  return (
    <SettingsCard
      anchor="passkeys"
      title={messages.passkeys}
      help="passkeys"
      description={messages.passkeysIntro}
      footer={
        state.data &&
        canMake && (
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {messages.addPasskey}
          </Button>
        )
      }
    >
      {state.data ? (
        <Passkeys passkeys={state.data.passkeys} canMake={canMake} />
      ) : state.error ? (
        <LoadError title={messages.passkeysLoadFailed} query={state} />
      ) : (
        <div aria-busy="true">
          <Skeleton className="h-11" />
        </div>
      )}
      <AddPasskeyDialog open={isAdding} onClose={() => setAdding(false)} />
    </SettingsCard>
  );
}

function Passkeys({ passkeys, canMake }: { passkeys: readonly Passkey[]; canMake: boolean }) {
  const [passkeyToRemove, setPasskeyToRemove] = useState<Passkey | null>(null);
  return (
    <>
      {passkeys.length === 0 && canMake && (
        <>
          <p className="text-fg text-sm">{messages.noPasskeys}</p>
          <p className="mt-1 text-muted text-sm">{messages.passkeysHint}</p>
        </>
      )}
      {!canMake && <p className="text-fg text-sm">{messages.passkeysUnsupported}</p>}
      {passkeys.length > 0 && (
        <ul
          aria-label={messages.passkeys}
          className={canMake ? '-my-3 divide-y divide-line' : 'mt-2 divide-y divide-line'}
        >
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRemove={() => setPasskeyToRemove(passkey)}
            />
          ))}
        </ul>
      )}
      <RemoveDialog passkey={passkeyToRemove} onClose={() => setPasskeyToRemove(null)} />
    </>
  );
}

const dayFormat = new Intl.DateTimeFormat(interfaceLocale, { dateStyle: 'medium' });

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, synced, created_at, last_used_at } = passkey;
  return (
    <li className="flex items-center gap-3.5 py-3">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-sm bg-raised text-muted [&_svg]:size-4.5"
      >
        <KeyRound />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium text-fg text-sm">
          <span className="[overflow-wrap:anywhere]">{name}</span>
          {synced && <Badge>{messages.synced}</Badge>}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-muted text-xs">
          <span>
            {messages.added}{' '}
            <time dateTime={created_at}>{dayFormat.format(new Date(created_at))}</time>
          </span>
          <span>
            {last_used_at ? (
              <>
                {messages.lastUsed} <time dateTime={last_used_at}>{formatAge(last_used_at)}</time>
              </>
            ) : (
              messages.neverUsed
            )}
          </span>
        </p>
      </div>
      <Button
        size="sm"
        variant="secondary"
        onClick={onRemove}
        aria-label={messages.removePasskey(name)}
      >
        {messages.remove}
      </Button>
    </li>
  );
}

function RemoveDialog({ passkey, onClose }: { passkey: Passkey | null; onClose: () => void }) {
  const { mutate, isPending } = useRemovePasskey();
  const remove = () =>
    passkey &&
    mutate(passkey.id, {
      onSuccess: () => toast.success(messages.passkeyRemoved),
      onSettled: onClose,
    });
  return (
    <AlertDialog
      open={passkey !== null}
      onOpenChange={(open) => !open && onClose()}
      title={messages.removePasskeyTitle}
      description={messages.removePasskeyWarning(passkey?.name ?? '')}
      confirmLabel={messages.remove}
      loading={isPending}
      onConfirm={remove}
    />
  );
}
