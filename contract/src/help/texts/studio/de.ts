// Help articles on AI Studio and the page in German.
import type { ArticlesOf } from '../../topics.ts';

export const studioArticles: ArticlesOf<'studio'> = {
  editing: {
    title: 'So änderst du deine Seite',
    answer:
      'Schreib dem Assistenten mit deinen Worten, zum Beispiel „füg einen Link zu meinem Shop hinzu, https://example.com“ oder „mach den Hintergrund grün“. Er ändert Texte, Links, Abschnitte, Farben, Schriften und Anordnung, auf Wunsch mehreres in einer Nachricht. Du kannst ganze Listen einfügen, etwa eine Karte mit Preisen.',
    steps: [
      'Schreib im Chat, was sich ändern soll, oder öffne „Inhalt“ für Texte und Links und „Design“ für Farben und Schriften.',
      'Du kannst auch einen Teil der Vorschau anklicken und ihn bearbeiten, verschieben, ausblenden, entfernen oder nach ihm fragen.',
      'Wähle „Speichern“ und dann „Veröffentlichen“, damit Besucher es sehen.',
    ],
    more: [
      'Die Tabs neben dem Chat ändern dieselbe Seite von Hand. Jede Änderung lässt sich rückgängig machen.',
      'Deine Änderungen sind ein Entwurf, bis du veröffentlichst. Hat sich der falsche Teil geändert, wähle „Rückgängig“ und nenne ihn genauer.',
    ],
    button: 'AI Studio öffnen',
  },
  sections: {
    title: 'Abschnitte deiner Seite',
    answer:
      'Außer Links kann deine Seite Abschnitte haben: Galerie, Videos und Musik, Produkte, Speisekarte, Leistungen, Öffnungszeiten, Termine, Karte, Texte über dich, Team, Zitate, Presse, Fragen und Antworten, Zahlen, Countdown sowie Formulare für Kontakt, Newsletter und Gästebuch.',
    steps: [
      'Öffne „Inhalt“ in AI Studio und wähle „Abschnitt hinzufügen“.',
      'Wähle, was du zeigen willst, und fülle die Einträge aus.',
      'Wenn du magst, gib dem Abschnitt unter „Anordnung“ eine andere Anordnung.',
      'Wähle „Speichern“ und veröffentliche noch einmal.',
    ],
    more: [
      'Bitte den Assistenten darum, oder füge im AI Studio im Tab Inhalt einen Abschnitt hinzu. Nichts wird erfunden: Ein Abschnitt, dem noch deine Worte fehlen, wartet darauf.',
      'Soll ein Abschnitt weg, öffne sein Menü: „Ausblenden“ bewahrt ihn für später auf, „Entfernen“ löscht ihn. „Rückgängig“ holt ihn zurück.',
    ],
    button: 'AI Studio öffnen',
  },
  arrange: {
    title: 'Links ordnen, ausblenden und planen',
    answer:
      'Öffne im AI Studio den Tab Inhalt und zieh Links und Abschnitte an ihren Platz, oder schreib dem Assistenten, zum Beispiel „setz Instagram nach oben“. Was du ausblendest, ist nicht weg: Besucher sehen es erst wieder, wenn du es einblendest.',
    steps: [
      'Öffne „Inhalt“ in AI Studio.',
      'Ziehe einen Link oder Abschnitt am Griff, oder wähle in seinem Menü „Nach oben“ und „Nach unten“.',
      'Für einen Zeitraum öffne den Link und setze unter „Zeitraum“ „Erster Tag“ und „Letzter Tag“.',
    ],
    more: [
      'Ein ausgeblendeter Link oder Abschnitt bleibt in deiner Liste, aber Besucher sehen ihn nicht; du kannst ihn jederzeit wieder einblenden. Ein Link mit Datum erscheint und verschwindet von selbst an den Tagen, die du wählst. Veröffentliche nach einer Änderung erneut, damit Besucher sie sehen.',
      'Beide Tage zählen mit, nach der Uhr der Besucher. Deine eigene Vorschau zeigt einen geplanten Link immer, damit du ihn prüfen kannst.',
    ],
    button: 'AI Studio öffnen',
  },
  design: {
    title: 'Deine Seite gestalten',
    answer:
      'Öffne im AI Studio den Tab Design und probiere Looks, Farben, Schriften, Hintergründe und Formen an deiner eigenen Seite aus. Zeig darauf, um eine Vorschau zu sehen, und tippe, um sie zu übernehmen.',
    steps: [
      'Öffne „Design“ in AI Studio.',
      'Wähle unter „Looks“ einen Look oder ein anderes Design für denselben Inhalt.',
      'Darunter stellst du Farben, Hintergrund, Schriften, Ecken und Abstände ein.',
      'Wähle „Speichern“ und veröffentliche noch einmal.',
    ],
    more: [
      'Du kannst auch beschreiben, was du möchtest, zum Beispiel „wärmere Farben und rundere Buttons“. Vys hält den Text auf jeder Farbe lesbar, und jede Änderung lässt sich rückgängig machen.',
      'Heißt es dort, dass deine Seite ein eigenes Design hat, wurde sie als Code geschrieben. Bitte den Assistenten um Änderungen, oder baue sie unter „Inhalt“ als bearbeitbare Seite neu auf.',
    ],
    button: 'AI Studio öffnen',
  },
  images: {
    title: 'Bilder',
    answer:
      'Lade Fotos und andere Bilder im Studio hoch, bis {limit:image} pro Bild. Vys verkleinert sie auf höchstens 2.400 Pixel je Seite und entfernt Ortsangaben.',
    steps: [
      'Wähle im Chat von AI Studio die Schaltfläche neben dem Nachrichtenfeld und dann eine Datei, auch mehrere auf einmal.',
      'Schreib, wohin das Bild soll: „nimm das als Profilbild“, „lege die in die Galerie“.',
      'Alle Bilder findest du oben im Studio unter „Bilder“ wieder; dort kannst du sie ersetzen oder löschen.',
    ],
    more: [
      'Zu große Bilder oder unbekannte Formate werden abgelehnt; speichere sie als JPEG, PNG oder WebP. Beschreibe jedes Bild unter „Alternativtext“ für Menschen, die es nicht sehen können.',
    ],
    button: 'AI Studio öffnen',
  },
  picture: {
    title: 'Dein Name und Profilbild',
    answer:
      'Dein voller Name und dein Bild stehen auf deiner Seite, in der Vorschau deines Links und neben deinem Konto. Du änderst sie in deinem Profil in den Einstellungen.',
    steps: [
      'Öffne die Einstellungen und wähle „Bild hochladen“ oder „Bild ändern“.',
      'Ziehe und zoome, bis der richtige Ausschnitt im Kreis liegt, und wähle „Bild verwenden“.',
      'Ändere deinen Namen unter „Vollständiger Name“ und wähle „Speichern“.',
    ],
    more: [
      'Auf deiner Seite kann ein anderer Name stehen, etwa der deines Ladens: Du änderst ihn in AI Studio unter „Inhalt“, „Profil“. Bilder dürfen {limit:image} haben, und wir entfernen, wo sie aufgenommen wurden. Kann der Browser ein Handyfoto nicht lesen, speichere es vorher als JPEG.',
    ],
    button: 'Profil öffnen',
  },
  embed: {
    title: 'Videos, Musik und Einbetten',
    answer:
      'Gib dem Assistenten den Link eines Videos oder Songs; auf deiner Seite steht dann ein Bild, das den Player öffnet. Deine Vys-Seite selbst lässt sich nicht in einer anderen Website anzeigen; verlinke sie stattdessen.',
    steps: [
      'Kopiere den Link des Videos, Songs, der Playlist oder der Buchungsseite.',
      'Füge ihn mit ein paar Worten in den Chat ein, etwa „füge dieses Video hinzu“, oder lege unter „Inhalt“ einen Abschnitt für Videos oder Musik an.',
      'Sieh es dir in der Vorschau an: Der Player startet, wenn jemand auf das Bild tippt.',
    ],
    more: [
      'YouTube, Vimeo, TikTok, Twitch, Spotify, Apple Music, SoundCloud, Bandcamp und Calendly spielen auf der Seite. Jeder andere Link öffnet seine eigene Website. Vor dem Tippen wird von diesen Diensten nichts geladen.',
    ],
    button: 'AI Studio öffnen',
  },
  'links-limit': {
    title: 'Wie viele Links',
    answer:
      'Die Liste deiner Seite fasst bis zu 100 Links, dazu kommen Links in Abschnitten, in jedem Tarif. Nur die Einrichtung am Anfang fragt nach höchstens 10.',
    steps: [
      'Öffne „Inhalt“ in AI Studio und wähle „Links hinzufügen“.',
      'Füge eine oder mehrere Adressen ein, jede in einer eigenen Zeile.',
      'Gib jedem Link einen Titel, der sagt, wohin er führt.',
    ],
    more: [
      'Wird eine Adresse nicht angenommen, fehlt vielleicht ihre Endung (etwa .de). Webadressen, E-Mail-Adressen und Telefonnummern gehen. Viele Links findet man in Gruppen leichter: Einträge mit derselben „Gruppe“ stehen zusammen unter einer Überschrift.',
    ],
    own: 'Links in deiner Liste: {links}.',
    button: 'AI Studio öffnen',
  },
  history: {
    title: 'Rückgängig und Versionen',
    answer:
      'Schreib „rückgängig“, um die letzte Änderung zurückzunehmen, so oft du willst. „Verlauf“ im Studio zeigt frühere Versionen; sieh dir eine an und stelle sie wieder her.',
    steps: [
      'Wähle in AI Studio „Verlauf“.',
      'Wähle eine Version und sieh dir ihre „Vorschau“ an, oder wähle „Vergleichen“, um zu sehen, was sich geändert hat.',
      'Wähle „Version wiederherstellen“, oder bei einem einzelnen Teil „Wiederherstellen“.',
    ],
    more: [
      'Beim Wiederherstellen entsteht eine neue Version, es geht also nichts verloren. Veröffentlichte Versionen sind markiert und bleiben immer; wie weit die anderen zurückreichen, hängt vom Tarif ab. Besucher sehen eine wiederhergestellte Version, sobald du sie veröffentlichst.',
    ],
    button: 'AI Studio öffnen',
  },
  conflict: {
    title: 'Es gibt anderswo eine neuere Version',
    answer:
      'Das siehst du, wenn deine Seite in einem anderen Tab, auf einem anderen Gerät oder vom Assistenten gespeichert wurde, während du hier bearbeitet hast. Verloren ist nichts: Du entscheidest, welche Version weiterlebt.',
    steps: [
      'Wähle „Neuere Version laden“, um mit dem weiterzumachen, was anderswo gespeichert wurde.',
      'Oder wähle „Meine behalten“, um das zu speichern, was du hier siehst.',
      'War es die falsche, öffne „Verlauf“ und stelle die andere wieder her.',
    ],
    more: [
      'Beide Versionen stehen im Verlauf, egal wie du dich entscheidest. Am einfachsten bearbeitest du eine Seite nur an einer Stelle zugleich. Meldet Vys, dass ungespeicherte Änderungen wieder da sind, wurde der Browser vor dem Speichern geschlossen; sie sind wieder so, wie du sie verlassen hast.',
    ],
    button: 'AI Studio öffnen',
  },
  code: {
    title: 'Code-Editor',
    answer:
      'Mit Premium und Team siehst und bearbeitest du den Code deiner Seite (JSX und CSS) im Studio. In den anderen Tarifen änderst du alles im Chat.',
    steps: [
      'Wähle in AI Studio neben „Vorschau“ „Code“.',
      'Ändere JSX oder CSS; die Vorschau folgt.',
      '„Formatieren“ räumt auf, „Speichern“ speichert.',
    ],
    more: [
      'Ein Fehler wird mit seiner Zeile angezeigt, und die Vorschau behält die letzte Version, die lief. Eine Seite kann die eingebauten Pakete importieren, aber keine fremden Skripte laden. Chat und „Inhalt“ funktionieren weiter, solange der Code den Aufbau der Seite behält.',
    ],
    own: 'Du hast den Tarif {plan}.',
    button: 'AI Studio öffnen',
  },
  scripts: {
    title: 'Skripte und eigener Code',
    answer:
      'Seiten können keine Skripte, Pixel oder Tracker anderer Websites laden; das schützt deine Besucher. Mit Premium und Team schreibst du im Code-Editor eigenes JSX und CSS.',
    steps: [
      'Für Zahlen nimm „Statistiken“: Dafür brauchst du keinen Code.',
      'Um Kampagnen zu unterscheiden, hänge utm-Angaben an die Links, die du teilst.',
      'Für ein Video, einen Song oder einen Buchungskalender füge den Link ein statt des Einbettungscodes.',
    ],
    more: [
      'Enthält eingefügter Code ein Skript einer anderen Website, nennt es die Prüfung, und es wird nicht veröffentlicht. Eigene Programme können stattdessen über die API mit deiner Seite arbeiten; siehe den Artikel über API-Schlüssel.',
    ],
    button: 'AI Studio öffnen',
  },
  selling: {
    title: 'Verkaufen und Spenden',
    answer:
      'Vys nimmt keine Zahlungen von Besuchern an. Verlinke deinen Shop, PayPal, Stripe oder Ko-fi; bezahlt wird dort, und Vys behält nichts ein. Produkte mit Preisen können auf deiner Seite stehen.',
    steps: [
      'Bitte den Assistenten um Produkte mit Namen und Preisen, oder wähle unter „Inhalt“ „Abschnitt hinzufügen“ und „Produkte“.',
      'Gib jedem Produkt den Link, unter dem man es kauft.',
      'Für Spenden füge deinen Link von PayPal, Ko-fi oder Patreon hinzu und schreib, wofür sie sind.',
    ],
    more: [
      'Ist ein Produkt gerade vergriffen, markiere es als „Ausverkauft“, statt es zu entfernen. Preise sind Text: Schreib sie mit Währung, so wie deine Kunden sie lesen sollen. Für Bestellungen, Steuern und Rückgaben ist der Shop zuständig, zu dem du verlinkst.',
    ],
    button: 'AI Studio öffnen',
  },
};
