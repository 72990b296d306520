// What operators see of an account: who it is, its plan, its page and where it is signed in.
import type { AdminUser } from '@vys/contract/admin/users';
import { plans } from '@vys/contract/plans';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '#web/features/billing/money.ts';
import { formatAge, formatCount, formatStorage } from '#web/lib/format/formats.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/content/card.tsx';
import { messages } from './messages/en.ts';

type Props = { user: AdminUser };

function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3.5 text-sm sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-muted text-xs">{name}</dt>
          <dd className="mt-0.5 text-fg tabular-nums [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function AccountCard({ user }: Props) {
  const zone = useUser()?.time_zone;
  return (
    <Card aria-label={messages.account}>
      <CardHeader title={messages.account} />
      <CardBody>
        <Facts
          facts={[
            [messages.email, user.email],
            [messages.signIn, describeSignIn(user)],
            [messages.member, formatDate(user.created_at, zone)],
            [messages.storage, formatStorage(user.storage_used)],
            [messages.aiRequests, formatCount(user.ai_requests_this_month)],
            [messages.id, user.id],
          ]}
        />
      </CardBody>
    </Card>
  );
}

function describeSignIn({ sign_in }: AdminUser): string {
  if (!sign_in) return messages.managedElsewhere;
  const { passkeys, has_totp } = sign_in;
  return [
    messages.password,
    ...(passkeys > 0 ? [messages.passkeys(passkeys)] : []),
    ...(has_totp ? [messages.totp] : []),
  ].join(', ');
}

export function PlanCard({ user }: Props) {
  const zone = useUser()?.time_zone;
  const { paid, comp } = user.plan;
  const end = comp?.ends_at ? messages.until(formatDate(comp.ends_at, zone)) : messages.noEnd;
  return (
    <Card aria-label={messages.planTitle}>
      <CardHeader
        title={messages.planTitle}
        actions={<Badge tone="accent">{plans[user.tier].name}</Badge>}
      />
      <CardBody>
        <Facts
          facts={[
            [messages.paidFor, plans[paid].name],
            [messages.complimentary, comp ? `${plans[comp.tier].name}, ${end}` : messages.none],
          ]}
        />
      </CardBody>
    </Card>
  );
}

export function PageCard({ user: { page } }: Props) {
  return (
    <Card aria-label={messages.pageTitle}>
      <CardHeader
        title={messages.pageTitle}
        description={page && <span translate="no">{page.title}</span>}
        actions={
          page?.url &&
          page.status === 'published' && (
            <Button asChild variant="ghost" size="sm">
              <a href={page.url} target="_blank" rel="noreferrer">
                <ExternalLink aria-hidden="true" />
                {messages.openPage}
              </a>
            </Button>
          )
        }
      />
      <CardBody>
        {page ? (
          <p className="flex flex-wrap gap-2">
            {page.status === 'draft' ? (
              <Badge>{messages.draft}</Badge>
            ) : (
              <Badge tone={page.is_shown ? 'success' : 'neutral'}>
                {page.is_shown ? messages.shown : messages.hidden}
              </Badge>
            )}
            {page.suspended_at && <Badge tone="danger">{messages.takenDown}</Badge>}
          </p>
        ) : (
          <p className="text-muted text-sm">{messages.noPage}</p>
        )}
      </CardBody>
    </Card>
  );
}

export function SessionsCard({ user: { sessions } }: Props) {
  return (
    <Card aria-label={messages.sessions}>
      <CardHeader
        title={messages.sessions}
        actions={<Badge className="tabular-nums">{formatCount(sessions.length)}</Badge>}
      />
      <CardBody>
        {sessions.length === 0 ? (
          <p className="text-muted text-sm">{messages.noSessions}</p>
        ) : (
          <ul className="flex max-h-72 flex-col gap-3 overflow-y-auto text-sm">
            {sessions.map(({ id, device, address, last_used_at }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4">
                <span className="text-fg" translate={device ? 'no' : undefined}>
                  {device || messages.unknownDevice}
                </span>
                <span className="text-muted text-xs tabular-nums">
                  {[address, messages.lastUsed(formatAge(last_used_at))]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}
