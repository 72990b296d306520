// Texts of screens/pages/deletion, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  deletePage: 'Seite löschen',
  untitledPage: 'Seite ohne Titel',
  deleteTitle: (title) => `„${title}“ löschen?`,
  deleteIntro: 'Den Inhalt kannst du direkt danach wiederherstellen, das hier nicht:',
  addressStops: (address) =>
    `${address} funktioniert sofort nicht mehr: Besucher sehen „Nicht gefunden“.`,
  figuresGo: (views, clicks) => `Alle Statistiken, bisher ${views} Aufrufe und ${clicks} Klicks.`,
  versionsGo: 'Alle Versionen und die Unterhaltung mit dem Assistenten.',
  messagesGo: 'Alle Nachrichten und Abonnenten aus ihren Formularen.',
  whatStays: 'Benutzername, Bilder und Tarif bleiben dir.',
  keepCopy: 'Zuerst eine Kopie herunterladen',
  pageDeleted: 'Seite gelöscht',
  restoreDraft: 'Als Entwurf zurückholen',
  draftRestored: 'Als Entwurf zurückgeholt. Veröffentliche die Seite, um sie wieder zu zeigen.',
};
