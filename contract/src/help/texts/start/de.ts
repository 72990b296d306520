// Help articles on getting started in German.
import type { ArticlesOf } from '../../topics.ts';

export const startArticles: ArticlesOf<'start'> = {
  'first-page': {
    title: 'Deine erste Seite',
    answer:
      'Drei Dinge führen zu einer Seite, die Besucher öffnen können: beschreiben, veröffentlichen, teilen. Dein Dashboard zeigt sie unter „Bring deine Seite unter die Leute“, bis alles erledigt ist.',
    steps: [
      'Wähle im Dashboard „Seite erstellen“ und schreib in ein, zwei Sätzen, was du machst, gern mit deinen Links.',
      'Sieh dir die Seite in AI Studio an und schreib dem Assistenten, was anders sein soll.',
      'Wähle „Veröffentlichen“. Ab dann können alle deinen Link öffnen.',
      'Wähle in der Seitenleiste „Profil teilen“, um deinen Link oder seinen QR-Code weiterzugeben.',
    ],
    more: [
      'Fehlt noch viel? Schreib, was du machst, wo man dich findet und wohin deine Links führen: Auf der Seite steht, was du angibst. Du kannst auch mit einem fertigen Design unter „Vorlagen“ anfangen oder deine Links mit „Seite importieren“ mitbringen.',
    ],
    button: 'AI Studio öffnen',
  },
  assistant: {
    title: 'Der Assistent',
    answer:
      'Der eingebaute Assistent läuft auf diesem Server, ohne Sprachmodell, und schickt deine Worte nirgendwohin. Er macht aus einer Beschreibung deine Seite und ändert sie Nachricht für Nachricht. Er erfindet keine Angaben, und jede Änderung lässt sich zurücknehmen.',
    steps: [
      'Öffne AI Studio und schreib deinen Wunsch in das Nachrichtenfeld. Mehrere Wünsche auf einmal sind in Ordnung.',
      'Sieh dir die Vorschau an und unter der Antwort, was sich geändert hat.',
      'Wähle „Rückgängig“, wenn es dir vorher besser gefallen hat.',
    ],
    more: [
      'Versteht der Assistent etwas nicht, sagt er das und ändert nichts. Nenne dann den Teil, den du meinst („den zweiten Link“, „die Speisekarte“), und was dort stehen soll. Hat der Betreiber ein Sprachmodell angebunden, hilft es bei Nachrichten, die der eingebaute Assistent nicht versteht.',
    ],
    button: 'AI Studio öffnen',
  },
  free: {
    title: 'Was kostenlos ist',
    answer:
      'Der Tarif Free läuft nie ab und braucht keine Karte. Enthalten sind deine Seite, das Veröffentlichen, der eingebaute Assistent ohne Limit, Formulare, ein QR-Code, {storage:free} für Bilder und Statistiken für {days:free} Tage. Unten auf der Seite steht klein „Made with Vys“.',
    steps: [
      'Mach deine Seite in AI Studio und wähle „Veröffentlichen“: Dafür brauchst du keinen Tarif.',
      'Wie viel du verbraucht hast, siehst du in den Einstellungen unter „Konto“.',
      'Vergleiche unter „Abrechnung“, was die anderen Tarife dazugeben.',
    ],
    more: [
      'Ein bezahlter Tarif lohnt sich, wenn du den Link zu Vys entfernen, die Farben deines QR-Codes ändern, weiter in deine Statistiken zurückblicken oder den Code bearbeiten willst. Wechselst du später zurück zu Free, bleiben deine Seite und deine Bilder.',
    ],
    own: 'Du hast den Tarif {plan}.',
    button: 'Tarife vergleichen',
  },
  templates: {
    title: 'Vorlagen',
    answer:
      'Unter „Vorlagen“ in der Seitenleiste findest du fertige Designs, die zu jeder Seite passen. Filtere sie nach Stil und Farben und sieh dir jede in der Vorschau an.',
    steps: [
      'Öffne „Vorlagen“ und wähle, wofür deine Seite ist, einen Stil und Farben.',
      'Mit „Vorschau“ siehst du eine Vorlage in voller Größe.',
      'Wähle „Vorlage verwenden“.',
      'Sieh dir deine Seite darin an und wähle dann „Speichern“ oder „Verwerfen“.',
    ],
    more: [
      '„Vorlage verwenden“ öffnet sie im AI Studio mit deinem Namen, deinen Links und Inhalten. Gespeichert wird erst, wenn du speicherst, und du kannst es rückgängig machen.',
      'Eine Vorlage kann Abschnitte mitbringen, die auf deine Worte warten. Besucher sehen sie erst, wenn du sie ausgefüllt hast.',
    ],
    button: 'Vorlagen öffnen',
  },
  import: {
    title: 'Seite importieren',
    answer:
      'Wähle unter „Seiten“ die Schaltfläche „Seite importieren“ und gib die Adresse einer anderen Link-Seite wie Linktree oder einer Website an, eine HTML-Datei oder einen Vys-Export. Name, Bio, Foto, Links und Farben kommen mit, und du siehst eine Vorschau, bevor sich etwas ändert.',
    steps: [
      'Öffne „Seiten“ und wähle „Seite importieren“.',
      'Füge die Adresse unter „Link der Seite“ ein oder nimm „Datei wählen“.',
      'Wähle „Import ansehen“. Die Vorschau sagt, was übernommen wurde, was du prüfen solltest und was nicht ging.',
      'Wähle „Seite übernehmen“.',
    ],
    more: [
      'Manche Websites lassen sich von anderen Servern nicht lesen. Speichere die Seite dann im Browser als HTML und wähle diese Datei. Deine bisherige Seite bleibt im Verlauf.',
    ],
    button: 'Seiten öffnen',
  },
  languages: {
    title: 'Sprachen',
    answer:
      'Du kannst dem Assistenten auf Deutsch, Englisch, Französisch, Spanisch, Portugiesisch oder Italienisch schreiben, und deine Seite bekommt ihre Beschriftungen in dieser Sprache. Die App selbst gibt es auf Deutsch, Englisch und Spanisch; du wählst die Sprache in deinem Profil.',
    steps: [
      'Wähle in deinem Profil in den Einstellungen unter „Sprache“ die Sprache der App und unserer E-Mails.',
      'Öffne in AI Studio „Inhalt“, dann „Profil“, und stelle unter „Sprache der Seite“ ein, wie Daten, Zeiten und Schaltflächen deiner Seite heißen.',
    ],
    more: [
      'Deine eigenen Texte bleiben in der Sprache, in der du sie geschrieben hast. Schicke dem Assistenten die Übersetzung oder ändere sie unter „Inhalt“. Das Hilfe-Center gibt es in allen sechs Sprachen; wähle oben eine.',
    ],
    button: 'AI Studio öffnen',
  },
  'mobile-app': {
    title: 'Auf dem Handy',
    answer:
      'Vys läuft im Browser deines Handys, deine Seite auch; aus einem App-Store brauchst du nichts. Wenn du magst, lege Vys auf den Startbildschirm: „Einstellungen“, „Konto“ zeigt, wie, wenn dein Browser es installieren kann. Besucher müssen nie etwas installieren.',
    steps: [
      'Öffne Vys auf iPhone oder iPad in Safari, tippe auf das Teilen-Symbol und dann auf Zum Home-Bildschirm.',
      'Auf Android und am Computer wählst du in den Einstellungen unter „Konto“ „Vys installieren“.',
      'Damit du auf dem Handy von Nachrichten und Zielen erfährst, schalte in den Einstellungen unter „Benachrichtigungen“ Push ein.',
    ],
    more: [
      'Fehlt „Vys installieren“? Dann kann dein Browser keine Websites installieren, oder Vys ist schon installiert. Auf dem iPhone gibt es Push nur in der installierten App.',
    ],
    button: 'Konto öffnen',
  },
  keyboard: {
    title: 'Tastenkürzel und Suche',
    answer:
      'Drücke Strg+K (auf dem Mac ⌘K), um die Befehlspalette zu öffnen: Sie findet alle Ansichten, alle Einstellungen, diese Artikel und was du gerade tun kannst. Mit ? siehst du alle Tastenkürzel.',
    steps: [
      'Drücke Strg+K oder wähle in der Seitenleiste „Suchen“.',
      'Tippe, was du suchst, zum Beispiel „qr“ oder „veröffentlichen“.',
      'Wähle mit den Pfeiltasten einen Eintrag und drückee die Eingabetaste.',
    ],
    more: [
      'In AI Studio speichert Strg+S, und Strg+Z nimmt die letzte Änderung zurück. Einzelne Tasten können bei Spracheingabe stören: Schalte sie im Menü deines Kontos unter „Tastenkürzel“ aus. Während du in ein Feld schreibst, wirken sie nie.',
    ],
    button: 'Dashboard öffnen',
  },
  support: {
    title: 'Hilfe und Kontakt',
    answer:
      'Frag den Assistenten zu deiner Seite oder zu Vys, oder durchsuche diese Hilfe. Wenn es um dein Konto geht, wende dich an den Betreiber dieser Website; die Nutzungsbedingungen sagen, wer sie betreibt und was gilt.',
    steps: [
      'Suche in diesem Hilfe-Center nach einem Wort, oder drücke irgendwo in Vys Strg+K und tippe es ein.',
      'Frage den Assistenten in AI Studio, zum Beispiel „wie ändere ich meinen Link?“.',
      'Bei Fragen zu Konto, Zahlungen oder einer gesperrten Seite schreib dem Betreiber; die Adresse steht in den Nutzungsbedingungen.',
    ],
    more: [
      'Schreib dazu, was du getan, was du erwartet und was du gesehen hast, und nenne deinen Benutzernamen. Schicke nie dein Passwort oder einen Code: Niemand braucht sie, um dir zu helfen.',
    ],
    button: 'Bedingungen lesen',
  },
};
