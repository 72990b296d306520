// The five plans, by the month or by the year.

import type { Interval } from '@vys/contract/billing/entitlements';
import type { Overview, Price } from '@vys/contract/billing/overview';
import { plans, type Tier, tiers } from '@vys/contract/plans';
import { useState } from 'react';
import { formatDate } from '#web/features/billing/money.ts';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { useAnchor } from '#web/lib/navigation/use-anchor.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx';
import { messages } from '../messages/en.ts';
import { PlanCard } from './plan-card.tsx';
import { findPrice, getOffer, getOwnTier, type Offer, toUnpriced } from './plan-offer.ts';

export type PlanSectionProps = {
  overview: Overview;
  wanted: string | undefined;
  onChoose: (price: Price) => void;
  onCancel: () => void;
};

export function PlanSection({ overview, wanted, onChoose, onCancel }: PlanSectionProps) {
  const hasYears = overview.prices.some(({ interval }) => interval === 'year');
  const [interval, setInterval] = useState<Interval>(overview.subscription?.interval ?? 'month');
  const own = getOwnTier(overview);
  const isWithinYear = overview.subscription?.interval === 'year' && interval === 'month';
  const section = useAnchor<HTMLElement>('plans');
  return (
    <section
      ref={section}
      id="plans"
      tabIndex={-1}
      aria-labelledby="billing-plans"
      className="scroll-mt-20 lg:scroll-mt-6"
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-1.5">
          <h2 id="billing-plans" className="font-semibold text-base text-fg">
            {messages.plans}
          </h2>
          <HelpLink article="plans" about={messages.plans} />
        </div>
        {hasYears && (
          <SegmentedControl
            label={messages.interval}
            value={interval}
            onValueChange={setInterval}
            segments={[
              { value: 'month', label: messages.monthly },
              {
                value: 'year',
                name: `${messages.yearly}, ${messages.twoMonthsFree}`,
                label: (
                  <>
                    {messages.yearly}
                    <span className="text-accent-text text-xs">{messages.twoMonthsFree}</span>
                  </>
                ),
              },
            ]}
          />
        )}
      </div>
      {isWithinYear && <p className="mb-3 text-muted text-sm">{messages.yearlyOnly}</p>}
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-6 2xl:grid-cols-5 sm:max-xl:[&>:last-child]:col-span-2 xl:max-2xl:[&>section]:col-span-2 xl:max-2xl:[&>section:nth-last-child(-n+2)]:col-span-3">
        {tiers.map((tier) => {
          const offer = getOffer(overview, tier, interval);
          return (
            <PlanCard
              key={tier}
              plan={plans[tier]}
              price={findPrice(overview, tier, interval) ?? toUnpriced(tier, interval)}
              isOwn={tier === own}
              wanted={wanted}
              action={<Action {...{ overview, tier, offer, wanted, onChoose, onCancel }} />}
            />
          );
        })}
      </div>
    </section>
  );
}

type ActionProps = Omit<PlanSectionProps, 'wanted'> & { tier: Tier; offer: Offer };

function Action({ overview, tier, offer, onChoose, onCancel }: ActionProps) {
  const user = useUser();
  const scheduled = overview.subscription?.scheduledChange;
  if (scheduled?.tier === tier) {
    const date = formatDate(scheduled.at, user?.time_zone);
    return <Badge tone="info">{messages.scheduledFrom(date)}</Badge>;
  }
  if (offer.kind === 'current' || offer.kind === 'none') return null;
  const { name } = plans[tier];
  if (offer.kind === 'free') {
    const end = formatDate(overview.subscription?.currentPeriodEnd ?? '', user?.time_zone);
    const show = () =>
      toast.info(messages.freeComingSoon, {
        description: messages.freeInstead(end),
        action: { label: messages.cancelPlan, onPress: onCancel },
      });
    return (
      <Button variant="secondary" className="w-full" onClick={show}>
        {messages.downgradeTo(name)}
      </Button>
    );
  }
  const labels = {
    upgrade: messages.upgradeTo(name),
    downgrade: messages.downgradeTo(name),
    yearly: messages.switchToYearly,
  };
  return (
    <Button
      variant={offer.kind === 'upgrade' && tier === 'pro' ? 'primary' : 'secondary'}
      className="w-full"
      onClick={() => onChoose(offer.price)}
    >
      {labels[offer.kind]}
    </Button>
  );
}
