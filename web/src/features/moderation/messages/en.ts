// Texts of features/moderation.
import type { Decision, ReportReason } from '@vys/contract/pages/moderation';

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

export const messages = {
  open: 'Open',
  appealed: 'Appealed',
  suspended: 'Suspended',
  reinstated: 'Reinstated',
  dismissed: 'Dismissed',
  openHost: (host: string | number) => `Open ${host} …`,
  quoted: (text: string) => `“${text}”`,
  noHost: 'No host',
  nonLatinHost: (host: string | number) => `Uses non-Latin characters. Actual address: ${host}`,
  openLinkTitle: 'Open a reported link?',
  openLinkWarning: "It may be harmful. Don't enter or download anything there.",
  openLink: 'Open in new tab',
  suspendedTitle: 'Your page is suspended',
  appeal: 'Appeal',
  suspensionDetails: (number: string | number, reason: string | number) =>
    `Visitors can't see it and you can't publish it (case ${number}). Reason: ${reason}`,
  appealReceived: 'Appeal received. Our team is reviewing it.',
  appealSent: 'Appeal sent',
  appealTitle: 'Appeal this suspension',
  appealIntro: 'Tell us why the page should be restored. A person will review it.',
  cancel: 'Cancel',
  sendAppeal: 'Send appeal',
  yourAppeal: 'Your appeal',
};
