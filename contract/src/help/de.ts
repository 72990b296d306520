// Help articles in German. In „…“ stand names of screens, tabs and buttons, as the German interface has them.
import type { HelpArticles } from './articles.ts';

const open = {
  plans: 'Tarife vergleichen',
  usage: 'Verbrauch ansehen',
  studio: 'AI Studio öffnen',
  pages: 'Seiten öffnen',
  profile: 'Profil öffnen',
  security: 'Sicherheit öffnen',
  dashboard: 'Dashboard öffnen',
} as const;
const plan = 'Du hast den Tarif {plan}.';

export const deArticles: HelpArticles = {
  plans: {
    title: 'Tarife und Preise',
    text: 'Free kostet nichts. Starter kostet {price:starter} im Monat, Pro {price:pro}, Premium {price:premium} und Team {price:team}.\n\nStarter entfernt den Link „Made with Vys“. Pro bringt eigene QR-Codes, {storage:pro} Speicher und Statistiken für {days:pro} Tage. Premium bringt den Code-Editor, {storage:premium} und Statistiken für ein Jahr. Team hat dasselbe mit {storage:team}.',
    own: plan,
    button: open.plans,
  },
  free: {
    title: 'Was kostenlos ist',
    text: 'Der Tarif Free läuft nie ab und braucht keine Karte. Enthalten sind deine Seite, das Veröffentlichen, der eingebaute Assistent ohne Limit, Formulare, ein QR-Code, {storage:free} für Bilder und Statistiken für {days:free} Tage. Unten auf der Seite steht klein „Made with Vys“.',
    own: plan,
    button: open.plans,
  },
  'ai-allowance': {
    title: 'KI-Anfragen',
    text: 'Der eingebaute Assistent ist in jedem Tarif kostenlos und unbegrenzt. Das Kontingent zählt nur Anfragen an ein Sprachmodell, falls dieser Server eines hat: {requests:month} im Monat und {requests:week} in 7 Tagen bei Free, sonst unbegrenzt. Ist es aufgebraucht, übernimmt der eingebaute Assistent.',
    own: plan,
    button: open.usage,
  },
  assistant: {
    title: 'Der Assistent',
    text: 'Der eingebaute Assistent läuft auf diesem Server, ohne Sprachmodell, und schickt deine Worte nirgendwohin. Er macht aus einer Beschreibung deine Seite und ändert sie Nachricht für Nachricht. Er erfindet keine Angaben, und jede Änderung lässt sich zurücknehmen.',
    button: open.studio,
  },
  publish: {
    title: 'Seite veröffentlichen',
    text: 'Öffne AI Studio und wähle „Veröffentlichen“. Vys prüft die Seite, dann ist sie unter deinem Link online. Spätere Änderungen bleiben ein Entwurf, bis du wieder veröffentlichst.',
    own: 'Dein Link ist {address}.',
    button: open.studio,
  },
  unpublish: {
    title: 'Seite offline nehmen',
    text: 'Schalte unter „Seiten“ den Schalter „Aktiv“ aus. Besucher sehen dann, dass es die Seite nicht gibt; gelöscht wird nichts, und du kannst sie jederzeit wieder einschalten.',
    own: 'Das verbirgt {address}.',
    button: open.pages,
  },
  address: {
    title: 'Dein Link',
    text: 'Dein Link ist die öffentliche Adresse dieser Website, gefolgt von deinem Benutzernamen. Deine Seite ist dort erreichbar, sobald du veröffentlichst.',
    own: 'Dein Link ist {address}.',
    button: open.pages,
  },
  username: {
    title: 'Benutzernamen oder Link ändern',
    text: 'Ändere deinen Benutzernamen im Profil, dann ändert sich dein Link mit. Der alte Link leitet 90 Tage weiter, die Statistiken bleiben. Das geht dreimal sofort, danach alle zehn Tage.',
    own: 'Dein Link ist jetzt {address}.',
    button: open.profile,
  },
  'email-change': {
    title: 'E-Mail-Adresse ändern',
    text: 'Wähle im Profil „E-Mail-Adresse ändern“. Zur Sicherheit gilt die neue Adresse erst, wenn du den Link bestätigst, den wir an sie schicken, und auch den an deine bisherige Adresse, falls sie bestätigt ist.',
    button: open.profile,
  },
  'qr-code': {
    title: 'QR-Code',
    text: 'Unter „Seiten“ findest du einen QR-Code deines Links und kannst ihn als PNG herunterladen. Eigene Farben gibt es mit Pro, Premium und Team.',
    own: 'Er öffnet {address}.',
    button: open.pages,
  },
  share: {
    title: 'Seite teilen',
    text: 'Kopiere unter „Seiten“ deinen Link, lade den QR-Code herunter oder wähle in der Seitenleiste „Profil teilen“. Der Link passt in deine Profile, deine E-Mail-Signatur oder auf ein Schild.',
    own: 'Dein Link ist {address}.',
    button: open.pages,
  },
  analytics: {
    title: 'Statistiken',
    text: '„Statistiken“ in der Seitenleiste zeigt Aufrufe, Klicks, Besucher und wie viele davon geklickt haben; das Wichtigste steht auch im Dashboard. Vys zählt ohne Cookies und speichert keine IP-Adressen. Die Statistiken reichen bei Free und Starter {days:free} Tage zurück, bei Pro {days:pro}, bei Premium und Team ein Jahr.',
    own: plan,
    button: open.dashboard,
  },
  domain: {
    title: 'Eigene Domain',
    text: 'Eine eigene Domain kann Vys noch nicht verbinden, in keinem Tarif. Du kannst eine Domain dort, wo du sie gekauft hast, auf deinen Vys-Link weiterleiten.',
    own: 'Leite sie auf {address} weiter.',
    button: open.profile,
  },
  images: {
    title: 'Bilder',
    text: 'Lade Fotos und andere Bilder im Studio hoch, bis {limit:image} pro Bild. Vys verkleinert sie auf höchstens 2.400 Pixel je Seite und entfernt Ortsangaben.',
    button: open.studio,
  },
  storage: {
    title: 'Speicher',
    text: 'Hochgeladene Bilder zählen zu deinem Speicher: {storage:free} bei Free und Starter, {storage:pro} bei Pro, {storage:premium} bei Premium und {storage:team} bei Team. Wenn du Bilder löschst, wird Platz frei.',
    own: plan,
    button: open.usage,
  },
  'delete-account': {
    title: 'Konto löschen',
    text: 'Gehe zu „Einstellungen“, „Sicherheit“, „Gefahrenzone“. Seite, Bilder, Statistiken und Konto werden sofort und endgültig gelöscht; lade deine Daten vorher herunter. Dein Benutzername bleibt 90 Tage reserviert.',
    button: open.security,
  },
  'delete-page': {
    title: 'Seite löschen',
    text: 'Eine Seite lässt sich nicht einzeln löschen. Schalte sie unter „Seiten“ aus, dann sieht sie niemand, lass mich neu anfangen oder lösche dein Konto mit allem darin.',
    button: open.pages,
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
  import: {
    title: 'Seite importieren',
    text: 'Wähle unter „Seiten“ die Schaltfläche „Seite importieren“ und gib die Adresse einer anderen Link-Seite wie Linktree oder einer Website an, eine HTML-Datei oder einen Vys-Export. Name, Bio, Foto, Links und Farben kommen mit, und du siehst eine Vorschau, bevor sich etwas ändert.',
    button: open.pages,
  },
  history: {
    title: 'Rückgängig und Versionen',
    text: 'Schreib „rückgängig“, um die letzte Änderung zurückzunehmen, so oft du willst. „Verlauf“ im Studio zeigt frühere Versionen; sieh dir eine an und stelle sie wieder her.',
    button: open.studio,
  },
  code: {
    title: 'Code-Editor',
    text: 'Mit Premium und Team siehst und bearbeitest du den Code deiner Seite (JSX und CSS) im Studio. In den anderen Tarifen änderst du alles im Chat.',
    own: plan,
    button: open.studio,
  },
  scripts: {
    title: 'Skripte und eigener Code',
    text: 'Seiten können keine Skripte, Pixel oder Tracker anderer Websites laden; das schützt deine Besucher. Mit Premium und Team schreibst du im Code-Editor eigenes JSX und CSS.',
    button: open.studio,
  },
  team: {
    title: 'Im Team arbeiten',
    text: 'Jedes Konto hat eine Person und eine Seite; Mitglieder einladen kannst du noch nicht. Der Tarif Team hat mehr Speicher, nicht mehr Personen.',
    button: open.plans,
  },
  'several-pages': {
    title: 'Mehrere Seiten',
    text: 'Jedes Konto hat eine Seite, in jedem Tarif. Sie kann viele Abschnitte haben; für eine getrennte Seite brauchst du ein zweites Konto mit anderer E-Mail-Adresse.',
    button: open.pages,
  },
  languages: {
    title: 'Sprachen',
    text: 'Schreib mir auf Deutsch, Englisch, Französisch, Spanisch, Portugiesisch oder Italienisch; die Beschriftungen deiner Seite sind in dieser Sprache. Die App selbst gibt es auf Deutsch, Englisch und Spanisch; du wählst unter „Einstellungen“, „Profil“.',
    button: open.studio,
  },
  privacy: {
    title: 'Datenschutz und DSGVO',
    text: 'Öffentliche Seiten setzen keine Cookies und laden nichts von Dritten; für Vys brauchst du kein Cookie-Banner. Die Daten liegen in der Datenbank dieses Servers. Deine kannst du unter „Einstellungen“, „Sicherheit“ jederzeit herunterladen oder löschen.',
    button: 'Datenschutzerklärung lesen',
  },
  support: {
    title: 'Hilfe und Kontakt',
    text: 'Frag mich hier zu deiner Seite oder zu Vys. Bei Fragen zum Konto wende dich an den Betreiber dieser Website; was gilt, steht in den Bedingungen.',
    button: 'Bedingungen lesen',
  },
  'links-limit': {
    title: 'Wie viele Links',
    text: 'Die Liste deiner Seite fasst bis zu 100 Links, dazu kommen Links in Abschnitten, in jedem Tarif. Nur die Einrichtung am Anfang fragt nach höchstens 10.',
    own: 'Links in deiner Liste: {links}.',
    button: open.studio,
  },
  payments: {
    title: 'Bezahlen',
    text: 'Unter „Abrechnung“ hinterlegst und entfernst du Karten, wechselst den Tarif und lädst deine Rechnungen herunter. Steht dort „Testumgebung“, gehen nur Testkarten, und es fließt kein Geld. Schlägt eine Zahlung fehl, hast du 14 Tage, um das zu klären; gelöscht wird nichts.',
    own: plan,
    button: open.plans,
  },
  selling: {
    title: 'Verkaufen und Spenden',
    text: 'Vys nimmt keine Zahlungen von Besuchern an. Verlinke deinen Shop, PayPal, Stripe oder Ko-fi; bezahlt wird dort, und Vys behält nichts ein. Produkte mit Preisen können auf deiner Seite stehen.',
    button: open.studio,
  },
  editing: {
    title: 'So änderst du deine Seite',
    text: 'Schreib mir in deinen Worten, zum Beispiel „füge einen Link zu meinem Shop hinzu, https://example.com“ oder „mach den Hintergrund grün“, dann ändere ich die Seite. Du kannst jede Änderung rückgängig machen.',
    button: open.studio,
  },
  cancel: {
    title: 'Tarif kündigen',
    text: 'Kündige deinen Tarif unter „Abrechnung“: Er bleibt bis zum Ende der bezahlten Zeit, und bis dahin kannst du ihn fortsetzen. Danach hast du Free; gelöscht wird nichts. Wenn du ganz gehen willst, lösche dein Konto unter „Einstellungen“, „Sicherheit“.',
    own: plan,
    button: open.plans,
  },
  branding: {
    title: 'Der Link „Made with Vys“',
    text: 'Seiten mit Free zeigen unten klein „Made with Vys“. Ab Starter ist der Link weg.',
    own: plan,
    button: open.plans,
  },
  newsletter: {
    title: 'Newsletter-Abonnenten',
    text: 'Sag mir, dass du ein Newsletter-Formular möchtest. Neue Abonnenten bestätigen per E-Mail, wenn dieser Server welche verschicken kann; du findest sie unter „Seiten“ und exportierst sie als CSV. Vys sammelt Adressen, verschickt aber keine Newsletter.',
    button: open.pages,
  },
  forms: {
    title: 'Formulare und Nachrichten',
    text: 'Kontaktformular, Gästebuch und Newsletter-Formular gibt es in jedem Tarif. Was Besucher schicken, steht unter „Seiten“ bei „Nachrichten“; dort liest, exportierst und löschst du es.',
    button: open.pages,
  },
  seo: {
    title: 'Suchmaschinen',
    text: 'Veröffentlichte Seiten sind reines HTML mit Titel, Beschreibung, Vorschaubild und Eintrag in der Sitemap. Suchmaschinen führen sie auf, wenn genug darauf steht: ein Titel und etwa 40 verschiedene Wörter oder 12 Wörter und zwei Links. Bis sie vorbeikommen, kann es Tage dauern.',
    button: open.studio,
  },
  embed: {
    title: 'Videos, Musik und Einbetten',
    text: 'Gib mir den Link zu einem Video oder Song, dann zeige ich ein Vorschaubild, das den Player öffnet. Deine Vys-Seite selbst lässt sich nicht in andere Websites einbetten; verlinke sie dort.',
    button: open.studio,
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
  'mobile-app': {
    title: 'Auf dem Handy',
    text: 'Du musst keine App installieren. Vys läuft im Browser deines Handys, deine Seite auch.',
    button: open.dashboard,
  },
};
