// Texts of features/moderation, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const reasonLabels: Messages<typeof en.reasonLabels> = {
  phishing: 'Phishing',
  malware: 'Schadsoftware',
  impersonation: 'Falsche Identität',
  illegal: 'Verbotene Inhalte',
  copyright: 'Urheberrecht',
  other: 'Etwas anderes',
};

export const decisionLabels: Messages<typeof en.decisionLabels> = {
  suspend: 'Seite gesperrt',
  reinstate: 'Seite freigegeben',
  dismiss: 'Fall abgewiesen',
  reopen: 'Fall wieder geöffnet',
};

export const messages: Messages<typeof en.messages> = {
  open: 'Offen',
  appealed: 'Einspruch',
  suspended: 'Gesperrt',
  reinstated: 'Freigegeben',
  dismissed: 'Abgewiesen',
  openHost: (host) => `${host} öffnen …`,
  quoted: (text) => `„${text}“`,
  noHost: 'Kein Host',
  nonLatinHost: (host) => `Enthält nicht lateinische Zeichen. Eigentliche Adresse: ${host}`,
  openLinkTitle: 'Gemeldeten Link öffnen?',
  openLinkWarning: 'Er kann schädlich sein. Gib dort nichts ein und lade nichts herunter.',
  openLink: 'In neuem Tab öffnen',
  suspendedTitle: 'Deine Seite ist gesperrt',
  appeal: 'Einspruch einlegen',
  suspensionDetails: (number, reason) =>
    `Niemand kann sie sehen, und du kannst sie nicht veröffentlichen (Fall ${number}). Grund: ${reason}`,
  appealReceived: 'Einspruch eingegangen. Unser Team prüft ihn.',
  appealSent: 'Einspruch gesendet',
  appealTitle: 'Einspruch gegen die Sperre',
  appealIntro: 'Sag uns, warum die Seite wieder freigegeben werden soll. Ein Mensch prüft das.',
  cancel: 'Abbrechen',
  sendAppeal: 'Einspruch senden',
  yourAppeal: 'Dein Einspruch',
};
