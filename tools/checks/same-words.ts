// Words that are the same in English and another language, so that a text of nothing else needs no translation. One a
// line, in the order of the alphabet.
export const sameInBoth: readonly string[] = [
  'AI',
  'Code',
  'Link',
  'Links',
  'Name',
  'Newsletter',
  'Phishing',
  'Player',
  'Studio',
  'Vys',
  'Webhooks',
];
