// Error codes of the billing module. Declined cards have one per reason that a person can act on.
export const billingErrors = {
  /** The spec's text, shown when payments are set up without the key for browsers (BILL-17). */
  'billing.not_configured': { status: 503, message: 'Stripe publishable key not configured' },
  'billing.provider_unavailable': {
    status: 503,
    message: "We can't reach the payment provider right now. Nothing was charged; try again soon.",
  },
  /** The spec's text (BILL-21). */
  'billing.price_not_configured': {
    status: 409,
    message: 'Stripe price not configured. Please contact support.',
  },
  'billing.price_unknown': { status: 400, message: "This plan isn't for sale. Reload the page." },
  /** The spec's text (BILL-23). */
  'billing.no_payment_method': { status: 409, message: 'No payment method on file' },
  'billing.already_subscribed': { status: 409, message: "You're already on this plan." },
  'billing.no_subscription': { status: 409, message: "You don't have a paid plan." },
  'billing.change_in_progress': {
    status: 409,
    message: 'Another change of your plan is still in progress. Wait a moment and reload the page.',
  },
  'billing.payment_overdue': {
    status: 409,
    message: 'Your last payment failed. Pay the open invoice first, then change your plan.',
  },
  'billing.interval_change': {
    status: 409,
    message:
      "You can't move to monthly payment during a paid year. Cancel your plan, then choose a monthly one when the year ends.",
  },
  'billing.nothing_due': { status: 409, message: 'There is no payment to make.' },
  'billing.payment_method_not_found': { status: 404, message: "We couldn't find this card." },
  'billing.payment_method_in_use': {
    status: 409,
    message: 'This card pays for your plan. Add another card or cancel your plan first.',
  },
  'billing.too_many_payment_methods': {
    status: 409,
    message: 'You can save up to 10 cards. Remove one to add another.',
  },
  'billing.invoice_not_found': { status: 404, message: "We couldn't find this invoice." },
  /** The spec's text (BILL-26). */
  'billing.no_invoices': { status: 404, message: 'No invoices to export' },
  'billing.vat_id_invalid': {
    status: 400,
    message: 'Check the VAT ID. It starts with your country code, such as DE123456789.',
  },
  'billing.webhook_invalid': {
    status: 400,
    message: "The signature of this webhook isn't valid.",
  },
  'billing.setup_not_found': {
    status: 404,
    message: 'This card form has expired. Close it and try again.',
  },
  'billing.sandbox_test_cards_only': {
    status: 400,
    message: "This is a sandbox: use one of Stripe's test cards, such as 4242 4242 4242 4242.",
  },
  'billing.card_declined': {
    status: 402,
    message: 'Your card was declined. Try a different card or contact your bank.',
  },
  'billing.insufficient_funds': {
    status: 402,
    message: "Your card doesn't have enough funds. Try a different card.",
  },
  'billing.expired_card': { status: 402, message: 'Your card has expired. Use a different card.' },
  'billing.incorrect_cvc': {
    status: 402,
    message: "Your card's security code is incorrect. Check it and try again.",
  },
  'billing.incorrect_number': {
    status: 402,
    message: 'Your card number is incorrect. Check it and try again.',
  },
  'billing.invalid_expiry': {
    status: 402,
    message: "Your card's expiry date isn't valid. Check it and try again.",
  },
  'billing.incorrect_zip': {
    status: 402,
    message: "The postal code doesn't match your card. Check it and try again.",
  },
  'billing.processing_error': {
    status: 402,
    message: 'Your card could not be processed. Wait a moment and try again.',
  },
  'billing.card_velocity_exceeded': {
    status: 402,
    message: "You've reached your card's limit. Try again later or use a different card.",
  },
  'billing.card_not_supported': {
    status: 402,
    message: "Your card doesn't support this kind of payment. Use a different card.",
  },
  'billing.currency_not_supported': {
    status: 402,
    message: "Your card doesn't support this currency. Use a different card.",
  },
  'billing.contact_bank': {
    status: 402,
    message: 'Your bank declined the payment. Contact your bank or use a different card.',
  },
  'billing.try_again_later': {
    status: 402,
    message: "Your bank couldn't be reached. Try again later or use a different card.",
  },
  'billing.authentication_failed': {
    status: 402,
    message: "Your bank couldn't confirm it was you. Try again or use a different card.",
  },
  'billing.authentication_required': {
    status: 402,
    message: 'Your bank wants you to confirm this payment. Confirm it to continue.',
  },
} as const;

export type BillingErrorCode = keyof typeof billingErrors;

/**
 * What a decline code of Stripe (or its error code, where there is no decline code) is to us. Lost, stolen and
 * suspicious cards look like any other declined card: who holds one must not learn why it fails.
 * Source: docs.stripe.com/declines/codes.
 */
export const declineCodes: Readonly<Record<string, BillingErrorCode>> = {
  authentication_required: 'billing.authentication_required',
  approve_with_id: 'billing.contact_bank',
  authentication_not_handled: 'billing.authentication_failed',
  call_issuer: 'billing.contact_bank',
  card_not_supported: 'billing.card_not_supported',
  card_velocity_exceeded: 'billing.card_velocity_exceeded',
  currency_not_supported: 'billing.currency_not_supported',
  do_not_honor: 'billing.contact_bank',
  do_not_try_again: 'billing.contact_bank',
  duplicate_transaction: 'billing.card_declined',
  expired_card: 'billing.expired_card',
  fraudulent: 'billing.card_declined',
  generic_decline: 'billing.card_declined',
  highest_risk_level: 'billing.card_declined',
  incorrect_address: 'billing.incorrect_zip',
  incorrect_cvc: 'billing.incorrect_cvc',
  incorrect_number: 'billing.incorrect_number',
  incorrect_pin: 'billing.contact_bank',
  incorrect_zip: 'billing.incorrect_zip',
  insufficient_funds: 'billing.insufficient_funds',
  invalid_account: 'billing.contact_bank',
  invalid_amount: 'billing.contact_bank',
  invalid_cvc: 'billing.incorrect_cvc',
  invalid_expiry_month: 'billing.invalid_expiry',
  invalid_expiry_year: 'billing.invalid_expiry',
  invalid_number: 'billing.incorrect_number',
  invalid_pin: 'billing.contact_bank',
  issuer_not_available: 'billing.try_again_later',
  live_mode_test_card: 'billing.card_declined',
  lost_card: 'billing.card_declined',
  merchant_blacklist: 'billing.card_declined',
  new_account_information_available: 'billing.contact_bank',
  no_action_taken: 'billing.contact_bank',
  not_permitted: 'billing.contact_bank',
  offline_pin_required: 'billing.card_not_supported',
  online_or_offline_pin_required: 'billing.card_not_supported',
  payment_intent_authentication_failure: 'billing.authentication_failed',
  pickup_card: 'billing.card_declined',
  pin_try_exceeded: 'billing.contact_bank',
  processing_error: 'billing.processing_error',
  reenter_transaction: 'billing.processing_error',
  restricted_card: 'billing.card_declined',
  revocation_of_all_authorizations: 'billing.contact_bank',
  revocation_of_authorization: 'billing.contact_bank',
  security_violation: 'billing.contact_bank',
  service_not_allowed: 'billing.contact_bank',
  setup_intent_authentication_failure: 'billing.authentication_failed',
  stolen_card: 'billing.card_declined',
  stop_payment_order: 'billing.contact_bank',
  testmode_decline: 'billing.sandbox_test_cards_only',
  transaction_not_allowed: 'billing.contact_bank',
  try_again_later: 'billing.try_again_later',
  withdrawal_count_limit_exceeded: 'billing.card_velocity_exceeded',
};

/** The first code that is known decides; a card that is declined for an unknown reason is just declined. */
export function findDecline(...codes: readonly (string | null | undefined)[]): BillingErrorCode {
  for (const code of codes) {
    const known = code ? declineCodes[code] : undefined;
    if (known) return known;
  }
  return 'billing.card_declined';
}

/** What can come back from a payment with a saved card. */
export const paymentErrors = [
  'billing.card_declined',
  'billing.insufficient_funds',
  'billing.expired_card',
  'billing.incorrect_cvc',
  'billing.incorrect_number',
  'billing.invalid_expiry',
  'billing.incorrect_zip',
  'billing.processing_error',
  'billing.card_velocity_exceeded',
  'billing.card_not_supported',
  'billing.currency_not_supported',
  'billing.contact_bank',
  'billing.try_again_later',
  'billing.authentication_failed',
  'billing.authentication_required',
  'billing.sandbox_test_cards_only',
] as const satisfies readonly BillingErrorCode[];
