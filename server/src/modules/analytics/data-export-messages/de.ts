// What the files of analytics in the data export hold, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const de: Messages<typeof source.en> = {
  days: 'Aufrufe, Klicks und Besucher deiner Seite, Tag für Tag.',
  digest: 'Ob du den Wochenüberblick per E-Mail bekommst.',
};
