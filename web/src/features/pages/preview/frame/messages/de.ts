// What the preview frame itself says, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  runtimeError: 'Laufzeitfehler',
  wouldOpen: 'Würde {} öffnen',
  notBundled: '„{}“ ist nicht eingebaut',
  notLoaded: '„{}“ konnte nicht geladen werden. Prüfe deine Verbindung und den Namen.',
  noDefaultExport: 'Die Seite hat keinen Standardexport, der sich anzeigen lässt.',
};
