// Texts of screens/billing/notices. Those marked (spec) are worded by the specification.
export const messages = {
  paymentFailed: 'Your last payment failed',
  graceUntil: (name: string, date: string) =>
    `You keep ${name} until ${date}. Nothing you made is deleted, and your page stays online.`,
  graceOver: "You're on the Free plan until it's paid. Nothing you made is deleted.",
  nextAttempt: (date: string) => `We'll try your card again on ${date}.`,
  payNow: (amount: string) => `Pay now (${amount})`,
  addCard: 'Add another card',
  paid: 'Payment received. Thank you!',
  payFailed: "We couldn't take the payment. Nothing was charged; try again.",
  cardNeeded: 'Add a card to pay the open invoice.',
  /** (spec) BILL-19 */
  completePayment: 'Please complete payment to activate subscription',
  completePaymentHint: (name: string) => `${name} is unlocked as soon as the payment is confirmed.`,
  complete: 'Complete payment',
  endsOn: (name: string, date: string) => `Your ${name} plan ends on ${date}`,
  endsHint: "After that you're on Free. Your page stays online.",
  changesOn: (name: string, date: string) => `Your plan changes to ${name} on ${date}`,
  changesHint: (name: string) => `Until then you keep ${name}.`,
  keepPlan: (name: string) => `Keep ${name}`,
  resumed: (name: string) => `Your ${name} plan continues`,
  wantedIn: (label: string, names: string) => `${label}: included in ${names}`,
  wantedHint: 'Choose a plan, and you can go on right where you were.',
  unlocked: (label: string) => `${label}: included in your plan`,
  goBack: 'Go back',
};
