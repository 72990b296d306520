// Texts of screens/legal, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  vys: 'Vys',
  readOn: 'Weiterlesen: ',
};

export const legalTexts: Messages<typeof en.legalTexts> = {
  terms: {
    title: 'Nutzungsbedingungen',
    intro:
      'Vys ist quelloffene Software, die der Betreiber dieser Website betreibt. Diese Bedingungen kommen mit der Software. Veröffentlicht der Betreiber eigene, gelten stattdessen diese.',
    sections: [
      {
        heading: 'Dein Konto',
        text: 'Du brauchst eine E-Mail-Adresse und ein Passwort. Halte dein Passwort geheim; du bist dafür verantwortlich, was in deinem Konto geschieht. Du kannst dein Konto jederzeit löschen.',
      },
      {
        heading: 'Deine Seite',
        text: 'Deine Inhalte bleiben deine. Wenn du deine Seite veröffentlichst, erlaubst du dieser Website, sie allen zu zeigen, die deinen Link öffnen. Für Inhalte und Links bist du verantwortlich.',
      },
      {
        heading: 'Was nicht erlaubt ist',
        text: 'Veröffentliche nichts Illegales, gib dich für niemand anderen aus und schade deinen Besuchern nicht. Der Betreiber dieser Website kann solche Seiten vom Netz nehmen.',
      },
      {
        heading: 'Der Assistent',
        text: 'Der Assistent erstellt Seiten aus dem, was du schreibst. Prüfe sie, bevor du sie veröffentlichst. Im Arbeitsbereich siehst du, wie viele Anfragen du noch hast.',
      },
      {
        heading: 'Keine Gewährleistung',
        text: 'Die Software wird unter der Apache License 2.0 bereitgestellt, so wie sie ist. Frage den Betreiber dieser Website, was er zu Verfügbarkeit und Sicherungen zusagt.',
      },
    ],
  },
  privacy: {
    title: 'Datenschutzerklärung',
    intro:
      'Was diese Software über dich und die Besucher deiner Seite speichert. Für diese Daten ist der Betreiber dieser Website verantwortlich; er kann diese Erklärung ergänzen.',
    sections: [
      {
        heading: 'Über dich',
        text: 'Deine E-Mail-Adresse, dein Name, dein Benutzername und ein gesalzener Hash deines Passworts; deine Seite mit ihren Versionen; die Bilder, die du hochlädst; was du dem Assistenten schreibst, damit er antworten kann. Es liegt in der Datenbank dieser Installation.',
      },
      {
        heading: 'In deinem Browser',
        text: 'Deine Sitzung und die Einstellungen des Arbeitsbereichs liegen in deinem Browser: nur für diesen Tab oder, wenn du „Angemeldet bleiben“ gewählt hast, bis du dich abmeldest. Es gibt keine Cookies für Werbung oder Tracking.',
      },
      {
        heading: 'Über deine Besucher',
        text: 'Wir zählen Aufrufe und Klicks auf öffentlichen Seiten, damit du sie siehst. Die Statistiken zeigen, wie viele Menschen da waren, woher sie kamen und mit welcher Art von Gerät. Nur du siehst sie, und sie werden nie verkauft.',
      },
      {
        heading: 'Mit wem wir sie teilen',
        text: 'Grundsätzlich mit niemandem. Verwendet diese Website ein externes KI-Modell, einen E-Mail-Dienst oder einen Zahlungsanbieter, bekommen diese die Daten, die sie brauchen. Frage den Betreiber, welche Dienste er einsetzt.',
      },
      {
        heading: 'Deine Rechte',
        text: 'Du kannst den Betreiber dieser Website fragen, was über dich gespeichert ist, und es berichtigen oder löschen lassen.',
      },
    ],
  },
};
