// One plan: its price, what it holds, and what choosing it means.

import type { Price } from '@vys/contract/billing/overview';
import type { Plan } from '@vys/contract/plans';
import { Check, Clock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { formatPrice } from '#web/features/billing/money.ts';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { cn } from '#web/ui/cn.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { messages } from '../messages/en.ts';
import { listFeatures, type PlanFeature } from './plan-features.ts';

export type PlanCardProps = {
  plan: Plan;
  price: Price;
  isOwn: boolean;
  /** Marks the line that a person came for. */
  wanted?: string | undefined;
  /** The button, or why there is none. */
  action: ReactNode;
};

export function PlanCard({ plan, price, isOwn, wanted, action }: PlanCardProps) {
  const id = useId();
  const isPopular = plan.tier === 'pro';
  const isEmphasized = isOwn || isPopular;
  return (
    <Card
      aria-labelledby={id}
      className={cn('flex flex-col p-5', isEmphasized && 'border-accent-control')}
    >
      <div className="flex min-h-5.5 flex-wrap items-center gap-2">
        <h3 id={id} className="font-semibold text-fg text-sm">
          {plan.name}
        </h3>
        {plan.tier === 'team' && <HelpLink article="team" about={plan.name} />}
        {isPopular && (
          <Badge tone="accent" className="ml-auto">
            {messages.mostPopular}
          </Badge>
        )}
      </div>
      <PriceTag price={price} />
      <div className="mt-4 flex min-h-9 flex-col justify-center gap-2 max-sm:min-h-0">
        {isOwn && (
          <Badge tone="success" className="self-start">
            {messages.currentPlan}
          </Badge>
        )}
        {action}
      </div>
      <ul className="mt-4 flex flex-col gap-2 text-sm">
        {listFeatures(plan).map((feature) => (
          <Feature
            key={feature.key}
            feature={feature}
            isWanted={feature.key === wanted}
            help={
              // Once, where the link is shown.
              plan.tier === 'free' &&
              feature.key === 'branding' && (
                <HelpLink article="branding" about={feature.text} className="ml-auto" />
              )
            }
          />
        ))}
      </ul>
    </Card>
  );
}

function PriceTag({ price: { amount, currency, interval } }: { price: Price }) {
  const isYearly = interval === 'year' && amount > 0;
  return (
    <div className={cn('mt-2', interval === 'year' && 'min-h-12')}>
      <p className="text-muted text-sm tabular-nums">
        <span className="font-display font-semibold text-fg text-xl">
          {formatPrice(amount, currency)}
        </span>{' '}
        {isYearly ? messages.perYear : messages.perMonth}
      </p>
      {isYearly && (
        <p className="text-muted text-xs tabular-nums">
          {messages.asMonthly(formatPrice(Math.round(amount / 12), currency))}
        </p>
      )}
    </div>
  );
}

type FeatureProps = { feature: PlanFeature; isWanted: boolean; help: ReactNode };

function Feature({ feature, isWanted, help }: FeatureProps) {
  const { text, isComingSoon } = feature;
  const Icon = isComingSoon ? Clock : Check;
  return (
    <li className={cn('flex items-start gap-2', isComingSoon ? 'text-muted' : 'text-fg')}>
      <Icon
        aria-hidden="true"
        className={cn('mt-0.5 size-4 shrink-0', isComingSoon ? 'text-subtle' : 'text-accent-text')}
      />
      <span className="min-w-0">
        <span className={cn(isWanted && 'font-semibold')}>{text}</span>
        {isComingSoon && (
          <span className="ml-1.5 whitespace-nowrap text-subtle text-xs">
            {messages.comingSoon}
          </span>
        )}
      </span>
      {help}
    </li>
  );
}
