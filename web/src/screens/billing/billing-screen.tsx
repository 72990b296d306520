// What the plans hold and cost, and which one the user has. Nothing can be bought here: this
// installation takes no payments, and the screen says so.

import { type Plan, plans, type Tier, tiers } from '@vys/contract/plans';
import { Check } from 'lucide-react';
import { useId } from 'react';
import {
  AiMeter,
  BuiltInAssistantNote,
  StorageMeter,
  WeeklyAiMeter,
} from '#web/features/accounts/usage/usage-meters.tsx';
import { useUser } from '#web/lib/session/use-session.ts';
import { cn } from '#web/ui/cn.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/content/card.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { messages } from './messages.ts';
import { getPlanFeatures } from './plan-contents.ts';

export function BillingScreen() {
  const user = useUser();
  if (!user) return null;
  const { tier, limits } = user;
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-5 px-4 py-7 sm:px-8 sm:py-10">
      <header>
        <h1 className="font-display font-semibold text-display text-fg">{messages.billing}</h1>
        <p className="mt-1 text-muted text-sm">{messages.comparePlans}</p>
      </header>
      <Alert tone="info" title={messages.paymentsUnavailable}>
        {messages.paymentsUnavailableHint}
      </Alert>
      <Card>
        <CardHeader
          title={messages.currentPlanTitle(plans[tier].name)}
          description={messages.aiRequestsReset}
        />
        <CardBody className="grid gap-x-8 gap-y-5 lg:grid-cols-3">
          <StorageMeter limits={limits} />
          <AiMeter limits={limits} />
          <WeeklyAiMeter limits={limits} />
          <BuiltInAssistantNote />
        </CardBody>
      </Card>
      <section
        aria-label={messages.plans}
        className="grid gap-3 sm:grid-cols-2 xl:grid-cols-6 sm:max-xl:[&>:last-child]:col-span-2 xl:[&>section]:col-span-2 xl:[&>section:nth-last-child(-n+2)]:col-span-3"
      >
        <h2 className="sr-only">{messages.plans}</h2>
        {tiers.map((planTier) => (
          <PlanCard key={planTier} plan={plans[planTier]} own={tier} />
        ))}
      </section>
    </div>
  );
}

function PlanCard({ plan, own }: { plan: Plan; own: Tier }) {
  const id = useId();
  const isOwn = plan.tier === own;
  return (
    <Card aria-labelledby={id} className={cn('p-5', isOwn && 'border-accent-control')}>
      <div className="flex min-h-5.5 items-center justify-between gap-3">
        <h3 id={id} className="font-semibold text-fg text-sm">
          {plan.name}
        </h3>
        {isOwn && <Badge tone="accent">{messages.currentPlan}</Badge>}
      </div>
      <p className="mt-2 text-muted text-sm tabular-nums">
        <span className="font-semibold text-fg text-xl">${plan.price}</span> {messages.perMonth}
      </p>
      <ul className="mt-4 flex flex-col gap-2 text-sm">
        {getPlanFeatures(plan).map((content) => (
          <li key={content} className="flex items-start gap-2 text-fg">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-text" />
            {content}
          </li>
        ))}
      </ul>
    </Card>
  );
}
