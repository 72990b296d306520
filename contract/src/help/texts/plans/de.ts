// Help articles on plans and limits in German.
import type { ArticlesOf } from '../../topics.ts';

export const plansArticles: ArticlesOf<'plans'> = {
  plans: {
    title: 'Tarife und Preise',
    answer:
      'Free kostet nichts. Starter kostet {price:starter} im Monat, Pro {price:pro}, Premium {price:premium} und Team {price:team}.',
    steps: [
      'Öffne „Abrechnung“ und vergleiche die Tarife, monatlich oder jährlich; ein Jahr kostet zehn Monate.',
      'Wähle auf der Karte des gewünschten Tarifs den Wechsel.',
      'Prüfe, was jetzt fällig ist, und bezahle.',
    ],
    more: [
      'Starter entfernt den Link „Made with Vys“. Pro bringt eigene QR-Codes, {storage:pro} Speicher und Statistiken für {days:pro} Tage. Premium bringt den Code-Editor, {storage:premium} und Statistiken für ein Jahr. Team hat dasselbe mit {storage:team}.',
      'Ein höherer Tarif gilt sofort, und du zahlst für den Rest des Zeitraums nur die Differenz. Ein niedrigerer beginnt, wenn die bezahlte Zeit endet. Dabei wird nichts von dir gelöscht.',
    ],
    own: 'Du hast den Tarif {plan}.',
    button: 'Tarife vergleichen',
  },
  'ai-allowance': {
    title: 'KI-Anfragen',
    answer:
      'Der eingebaute Assistent ist in jedem Tarif kostenlos und unbegrenzt. Das Kontingent zählt nur Anfragen an ein Sprachmodell, falls dieser Server eines hat: {requests:month} im Monat und {requests:week} in 7 Tagen bei Free, sonst unbegrenzt. Ist es aufgebraucht, übernimmt der eingebaute Assistent.',
    steps: [
      'Was übrig ist, siehst du unten in der Seitenleiste oder in den Einstellungen unter „Konto“.',
      'Schreib einfach weiter, wenn nichts mehr übrig ist: Dann antwortet der eingebaute Assistent.',
      'Für mehr wähle unter „Abrechnung“ einen Tarif.',
    ],
    more: [
      'Es zählen nur Anfragen, die deine Seite geändert haben, keine Fragen und keine Fehler. Das monatliche Kontingent ist am Ersten wieder voll, das wöchentliche sieben Tage nach jeder Anfrage.',
    ],
    own: 'Du hast den Tarif {plan}.',
    button: 'Verbrauch ansehen',
  },
  storage: {
    title: 'Speicher',
    answer:
      'Hochgeladene Bilder zählen zu deinem Speicher: {storage:free} bei Free und Starter, {storage:pro} bei Pro, {storage:premium} bei Premium und {storage:team} bei Team. Wenn du Bilder löschst, wird Platz frei.',
    steps: [
      'Wie viel du verbrauchst, siehst du in den Einstellungen unter „Konto“.',
      'Öffne AI Studio und wähle „Bilder“.',
      'Lösche Bilder, die du nicht mehr brauchst. Vorher siehst du, wo jedes verwendet wird.',
    ],
    more: [
      'Lösche ein Bild deiner veröffentlichten Seite erst, wenn du sie ohne es veröffentlicht hast. Ist der Speicher voll, werden neue Bilder abgelehnt; alles Vorhandene funktioniert weiter. Versionen und Nachrichten zählen nicht.',
    ],
    own: 'Du hast den Tarif {plan}.',
    button: 'Verbrauch ansehen',
  },
  branding: {
    title: 'Der Link „Made with Vys“',
    answer: 'Seiten mit Free zeigen unten klein „Made with Vys“. Ab Starter ist der Link weg.',
    steps: [
      'Öffne „Abrechnung“ und wähle Starter oder einen höheren Tarif.',
      'Nach der Zahlung verschwindet der Link von selbst von deiner veröffentlichten Seite, innerhalb von Augenblicken.',
      'Öffne deine Seite zum Prüfen; lade sie neu, falls der Browser noch die alte zeigt.',
    ],
    more: [
      'Der Link ist klein, steht ganz unten und sammelt nichts über deine Besucher. Wechselst du zurück zu Free, kommt er wieder.',
    ],
    own: 'Du hast den Tarif {plan}.',
    button: 'Tarife vergleichen',
  },
  payments: {
    title: 'Bezahlen',
    answer:
      'Unter „Abrechnung“ hinterlegst und entfernst du Karten, wechselst den Tarif und lädst deine Rechnungen herunter. Steht dort „Testumgebung“, gehen nur Testkarten, und es fließt kein Geld. Schlägt eine Zahlung fehl, hast du 14 Tage, um das zu klären; gelöscht wird nichts.',
    steps: [
      'Öffne „Abrechnung“ und wähle „Zahlungsart hinzufügen“.',
      'Gib die Karte ein; vielleicht bittet dich deine Bank um eine Bestätigung.',
      'Bei mehreren Karten wähle „Als Standard“ bei der, die zahlen soll.',
    ],
    more: [
      'Wird eine Karte abgelehnt, steht dort der Grund: oft ein Limit, eine abgelaufene Karte oder eine Bestätigung, die nicht abgeschlossen wurde. Bezahle danach die offene Rechnung oben auf der Seite, oder füge eine andere Karte hinzu. Kartendaten gehen direkt an den Zahlungsdienst und werden nie in Vys gespeichert.',
    ],
    own: 'Du hast den Tarif {plan}.',
    button: 'Abrechnung öffnen',
  },
  invoices: {
    title: 'Rechnungen und Firmendaten',
    answer:
      'Zu jeder Zahlung gibt es unter „Abrechnung“ eine Rechnung als PDF. Firma, Anschrift und Umsatzsteuer-ID stehen ab der nächsten Rechnung darauf.',
    steps: [
      'Öffne „Abrechnung“ und geh zu „Rechnungsverlauf“.',
      'Wähle das PDF einer Rechnung, oder „Alle exportieren“ für eine Tabelle mit allen.',
      'Trage deine Firma unter „Firmenangaben“ ein und wähle „Speichern“.',
    ],
    more: [
      'Rechnungen, die es schon gibt, ändern sich nicht. Gib die Umsatzsteuer-ID mit Ländercode ein, etwa DE123456789. Rechnungen gehen an die E-Mail-Adresse deines Kontos; du änderst sie im Profil. „Nächste Rechnung“ sagt, was als Nächstes abgebucht wird und wann.',
    ],
    button: 'Abrechnung öffnen',
  },
  cancel: {
    title: 'Tarif kündigen',
    answer:
      'Kündige deinen Tarif unter „Abrechnung“: Er bleibt bis zum Ende der bezahlten Zeit, und bis dahin kannst du ihn fortsetzen. Danach hast du Free; gelöscht wird nichts. Wenn du ganz gehen willst, lösche dein Konto unter „Einstellungen“, „Sicherheit“.',
    steps: [
      'Öffne „Abrechnung“ und wähle „Tarif kündigen“.',
      'Lies, was wegfällt, und bestätige.',
      'Überlegst du es dir vor dem Ende anders, behältst du den Tarif auf derselben Seite.',
    ],
    more: [
      'Der Tarif bleibt bis zum Ende der bezahlten Zeit, du verlierst also nichts, wenn du früh kündigst. Willst du nur weniger zahlen? Dann wähle einen niedrigeren Tarif. Lade ältere Statistiken vorher herunter: Free zeigt die letzten {days:free} Tage.',
    ],
    own: 'Du hast den Tarif {plan}.',
    button: 'Abrechnung öffnen',
  },
  team: {
    title: 'Im Team arbeiten',
    answer:
      'Jedes Konto hat eine Person und eine Seite; Mitglieder einladen kannst du noch nicht. Der Tarif Team hat mehr Speicher, nicht mehr Personen.',
    steps: [
      'Lass eine Person das Konto führen, mit Passkey oder Zwei-Faktor-Anmeldung.',
      'Gib Programmen einen API-Schlüssel mit nur den nötigen Rechten statt des Passworts.',
      'Zeige anderen deine Arbeit, indem du veröffentlichst oder ihnen die exportierte Website schickst.',
    ],
    more: [
      'Teilen sich mehrere ein Passwort, weiß niemand, wer was geändert hat, und ein Code aus der App erreicht nur eine Person. Der Verlauf sagt, ob der Assistent, das Inhaltsfeld oder der Code-Editor etwas geändert hat.',
    ],
    button: 'Tarife vergleichen',
  },
};
