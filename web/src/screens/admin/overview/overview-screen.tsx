// The start of the admin area: what waits for an operator, and how the installation is doing.
import type { HealthCheck, HealthStatus } from '@vys/contract/admin/health';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { AdminFrame } from '#web/features/admin/admin-frame.tsx';
import { useHealth } from '#web/features/admin/admin-queries.ts';
import { LoadFailed, LoadingRows } from '#web/features/admin/load-states.tsx';
import { formatCount } from '#web/lib/format/formats.ts';
import { englishText } from '#web/lib/language/english-text.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useAnchor } from '#web/lib/navigation/use-anchor.ts';
import { cn } from '#web/ui/cn.ts';
import { Badge, type BadgeProps } from '#web/ui/content/badge.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { overviewMessages as messages } from '../messages/en.ts';

export function AdminOverviewScreen() {
  return (
    <AdminFrame title={messages.title} intro={messages.intro}>
      <Overview />
    </AdminFrame>
  );
}

function Overview() {
  const { data, isError, refetch } = useHealth();
  if (!data && isError) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  const { failed_jobs, failed_emails, open_cases } = data.waiting;
  const problems = data.checks.filter(({ status }) => status !== 'ok').length;
  return (
    <>
      <ul aria-label={messages.waiting} className="grid grid-cols-3 gap-3 sm:gap-5">
        <Waiting label={messages.openCases} count={open_cases} path={paths.moderation} />
        <Waiting label={messages.failedJobs} count={failed_jobs} path={paths.adminJobs} />
        <Waiting label={messages.failedEmails} count={failed_emails} path={paths.adminEmails} />
      </ul>
      <div>
        <HealthHeading />
        <p className="mt-0.5 text-muted text-sm">
          {problems === 0 ? messages.allWell : messages.someProblems(problems)}
        </p>
      </div>
      <ul
        aria-label={messages.health}
        className="grid items-stretch gap-4 sm:grid-cols-2 xl:grid-cols-3"
      >
        {[...data.checks].sort(bySeverity).map((check) => (
          <Check key={check.id} check={check} />
        ))}
      </ul>
    </>
  );
}

/** Links lead to it. */
function HealthHeading() {
  const heading = useAnchor<HTMLHeadingElement>('health');
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      className="scroll-mt-20 font-semibold text-base text-fg outline-none lg:scroll-mt-6"
    >
      {messages.health}
    </h2>
  );
}

const severity: Record<HealthStatus, number> = { failed: 0, warning: 1, ok: 2 };
const bySeverity = (one: HealthCheck, other: HealthCheck) =>
  severity[one.status] - severity[other.status];

function Waiting({ label, count, path }: { label: string; count: number; path: string }) {
  return (
    <li className="min-w-0">
      <Link
        to={path}
        className="flex h-full flex-col rounded-md border border-line bg-surface px-4 py-3.5 transition-colors hover:bg-hover sm:px-5"
      >
        <span className="text-muted text-xs">{label}</span>
        <span
          className={cn(
            'mt-auto pt-1 font-display font-semibold text-xl tabular-nums',
            count > 0 ? 'text-warning-text' : 'text-fg',
          )}
        >
          {formatCount(count)}
        </span>
      </Link>
    </li>
  );
}

const looks: Record<HealthStatus, { tone: BadgeProps['tone']; Icon: typeof CircleCheck }> = {
  ok: { tone: 'success', Icon: CircleCheck },
  warning: { tone: 'warning', Icon: TriangleAlert },
  failed: { tone: 'danger', Icon: CircleAlert },
};

function Check({ check }: { check: HealthCheck }) {
  const { tone, Icon } = looks[check.status];
  return (
    <li className="min-w-0">
      <Card className="h-full px-5 py-4" aria-label={messages.checks[check.id]}>
        <div className="flex items-center justify-between gap-3">
          <h3 className="font-semibold text-fg text-sm">{messages.checks[check.id]}</h3>
          <Badge tone={tone}>
            <Icon aria-hidden="true" />
            {messages.statuses[check.status]}
          </Badge>
        </div>
        {check.problem && (
          <p lang={englishText} className="mt-2 text-fg text-sm">
            {check.problem}
          </p>
        )}
        {check.facts.length > 0 && (
          <dl lang={englishText} className="mt-3 flex flex-col gap-1.5 text-sm">
            {check.facts.map(({ name, value }) => (
              <div key={name} className="flex justify-between gap-4">
                <dt className="text-muted">{name}</dt>
                <dd className="min-w-0 text-right text-fg tabular-nums [overflow-wrap:anywhere]">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
    </li>
  );
}
