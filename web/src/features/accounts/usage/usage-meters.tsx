// The allowance meters: AI requests of the month and of the last 7 days, and media storage.

import type { User } from '@vys/contract/identity/accounts';
import { cn } from '#web/ui/cn.ts';
import { Meter } from '#web/ui/feedback/meter.tsx';
import { messages } from './messages/en.ts';
import { aiUsage, storageUsage, weeklyAiUsage } from './usage.ts';

type Props = { limits: User['limits']; className?: string };

export function AiMeter({ limits, ...rest }: Props) {
  const { used, limit, text } = aiUsage(limits);
  if (limit === null) return <UnlimitedUsage label={messages.aiRequests} text={text} {...rest} />;
  return <Meter label={messages.aiRequests} used={used} limit={limit} valueText={text} {...rest} />;
}

export function WeeklyAiMeter({ limits, ...rest }: Props) {
  const week = weeklyAiUsage(limits);
  if (!week) return null;
  return (
    <Meter
      label={messages.weeklyAiRequests}
      used={week.used}
      limit={week.limit}
      valueText={week.text}
      {...rest}
    />
  );
}

/** The meters count requests to a language model; no such model answers on this installation (TIER-5). */
export function BuiltInAssistantNote() {
  return <p className="text-muted text-xs">{messages.builtInUnlimited}</p>;
}

export function StorageMeter({ limits, ...rest }: Props) {
  const { used, limit, text } = storageUsage(limits);
  return <Meter label={messages.storage} used={used} limit={limit} valueText={text} {...rest} />;
}

type UnlimitedUsageProps = { label: string; text: string; className?: string };

/** What is used of an allowance without an end. The value goes under a label that leaves it no room. */
export function UnlimitedUsage({ label, text, className }: UnlimitedUsageProps) {
  return (
    <p className={cn('flex flex-wrap items-baseline justify-between gap-x-3 text-sm', className)}>
      <span className="text-fg">{label}</span>
      <span className="text-muted text-xs tabular-nums">{text}</span>
    </p>
  );
}
