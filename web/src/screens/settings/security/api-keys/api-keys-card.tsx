// API keys for programs: which there are, a new one, and revoking one.

import { API_KEY_LIMIT } from '@vys/contract/api/key-scopes';
import type { ApiKey } from '@vys/contract/identity/api-keys';
import { useState } from 'react';
import { useApiKeys, useRevokeApiKey } from '#web/features/identity/api-keys/api-keys.ts';
import { CreateKeyDialog } from '#web/features/identity/api-keys/create-key-dialog.tsx';
import { useScreenCommands } from '#web/lib/commands/screen-commands.ts';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';
import { LoadError } from '../../load-error.tsx';
import { SettingsCard } from '../../settings-card.tsx';
import { ApiKeyRow } from './api-key-row.tsx';
import { messages } from './messages/en.ts';

export function ApiKeysCard() {
  const keys = useApiKeys();
  const [isCreating, setCreating] = useState(false);
  const isFull = (keys.data?.filter(isActive).length ?? 0) >= API_KEY_LIMIT;
  useScreenCommands(
    keys.data
      ? [
          {
            id: 'account.create-key',
            run: () =>
              isFull ? toast.info(messages.apiKeysFull(API_KEY_LIMIT)) : setCreating(true),
          },
        ]
      : [],
  );

  return (
    <SettingsCard
      anchor="api-keys"
      title={messages.apiKeys}
      description={
        <>
          {messages.apiKeysIntro}
          <span className="mt-2 flex flex-wrap gap-x-3 gap-y-1">
            <HelpLink article="api-keys">{messages.howTheyWork}</HelpLink>
            <a href={paths.docs} className="link">
              {messages.apiDocs}
            </a>
          </span>
        </>
      }
      footer={
        keys.data && (
          <Button variant="secondary" disabled={isFull} onClick={() => setCreating(true)}>
            {messages.createApiKey}
          </Button>
        )
      }
    >
      {keys.data ? (
        <ApiKeys keys={keys.data} isFull={isFull} />
      ) : keys.error ? (
        <LoadError title={messages.apiKeysLoadFailed} query={keys} />
      ) : (
        <div aria-busy="true">
          <Skeleton className="h-11" />
        </div>
      )}
      <CreateKeyDialog open={isCreating} onClose={() => setCreating(false)} />
    </SettingsCard>
  );
}

const isActive = ({ expires_at }: ApiKey) =>
  expires_at === null || new Date(expires_at).getTime() > Date.now();

function ApiKeys({ keys, isFull }: { keys: readonly ApiKey[]; isFull: boolean }) {
  const [keyToRevoke, setKeyToRevoke] = useState<ApiKey | null>(null);
  return (
    <>
      {keys.length === 0 ? (
        <>
          <p className="text-fg text-sm">{messages.noApiKeys}</p>
          <p className="mt-1 text-muted text-sm">{messages.apiKeysHint}</p>
        </>
      ) : (
        <ul aria-label={messages.apiKeys} className="-my-3 divide-y divide-line">
          {keys.map((key) => (
            <ApiKeyRow key={key.id} apiKey={key} onRevoke={() => setKeyToRevoke(key)} />
          ))}
        </ul>
      )}
      {isFull && <p className="mt-4 text-muted text-sm">{messages.apiKeysFull(API_KEY_LIMIT)}</p>}
      <RevokeDialog apiKey={keyToRevoke} onClose={() => setKeyToRevoke(null)} />
    </>
  );
}

function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey | null; onClose: () => void }) {
  const { mutate, isPending } = useRevokeApiKey();
  const revoke = () =>
    apiKey &&
    mutate(apiKey.id, {
      onSuccess: () => toast.success(messages.apiKeyRevoked),
      onSettled: onClose,
    });
  return (
    <AlertDialog
      open={apiKey !== null}
      onOpenChange={(open) => !open && onClose()}
      title={messages.revokeTitle}
      description={messages.revokeWarning(apiKey?.name ?? '')}
      confirmLabel={messages.revoke}
      loading={isPending}
      onConfirm={revoke}
    />
  );
}
