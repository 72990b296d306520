// Texts of features/identity/passkeys, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  nameIsRequired: 'Gib einen Namen ein',
  passkeyAdded: 'Passkey hinzugefügt',
  addPasskey: 'Passkey hinzufügen',
  addPasskeyHint: 'Dein Browser fragt dich nach Fingerabdruck, Gesicht oder der PIN deines Geräts.',
  cancel: 'Abbrechen',
  continue: 'Weiter',
  passkeyName: 'Name des Passkeys',
  passkeyNameHint: 'Damit du ihn später wiedererkennst.',
  signInWithPasskey: 'Mit Passkey anmelden',
  passkeyFailed: 'Dieser Passkey hat nicht funktioniert. Melde dich auf einem anderen Weg an.',
  browserOn: (browser, system) => `${browser} auf ${system}`,
};
