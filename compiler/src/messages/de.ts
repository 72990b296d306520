// What the compiler says about the code of a page, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

const amount = (count: number) => count.toLocaleString('de');

const offered = (names: string, more: number) =>
  more > 0 ? `${names} und ${more} weitere` : names;

export const messages: Messages<typeof en.messages> = {
  sourceTooLarge: (size) =>
    `Die Seite ist ${size} KB groß; erlaubt sind bis zu 256 KB JSX und CSS. Nimm Bilder aus dem Code und lade sie in deine Mediathek hoch.`,
  codeTooLarge: (size, most) =>
    `Aus der Seite werden ${amount(size)} KB Code; erlaubt sind bis zu ${amount(most)} KB. Verwende weniger Symbole, und zeichne Teile, die sich wiederholen, aus einer Liste.`,
  documentTooLarge: (size, most) =>
    `Die fertige Seite ist ${amount(size)} KB groß; erlaubt sind bis zu ${amount(most)} KB. Zeige weniger Einträge, verwende weniger Symbole, oder nimm Bilder aus dem Code.`,
  tooManyNames: (most) =>
    `Der Code deklariert mehr als ${amount(most)} Namen. Fasse Werte, die sich wiederholen, in einer Liste oder einem Objekt zusammen.`,
  codeTooDeep: () => 'Der Code ist zu tief verschachtelt. Teile ihn in kleinere Komponenten auf.',
  elementsTooDeep: (depth, most) =>
    `Die Elemente sind ${depth} Ebenen tief verschachtelt; erlaubt sind bis zu ${most}. Entferne unnötige Hüllen.`,
  tooManyElements: (count, most) =>
    `Die Seite hat ${count} Elemente; erlaubt sind bis zu ${most}. Zeichne Teile, die sich wiederholen, aus einer Liste.`,
  documentTooDeep: () =>
    'Die fertige Seite ist zu groß oder zu tief verschachtelt. Zeige weniger Einträge, oder entferne unnötige Hüllen.',
  htmlUnstable: () =>
    'Das HTML dieser Seite wird nicht jedes Mal gleich gelesen. Schließe jedes Element, und verschachtle keine Links oder Formulare.',

  fenced: () => 'Der Code steht zwischen Zeilen mit ```. Entferne diese Zeilen.',
  unreadable: () =>
    'Wir konnten den Code nicht lesen. Mach die letzte Änderung rückgängig und versuche es noch einmal.',
  notRunnable: () =>
    'Dieser Code verwendet eine Syntax, die auf Seiten nicht läuft. Mach die letzte Änderung rückgängig, oder vereinfache sie.',
  wrongClosingTag: (name) =>
    `Hier fehlt das schließende Tag zu <${name}>. Schließe das Element, oder entferne das überflüssige Tag.`,
  adjacentElements: () =>
    'Zwei Elemente stehen nebeneinander. Umschließe sie mit einem Element oder mit <>…</>.',
  endsEarly: () =>
    'Der Code endet zu früh. Schließe die letzte Klammer, das letzte Anführungszeichen oder das letzte Element.',
  elementOpen: () =>
    'Ein Element wird nicht geschlossen. Schließe jedes Element; leere schreibst du wie <br />.',
  expressionOpen: () =>
    'Eine Klammer oder ein Anführungszeichen davor ist noch offen. Schließe sie vor dem Ende des Elements.',
  stringOpen: () =>
    'Ein Text in Anführungszeichen wird nicht geschlossen. Setze das Anführungszeichen dort, wo der Text endet.',
  templateOpen: () =>
    'Ein Text in ` wird nicht geschlossen. Setze das zweite ` dort, wo der Text endet.',
  commentOpen: () => 'Ein Kommentar wird nicht geschlossen. Setze */ dort, wo er endet.',
  otherOpen: (reason) =>
    `Hier wird etwas nicht geschlossen („${reason}“). Schließe es dort, wo der Text endet.`,
  nameDeclaredTwice: (name) =>
    `Der Name „${name}“ ist schon vergeben. Benenne einen der beiden um.`,
  htmlComment: () => 'HTML-Kommentare funktionieren hier nicht. Schreibe stattdessen {/* … */}.',
  typesInCode: () => 'Seiten sind reines JavaScript. Entferne die Typen.',
  unexpected: (text) =>
    `„${text}“ kommt hier unerwartet. Entferne es, oder schließe, was davor geöffnet wurde.`,
  unexpectedCharacter: (character) =>
    `Das Zeichen „${character}“ passt hier nicht. Entferne oder ersetze es.`,
  unexpectedKeyword: (name) =>
    `Das Schlüsselwort „${name}“ passt hier nicht. Entferne oder verschiebe es.`,
  keywordReserved: (name) =>
    `„${name}“ ist ein Wort der Sprache und kann kein Name sein. Wähle einen anderen Namen.`,
  bracketInText: (character, reference) =>
    `Das Zeichen ${character} kann nicht so im Text stehen. Schreibe ${reference} oder {"${character}"}.`,
  emptyAttribute: () =>
    'Die geschweiften Klammern dieses Attributs sind leer. Schreibe einen Wert hinein, oder entferne das Attribut.',
  attributeNotQuoted: () =>
    'Der Wert eines Attributs steht in Anführungszeichen oder geschweiften Klammern. Ergänze sie.',
  notAssignable: () =>
    'Links vom Gleichheitszeichen steht etwas, dem sich nichts zuweisen lässt. Korrigiere den Code an dieser Stelle.',
  returnOutside: () =>
    '„return“ steht außerhalb einer Funktion. Verschiebe es in eine Funktion, oder prüfe die Klammern davor.',
  importNotOnTop: () =>
    '„import“ und „export“ dürfen nur auf der obersten Ebene stehen. Verschiebe die Zeile, oder prüfe die Klammern davor.',
  awaitOutside: () =>
    '„await“ steht außerhalb einer async-Funktion. Schreibe „async“ vor die Funktion.',
  exportedTwice: (name) => `„${name}“ wird zweimal exportiert. Entferne einen der beiden Exporte.`,
  exportUndefined: (name) =>
    `„${name}“ wird exportiert, ist aber nicht definiert. Definiere es, oder entferne den Export.`,
  valueMissing: () => 'Diesem Muster aus mehreren Namen fehlt ein Wert. Ergänze = und den Wert.',
  equalsInObject: () =>
    'In einem Objekt steht = zwischen Name und Wert. Schreibe stattdessen einen Doppelpunkt.',
  nameAfterNumber: () =>
    'Direkt nach einer Zahl beginnt ein Name. Setze etwas dazwischen, oder beginne den Namen mit einem Buchstaben.',
  invalidNumber: () => 'Diese Zahl ist ungültig. Korrigiere sie.',
  invalidEscape: () =>
    'Das Zeichen nach dem umgekehrten Schrägstrich ist ungültig. Korrigiere es, oder entferne den Schrägstrich.',
  invalidPattern: (pattern, reason) =>
    `Der reguläre Ausdruck /${pattern}/ ist ungültig („${reason}“). Korrigiere ihn.`,
  catchMissing: () => 'Nach „try“ fehlt „catch“ oder „finally“. Ergänze eines davon.',
  jumpOutside: (keyword) =>
    `„${keyword}“ passt hier nicht. Verwende es in einer Schleife, oder entferne es.`,
  commaAfterRest: () => 'Nach dem Teil mit … darf kein Komma stehen. Entferne es.',
  mixedLogic: () =>
    '?? lässt sich nicht ohne Klammern mit && oder || mischen. Setze einen Teil in Klammern.',
  otherSyntax: (reason) =>
    `Hier ist ein Fehler im Code („${reason}“). Korrigiere den Code an dieser Stelle.`,

  notComponent: () =>
    'Der Standardexport ist keine Komponente. Mach eine daraus: export default function Page() { return … }.',
  noDefaultExport: () =>
    'Die Seite hat keinen Standardexport. Schreibe „export default“ vor die Komponente, die die Seite ist.',
  nameTaken: (name) => `„${name}“ kann auf der obersten Ebene kein Name sein. Benenne es um.`,
  reExport: () =>
    'Eine Seite kann kein Paket weiterexportieren. Importiere, was du brauchst, und verwende es.',
  importAtRuntime: () =>
    'Eine Seite kann keinen Code importieren, während sie läuft. Verwende einen Import am Anfang der Datei.',
  importMeta: () => 'import.meta gibt es auf einer Seite nicht. Schreibe den Wert selbst hin.',
  awaitOnTop: () =>
    'Eine Seite kann „await“ nicht auf der obersten Ebene verwenden. Verwende es in einer async-Funktion.',
  requireCall: () =>
    'require() gibt es auf einer Seite nicht. Verwende einen Import am Anfang der Datei.',
  nameWithColon: (name) =>
    `„${name}“ ist hier kein gültiger Name. Entferne den Teil vor dem Doppelpunkt.`,
  spreadChildren: () => 'Kinder mit … werden nicht unterstützt. Schreibe stattdessen {list}.',

  tooManyImports: (count, most) =>
    `Die Seite hat ${count} Importzeilen; erlaubt sind bis zu ${most}. Importiere mehrere Namen eines Pakets in einer Zeile.`,
  namesRedeclared: (count, most) =>
    `Importierte Namen werden in Funktionen ${count}-mal neu deklariert; bei einer Seite dieser Größe darf das höchstens ${most}-mal sein. Benenne diese Variablen um.`,
  importNameTooLong: (name) => `„${name}“ ist für einen importierten Namen zu lang. Entferne ihn.`,
  versionFixed: (name, names) =>
    `„${name}“ ist in einer festen Version eingebaut. Importiere es als ${names.split(', ').join(' oder ')}, ohne Version.`,
  versionMissing: (name, pack) =>
    `„${name}“ ist nicht eingebaut, deshalb braucht der Import eine genaue Version. Schreibe ihn wie „${pack}@1.2.3“, mit der gewünschten Version.`,
  packageUnknown: (name, packages) =>
    `„${name}“ ist nicht eingebaut. Eine Seite kann ${packages} importieren. Entferne diesen Import, oder schreibe diesen Teil selbst in die Seite.`,
  noDefaultInPackage: (pack, names, more) =>
    `„${pack}“ hat keinen Standardexport. Importiere mit Namen: ${offered(names, more)}.`,
  nameNotInPackage: (name, pack, names, more) =>
    `„${name}“ ist kein Teil von „${pack}“. Verwende ${offered(names, more)}.`,
  iconUnknown: (name, near) =>
    `„${name}“ ist kein Symbol von „lucide-react“. Verwende ${near || 'ein anderes Symbol'} oder ein <svg> im Code.`,

  linkUnsafe: (scheme) =>
    `Ein Link kann nicht mit „${scheme}:“ beginnen. Verwende eine https-Adresse, mailto: oder tel:.`,
  formUnwired: () =>
    'Dieses Formular sendet nichts. Ergänze data-form="newsletter", "contact" oder "guestbook", oder eine Funktion für onSubmit.',
  imageWithoutAlt: () =>
    'Dieses Bild hat keinen Alternativtext. Beschreibe es mit alt="…", oder setze alt="", wenn es nur schmückt.',
  elementRemoved: (name) => `<${name}> wird beim Veröffentlichen entfernt. Nimm es aus dem Code.`,
  frameRemoved: () =>
    'Dieser Frame wird beim Veröffentlichen entfernt. Frames können Player von YouTube, Vimeo, Spotify, SoundCloud und TikTok zeigen.',
  fieldRemoved: (type) =>
    `Ein Feld vom Typ „${type}“ wird beim Veröffentlichen entfernt. Verwende text oder email.`,
  handlerIsText: (handler) =>
    `${handler} ist ein Text; übergib eine Funktion: ${handler}={() => …}.`,

  importRemoved: () =>
    '@import wird entfernt: Seiten können keine Stile von anderen Websites laden. Für eingebaute Schriften genügt der Name der Schriftfamilie.',
  cssBracketOpen: (bracket) =>
    `CSS: „${bracket}“ wird nicht geschlossen. Ergänze die schließende Klammer.`,
  cssBraceUnopened: () =>
    'CSS: Zu „}“ fehlt ein „{“. Entferne die Klammer, oder öffne die Regel davor.',
  cssCommentOpen: () => 'CSS: Ein Kommentar wird nicht geschlossen. Setze */ dort, wo er endet.',
  cssStringOpen: (quote) =>
    `CSS: Ein Text, der mit ${quote} beginnt, wird nicht geschlossen. Ergänze das schließende Anführungszeichen.`,
};
