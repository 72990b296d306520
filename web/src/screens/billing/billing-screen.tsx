// Plan, usage, cards and invoices, and everything that changes them (doc2 §2).

import type { Overview } from '@vys/contract/billing/overview';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useOverview } from '#web/features/billing/billing-queries.ts';
import { SandboxBadge } from '#web/features/billing/sandbox-badge.tsx';
import { useScreenCommands } from '#web/lib/commands/screen-commands.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { screenLayout } from '#web/ui/screen-layout.ts';
import { CancelDialog } from './change/cancel-dialog.tsx';
import { ChangeSteps } from './change/change-steps.tsx';
import { usePlanChange } from './change/use-plan-change.ts';
import { messages } from './messages/en.ts';
import { PlanNotices } from './notices/plan-notices.tsx';
import { readWanted } from './notices/wanted.ts';
import { WantedNotice } from './notices/wanted-notice.tsx';
import { findPrice, getPaidPlan, toUnpriced } from './plans/plan-offer.ts';
import { PlanSection } from './plans/plan-section.tsx';
import { CardsCard } from './records/cards-card.tsx';
import { CustomerCard } from './records/customer-card.tsx';
import { InvoicesCard } from './records/invoices-card.tsx';
import { UpcomingCard } from './records/upcoming-card.tsx';
import { describePlan, UsageCard } from './usage-card.tsx';

export function BillingScreen() {
  const { data: overview, isError, refetch } = useOverview();
  return (
    <div className={cn(screenLayout, 'flex flex-col gap-5')}>
      <header>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="font-display font-semibold text-display text-fg">{messages.billing}</h1>
          {overview?.mode === 'sandbox' && <SandboxBadge />}
        </div>
        <p className="mt-1 text-muted text-sm">
          {overview?.mode === 'sandbox' ? messages.sandboxHint : messages.intro}
        </p>
      </header>
      {overview && <Content overview={overview} />}
      {!overview && !isError && <Loading />}
      {!overview && isError && (
        <Alert
          tone="destructive"
          title={messages.loadFailed}
          actions={
            <Button size="sm" variant="secondary" onClick={() => void refetch()}>
              {messages.tryAgain}
            </Button>
          }
        >
          {messages.loadFailedHint}
        </Alert>
      )}
    </div>
  );
}

function Content({ overview }: { overview: Overview }) {
  const [search] = useSearchParams();
  const wanted = readWanted(search);
  const change = usePlanChange(overview, wanted.from ?? paths.billing);
  const [isCanceling, setCanceling] = useState(false);
  const plan = getPaidPlan(overview);
  const cancel = () => setCanceling(true);
  const timeZone = useUser()?.time_zone;
  useScreenCommands([
    {
      id: 'billing.cancel',
      run: () =>
        plan && !plan.cancelAtPeriodEnd ? cancel() : toast.info(describePlan(overview, timeZone)),
    },
  ]);
  return (
    <>
      <PlanNotices overview={overview} change={change} />
      <WantedNotice wanted={wanted} tier={overview.tier} />
      <UsageCard
        overview={overview}
        onCancel={cancel}
        onUpgrade={(tier) => {
          const interval = plan?.interval ?? 'month';
          change.choose(findPrice(overview, tier, interval) ?? toUnpriced(tier, interval));
        }}
      />
      <PlanSection
        overview={overview}
        wanted={wanted.entitlement?.key}
        onChoose={change.choose}
        onCancel={cancel}
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <CardsCard mode={overview.mode} />
          <UpcomingCard overview={overview} />
        </div>
        <CustomerCard customer={overview.customer} />
      </div>
      <InvoicesCard />
      <ChangeSteps overview={overview} change={change} />
      {plan && (
        <CancelDialog open={isCanceling} subscription={plan} onClose={() => setCanceling(false)} />
      )}
    </>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={messages.loading} className="flex flex-col gap-5">
      <Skeleton className="h-40 rounded-md" />
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-5">
        {[1, 2, 3, 4, 5].map((slot) => (
          <Skeleton key={slot} className="h-96 rounded-md" />
        ))}
      </div>
    </div>
  );
}
