// The plan and the way to change it.

import type { User } from '@vys/contract/identity/accounts';
import { isPaid, plans } from '@vys/contract/plans';
import { Link } from 'react-router';
import { interfaceLocale } from '#web/lib/language/interface-language.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { messages } from './messages/en.ts';

const dateFormat = new Intl.DateTimeFormat(interfaceLocale, { dateStyle: 'long' });

export function PlanCard({ user }: { user: User }) {
  const paid = isPaid(user.tier);
  return (
    <SettingsCard
      title={messages.plan}
      help="free"
      description={<MemberSince at={user.created_at} />}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <p className="font-semibold text-base text-fg">
            {messages.planName(plans[user.tier].name)}
          </p>
          <p className="mt-0.5 text-muted text-sm">
            {paid ? messages.paidPlanHint : messages.freePlanHint}
          </p>
        </div>
        <Button asChild variant={paid ? 'secondary' : 'primary'}>
          <Link to={paths.billing}>{paid ? messages.managePlan : messages.upgrade}</Link>
        </Button>
      </div>
    </SettingsCard>
  );
}

function MemberSince({ at }: { at: string }) {
  return (
    <>
      {messages.memberSince} <time dateTime={at}>{dateFormat.format(new Date(at))}</time>
    </>
  );
}
