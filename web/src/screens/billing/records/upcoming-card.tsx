// What will be charged next, and when.
import type { Overview } from '@vys/contract/billing/overview';
import { CalendarClock } from 'lucide-react';
import { formatDate, formatMoney } from '#web/features/billing/money.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { cn } from '#web/ui/cn.ts';
import { Card, CardBody, CardHeader } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { messages } from './messages/en.ts';

export function UpcomingCard({ overview }: { overview: Overview }) {
  const user = useUser();
  const { upcomingInvoice: upcoming, subscription } = overview;
  return (
    <Card aria-label={messages.upcoming}>
      <CardHeader
        title={messages.upcoming}
        description={upcoming && messages.upcomingOn(formatDate(upcoming.date, user?.time_zone))}
      />
      <CardBody>
        {upcoming ? (
          <dl className="flex flex-col gap-2 text-sm tabular-nums">
            {upcoming.lines.map(({ description, amount }) => (
              <Line
                key={description}
                label={description}
                value={formatMoney(amount, upcoming.currency)}
              />
            ))}
            {upcoming.tax !== undefined && (
              <Line label={messages.tax} value={formatMoney(upcoming.tax, upcoming.currency)} />
            )}
            <Line
              label={messages.total}
              value={formatMoney(upcoming.amount, upcoming.currency)}
              className="mt-1 border-line border-t pt-2.5 font-semibold"
            />
          </dl>
        ) : (
          <EmptyState
            className="py-6"
            icon={<CalendarClock />}
            title={messages.noUpcoming}
            description={
              subscription?.cancelAtPeriodEnd ? messages.noUpcomingEnding : messages.noUpcomingFree
            }
          />
        )}
      </CardBody>
    </Card>
  );
}

type LineProps = { label: string; value: string; className?: string };

function Line({ label, value, className }: LineProps) {
  return (
    <div className={cn('flex items-baseline justify-between gap-4', className)}>
      <dt className="min-w-0 text-muted">{label}</dt>
      <dd className="shrink-0 text-fg">{value}</dd>
    </div>
  );
}
