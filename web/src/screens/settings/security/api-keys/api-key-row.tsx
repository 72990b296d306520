// One API key: what it is for, what it may do, its end and its last use.

import { API_KEY_PREFIX } from '@vys/contract/api/key-scopes';
import type { ApiKey } from '@vys/contract/identity/api-keys';
import { FileKey } from 'lucide-react';
import { describeScopes } from '#web/features/identity/api-keys/access.ts';
import { formatAge } from '#web/lib/format/formats.ts';
import { interfaceLocale } from '#web/lib/language/interface-language.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { messages } from './messages/en.ts';

const dayFormat = new Intl.DateTimeFormat(interfaceLocale, { dateStyle: 'medium' });
const DAY_MS = 86_400_000;
/** From then on its end is pointed out. */
const SOON_DAYS = 7;

export function ApiKeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { name, last_characters, scopes, created_at, last_used_at, last_used_from } = apiKey;
  const end = describeEnd(apiKey.expires_at);
  return (
    <li className="flex items-start gap-3.5 py-3">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-sm bg-raised text-muted [&_svg]:size-4.5"
      >
        <FileKey />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium text-fg text-sm">
          <span className="[overflow-wrap:anywhere]">{name}</span>
          {end.badge && <Badge tone={end.tone}>{end.badge}</Badge>}
        </p>
        <p className="mt-0.5 text-muted text-xs">{describeScopes(scopes).join(', ')}</p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-muted text-xs">
          <code className="font-mono">{`${API_KEY_PREFIX}…${last_characters}`}</code>
          <span>
            {messages.created} <Day at={created_at} />
          </span>
          {apiKey.expires_at && !end.badge && (
            <span>
              {messages.expires} <Day at={apiKey.expires_at} />
            </span>
          )}
          <span>
            {last_used_at ? (
              <>
                {messages.lastUsed} <time dateTime={last_used_at}>{formatAge(last_used_at)}</time>
                {last_used_from && ` ${messages.usedFrom(last_used_from)}`}
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
        onClick={onRevoke}
        aria-label={messages.revokeApiKey(name)}
      >
        {messages.revoke}
      </Button>
    </li>
  );
}

function Day({ at }: { at: string }) {
  return <time dateTime={at}>{dayFormat.format(new Date(at))}</time>;
}

function describeEnd(expiresAt: string | null) {
  if (expiresAt === null) return { badge: messages.noExpiry, tone: 'neutral' } as const;
  const days = (new Date(expiresAt).getTime() - Date.now()) / DAY_MS;
  if (days <= 0) return { badge: messages.expired, tone: 'danger' } as const;
  if (days > SOON_DAYS) return { badge: undefined };
  return { badge: messages.expiresIn(Math.ceil(days)), tone: 'warning' } as const;
}
