// Texts of the emails about a payment that failed.

export const en = {
  hello: 'Hi,',
  subjects: {
    failed: (plan: string) => `Your payment for Vys ${plan} failed`,
    reminder: (plan: string) => `Reminder: your payment for Vys ${plan} is still open`,
    last: (plan: string) => `Your Vys ${plan} plan ends in a few days`,
    ended: (plan: string) => `Your Vys ${plan} plan has ended`,
  },
  ended: (amount: string, plan: string) =>
    `We couldn't collect ${amount} for the ${plan} plan, so your account is on the Free plan now.`,
  nothingDeleted:
    'Nothing was deleted: your page stays online, and everything you made is still there. Choose a plan whenever you like to unlock it again:',
  /** `reason` is a sentence. */
  failed: (amount: string, plan: string, reason: string) =>
    `We couldn't collect ${amount} for the ${plan} plan. ${reason}`,
  until: (day: string) =>
    `You keep your plan until ${day}. Update your card or pay the open invoice here:`,
  otherwise:
    'If nothing changes, your account moves to the Free plan then. Nothing will be deleted.',
};
