// Labels of report reasons, case statuses and decisions.
import type { CaseStatus, Decision, ReportReason } from '@vys/contract/moderation';
import { Badge, type BadgeProps } from '#web/ui/content/badge.tsx';

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
  open: { text: 'Open', tone: 'warning' },
  appealed: { text: 'Appealed', tone: 'info' },
  suspended: { text: 'Suspended', tone: 'danger' },
  reinstated: { text: 'Reinstated', tone: 'success' },
  dismissed: { text: 'Dismissed', tone: 'neutral' },
};

export function CaseBadge({ status }: { status: CaseStatus }) {
  const { text, tone } = statuses[status];
  return <Badge tone={tone}>{text}</Badge>;
}
