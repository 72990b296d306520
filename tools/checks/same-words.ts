// Words that are the same in English and another language, so that a text of nothing else needs no translation. One a
// line, in the order of the alphabet.
export const sameInBoth: readonly string[] = [
  'AI',
  'Banner',
  'Buttons',
  'Chat',
  'Code',
  'Design',
  'Link',
  'Links',
  'Logos',
  'Looks',
  'Name',
  'Newsletter',
  'Normal',
  'Phishing',
  'Player',
  'Status',
  'Studio',
  'Tablet',
  'Version',
  'Vys',
];
