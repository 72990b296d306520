// Texts of the moderation module: what the owner of a page is notified of. Error messages are in the contract.

export const moderationNotifications = {
  /** `reason` is a sentence. */
  suspended: (caseNumber: string, reason: string) => ({
    title: 'Your page was suspended',
    message: `Visitors can't see it anymore (case ${caseNumber}). Reason: ${reason} You can appeal in the AI Studio.`,
  }),
  reinstated: (caseNumber: string) => ({
    title: 'Your page is visible again',
    message: `Your page is no longer suspended (case ${caseNumber}).`,
  }),
};

export const appealMessages = {
  closed: 'We reviewed your appeals, and the decision stands.',
};
