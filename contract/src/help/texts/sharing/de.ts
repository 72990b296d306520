// Help articles on sharing and visitors in German.
import type { ArticlesOf } from '../../topics.ts';

export const sharingArticles: ArticlesOf<'sharing'> = {
  share: {
    title: 'Seite teilen',
    answer:
      'Kopiere unter „Seiten“ deinen Link, lade den QR-Code herunter oder wähle in der Seitenleiste „Profil teilen“. Der Link passt in deine Profile, deine E-Mail-Signatur oder auf ein Schild.',
    steps: [
      'Wähle in der Seitenleiste „Profil teilen“.',
      'Unter „QR-Code“ lädst du den Code herunter; unter „Posten“ schreibst du in ein Netzwerk oder kopierst den Link für deine Bio; unter „Kontakt“ gibt es Signatur, Kontaktkarte und den Link für einen NFC-Tag.',
      'Auf dem Handy öffnet „Teilen mit …“ deine Apps.',
    ],
    more: [
      'Die Links unter „Posten“ und „Kontakt“ sind markiert, sodass „Statistiken“ zeigt, woher Besucher kamen. Sehen sie „nicht gefunden“, veröffentliche die Seite und schalte sie ein.',
    ],
    own: 'Dein Link ist {address}.',
    button: 'Seiten öffnen',
  },
  'instagram-bio': {
    title: 'Den Link in die Bio setzen',
    answer:
      'Instagram, TikTok, YouTube und die meisten anderen Netzwerke haben im Profil ein Feld für Links. Kopiere deinen Link unter „Profil teilen“ und füge ihn dort ein; Besucher kommen dann mit einem Tippen auf deine Seite.',
    steps: [
      'Wähle „Profil teilen“, dann „Posten“, und kopiere den „Link für deine Bio“.',
      'Öffne auf Instagram dein Profil, tippe auf Profil bearbeiten, dann auf Links und Externen Link hinzufügen.',
      'Auf TikTok tippst du auf Profil bearbeiten und fügst ihn unter Website ein; auf YouTube unter Kanal anpassen bei Links.',
      'Speichere und tippe den Link einmal an, um ihn zu testen.',
    ],
    more: [
      'TikTok zeigt das Feld nur manchen Konten, etwa Unternehmenskonten. Nennt eine App den Link ungültig, füge ihn mit https:// am Anfang ein. In „Statistiken“ stehen diese Besuche unter „Kampagnen“.',
    ],
    button: 'Seiten öffnen',
  },
  'qr-code': {
    title: 'QR-Code',
    answer:
      'Unter „Seiten“ findest du einen QR-Code deines Links und kannst ihn als PNG herunterladen; als SVG und PDF für den Druck gibt es ihn unter „Profil teilen“. Eigene Farben gibt es mit Pro, Premium und Team.',
    steps: [
      'Wähle in der Seitenleiste „Profil teilen“, dann „QR-Code“.',
      'Warte auf „Gut zu scannen“ und wähle „PNG herunterladen“; unter „Andere Formate“ gibt es SVG und PDF für den Druck.',
      'Ab Pro wählst du unter „Anpassen“ Farben, ein Bild in der Mitte und einen Text darunter.',
    ],
    more: [
      'Drucke ihn mindestens 2 cm breit mit hellem Rand, und teste ihn mit zwei Handys, bevor du viele druckst. Dunkel auf hell scannt am besten. Der Code bleibt, wenn sich deine Seite ändert; mit einem neuen Benutzernamen brauchst du nach 90 Tagen einen neuen.',
    ],
    own: 'Er öffnet {address}.',
    button: 'Seiten öffnen',
  },
  'email-signature': {
    title: 'E-Mail-Signatur',
    answer:
      'Jede E-Mail, die du schreibst, kann zu deiner Seite führen: Unter „Profil teilen“ gibt es eine Signatur mit deinem Namen und Link, die du in dein E-Mail-Programm einfügst.',
    steps: [
      'Wähle „Profil teilen“, dann „Kontakt“.',
      'Wähle „Signatur kopieren“.',
      'Öffne in Gmail Einstellungen, Alle Einstellungen aufrufen, Signatur; in Outlook Einstellungen, Verfassen und antworten; in Apple Mail Einstellungen, Signaturen.',
      'Füge die Signatur dort ein und speichere.',
    ],
    more: [
      'Kommt nur reiner Text an, erlaubt das Feld für die Signatur keine Formatierung; der Link funktioniert trotzdem. Besuche aus der Signatur haben in „Statistiken“ eine eigene Quelle. Änderst du deinen Benutzernamen, kopiere sie neu: Der alte Link führt nur noch 90 Tage weiter.',
    ],
    button: 'Seiten öffnen',
  },
  'contact-card': {
    title: 'Kontaktkarte',
    answer:
      'Eine Kontaktkarte ist eine kleine Datei (vCard), die Handys und Computer als Kontakt speichern, mit deinem Namen und dem Link deiner Seite. Du findest sie unter „Profil teilen“.',
    steps: [
      'Wähle „Profil teilen“, dann „Kontakt“.',
      'Wähle „Visitenkarte herunterladen“.',
      'Schicke die Datei per E-Mail oder Messenger, oder hänge sie an, wo man nach deinen Daten fragt.',
    ],
    more: [
      'Wer sie öffnet, wird gefragt, ob du als Kontakt gespeichert werden sollst. Sie enthält den vollen Namen aus deinem Profil und deinen Link, aber weder Telefonnummer noch E-Mail-Adresse; du kannst sie also unbesorgt weitergeben. Stimmt der Name nicht, ändere ihn im Profil und lade die Karte neu herunter.',
    ],
    button: 'Seiten öffnen',
  },
  nfc: {
    title: 'NFC-Tags und -Karten',
    answer:
      'Ein NFC-Tag öffnet deine Seite, wenn ein Handy ihn berührt: auf einer Visitenkarte, einem Aufkleber an der Kasse oder einem Armband. Du brauchst einen leeren Tag und eine kostenlose App, die ihn beschreibt.',
    steps: [
      'Wähle „Profil teilen“, dann „Kontakt“, und kopiere den „Link für einen NFC-Tag“.',
      'Wähle in einer App wie NFC Tools Schreiben, lege einen Eintrag vom Typ URL an und füge den Link ein.',
      'Halte den Tag ans Handy, bis die App es bestätigt.',
      'Berühre ihn mit einem anderen Handy, um ihn zu testen.',
    ],
    more: [
      'Tags vom Typ NTAG213 sind groß genug für einen Link. Sperre einen Tag erst, wenn er funktioniert: Danach lässt er sich nicht mehr ändern. Auf Metall brauchst du besondere Tags. Änderungen der Seite brauchen keinen neuen Tag, nur ein neuer Benutzername.',
    ],
    button: 'Seiten öffnen',
  },
  analytics: {
    title: 'Statistiken',
    answer:
      '„Statistiken“ in der Seitenleiste zeigt Aufrufe, Klicks, Besucher und wie viele davon geklickt haben; das Wichtigste steht auch im Dashboard. Vys zählt ohne Cookies und speichert keine IP-Adressen. Die Statistiken reichen bei Free und Starter {days:free} Tage zurück, bei Pro {days:pro}, bei Premium und Team ein Jahr.',
    steps: [
      'Öffne „Statistiken“ und wähle oben den Zeitraum.',
      'Klicke einen Balken, ein Land oder eine Quelle an, um alles danach zu filtern.',
      'Schalte „Vergleichen“ ein, um im selben Diagramm den Zeitraum davor zu sehen. Solange heute nicht vorbei ist, endet er zur selben Stunde.',
      'Exportiere als CSV, was du siehst, um es aufzuheben oder damit zu rechnen.',
    ],
    more: [
      'Noch keine Besuche? Prüfe, ob die Seite veröffentlicht ist, und öffne sie abgemeldet: Deine eigenen Besuche zählen nicht. Neue Aufrufe erscheinen nach wenigen Sekunden.',
    ],
    own: 'Du hast den Tarif {plan}.',
    button: 'Statistiken öffnen',
  },
  counting: {
    title: 'Wie Aufrufe und Klicks gezählt werden',
    answer:
      'Ein Aufruf ist eine Seite, die jemand wirklich gesehen hat, ein Klicke ein Tippen auf einen deiner Links, und ein Besucher zählt einmal am Tag, ohne Cookies. Bots und deine eigenen Besuche zählen nicht.',
    more: [
      'Neu laden ergibt einen weiteren Aufruf; Aufrufe, die höchstens 30 Minuten auseinanderliegen, sind ein Besuch. Wer morgen wiederkommt, zählt wieder als Besucher, denn auf seinem Gerät steht nichts, woran man ihn erkennt. Die Interaktionsrate ist der Anteil der Besucher, die geklickt haben.',
      'Weggelassen werden Bots, Besuche aus Rechenzentren, Seiten, die ein Browser im Voraus lädt, deine eigenen Besuche, solange du angemeldet bist, und Menschen, die nicht gezählt werden wollen. „So zählen wir“ in „Statistiken“ sagt, wie viele es waren. Die Zahlen können deshalb niedriger sein als in Programmen, die jeden Abruf zählen. Tage beginnen um Mitternacht in der Zeitzone deines Profils.',
    ],
    button: 'Statistiken öffnen',
  },
  campaigns: {
    title: 'Sehen, woher Besucher kommen',
    answer:
      'Die Statistiken zeigen, von welchen Websites und Apps Besucher kamen. Um einen Newsletter, einen Flyer oder einen Beitrag zu unterscheiden, markiere den Link, den du dort verwendest, mit einer utm-Angabe.',
    steps: [
      'Hänge ?utm_source=newsletter an deinen Link, mit einem Wort deiner Wahl.',
      'Nimm für jeden Ort einen eigenen Link: Flyer, Newsletter, Partner.',
      'Sieh nach den ersten Besuchen in „Statistiken“ unter „Kampagnen“ nach.',
    ],
    more: [
      'Die Links unter „Posten“ und „Kontakt“ in „Profil teilen“ sind schon markiert. Schreib das Wort jedes Mal gleich und klein. Viele Apps verraten nicht, woher jemand kommt; ohne Angabe zählen diese Besuche als „Direkt“.',
    ],
    button: 'Statistiken öffnen',
  },
  goals: {
    title: 'Aufrufziele',
    answer:
      'Dein Dashboard zählt alle Aufrufe deiner Seite auf ein Ziel hin: zuerst {goal:first}, dann {goal:next} und immer mehr, sobald du eines erreichst. Vys setzt die Ziele; sie sind für alle gleich.',
    steps: [
      '„Aufrufziel“ findest du im Dashboard; es zählt alle Aufrufe bisher.',
      'Ist ein Ziel erreicht, wähle „Bild teilen“ oder „PNG herunterladen“, um deinen Besuchern zu danken.',
      'Willst du davon nicht benachrichtigt werden, schalte es in den Einstellungen unter „Benachrichtigungen“ aus.',
    ],
    more: [
      'Zu jedem erreichten Ziel gibt es ein Bild, das deinen Besuchern dankt. Teile es oder lade es im Dashboard herunter.',
      'Das Ziel zählt dieselben Aufrufe wie „Statistiken“, ohne deine eigenen. Es sinkt nie, auch wenn deine Seite eine Weile offline ist. Erreichte Ziele bleiben unter „Erreichte Ziele“ stehen.',
    ],
    button: 'Dashboard öffnen',
  },
  forms: {
    title: 'Formulare und Nachrichten',
    answer:
      'Kontaktformular, Gästebuch und Newsletter-Formular gibt es in jedem Tarif. Was Besucher schicken, steht unter „Seiten“ bei „Nachrichten“; dort liest, exportierst und löschst du es.',
    steps: [
      'Bitte den Assistenten um ein Kontaktformular, oder wähle unter „Inhalt“ „Abschnitt hinzufügen“ und „Kontakt“ oder „Gästebuch“.',
      'Veröffentliche die Seite.',
      'Was ankommt, liest du unter „Seiten“ bei „Nachrichten“ und beantwortest es mit „Per E-Mail antworten“.',
    ],
    more: [
      'Von neuen Nachrichten erfährst du an der Glocke und, wenn du es in den Einstellungen unter „Benachrichtigungen“ so wählst, per E-Mail. Spam wird meist vorher aufgehalten. Eine gelöschte Nachricht holst du gleich danach mit „Rückgängig“ zurück, später nicht mehr.',
    ],
    button: 'Seiten öffnen',
  },
  newsletter: {
    title: 'Newsletter-Abonnenten',
    answer:
      'Bitte den Assistenten um ein Newsletter-Formular. Neue Abonnenten bestätigen per E-Mail, sofern dieser Server welche senden kann; du findest sie unter Seiten und kannst sie als CSV exportieren. Vys sammelt Adressen, verschickt aber keine Newsletter.',
    steps: [
      'Wähle in AI Studio unter „Inhalt“ „Abschnitt hinzufügen“ und „Newsletter“, oder bitte den Assistenten darum.',
      'Veröffentliche die Seite.',
      'Wähle unter „Seiten“ bei den Nachrichten „Newsletter“ und dann „CSV exportieren“.',
      'Importiere die Datei in deinen Newsletter-Dienst.',
    ],
    more: [
      'Nur wer seine Adresse bestätigt hat, steht dort als „Bestätigt“; schreib nur diesen. In jeder Bestätigung ist ein Link zum Abmelden, und wer ihn benutzt, steht nicht mehr in der Liste. Kann niemand bestätigen, verschickt dieser Server vielleicht keine E-Mails; frage den Betreiber.',
    ],
    button: 'Seiten öffnen',
  },
};
