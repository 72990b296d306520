// Texts of billing: errors by their codes, what the plans hold, test cards.
export const errorMessages = {
  /** The spec's text, shown when payments are set up without the key for browsers (BILL-17). */
  'billing.not_configured': 'Stripe publishable key not configured',
  'billing.provider_unavailable':
    "We can't reach the payment provider right now. Nothing was charged; try again soon.",
  /** The spec's text (BILL-21). */
  'billing.price_not_configured': 'Stripe price not configured. Please contact support.',
  'billing.price_unknown': "This plan isn't for sale. Reload the page.",
  /** The spec's text (BILL-23). */
  'billing.no_payment_method': 'No payment method on file',
  'billing.already_subscribed': "You're already on this plan.",
  'billing.no_subscription': "You don't have a paid plan.",
  'billing.change_in_progress':
    'Another change of your plan is still in progress. Wait a moment and reload the page.',
  'billing.payment_overdue':
    'Your last payment failed. Pay the open invoice first, then change your plan.',
  'billing.interval_change':
    "You can't move to monthly payment during a paid year. Cancel your plan, then choose a monthly one when the year ends.",
  'billing.nothing_due': 'There is no payment to make.',
  'billing.payment_method_not_found': "We couldn't find this card.",
  'billing.payment_method_in_use':
    'This card pays for your plan. Add another card or cancel your plan first.',
  'billing.too_many_payment_methods': 'You can save up to 10 cards. Remove one to add another.',
  'billing.invoice_not_found': "We couldn't find this invoice.",
  /** The spec's text (BILL-26). */
  'billing.no_invoices': 'No invoices to export',
  'billing.vat_id_invalid':
    'Check the VAT ID. It starts with your country code, such as DE123456789.',
  'billing.webhook_invalid': "The signature of this webhook isn't valid.",
  'billing.setup_not_found': 'This card form has expired. Close it and try again.',
  'billing.sandbox_test_cards_only':
    "This is a sandbox: use one of Stripe's test cards, such as 4242 4242 4242 4242.",
  'billing.card_declined': 'Your card was declined. Try a different card or contact your bank.',
  'billing.insufficient_funds': "Your card doesn't have enough funds. Try a different card.",
  'billing.expired_card': 'Your card has expired. Use a different card.',
  'billing.incorrect_cvc': "Your card's security code is incorrect. Check it and try again.",
  'billing.incorrect_number': 'Your card number is incorrect. Check it and try again.',
  'billing.invalid_expiry': "Your card's expiry date isn't valid. Check it and try again.",
  'billing.incorrect_zip': "The postal code doesn't match your card. Check it and try again.",
  'billing.processing_error': 'Your card could not be processed. Wait a moment and try again.',
  'billing.card_velocity_exceeded':
    "You've reached your card's limit. Try again later or use a different card.",
  'billing.card_not_supported':
    "Your card doesn't support this kind of payment. Use a different card.",
  'billing.currency_not_supported':
    "Your card doesn't support this currency. Use a different card.",
  'billing.contact_bank':
    'Your bank declined the payment. Contact your bank or use a different card.',
  'billing.try_again_later':
    "Your bank couldn't be reached. Try again later or use a different card.",
  'billing.authentication_failed':
    "Your bank couldn't confirm it was you. Try again or use a different card.",
  'billing.authentication_required':
    'Your bank wants you to confirm this payment. Confirm it to continue.',
};

/** What the plans hold, in words. */
export const entitlementMessages = {
  included: 'Included',
  notIncluded: 'Not included',
  pageCount: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  unlimitedPages: 'Unlimited pages',
  memberCount: (count: number) => (count === 1 ? '1 member' : `${count} members`),
  unlimitedRequests: 'Unlimited AI requests',
  requests: (perMonth: number, perWeek: number) =>
    `${perMonth} AI requests per month, ${perWeek} per week`,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
  labels: {
    pages: 'Pages',
    ai_requests: 'AI requests',
    storage: 'Storage',
    analytics: 'Analytics history',
    history: 'Version history',
    branding: 'Branding removal',
    qr_customization: 'QR code customization',
    code_editor: 'Code editor',
    custom_domain: 'Custom domain',
    ab_testing: 'A/B testing',
    webhooks: 'Webhooks',
    members: 'Team members',
  },
  losses: {
    pages: 'Your page stays online.',
    ai_requests: 'The built-in assistant keeps answering without limit.',
    storage: 'Your images stay; you can upload again once you use less than the new limit.',
    analytics: 'Reports reach back fewer days.',
    history: 'Versions older than that are removed over time; starred and published ones stay.',
    branding: 'Your page shows "Made with Vys" again.',
    qr_customization: 'Your QR code goes back to black and white; your design is kept for later.',
    code_editor: 'Your page keeps its code; you edit it by chat.',
  },
};

/** What each test card does, by its number. */
export const testCardMessages = {
  works: 'Always works',
  confirmedOnce: 'Asks for 3-D Secure when it is added',
  confirmedAlways: 'Asks for 3-D Secure for every payment',
  declinedLater: 'Can be added, but payments are declined',
  declined: 'Declined',
  insufficientFunds: 'Declined: insufficient funds',
};
