// One account: how it is doing, and what an operator can do about it.
import type { AdminUser } from '@vys/contract/admin/users';
import { UserX } from 'lucide-react';
import { useParams } from 'react-router';
import { AdminFrame } from '#web/features/admin/admin-frame.tsx';
import { LoadFailed, LoadingRows } from '#web/features/admin/load-states.tsx';
import { useAdminUser } from '#web/features/admin/user-queries.ts';
import { formatDate } from '#web/features/billing/money.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LogList } from '../log/log-list.tsx';
import { messages } from './messages/en.ts';
import { UserActions } from './user-actions.tsx';
import { AccountCard, PageCard, PlanCard, SessionsCard } from './user-cards.tsx';

export function AdminUserScreen() {
  const { userId = '' } = useParams();
  const { data, error, refetch } = useAdminUser(userId);
  return (
    <AdminFrame
      title={data?.username ?? messages.account}
      intro={data && <Intro user={data} />}
      back={{ path: paths.adminUsers, label: messages.backToUsers }}
    >
      {data ? (
        <UserDetail user={data} />
      ) : isApiError(error) && (error.status === 404 || error.status === 400) ? (
        <Card>
          <EmptyState
            icon={<UserX />}
            title={messages.notFound}
            description={messages.notFoundHint}
          />
        </Card>
      ) : error ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <LoadingRows />
      )}
    </AdminFrame>
  );
}

function Intro({ user }: { user: AdminUser }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      {[user.full_name, user.email].filter(Boolean).join(' · ')}
      {user.is_operator && <Badge tone="info">{messages.operator}</Badge>}
      {!user.email_verified && <Badge tone="warning">{messages.unverified}</Badge>}
      {user.suspended_at && <Badge tone="danger">{messages.suspended}</Badge>}
    </span>
  );
}

function UserDetail({ user }: { user: AdminUser }) {
  const zone = useUser()?.time_zone;
  return (
    <>
      {user.suspended_at && (
        <Alert tone="warning" title={messages.suspendedSince(formatDate(user.suspended_at, zone))}>
          {user.suspension_reason}
        </Alert>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <AccountCard user={user} />
          <PlanCard user={user} />
          <PageCard user={user} />
          <SessionsCard user={user} />
        </div>
        <UserActions user={user} />
      </div>
      <section aria-label={messages.history} className="flex flex-col gap-3">
        <h2 className="font-semibold text-base text-fg">{messages.history}</h2>
        <LogList userId={user.id} />
      </section>
    </>
  );
}
