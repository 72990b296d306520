// Help articles on the account and its security in German.
import type { ArticlesOf } from '../../topics.ts';

export const accountArticles: ArticlesOf<'account'> = {
  password: {
    title: 'Passwort ändern',
    answer:
      'Ändere dein Passwort unter „Einstellungen“, „Sicherheit“; deine anderen Geräte werden abgemeldet. Hast du es vergessen, wähle beim Anmelden „Passwort vergessen?“.',
    steps: [
      'Öffne in den Einstellungen „Sicherheit“ und geh zu „Passwort“.',
      'Gib dein jetziges Passwort ein und zweimal ein neues.',
      'Wähle „Passwort ändern“.',
    ],
    more: [
      'Ein langer Satz ist sicherer und leichter zu merken als ein kurzes Rätsel; besonders häufige Passwörter werden abgelehnt. Der Link in der E-Mail gilt nur begrenzte Zeit und nur einmal. Hast du ihn nicht angefordert, beachte ihn nicht: Dein Passwort ist unverändert.',
    ],
    button: 'Sicherheit öffnen',
  },
  'two-factor': {
    title: 'Zwei-Faktor-Anmeldung',
    answer:
      'Richte unter „Einstellungen“, „Sicherheit“ eine Authenticator-App ein. Nach dem Passwort gibst du dann einen Code ein; Wiederherstellungscodes helfen, falls du dein Handy verlierst.',
    steps: [
      'Öffne in den Einstellungen „Sicherheit“ und wähle bei „Authenticator-App“ „Einrichten“.',
      'Scanne den Code mit einer App wie Aegis, Google Authenticator oder 1Password und gib die 6 Ziffern ein.',
      'Bewahre die Wiederherstellungscodes dort auf, wo du sie ohne dein Handy erreichst.',
    ],
    more: [
      'Werden Codes abgelehnt, geht meist die Uhr deines Handys falsch: Stelle sie auf automatisch. Ohne die App meldest du dich mit einem Wiederherstellungscode an; jeder gilt einmal. „Neue Wiederherstellungscodes“ ersetzt die alten.',
    ],
    button: 'Sicherheit öffnen',
  },
  passkeys: {
    title: 'Passkeys',
    answer:
      'Füge unter „Einstellungen“, „Sicherheit“ einen Passkey hinzu und melde dich mit Fingerabdruck, Gesicht oder Geräte-PIN an.',
    steps: [
      'Öffne in den Einstellungen „Sicherheit“ und wähle „Passkey hinzufügen“.',
      'Bestätige mit Fingerabdruck, Gesicht oder PIN und gib ihm einen Namen.',
      'Wähle beim nächsten Mal auf der Anmeldeseite „Mit Passkey anmelden“.',
    ],
    more: [
      'Ein Passkey lässt sich nicht erraten und nicht auf einer falschen Website eingeben; er ersetzt Passwort und Code. „Synchronisiert“ heißt: Er ist auf allen Geräten mit demselben Konto bei Apple, Google oder deinem Passwort-Manager. Lege einen zweiten an, falls du ein Gerät verlierst, und entferne den eines Geräts, das du nicht mehr hast.',
    ],
    button: 'Sicherheit öffnen',
  },
  devices: {
    title: 'Angemeldete Geräte',
    answer:
      'Unter „Einstellungen“, „Sicherheit“ siehst du, wo du angemeldet bist. Melde ein unbekanntes Gerät oder alle anderen ab und ändere dein Passwort.',
    steps: [
      'Öffne in den Einstellungen „Sicherheit“ und geh zu „Geräte“.',
      'Wähle bei einem Gerät „Abmelden“, oder „Alle anderen Geräte abmelden“.',
      'Warst du eines davon nicht, ändere dein Passwort und schalte die Zwei-Faktor-Anmeldung ein.',
    ],
    more: [
      'Die Angaben sind Schätzungen, und ein Computer mit zwei Browsern sind zwei Geräte. „Dieses Gerät“ ist das, an dem du gerade sitzt. Meldet sich jemand von einem neuen Gerät an, schicken wir dir eine E-Mail.',
    ],
    button: 'Sicherheit öffnen',
  },
  'email-change': {
    title: 'E-Mail-Adresse ändern',
    answer:
      'Wähle im Profil „E-Mail-Adresse ändern“. Zur Sicherheit gilt die neue Adresse erst, wenn du den Link bestätigst, den wir an sie schicken, und auch den an deine bisherige Adresse, falls sie bestätigt ist.',
    steps: [
      'Öffne dein Profil in den Einstellungen und wähle „E-Mail-Adresse ändern“.',
      'Gib die neue Adresse und dein Passwort ein.',
      'Öffne die Links, die wir an beide Adressen schicken.',
    ],
    more: [
      'Bis dahin meldest du dich mit der jetzigen Adresse an. Kommst du an das alte Postfach nicht mehr heran, wende dich an den Betreiber dieser Website. Ist ein Link abgelaufen, wähle „Link noch einmal senden“; „Nicht ändern“ lässt alles, wie es ist.',
    ],
    button: 'Profil öffnen',
  },
  notifications: {
    title: 'Benachrichtigungen',
    answer:
      'An der Glocke siehst du, was passiert: Deine Seite wurde veröffentlicht, der Assistent ist fertig, ein Besucher hat geschrieben, deine Seite hat eine Zahl von Aufrufen erreicht. Unter „Einstellungen“, „Benachrichtigungen“ wählst du, wovon du erfährst, und ob per E-Mail, per Push auf diesem Gerät oder nur in der App.',
    more: [
      'In den Ruhezeiten warten E-Mail und Push, danach kommt eine Zusammenfassung; nur Produktneuigkeiten, Wartung und Sicherheitswarnungen warten nicht. Die wöchentliche E-Mail mit deinen Zahlen hat unter „Statistiken“ ihren eigenen Schalter.',
      'Push braucht in jedem Browser deine Erlaubnis. Kommt nichts an, prüfe, ob der Browser Mitteilungen zeigen darf und ob dein Gerät in einem Fokusmodus ist.',
    ],
    button: 'Benachrichtigungen öffnen',
  },
  'api-keys': {
    title: 'API-Schlüssel',
    answer:
      'Mit einem API-Schlüssel nutzt ein eigenes Programm dein Konto, etwa ein Skript, das deine Statistiken sichert, oder ein Shop, der deine Seite aktualisiert. Das geht in jedem Tarif.',
    more: [
      'Erstelle ihn unter „Einstellungen“, „Sicherheit“: Wähle Namen, Ablauf und nur die Berechtigungen, die er braucht, zum Lesen oder auch zum Ändern von Profil, Seite, Bildern, Nachrichten und mehr, und gib dein Passwort ein. Kopiere ihn gleich, denn er wird nur einmal angezeigt. In der Liste steht, was jeder Schlüssel darf und wann er zuletzt verwendet wurde.',
      '„API-Dokumentation“ in der Seitenleiste zeigt jeden Aufruf mit Beispielen. Du kannst {limit:keys} Schlüssel haben; jeder macht bis zu {limit:requests} Anfragen pro Minute, und einer, der ein Jahr lang nicht verwendet wird, wird entfernt. An Passwort, Anmeldung, Abrechnung und das Löschen des Kontos kommt kein Schlüssel.',
      'Halte Schlüssel geheim. Ist einer vielleicht in fremde Hände geraten, wähle „Widerrufen“: Er funktioniert sofort nicht mehr, und du kannst einen neuen erstellen.',
    ],
    button: 'API-Schlüssel öffnen',
  },
};
