// Texts of the emails about a payment that failed, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const de: Messages<typeof source.en> = {
  hello: 'Hallo,',
  subjects: {
    failed: (plan) => `Deine Zahlung für Vys ${plan} ist fehlgeschlagen`,
    reminder: (plan) => `Erinnerung: Deine Zahlung für Vys ${plan} ist noch offen`,
    last: (plan) => `Dein Tarif Vys ${plan} endet in wenigen Tagen`,
    ended: (plan) => `Dein Tarif Vys ${plan} ist beendet`,
  },
  ended: (amount, plan) =>
    `wir konnten ${amount} für den Tarif ${plan} nicht abbuchen. Dein Konto ist deshalb jetzt im Tarif Free.`,
  nothingDeleted:
    'Es wurde nichts gelöscht: Deine Seite bleibt online, und alles, was du gemacht hast, ist noch da. Wähle jederzeit einen Tarif, um es wieder freizuschalten:',
  failed: (amount, plan, reason) =>
    `wir konnten ${amount} für den Tarif ${plan} nicht abbuchen. ${reason}`,
  until: (day) =>
    `Du behältst deinen Tarif bis zum ${day}. Aktualisiere deine Karte oder bezahle die offene Rechnung hier:`,
  otherwise:
    'Wenn sich nichts ändert, wechselt dein Konto dann in den Tarif Free. Es wird nichts gelöscht.',
};
