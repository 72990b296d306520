// How much of the plan's storage and AI requests is used.

import type { User } from '@vys/contract/identity/accounts';
import {
  AiMeter,
  BuiltInAssistantNote,
  StorageMeter,
  WeeklyAiMeter,
} from '#web/features/accounts/usage/usage-meters.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { messages } from './messages/en.ts';

export function UsageCard({ user: { limits } }: { user: User }) {
  return (
    <SettingsCard
      anchor="usage"
      title={messages.usage}
      help="storage"
      description={messages.aiRequestsReset}
    >
      <div className="flex flex-col gap-5">
        <StorageMeter limits={limits} />
        <AiMeter limits={limits} />
        <WeeklyAiMeter limits={limits} />
        <BuiltInAssistantNote />
      </div>
    </SettingsCard>
  );
}
