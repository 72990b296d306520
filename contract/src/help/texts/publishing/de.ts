// Help articles on publishing and the link of a page in German.
import type { ArticlesOf } from '../../topics.ts';

export const publishingArticles: ArticlesOf<'publishing'> = {
  publish: {
    title: 'Seite veröffentlichen',
    answer:
      'Öffne AI Studio und wähle „Veröffentlichen“. Vys prüft die Seite, dann ist sie unter deinem Link online. Spätere Änderungen bleiben ein Entwurf, bis du wieder veröffentlichst.',
    steps: [
      'Wähle in AI Studio oben „Veröffentlichen“.',
      'Muss noch etwas behoben werden, sagt die Prüfung, was und wo; korrigiere es dort.',
      'Wähle „Öffnen“, um deine Seite wie ein Besucher zu sehen, oder „Teilen“, um sie weiterzugeben.',
    ],
    more: [
      'Vor dem ersten Mal wählst du einen Benutzernamen und bestätigst deine E-Mail-Adresse über den Link, den wir dir geschickt haben. Steht neben dem Titel „Unveröffentlichte Änderungen“, sehen Besucher noch die Version davor.',
    ],
    own: 'Dein Link ist {address}.',
    button: 'AI Studio öffnen',
  },
  'publish-check': {
    title: 'Die Prüfung vor dem Veröffentlichen',
    answer:
      'Vys prüft jede Seite, bevor sie online geht. Was Besuchern schaden könnte, hält sie auf: ein Feld, das nach Passwort oder Kartennummer fragt, eine nachgemachte Anmeldung, ein Link zu einer gefälschten oder schädlichen Website. Auch ein Fehler im Code hält sie auf. Bei jedem Fund steht, was zu tun ist.',
    steps: [
      'Wähle in AI Studio „Veröffentlichen“, oder öffne den Status deiner Seite und wähle „Seite prüfen“.',
      'Behebe, was unter „Vor dem Veröffentlichen beheben“ steht.',
      'Wähle „Neu veröffentlichen“, oder „Trotzdem veröffentlichen“, wenn nur noch Vorschläge übrig sind.',
    ],
    more: [
      'Alles andere ist ein Vorschlag, etwa zu einem toten Link, einem Platzhalter oder einem Bild ohne Beschreibung. Behebe es dort oder veröffentliche die Seite, wie sie ist.',
      'Vieles lässt sich direkt im Bericht beheben: Schreib den fehlenden Text oder die Adresse, oder entferne den Teil. Hältst du einen Fund für falsch? Ändere den Teil ein wenig, oder frage den Betreiber dieser Website.',
    ],
    button: 'AI Studio öffnen',
  },
  unpublish: {
    title: 'Seite offline nehmen',
    answer:
      'Schalte unter „Seiten“ den Schalter „Aktiv“ aus. Besucher sehen dann, dass es die Seite nicht gibt; gelöscht wird nichts, und du kannst sie jederzeit wieder einschalten.',
    steps: [
      'Öffne „Seiten“.',
      'Schalte bei deiner Seite „Aktiv“ aus. Es gilt sofort.',
      'Um alles Veröffentlichte mit einem Schalter zu verbergen, schalte in den Einstellungen unter „Konto“ „Seiten aktiv“ aus.',
    ],
    more: [
      'Suchmaschinen führen die Seite vielleicht noch einige Tage. Statistiken, Nachrichten und Versionen bleiben; solange die Seite aus ist, wird nichts gezählt. QR-Codes und Links gehen wieder, sobald du sie einschaltest.',
    ],
    own: 'Das verbirgt {address}.',
    button: 'Seiten öffnen',
  },
  address: {
    title: 'Dein Link',
    answer:
      'Dein Link ist die öffentliche Adresse dieser Website, gefolgt von deinem Benutzernamen. Deine Seite ist dort erreichbar, sobald du veröffentlichst.',
    steps: [
      'Öffne „Seiten“ und wähle bei deiner Seite „Link kopieren“.',
      'Öffne den Link in einem anderen Browser oder auf dem Handy, um zu sehen, was Besucher sehen.',
      'Teile ihn: Der Link bleibt, so oft du die Seite auch änderst.',
    ],
    more: [
      'Ohne Benutzernamen gibt es noch keinen Link; Vys fragt dich vor dem Veröffentlichen danach. Groß- und Kleinschreibung ist egal. Hänge an einen Vys-Link ein + an, um vor dem Öffnen zu sehen, wohin seine Links führen.',
    ],
    own: 'Dein Link ist {address}.',
    button: 'Seiten öffnen',
  },
  username: {
    title: 'Benutzernamen oder Link ändern',
    answer:
      'Ändere deinen Benutzernamen im Profil, dann ändert sich dein Link mit. Der alte Link leitet 90 Tage weiter, die Statistiken bleiben. Das geht dreimal sofort, danach alle zehn Tage.',
    steps: [
      'Öffne dein Profil in den Einstellungen.',
      'Schreib den neuen Namen unter „Benutzername“; Vys sagt dir, ob er frei ist.',
      'Wähle „Speichern“ und bestätige mit „Link ändern“.',
    ],
    more: [
      'Gedruckte QR-Codes und alte Beiträge führen noch 90 Tage weiter; ersetze sie in dieser Zeit. Ein Name, den jemand vor Kurzem hatte, kann noch reserviert sein. Überlegst du es dir anders: Dein früherer Name bleibt genauso lange für dich reserviert.',
    ],
    own: 'Dein Link ist jetzt {address}.',
    button: 'Profil öffnen',
  },
  domain: {
    title: 'Eigene Domain',
    answer:
      'Eine eigene Domain kann Vys noch nicht verbinden, in keinem Tarif. Du kannst eine Domain dort, wo du sie gekauft hast, auf deinen Vys-Link weiterleiten.',
    steps: [
      'Melde dich dort an, wo du deine Domain gekauft hast, und öffne die Einstellungen für Weiterleitungen.',
      'Leite sie mit https dauerhaft (301) auf deinen Vys-Link weiter.',
      'Öffne deine Domain im Browser; sie sollte zu deiner Seite führen.',
    ],
    more: [
      'Es kann einige Stunden dauern, bis die Weiterleitung überall gilt. Leite weiter, statt einen Frame zu nehmen („masking“): In anderen Websites lassen sich Seiten nicht anzeigen. In Beiträgen kannst du dann deine eigene Domain nennen; die Statistiken zählen diese Besuche mit.',
    ],
    own: 'Leite sie auf {address} weiter.',
    button: 'Profil öffnen',
  },
  seo: {
    title: 'Suchmaschinen',
    answer:
      'Veröffentlichte Seiten sind reines HTML mit Titel, Beschreibung, Vorschaubild und Eintrag in der Sitemap. Suchmaschinen führen sie auf, wenn genug darauf steht: ein Titel und etwa 40 verschiedene Wörter oder 12 Wörter und zwei Links. Bis sie vorbeikommen, kann es Tage dauern.',
    steps: [
      'Gib deiner Seite unter „Inhalt“, „Profil“, einen Namen und eine Unterzeile, die sagen, was du machst und wo.',
      'Schreib ein paar Sätze über dich und zu jedem Bild eine Beschreibung.',
      'Veröffentliche, und verlinke deine Seite in deinen anderen Profilen: So finden Suchmaschinen sie.',
    ],
    more: [
      'Wird deine Seite nach zwei Wochen nicht gefunden, prüfe, ob sie veröffentlicht und eingeschaltet ist und genug Text hat. Einen Platz in den Ergebnissen kann niemand versprechen; klare Wörter, nach denen Menschen suchen, helfen am meisten.',
    ],
    button: 'AI Studio öffnen',
  },
  'several-pages': {
    title: 'Mehrere Seiten',
    answer:
      'Jedes Konto hat eine Seite, in jedem Tarif. Sie kann viele Abschnitte haben; für eine getrennte Seite brauchst du ein zweites Konto mit anderer E-Mail-Adresse.',
    steps: [
      'Lege für Verschiedenes eigene Abschnitte an, etwa Shop, Termine und Kontakt.',
      'Ordne deine Links in Gruppen, damit jeder die seinen findet.',
      'Saisonale Fassungen bleiben im Verlauf: Du kannst jederzeit eine wiederherstellen.',
    ],
    more: [
      'Für eine zweite Marke legst du ein weiteres Konto mit einer anderen E-Mail-Adresse an; es hat einen eigenen Link, eigene Statistiken und einen eigenen Tarif. „Seite erstellen“ führt zu der Seite, die du hast. Auch für einen Neuanfang brauchst du keine zweite: Die alte bleibt im Verlauf.',
    ],
    button: 'Seiten öffnen',
  },
  suspended: {
    title: 'Wenn deine Seite gesperrt ist',
    answer:
      'Besucher können eine Seite melden. Findet der Betreiber dieser Website, dass sie schadet, sperrt er sie: Besucher sehen sie nicht mehr, du kannst sie nicht veröffentlichen, und wir nennen dir den Grund. Gelöscht wird nichts.',
    more: [
      'Ist das ein Irrtum, wähle unter „Seiten“ oder im AI Studio „Einspruch einlegen“ und schreib, warum. Ein Mensch prüft das; gibt er dir recht, ist deine Seite wieder sichtbar.',
      'Schreib, was du korrigiert hast oder was missverstanden wurde: Das hilft der Person, die entscheidet. Von der Entscheidung erfährst du unter den Aktivitäten und per E-Mail. Bis dahin kannst du die Seite weiter bearbeiten.',
    ],
    button: 'Seiten öffnen',
  },
};
