// Texts of features/billing. Those marked (spec) are worded by the specification.
export const messages = {
  sandbox: 'Sandbox',
  sandboxHint: 'No real money moves. Only test cards work.',
  addPaymentMethod: 'Add Payment Method',
  addCardIntro: 'Your card pays for your plan when it renews.',
  addCard: 'Add card',
  cancel: 'Cancel',
  processing: 'Adding your card…',
  success: 'Your card is saved.',
  /** (spec) BILL-8 */
  poweredBy: 'Powered by Stripe',
  /** (spec) BILL-12 */
  added: 'Payment method added successfully',
  /** (spec) BILL-14 */
  stripeNotLoaded: 'Stripe is not loaded yet. Please try again.',
  /** (spec) BILL-15 */
  cardElementMissing: 'Card element not found. Please refresh and try again.',
  /** (spec) BILL-16 */
  addFailed: 'Failed to add payment method',
  /** (spec) BILL-16 */
  addFailedTryAgain: 'Failed to add payment method. Please try again.',
  tryAgain: 'Try again',
  loadingCardForm: 'Loading the card form',
  /** Of a brand without a name of ours. */
  unknownBrand: 'Card',
  cardNumber: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'MM / YY',
  cvc: 'Security code',
  numberInvalid: 'Enter the full card number',
  expiryInvalid: 'Enter month and year, such as 04 / 30',
  cvcInvalid: 'Enter the 3 or 4 digits',
  testCards: 'Test cards',
  testCardsHint: 'Choose one to fill in the form. Any future date and security code work.',
  sandboxBank: 'Sandbox bank',
  bankAsksCard: 'This test card asks for 3-D Secure. Do you confirm that you want to save it?',
  bankAsksPayment: 'This test card asks for 3-D Secure. Do you confirm this payment?',
  approve: 'Approve',
  fail: 'Fail',
  confirmPayment: 'Confirm payment',
  /** (spec) BILL-19 */
  completePayment: 'Please complete payment to activate subscription',
  paymentUnconfirmed:
    "We haven't received your payment yet. It can take a minute; reload the page to check.",
  confirmFailed: "We couldn't confirm the payment. Nothing was charged; try again.",
  bankOpens: 'Your bank may ask you to confirm. You stay on this page.',
  close: 'Close',
};
