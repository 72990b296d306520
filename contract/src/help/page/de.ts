// Help articles on the page and its visitors in German.
// In „…“ stand names of screens, tabs and buttons, as the German interface has them.
import type { ArticlesOf } from '../topics.ts';

const open = {
  plans: 'Tarife vergleichen',
  studio: 'AI Studio öffnen',
  pages: 'Seiten öffnen',
  profile: 'Profil öffnen',
  dashboard: 'Dashboard öffnen',
  templates: 'Vorlagen öffnen',
  analytics: 'Statistiken öffnen',
  account: 'Konto öffnen',
} as const;
const plan = 'Du hast den Tarif {plan}.';

export const pageArticles: ArticlesOf<'start' | 'studio' | 'publishing' | 'sharing' | 'problems'> =
  {
    assistant: {
      title: 'Der Assistent',
      text: 'Der eingebaute Assistent läuft auf diesem Server, ohne Sprachmodell, und schickt deine Worte nirgendwohin. Er macht aus einer Beschreibung deine Seite und ändert sie Nachricht für Nachricht. Er erfindet keine Angaben, und jede Änderung lässt sich zurücknehmen.',
      button: open.studio,
    },
    free: {
      title: 'Was kostenlos ist',
      text: 'Der Tarif Free läuft nie ab und braucht keine Karte. Enthalten sind deine Seite, das Veröffentlichen, der eingebaute Assistent ohne Limit, Formulare, ein QR-Code, {storage:free} für Bilder und Statistiken für {days:free} Tage. Unten auf der Seite steht klein „Made with Vys“.',
      own: plan,
      button: open.plans,
    },
    templates: {
      title: 'Vorlagen',
      text: 'Unter „Vorlagen“ in der Seitenleiste findest du fertige Designs, die zu jeder Seite passen. Filtere sie nach Stil und Farben und sieh dir jede in der Vorschau an.\n\n„Vorlage verwenden“ öffnet sie im AI Studio mit deinem Namen, deinen Links und Inhalten. Gespeichert wird erst, wenn du speicherst, und du kannst es rückgängig machen.',
      button: open.templates,
    },
    import: {
      title: 'Seite importieren',
      text: 'Wähle unter „Seiten“ die Schaltfläche „Seite importieren“ und gib die Adresse einer anderen Link-Seite wie Linktree oder einer Website an, eine HTML-Datei oder einen Vys-Export. Name, Bio, Foto, Links und Farben kommen mit, und du siehst eine Vorschau, bevor sich etwas ändert.',
      button: open.pages,
    },
    languages: {
      title: 'Sprachen',
      text: 'Du kannst dem Assistenten auf Deutsch, Englisch, Französisch, Spanisch, Portugiesisch oder Italienisch schreiben, und deine Seite bekommt ihre Beschriftungen in dieser Sprache. Die App selbst gibt es auf Deutsch, Englisch und Spanisch; du wählst die Sprache in deinem Profil.',
      button: open.studio,
    },
    'mobile-app': {
      title: 'Auf dem Handy',
      text: 'Vys läuft im Browser deines Handys, deine Seite auch; aus einem App-Store brauchst du nichts. Wenn du magst, lege Vys auf den Startbildschirm: „Einstellungen“, „Konto“ zeigt, wie, wenn dein Browser es installieren kann. Besucher müssen nie etwas installieren.',
      button: open.account,
    },
    support: {
      title: 'Hilfe und Kontakt',
      text: 'Frag den Assistenten zu deiner Seite oder zu Vys, oder durchsuche diese Hilfe. Wenn es um dein Konto geht, wende dich an den Betreiber dieser Website; die Nutzungsbedingungen sagen, wer sie betreibt und was gilt.',
      button: 'Bedingungen lesen',
    },
    editing: {
      title: 'So änderst du deine Seite',
      text: 'Schreib dem Assistenten mit deinen Worten, zum Beispiel „füg einen Link zu meinem Shop hinzu, https://example.com“ oder „mach den Hintergrund grün“. Er ändert Texte, Links, Abschnitte, Farben, Schriften und Anordnung, auf Wunsch mehreres in einer Nachricht. Du kannst ganze Listen einfügen, etwa eine Karte mit Preisen.\n\nDie Tabs neben dem Chat ändern dieselbe Seite von Hand. Jede Änderung lässt sich rückgängig machen.',
      button: open.studio,
    },
    images: {
      title: 'Bilder',
      text: 'Lade Fotos und andere Bilder im Studio hoch, bis {limit:image} pro Bild. Vys verkleinert sie auf höchstens 2.400 Pixel je Seite und entfernt Ortsangaben.',
      button: open.studio,
    },
    embed: {
      title: 'Videos, Musik und Einbetten',
      text: 'Gib dem Assistenten den Link eines Videos oder Songs; auf deiner Seite steht dann ein Bild, das den Player öffnet. Deine Vys-Seite selbst lässt sich nicht in einer anderen Website anzeigen; verlinke sie stattdessen.',
      button: open.studio,
    },
    'links-limit': {
      title: 'Wie viele Links',
      text: 'Die Liste deiner Seite fasst bis zu 100 Links, dazu kommen Links in Abschnitten, in jedem Tarif. Nur die Einrichtung am Anfang fragt nach höchstens 10.',
      own: 'Links in deiner Liste: {links}.',
      button: open.studio,
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
    selling: {
      title: 'Verkaufen und Spenden',
      text: 'Vys nimmt keine Zahlungen von Besuchern an. Verlinke deinen Shop, PayPal, Stripe oder Ko-fi; bezahlt wird dort, und Vys behält nichts ein. Produkte mit Preisen können auf deiner Seite stehen.',
      button: open.studio,
    },
    publish: {
      title: 'Seite veröffentlichen',
      text: 'Öffne AI Studio und wähle „Veröffentlichen“. Vys prüft die Seite, dann ist sie unter deinem Link online. Spätere Änderungen bleiben ein Entwurf, bis du wieder veröffentlichst.',
      own: 'Dein Link ist {address}.',
      button: open.studio,
    },
    'publish-check': {
      title: 'Die Prüfung vor dem Veröffentlichen',
      text: 'Vys prüft jede Seite, bevor sie online geht. Was Besuchern schaden könnte, hält sie auf: ein Feld, das nach Passwort oder Kartennummer fragt, eine nachgemachte Anmeldung, ein Link zu einer gefälschten oder schädlichen Website. Auch ein Fehler im Code hält sie auf. Bei jedem Fund steht, was zu tun ist.\n\nAlles andere ist ein Vorschlag, etwa zu einem toten Link, einem Platzhalter oder einem Bild ohne Beschreibung. Behebe es dort oder veröffentliche die Seite, wie sie ist.',
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
    domain: {
      title: 'Eigene Domain',
      text: 'Eine eigene Domain kann Vys noch nicht verbinden, in keinem Tarif. Du kannst eine Domain dort, wo du sie gekauft hast, auf deinen Vys-Link weiterleiten.',
      own: 'Leite sie auf {address} weiter.',
      button: open.profile,
    },
    seo: {
      title: 'Suchmaschinen',
      text: 'Veröffentlichte Seiten sind reines HTML mit Titel, Beschreibung, Vorschaubild und Eintrag in der Sitemap. Suchmaschinen führen sie auf, wenn genug darauf steht: ein Titel und etwa 40 verschiedene Wörter oder 12 Wörter und zwei Links. Bis sie vorbeikommen, kann es Tage dauern.',
      button: open.studio,
    },
    'several-pages': {
      title: 'Mehrere Seiten',
      text: 'Jedes Konto hat eine Seite, in jedem Tarif. Sie kann viele Abschnitte haben; für eine getrennte Seite brauchst du ein zweites Konto mit anderer E-Mail-Adresse.',
      button: open.pages,
    },
    suspended: {
      title: 'Wenn deine Seite gesperrt ist',
      text: 'Besucher können eine Seite melden. Findet der Betreiber dieser Website, dass sie schadet, sperrt er sie: Besucher sehen sie nicht mehr, du kannst sie nicht veröffentlichen, und wir nennen dir den Grund. Gelöscht wird nichts.\n\nIst das ein Irrtum, wähle unter „Seiten“ oder im AI Studio „Einspruch einlegen“ und schreib, warum. Ein Mensch prüft das; gibt er dir recht, ist deine Seite wieder sichtbar.',
      button: open.pages,
    },
    share: {
      title: 'Seite teilen',
      text: 'Kopiere unter „Seiten“ deinen Link, lade den QR-Code herunter oder wähle in der Seitenleiste „Profil teilen“. Der Link passt in deine Profile, deine E-Mail-Signatur oder auf ein Schild.',
      own: 'Dein Link ist {address}.',
      button: open.pages,
    },
    'qr-code': {
      title: 'QR-Code',
      text: 'Unter „Seiten“ findest du einen QR-Code deines Links und kannst ihn als PNG herunterladen. Eigene Farben gibt es mit Pro, Premium und Team.',
      own: 'Er öffnet {address}.',
      button: open.pages,
    },
    analytics: {
      title: 'Statistiken',
      text: '„Statistiken“ in der Seitenleiste zeigt Aufrufe, Klicks, Besucher und wie viele davon geklickt haben; das Wichtigste steht auch im Dashboard. Vys zählt ohne Cookies und speichert keine IP-Adressen. Die Statistiken reichen bei Free und Starter {days:free} Tage zurück, bei Pro {days:pro}, bei Premium und Team ein Jahr.',
      own: plan,
      button: open.analytics,
    },
    goals: {
      title: 'Aufrufziele',
      text: 'Dein Dashboard zählt alle Aufrufe deiner Seite auf ein Ziel hin: zuerst {goal:first}, dann {goal:next} und immer mehr, sobald du eines erreichst. Vys setzt die Ziele; sie sind für alle gleich.\n\nZu jedem erreichten Ziel gibt es ein Bild, das deinen Besuchern dankt. Teile es oder lade es im Dashboard herunter.',
      button: open.dashboard,
    },
    forms: {
      title: 'Formulare und Nachrichten',
      text: 'Kontaktformular, Gästebuch und Newsletter-Formular gibt es in jedem Tarif. Was Besucher schicken, steht unter „Seiten“ bei „Nachrichten“; dort liest, exportierst und löschst du es.',
      button: open.pages,
    },
    newsletter: {
      title: 'Newsletter-Abonnenten',
      text: 'Bitte den Assistenten um ein Newsletter-Formular. Neue Abonnenten bestätigen per E-Mail, sofern dieser Server welche senden kann; du findest sie unter Seiten und kannst sie als CSV exportieren. Vys sammelt Adressen, verschickt aber keine Newsletter.',
      button: open.pages,
    },
    arrange: {
      title: 'Links ordnen, ausblenden und planen',
      text: 'Öffne im AI Studio den Tab Inhalt und zieh Links und Abschnitte an ihren Platz, oder schreib dem Assistenten, zum Beispiel „setz Instagram nach oben“.\n\nEin ausgeblendeter Link oder Abschnitt bleibt in deiner Liste, aber Besucher sehen ihn nicht; du kannst ihn jederzeit wieder einblenden. Ein Link mit Datum erscheint und verschwindet von selbst an den Tagen, die du wählst. Veröffentliche nach einer Änderung erneut, damit Besucher sie sehen.',
      button: open.studio,
    },
    sections: {
      title: 'Abschnitte deiner Seite',
      text: 'Außer Links kann deine Seite Abschnitte haben: Galerie, Videos und Musik, Produkte, Speisekarte, Leistungen, Öffnungszeiten, Termine, Karte, Texte über dich, Team, Zitate, Presse, Fragen und Antworten, Zahlen, Countdown sowie Formulare für Kontakt, Newsletter und Gästebuch.\n\nBitte den Assistenten darum, oder füge im AI Studio im Tab Inhalt einen Abschnitt hinzu. Nichts wird erfunden: Ein Abschnitt, dem noch deine Worte fehlen, wartet darauf.',
      button: open.studio,
    },
    design: {
      title: 'Deine Seite gestalten',
      text: 'Öffne im AI Studio den Tab Design und probiere Looks, Farben, Schriften, Hintergründe und Formen an deiner eigenen Seite aus. Zeig darauf, um eine Vorschau zu sehen, und tippe, um sie zu übernehmen.\n\nDu kannst auch beschreiben, was du möchtest, zum Beispiel „wärmere Farben und rundere Buttons“. Vys hält den Text auf jeder Farbe lesbar, und jede Änderung lässt sich rückgängig machen.',
      button: open.studio,
    },
    'not-visible': {
      title: 'Besucher sehen deine Seite nicht',
      text: 'Prüfe drei Dinge. Deine Seite muss veröffentlicht sein: Das geht im AI Studio. Sie muss eingeschaltet sein: Der Schalter steht unter Seiten. Und der Link muss stimmen: Kopiere ihn unter Seiten, statt ihn abzutippen.\n\nSehen Besucher eine ältere Fassung, sind deine letzten Änderungen noch ein Entwurf; veröffentliche erneut. Sagt ein Hinweis, dass deine Seite gesperrt ist, kannst du dort widersprechen.',
      button: open.pages,
    },
    'no-email': {
      title: 'Eine E-Mail kommt nicht an',
      text: 'Warte ein paar Minuten und sieh im Spam-Ordner nach. Prüfe, ob die Adresse richtig geschrieben ist; bis sie bestätigt ist, kannst du sie korrigieren. Fordere die E-Mail dann neu an: Links in älteren gelten nicht mehr.\n\nKommt nichts, ist der Mailserver dieser Website vielleicht nicht eingerichtet, oder dein Anbieter lehnt die E-Mail ab. Wende dich an den Betreiber dieser Website; er kann sehen, ob sie abgeschickt wurde.',
      button: open.profile,
    },
  };
