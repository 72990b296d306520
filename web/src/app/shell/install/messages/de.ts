// Texts of app/shell/install, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  title: 'Vys auf deinem Gerät installieren',
  intro: 'Vys öffnet sich in einem eigenen Fenster, mit einem Symbol auf deinem Startbildschirm.',
  share: 'Tippe in der Browserleiste auf „Teilen“.',
  add: 'Wähle „Zum Home-Bildschirm“.',
  confirm: 'Tippe auf „Hinzufügen“.',
  done: 'Verstanden',
};
