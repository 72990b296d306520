// Texts that the built-in assistant leaves for the author to write, for whoever wants to find those
// still there. placeholder-texts.test.ts holds them to what is really written.
import type { PageKind } from './types.ts';

export const PLACEHOLDER_TAGLINE = {
  'link-in-bio': 'Say in one line what you make.',
  portfolio: 'Say in one line what you do.',
  'coming-soon': 'Say in one line what is coming.',
  pricing: 'Say in one line who this is for.',
} as const satisfies Record<PageKind, string>;

export const PLACEHOLDER_TEXTS: readonly string[] = [
  ...Object.values(PLACEHOLDER_TAGLINE),
  'Write two or three sentences about who you are and what you do.',
  'Say what you made and for whom.',
  'Project one',
  'Project two',
  'Project three',
  'Project four',
  'Your price',
  'Say who starts here.',
  'Say who needs more.',
  'Say what teams get.',
  'First thing included',
  'Second thing included',
  'Third thing included',
  'Day and time',
  'What happens and where',
  'Paste the words of someone who knows your work.',
  'Their name',
  'A question people ask you',
  'Another question people ask',
  'One more question',
  'Write the answer here.',
];
