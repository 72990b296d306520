// Texts of features/accounts/usage, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  aiRequests: 'KI-Anfragen',
  weeklyAiRequests: 'KI-Anfragen in 7 Tagen',
  builtInUnlimited: 'Der eingebaute Assistent ist unbegrenzt.',
  storage: 'Speicher',
  usedUnlimited: (used) => `${used} verbraucht, unbegrenzt`,
  usedOf: (used, limit) => `${used} von ${limit}`,
};
