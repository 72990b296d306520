// What the owner of a page is told about decisions. `reason` is a sentence. Error messages are in the contract.
export const en = {
  suspended: {
    title: 'Your page was suspended',
    message: (caseNumber: string, reason: string) =>
      `Visitors can't see it anymore (case ${caseNumber}). Reason: ${reason} You can appeal in the AI Studio.`,
  },
  appealRejected: {
    title: 'Your page stays suspended',
    message: (caseNumber: string, reason: string) =>
      `We reviewed your appeal, and visitors still can't see your page (case ${caseNumber}). Reason: ${reason}`,
  },
  reinstated: {
    title: 'Your page is visible again',
    message: (caseNumber: string) => `Your page is no longer suspended (case ${caseNumber}).`,
  },
  appealsClosed: 'We reviewed your appeals, and the decision stands.',
};
