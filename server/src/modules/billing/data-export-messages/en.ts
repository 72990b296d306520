// What the file of billing in the data export holds.

export const en = {
  plan: 'Your plan and the details on your invoices.',
  atStripe: 'Cards and invoices are kept by Stripe.',
};
