// What waits: a failed payment, one to confirm, a change at the end of the period.
import type { Overview, Subscription } from '@vys/contract/billing/overview';
import { plans } from '@vys/contract/plans';
import { formatDate } from '#web/features/billing/money.ts';
import { useEndOrResume } from '#web/features/billing/plan-calls.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import type { PlanChange } from '../change/use-plan-change.ts';
import { DunningBanner } from './dunning-banner.tsx';
import { messages } from './messages/en.ts';

export function PlanNotices({ overview, change }: { overview: Overview; change: PlanChange }) {
  const { dunning, subscription } = overview;
  const pending = subscription?.pendingPayment;
  return (
    <>
      {dunning && <DunningBanner overview={overview} dunning={dunning} />}
      {pending && (
        <Alert
          tone="warning"
          title={messages.completePayment}
          actions={
            <Button size="sm" onClick={() => change.pay(pending.tier, pending.clientSecret)}>
              {messages.complete}
            </Button>
          }
        >
          {messages.completePaymentHint(plans[pending.tier].name)}
        </Alert>
      )}
      {subscription?.scheduledChange && <ScheduledNotice subscription={subscription} />}
    </>
  );
}

function ScheduledNotice({ subscription }: { subscription: Subscription }) {
  const user = useUser();
  const resume = useEndOrResume('resume');
  const { scheduledChange, tier } = subscription;
  if (!scheduledChange) return null;
  const { name } = plans[tier];
  const date = formatDate(scheduledChange.at, user?.time_zone);
  const isEnd = scheduledChange.tier === 'free';
  // Not in a callback of the mutation: this notice is gone by then.
  const keep = async () => {
    const overview = await resume.mutateAsync().catch(() => undefined);
    if (overview) toast.success(messages.resumed(name));
  };
  return (
    <Alert
      tone="info"
      title={
        isEnd
          ? messages.endsOn(name, date)
          : messages.changesOn(plans[scheduledChange.tier].name, date)
      }
      actions={
        <Button
          size="sm"
          variant="secondary"
          loading={resume.isPending}
          onClick={() => void keep()}
        >
          {messages.keepPlan(name)}
        </Button>
      }
    >
      {isEnd ? messages.endsHint : messages.changesHint(name)}
    </Alert>
  );
}
