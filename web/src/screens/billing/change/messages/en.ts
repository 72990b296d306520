// Texts of screens/billing/change. Those marked (spec) are worded by the specification.
export const messages = {
  upgradeTitle: (name: string) => `Upgrade to ${name}`,
  downgradeTitle: (name: string) => `Downgrade to ${name}`,
  yearlyTitle: (name: string) => `Pay ${name} yearly`,
  dueNow: 'Due now',
  tax: 'Tax',
  nowHint: 'You pay this now with your default card and unlock the plan right away.',
  laterHint: (date: string) => `Nothing is due now. Your plan changes on ${date}.`,
  thenPerMonth: (amount: string) => `Then ${amount} per month, until you cancel.`,
  thenPerYear: (amount: string) => `Then ${amount} per year, until you cancel.`,
  payNow: (amount: string) => `Pay ${amount}`,
  confirmUpgrade: 'Confirm upgrade',
  confirmDowngrade: 'Confirm downgrade',
  cancel: 'Cancel',
  sandboxPays: 'No real money moves.',
  calculating: 'Calculating what is due',
  previewFailed: "We couldn't calculate what's due. Nothing has changed.",
  losses: "What you'll lose",
  changesFrom: (from: string, to: string) => `from ${from} to ${to}`,
  whatStays: 'Your page and your images stay.',
  /** (spec) BILL-19 */
  completePayment: 'Please complete payment to activate subscription',
  /** (spec) BILL-20 */
  upgraded: (name: string) => `Successfully upgraded to ${name} tier!`,
  /** (spec) BILL-23 */
  cardNeeded: 'Please add a payment method to complete subscription',
  /** (spec) BILL-24 */
  subscribeFailed: 'Failed to create subscription',
  scheduled: (name: string) => `Your plan changes to ${name} at the end of the paid period`,
  yearlyNow: (name: string) => `You now pay ${name} yearly`,
  paid: 'Payment received. Thank you!',
  cancelTitle: (name: string) => `Cancel your ${name} plan?`,
  cancelHint: (name: string, date: string) =>
    `You keep ${name} until ${date}. After that you're on Free and pay nothing.`,
  cancelConfirm: 'Cancel plan',
  keepPlan: (name: string) => `Keep ${name}`,
  canceled: (date: string) => `Your plan ends on ${date}`,
};
