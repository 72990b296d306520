// The plan that holds now, how much of it is used, and what happens at each limit (BILL-1).

import type { Overview, Usage } from '@vys/contract/billing/overview';
import { plans, type Tier } from '@vys/contract/plans';
import {
  BuiltInAssistantNote,
  UnlimitedUsage,
} from '#web/features/accounts/usage/usage-meters.tsx';
import { formatDate, formatMoney } from '#web/features/billing/money.ts';
import { formatCount, formatStorage } from '#web/lib/format/formats.ts';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/content/card.tsx';
import { Meter } from '#web/ui/feedback/meter.tsx';
import { messages } from './messages/en.ts';
import { getOwnTier, getPaidPlan } from './plans/plan-offer.ts';

export type UsageCardProps = {
  overview: Overview;
  onUpgrade: (tier: Tier) => void;
  onCancel: () => void;
};

/** From then on a plan with more is offered. */
const ALMOST_FULL = 0.8;

export function UsageCard({ overview, onUpgrade, onCancel }: UsageCardProps) {
  const user = useUser();
  const plan = getPaidPlan(overview);
  const canCancel = plan !== undefined && !plan.cancelAtPeriodEnd;
  return (
    <Card>
      <CardHeader
        title={messages.currentPlanTitle(plans[getOwnTier(overview)].name)}
        help={<HelpLink article="cancel" about={messages.cancelPlan} />}
        description={describePlan(overview, user?.time_zone)}
        actions={
          canCancel && (
            <Button variant="secondary" size="sm" onClick={onCancel}>
              {messages.cancelPlan}
            </Button>
          )
        }
      />
      <CardBody className="flex flex-col gap-4">
        <ul className="grid gap-x-8 gap-y-5 md:grid-cols-2 lg:grid-cols-3">
          {overview.usage.map((usage, place) => (
            <li key={usage.key}>
              <UsageMeter
                usage={usage}
                // Said once where several limits end in the same.
                hasHint={overview.usage.findIndex(sameEnd(usage)) === place}
                onUpgrade={onUpgrade}
              />
            </li>
          ))}
        </ul>
        {overview.usage.some(isUnlimitedAi) && <BuiltInAssistantNote />}
      </CardBody>
    </Card>
  );
}

export function describePlan(overview: Overview, timeZone: string | null | undefined): string {
  const plan = getPaidPlan(overview);
  if (!plan) return overview.tier === 'free' ? messages.freePlanHint : messages.grantedPlan;
  const date = formatDate(plan.currentPeriodEnd, timeZone);
  if (plan.cancelAtPeriodEnd) return messages.endsOn(date);
  return messages.renews(date, formatMoney(plan.amount, plan.currency));
}

const sameEnd =
  ({ atLimit }: Usage) =>
  (other: Usage) =>
    other.atLimit === atLimit;

/** Then no limit says that the built-in assistant has none. */
const isUnlimitedAi = ({ unit, limit }: Usage) => unit === 'requests' && limit === null;

type MeterProps = { usage: Usage; hasHint: boolean; onUpgrade: (tier: Tier) => void };

function UsageMeter({ usage, hasHint, onUpgrade }: MeterProps) {
  const { label, used, limit, unit, atLimit, upgradeTier } = usage;
  const format = unit === 'bytes' ? formatStorage : formatCount;
  if (limit === null) {
    return <UnlimitedUsage label={label} text={messages.usedUnlimited(format(used))} />;
  }
  const isAlmostFull = used >= limit * ALMOST_FULL;
  return (
    <>
      <Meter
        label={label}
        used={used}
        limit={limit}
        valueText={messages.usedOf(format(used), format(limit))}
      />
      {hasHint && <p className="mt-1.5 text-muted text-xs">{atLimit}</p>}
      {isAlmostFull && upgradeTier && (
        <Button variant="link" size="sm" onClick={() => onUpgrade(upgradeTier)}>
          {messages.moreWith(plans[upgradeTier].name)}
        </Button>
      )}
    </>
  );
}
