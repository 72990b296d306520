// What the file of billing in the data export holds, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const de: Messages<typeof source.en> = {
  plan: 'Dein Tarif und die Angaben auf deinen Rechnungen.',
  atStripe: 'Karten und Rechnungen bewahrt Stripe auf.',
};
