// Help articles on plans, the account and its data in German.
// In „…“ stand names of screens, tabs and buttons, as the German interface has them.
import type { ArticlesOf } from '../topics.ts';

const open = {
  plans: 'Tarife vergleichen',
  usage: 'Verbrauch ansehen',
  pages: 'Seiten öffnen',
  profile: 'Profil öffnen',
  security: 'Sicherheit öffnen',
  notifications: 'Benachrichtigungen öffnen',
  apiKeys: 'API-Schlüssel öffnen',
} as const;
const plan = 'Du hast den Tarif {plan}.';

export const accountArticles: ArticlesOf<'plans' | 'account' | 'data'> = {
  plans: {
    title: 'Tarife und Preise',
    text: 'Free kostet nichts. Starter kostet {price:starter} im Monat, Pro {price:pro}, Premium {price:premium} und Team {price:team}.\n\nStarter entfernt den Link „Made with Vys“. Pro bringt eigene QR-Codes, {storage:pro} Speicher und Statistiken für {days:pro} Tage. Premium bringt den Code-Editor, {storage:premium} und Statistiken für ein Jahr. Team hat dasselbe mit {storage:team}.',
    own: plan,
    button: open.plans,
  },
  'ai-allowance': {
    title: 'KI-Anfragen',
    text: 'Der eingebaute Assistent ist in jedem Tarif kostenlos und unbegrenzt. Das Kontingent zählt nur Anfragen an ein Sprachmodell, falls dieser Server eines hat: {requests:month} im Monat und {requests:week} in 7 Tagen bei Free, sonst unbegrenzt. Ist es aufgebraucht, übernimmt der eingebaute Assistent.',
    own: plan,
    button: open.usage,
  },
  storage: {
    title: 'Speicher',
    text: 'Hochgeladene Bilder zählen zu deinem Speicher: {storage:free} bei Free und Starter, {storage:pro} bei Pro, {storage:premium} bei Premium und {storage:team} bei Team. Wenn du Bilder löschst, wird Platz frei.',
    own: plan,
    button: open.usage,
  },
  branding: {
    title: 'Der Link „Made with Vys“',
    text: 'Seiten mit Free zeigen unten klein „Made with Vys“. Ab Starter ist der Link weg.',
    own: plan,
    button: open.plans,
  },
  payments: {
    title: 'Bezahlen',
    text: 'Unter „Abrechnung“ hinterlegst und entfernst du Karten, wechselst den Tarif und lädst deine Rechnungen herunter. Steht dort „Testumgebung“, gehen nur Testkarten, und es fließt kein Geld. Schlägt eine Zahlung fehl, hast du 14 Tage, um das zu klären; gelöscht wird nichts.',
    own: plan,
    button: open.plans,
  },
  cancel: {
    title: 'Tarif kündigen',
    text: 'Kündige deinen Tarif unter „Abrechnung“: Er bleibt bis zum Ende der bezahlten Zeit, und bis dahin kannst du ihn fortsetzen. Danach hast du Free; gelöscht wird nichts. Wenn du ganz gehen willst, lösche dein Konto unter „Einstellungen“, „Sicherheit“.',
    own: plan,
    button: open.plans,
  },
  team: {
    title: 'Im Team arbeiten',
    text: 'Jedes Konto hat eine Person und eine Seite; Mitglieder einladen kannst du noch nicht. Der Tarif Team hat mehr Speicher, nicht mehr Personen.',
    button: open.plans,
  },
  password: {
    title: 'Passwort ändern',
    text: 'Ändere dein Passwort unter „Einstellungen“, „Sicherheit“; deine anderen Geräte werden abgemeldet. Hast du es vergessen, wähle beim Anmelden „Passwort vergessen?“.',
    button: open.security,
  },
  'two-factor': {
    title: 'Zwei-Faktor-Anmeldung',
    text: 'Richte unter „Einstellungen“, „Sicherheit“ eine Authenticator-App ein. Nach dem Passwort gibst du dann einen Code ein; Wiederherstellungscodes helfen, falls du dein Handy verlierst.',
    button: open.security,
  },
  passkeys: {
    title: 'Passkeys',
    text: 'Füge unter „Einstellungen“, „Sicherheit“ einen Passkey hinzu und melde dich mit Fingerabdruck, Gesicht oder Geräte-PIN an.',
    button: open.security,
  },
  devices: {
    title: 'Angemeldete Geräte',
    text: 'Unter „Einstellungen“, „Sicherheit“ siehst du, wo du angemeldet bist. Melde ein unbekanntes Gerät oder alle anderen ab und ändere dein Passwort.',
    button: open.security,
  },
  'email-change': {
    title: 'E-Mail-Adresse ändern',
    text: 'Wähle im Profil „E-Mail-Adresse ändern“. Zur Sicherheit gilt die neue Adresse erst, wenn du den Link bestätigst, den wir an sie schicken, und auch den an deine bisherige Adresse, falls sie bestätigt ist.',
    button: open.profile,
  },
  notifications: {
    title: 'Benachrichtigungen',
    text: 'An der Glocke siehst du, was passiert: Deine Seite wurde veröffentlicht, der Assistent ist fertig, ein Besucher hat geschrieben, deine Seite hat eine Zahl von Aufrufen erreicht. Unter „Einstellungen“, „Benachrichtigungen“ wählst du, wovon du erfährst, und ob per E-Mail, per Push auf diesem Gerät oder nur in der App.\n\nIn den Ruhezeiten warten E-Mail und Push, danach kommt eine Zusammenfassung; nur Produktneuigkeiten, Wartung und Sicherheitswarnungen warten nicht. Die wöchentliche E-Mail mit deinen Zahlen hat unter „Statistiken“ ihren eigenen Schalter.',
    button: open.notifications,
  },
  'api-keys': {
    title: 'API-Schlüssel',
    text: 'Mit einem API-Schlüssel nutzt ein eigenes Programm dein Konto, etwa ein Skript, das deine Statistiken sichert, oder ein Shop, der deine Seite aktualisiert. Das geht in jedem Tarif.\n\nErstelle ihn unter „Einstellungen“, „Sicherheit“: Wähle Namen, Ablauf und nur die Berechtigungen, die er braucht, zum Lesen oder auch zum Ändern von Profil, Seite, Bildern, Nachrichten und mehr, und gib dein Passwort ein. Kopiere ihn gleich, denn er wird nur einmal angezeigt. In der Liste steht, was jeder Schlüssel darf und wann er zuletzt verwendet wurde.\n\n„API-Dokumentation“ in der Seitenleiste zeigt jeden Aufruf mit Beispielen. Du kannst {limit:keys} Schlüssel haben; jeder macht bis zu {limit:requests} Anfragen pro Minute, und einer, der ein Jahr lang nicht verwendet wird, wird entfernt. An Passwort, Anmeldung, Abrechnung und das Löschen des Kontos kommt kein Schlüssel.\n\nHalte Schlüssel geheim. Ist einer vielleicht in fremde Hände geraten, wähle „Widerrufen“: Er funktioniert sofort nicht mehr, und du kannst einen neuen erstellen.',
    button: open.apiKeys,
  },
  privacy: {
    title: 'Datenschutz und DSGVO',
    text: 'Öffentliche Seiten setzen keine Cookies und laden nichts von Dritten; für Vys brauchst du kein Cookie-Banner. Die Daten liegen in der Datenbank dieses Servers. Deine kannst du unter „Einstellungen“, „Sicherheit“ jederzeit herunterladen oder löschen.',
    button: 'Datenschutzerklärung lesen',
  },
  'my-data': {
    title: 'Deine Daten herunterladen',
    text: 'Unter „Einstellungen“, „Sicherheit“ gibt es „Meine Daten herunterladen“: Profil, Seite, Versionen, Bilder, Nachrichten und Statistiken in einer ZIP-Datei.',
    button: open.security,
  },
  export: {
    title: 'Seite exportieren',
    text: 'Unter „Seiten“ lädst du deine Seite als Website herunter, die auf jedem Webhost läuft, oder als JSON-Datei, die du wieder importieren kannst.',
    button: open.pages,
  },
  'delete-page': {
    title: 'Seite löschen',
    text: 'Eine Seite lässt sich nicht einzeln löschen. Schalte sie unter „Seiten“ aus, dann sieht sie niemand, lass mich neu anfangen oder lösche dein Konto mit allem darin.',
    button: open.pages,
  },
  'delete-account': {
    title: 'Konto löschen',
    text: 'Gehe zu „Einstellungen“, „Sicherheit“, „Gefahrenzone“. Seite, Bilder, Statistiken und Konto werden sofort und endgültig gelöscht; lade deine Daten vorher herunter. Dein Benutzername bleibt 90 Tage reserviert.',
    button: open.security,
  },
};
