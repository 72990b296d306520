// Usage & Limits: the allowances of the plan and how much of them is used.

import type { User } from '@vys/contract/identity/accounts';
import { TierBadge } from '#web/features/accounts/usage/tier-badge.tsx';
import {
  AiMeter,
  BuiltInAssistantNote,
  StorageMeter,
  WeeklyAiMeter,
} from '#web/features/accounts/usage/usage-meters.tsx';
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
        />
        <CardBody>
          <StorageMeter limits={user.limits} />
        </CardBody>
      </Card>
      <Card>
        <CardHeader
          title={messages.aiRequests}
          description={messages.aiRequestsHint}
          actions={<TierBadge tier={user.tier} />}
        />
        <CardBody className="flex flex-col gap-4">
          <AiMeter limits={user.limits} />
          <WeeklyAiMeter limits={user.limits} />
          <BuiltInAssistantNote />
        </CardBody>
      </Card>
    </div>
  );
}
