// Labels of report reasons, case statuses and decisions.

import type { CaseStatus, Decision, ReportReason } from '@vys/contract/pages/moderation';
import { Badge, type BadgeProps } from '#web/ui/content/badge.tsx';
import { messages } from './messages/en.ts';

export const reasonLabels: Readonly<Record<ReportReason, string>> = {
  phishing: 'Phishing',
  malware: 'Malware',
  impersonation: 'Impersonation',
  illegal: 'Illegal content',
  copyright: 'Copyright',
  other: 'Other',
};

export const decisionLabels: Readonly<Record<Decision, string>> = {
  suspend: 'Suspended the page',
  reinstate: 'Reinstated the page',
  dismiss: 'Dismissed the case',
  reopen: 'Reopened the case',
};

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
