// The status of a case, as a badge.
import type { CaseStatus } from '@vys/contract/pages/moderation';
import { Badge, type BadgeProps } from '#web/ui/content/badge.tsx';
import { messages } from './messages/en.ts';

const statuses: Readonly<Record<CaseStatus, { text: string; tone: BadgeProps['tone'] }>> = {
  open: { text: messages.open, tone: 'warning' },
  appealed: { text: messages.appealed, tone: 'info' },
  suspended: { text: messages.suspended, tone: 'danger' },
  reinstated: { text: messages.reinstated, tone: 'success' },
  dismissed: { text: messages.dismissed, tone: 'neutral' },
};

export function CaseBadge({ status }: { status: CaseStatus }) {
  const { text, tone } = statuses[status];
  return <Badge tone={tone}>{text}</Badge>;
}
