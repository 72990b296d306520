// The accounts of the installation: searched, filtered, page by page.
import type { AdminUserRow } from '@vys/contract/admin/users';
import { plans, type Tier, tiers } from '@vys/contract/plans';
import { Search, UserSearch } from 'lucide-react';
import { useDeferredValue } from 'react';
import { Link, useSearchParams } from 'react-router';
import { AdminFrame } from '#web/features/admin/admin-frame.tsx';
import { LoadFailed, LoadingRows, LoadMore } from '#web/features/admin/load-states.tsx';
import {
  type UserFilter,
  type UserState,
  useAdminUsers,
} from '#web/features/admin/user-queries.ts';
import { formatAge } from '#web/lib/format/formats.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { messages } from './messages/en.ts';

const states: readonly UserState[] = ['all', 'active', 'suspended'];

export function AdminUsersScreen() {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const change = (changed: Partial<UserFilter>) =>
    setSearch(writeFilter({ ...filter, ...changed }), { replace: true });
  return (
    <AdminFrame title={messages.users} intro={messages.intro}>
      <div className="flex flex-wrap items-center gap-3">
        <Field label={messages.search} hideLabel className="min-w-0 flex-1 basis-72">
          <Input
            type="search"
            before={<Search aria-hidden="true" />}
            placeholder={messages.searchPlaceholder}
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
            value={filter.search}
            onChange={({ target }) => change({ search: target.value })}
          />
        </Field>
        <SegmentedControl
          label={messages.state}
          value={filter.state}
          onValueChange={(state) => change({ state })}
          segments={states.map((value) => ({ value, label: messages.states[value] }))}
        />
        <Select<Tier | 'any'>
          aria-label={messages.plan}
          className="w-36"
          value={filter.tier ?? 'any'}
          onValueChange={(tier) => change({ tier: tier === 'any' ? undefined : tier })}
          options={[
            { value: 'any', label: messages.anyPlan },
            ...tiers.map((value) => ({ value, label: plans[value].name })),
          ]}
        />
      </div>
      <UserList filter={useDeferredValue(filter)} />
    </AdminFrame>
  );
}

function readFilter(search: URLSearchParams): UserFilter {
  const state = states.find((one) => one === search.get('state')) ?? 'all';
  const tier = tiers.find((one) => one === search.get('plan'));
  return { search: search.get('q') ?? '', state, tier };
}

function writeFilter({ search, state, tier }: UserFilter): URLSearchParams {
  const written = new URLSearchParams();
  if (search !== '') written.set('q', search);
  if (state !== 'all') written.set('state', state);
  if (tier) written.set('plan', tier);
  return written;
}

function UserList({ filter }: { filter: UserFilter }) {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useAdminUsers(filter);
  if (!data && isError) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  const users = data.pages.flatMap((page) => page.users);
  if (users.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<UserSearch />}
          title={messages.noneFound}
          description={messages.noneFoundHint}
        />
      </Card>
    );
  }
  return (
    <>
      <Card className="overflow-hidden">
        <ol aria-label={messages.users} className="divide-y divide-line">
          {users.map((user) => (
            <UserRow key={user.id} user={user} />
          ))}
        </ol>
      </Card>
      <LoadMore
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        onLoad={() => void fetchNextPage()}
      />
    </>
  );
}

function UserRow({ user }: { user: AdminUserRow }) {
  const { id, username, email, full_name, tier, suspended_at, created_at } = user;
  return (
    <li>
      <Link
        to={paths.adminUser(id)}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 px-5 py-3 outline-offset-[-2px] transition-colors hover:bg-hover"
      >
        <span className="min-w-0 flex-1 basis-56 text-sm">
          <span className="font-medium text-fg">{username}</span>
          {full_name && <span className="text-muted"> · {full_name}</span>}
          <span className="block text-muted text-xs [overflow-wrap:anywhere]">{email}</span>
        </span>
        <span className="flex flex-wrap items-center gap-2">
          {suspended_at && <Badge tone="danger">{messages.suspended}</Badge>}
          <Badge tone={tier === 'free' ? 'neutral' : 'accent'}>{plans[tier].name}</Badge>
          <span className="text-muted text-xs sm:w-40 sm:text-right">
            {messages.joined(formatAge(created_at))}
          </span>
        </span>
      </Link>
    </li>
  );
}
