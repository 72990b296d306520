// Texts of lib/browser, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  passkeyNotCreated:
    'Es wurde kein Passkey erstellt. Die Anfrage wurde abgebrochen oder hat zu lange gedauert.',
  passkeyNotUsed:
    'Der Passkey wurde nicht verwendet. Die Anfrage wurde abgebrochen oder hat zu lange gedauert.',
  passkeyExists: 'Auf diesem Gerät gibt es schon einen Passkey für dein Konto.',
  wrongAddress:
    'Passkeys funktionieren unter dieser Adresse nicht. Öffne Vys unter der gewohnten Adresse.',
  passkeyUnsupported:
    'Dieses Gerät unterstützt diese Art von Passkey nicht. Versuche es mit einem anderen.',
  passkeyFailed:
    'In deinem Browser ist etwas schiefgelaufen. Versuche es noch einmal oder mit einem anderen Gerät.',
};
