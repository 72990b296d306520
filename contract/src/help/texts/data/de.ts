// Help articles on privacy and data in German.
import type { ArticlesOf } from '../../topics.ts';

export const dataArticles: ArticlesOf<'data'> = {
  privacy: {
    title: 'Datenschutz und DSGVO',
    answer:
      'Öffentliche Seiten setzen keine Cookies und laden nichts von Dritten; für Vys brauchst du kein Cookie-Banner. Die Daten liegen in der Datenbank dieses Servers. Deine kannst du unter „Einstellungen“, „Sicherheit“ jederzeit herunterladen oder löschen.',
    steps: [
      'Was gespeichert wird und wie lange, steht in der Datenschutzerklärung.',
      'Alles als Datei bekommst du in den Einstellungen unter „Sicherheit“ mit „Meine Daten herunterladen“.',
      'Sammelst du mit Formularen Adressen oder Nachrichten, nenne das in einer eigenen Datenschutzerklärung und verlinke sie auf deiner Seite.',
    ],
    more: [
      'Player von YouTube, Spotify und anderen laden erst nach einem Tippen. Wer nicht gezählt werden will, wird nicht gezählt. Brauchst du ein Impressum, füge einen Fußbereich mit einem Link dorthin hinzu.',
    ],
    button: 'Datenschutzerklärung lesen',
  },
  'my-data': {
    title: 'Deine Daten herunterladen',
    answer:
      'Unter „Einstellungen“, „Sicherheit“ gibt es „Meine Daten herunterladen“: Profil, Seite, Versionen, Bilder, Nachrichten und Statistiken in einer ZIP-Datei.',
    steps: [
      'Öffne in den Einstellungen „Sicherheit“ und geh zu „Deine Daten“.',
      'Wähle „Meine Daten herunterladen“.',
      'Warte, bis die Datei vollständig ist; mit vielen Bildern dauert das einige Minuten.',
    ],
    more: [
      'Bricht der Download ab, starte ihn noch einmal; verloren ist nichts. In der Zip-Datei sind gewöhnliche Dateien: JSON für Daten, deine Bilder, deine Seite als HTML. Passwörter und Schlüssel sind nicht dabei. Bewahre sie sicher auf, denn sie enthält Nachrichten anderer Menschen.',
    ],
    button: 'Sicherheit öffnen',
  },
  export: {
    title: 'Seite exportieren',
    answer:
      'Unter „Seiten“ lädst du deine Seite als Website herunter, die auf jedem Webhost läuft, oder als JSON-Datei, die du wieder importieren kannst.',
    steps: [
      'Öffne „Seiten“ und suchee „Seite exportieren“.',
      'Wähle „Website herunterladen“ für einen Webhoster, oder „JSON herunterladen“, um sie in ein anderes Vys-Konto zu importieren.',
      'Entpacke die Zip-Datei und lade ihren ganzen Inhalt zu deinem Hoster hoch.',
    ],
    more: [
      'Formulare und Statistiken brauchen Vys: In der exportierten Website führen Formulare zu deiner E-Mail-Adresse, und nichts wird gezählt. Der Export enthält die zuletzt gespeicherte Version.',
    ],
    button: 'Seiten öffnen',
  },
  'delete-page': {
    title: 'Seite löschen',
    answer:
      'Wähle unter „Seiten“ im Menü der Seite „Seite löschen“. Ihre Adresse funktioniert sofort nicht mehr, und Statistiken, Versionen und Nachrichten sind endgültig gelöscht. Benutzername, Bilder und Tarif bleiben dir.',
    steps: [
      'Willst du eine Kopie behalten, wähle „Zuerst eine Kopie herunterladen“.',
      'Wähle „Seite löschen“ und bestätige. Gleich danach holt „Als Entwurf zurückholen“ den Inhalt zurück, ohne Statistiken und Versionen.',
      'Willst du nur eine Pause, schalte stattdessen „Aktiv“ aus: Niemand sieht die Seite, und nichts geht verloren.',
    ],
    more: [
      'Eine gesperrte Seite lässt sich löschen, sobald ihr Fall abgeschlossen ist. Einzelne Bilder löschst du im Studio unter „Bilder“, einzelne Nachrichten unter „Seiten“. Um alles zu entfernen, lösche dein Konto.',
    ],
    button: 'Seiten öffnen',
  },
  'delete-account': {
    title: 'Konto löschen',
    answer:
      'Gehe zu „Einstellungen“, „Sicherheit“, „Gefahrenzone“. Seite, Bilder, Statistiken und Konto werden sofort und endgültig gelöscht; lade deine Daten vorher herunter. Dein Benutzername bleibt 90 Tage reserviert.',
    steps: [
      'Wähle zuerst „Meine Daten herunterladen“, wenn du später etwas brauchen könntest.',
      'Wähle unter „Gefahrenzone“ „Konto löschen“.',
      'Tippe deinen Benutzernamen ein und wähle „Mein Konto löschen“.',
    ],
    more: [
      'Ein bezahlter Tarif endet damit und wird nicht mehr abgebucht. Niemand kann ein gelöschtes Konto zurückholen, auch der Betreiber nicht. Willst du nur eine Pause, schalte deine Seite aus oder kündige deinen Tarif.',
    ],
    button: 'Sicherheit öffnen',
  },
};
