// Texts of app/errors, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  somethingWentWrong: 'Etwas ist schiefgelaufen',
  unexpectedError:
    'Etwas ist schiefgelaufen. Ein unerwarteter Fehler ist aufgetreten. Lade die Seite neu oder wende dich an den Support, wenn das Problem bleibt.',
  returnToDashboard: 'Zurück zum Dashboard',
  refresh: 'Neu laden',
  details: 'Einzelheiten',
};
