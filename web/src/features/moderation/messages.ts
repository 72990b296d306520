// Texts of features/moderation.
export const messages = {
  open: 'Open',
  appealed: 'Appealed',
  suspended: 'Suspended',
  reinstated: 'Reinstated',
  dismissed: 'Dismissed',
  openHost: (host: string | number) => `Open ${host} …`,
  noHost: 'No host',
  usesNonLatinCharacters: (host: string | number) =>
    `Uses non-Latin characters. Actual address: ${host}`,
  openAReportedLink: 'Open a reported link?',
  itMayBeHarmful: "It may be harmful. Don't enter or download anything there.",
  openInNewTab: 'Open in new tab',
  yourPageIsSuspended: 'Your page is suspended',
  appeal: 'Appeal',
  visitorsCantSeeIt: (number: string | number, reason: string | number) =>
    `Visitors can't see it and you can't publish it (case ${number}). Reason: ${reason}`,
  appealReceivedOurTeam: 'Appeal received. Our team is reviewing it.',
  appealSent: 'Appeal sent',
  appealThisSuspension: 'Appeal this suspension',
  tellUsWhyThe: 'Tell us why the page should be restored. A person will review it.',
  cancel: 'Cancel',
  sendAppeal: 'Send appeal',
  yourAppeal: 'Your appeal',
};
