// Usage & Limits: the allowances of the plan of which nothing else on the screen says how much is used.

import type { User } from '@vys/contract/identity/accounts';
import { TierBadge } from '#web/features/accounts/usage/tier-badge.tsx';
import { weeklyAiUsage } from '#web/features/accounts/usage/usage.ts';
import { StorageMeter, WeeklyAiMeter } from '#web/features/accounts/usage/usage-meters.tsx';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/content/card.tsx';
import { messages } from './messages/en.ts';

export function UsageTab({ user }: { user: User }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Card>
        <CardHeader
          title={messages.mediaStorage}
          description={messages.imagesYouUploaded}
          help={<HelpLink article="storage" about={messages.mediaStorage} />}
          actions={<TierBadge tier={user.tier} />}
        />
        <CardBody>
          <StorageMeter limits={user.limits} />
        </CardBody>
      </Card>
      {weeklyAiUsage(user.limits) && (
        <Card>
          <CardHeader title={messages.aiRequests} description={messages.aiRequestsHint} />
          <CardBody>
            <WeeklyAiMeter limits={user.limits} />
          </CardBody>
        </Card>
      )}
    </div>
  );
}
