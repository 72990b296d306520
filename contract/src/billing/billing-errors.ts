// Error codes of the billing module, with their statuses. Declined cards have one per reason that a person can act on.
export const billingErrors = {
  'billing.not_configured': 503,
  'billing.provider_unavailable': 503,
  'billing.price_not_configured': 409,
  'billing.price_unknown': 400,
  'billing.no_payment_method': 409,
  'billing.already_subscribed': 409,
  'billing.no_subscription': 409,
  'billing.change_in_progress': 409,
  'billing.payment_overdue': 409,
  'billing.interval_change': 409,
  'billing.nothing_due': 409,
  'billing.payment_method_not_found': 404,
  'billing.payment_method_in_use': 409,
  'billing.too_many_payment_methods': 409,
  'billing.invoice_not_found': 404,
  'billing.no_invoices': 404,
  'billing.vat_id_invalid': 400,
  'billing.webhook_invalid': 400,
  'billing.setup_not_found': 404,
  'billing.sandbox_test_cards_only': 400,
  'billing.card_declined': 402,
  'billing.insufficient_funds': 402,
  'billing.expired_card': 402,
  'billing.incorrect_cvc': 402,
  'billing.incorrect_number': 402,
  'billing.invalid_expiry': 402,
  'billing.incorrect_zip': 402,
  'billing.processing_error': 402,
  'billing.card_velocity_exceeded': 402,
  'billing.card_not_supported': 402,
  'billing.currency_not_supported': 402,
  'billing.contact_bank': 402,
  'billing.try_again_later': 402,
  'billing.authentication_failed': 402,
  'billing.authentication_required': 402,
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
