// Words that are the same in English and another language, so that a text of nothing else needs no translation. One a
// line, in the order of the alphabet.
export const sameInBoth: readonly string[] = [
  'AI',
  'App',
  'Code',
  'Link',
  'Links',
  'Name',
  'Newsletter',
  'PDF',
  'Passkeys',
  'Phishing',
  'Plan',
  'Player',
  'Push',
  'Status',
  'Stripe',
  'Studio',
  'System',
  'Total',
  'Vys',
  'Zoom',
];
