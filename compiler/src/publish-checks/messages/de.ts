// What the publish checks say, in German.
import type { Messages } from '@vys/contract/language/messages';
import type { ScriptName } from '../hosts/confusables.ts';
import type { Secret } from '../secrets/secret-words.ts';
import type { en } from './en.ts';

const secrets: Readonly<Record<Secret, string>> = {
  password: 'einem Passwort',
  card: 'einer Kartennummer',
  cvc: 'der Prüfnummer einer Karte',
  code: 'einem Einmalcode',
  seed: 'einer Wiederherstellungsphrase oder einem privaten Schlüssel',
  id: 'der Nummer eines Ausweises',
};

const scriptNames: Readonly<Record<ScriptName, string>> = {
  Latin: 'lateinische',
  Cyrillic: 'kyrillische',
  Greek: 'griechische',
  Armenian: 'armenische',
  Hebrew: 'hebräische',
  Arabic: 'arabische',
  Devanagari: 'Devanagari-',
  Bengali: 'bengalische',
  Thai: 'thailändische',
  Georgian: 'georgische',
  Cherokee: 'Cherokee-',
  Han: 'chinesische',
  Hiragana: 'Hiragana-',
  Katakana: 'Katakana-',
  Bopomofo: 'Bopomofo-',
  Hangul: 'koreanische',
  'another script': 'andere',
};

/** What the server says about lists and lookups. */
const reasons: Readonly<Record<string, string>> = {
  'list of this service': 'Liste dieses Dienstes',
  'no response in two seconds': 'keine Antwort innerhalb von zwei Sekunden',
  'the list could not be read': 'die Liste war nicht lesbar',
};

const imitation = (address: string, how: string, brand: string, host: string) =>
  `Die Adresse ${address} ${how}. Besucher könnten sie für ${brand} halten, deshalb kannst du eine Seite mit diesem Link nicht veröffentlichen. Verlinke auf ${host} selbst, oder entferne den Link.`;

const letters = (scripts: string) => {
  if (scripts === '') return 'Buchstaben mit Akzenten';
  const names = scripts.split(',').map((name) => scriptNames[name as ScriptName] ?? name);
  return `${names.join(' und ')} Zeichen`;
};

const deadLink = (name: string, why: string) =>
  `${name === '' ? 'Ein Link' : `Der Link „${name}“`} ${why} und führt deshalb nirgendwohin. Gib ein Ziel an, oder entferne ihn.`;

const uncheckedCode = (what: string) =>
  `Dieser Code kann eine Adresse erreichen, die wir nicht prüfen können. ${what}. Schreibe Adressen vollständig aus; Bilder laden nur von Hosts, die im Code stehen.`;

const tooHeavy = (size: number, most: number, cause: string) =>
  `Die Seite ist ohne Bilder ${size} KB groß; bis ${most} KB laden Seiten überall schnell. ${cause}`;

const wrongHeading = (heading: string, level: number, expected: number) =>
  `${heading} ist eine h${level}. Wer einen Screenreader nutzt, springt von Überschrift zu Überschrift; hier passt eine h${expected}.`;

export const de: Messages<typeof en> = {
  secretInput: (secret) =>
    `Dieses Feld fragt nach ${secrets[secret as Secret] ?? secret}. Seiten dürfen Besucher nicht nach vertraulichen Daten fragen. Entferne das Feld, oder verlinke auf den Dienst, der sie braucht.`,
  brandLogin: (words, brand, target, host) =>
    `„${words}“ fordert dazu auf, sich bei ${brand || 'einer Wallet'} anzumelden oder etwas zu bestätigen, führt aber zu ${target || 'einem Formular dieser Seite'}. So arbeiten Phishing-Seiten. ${
      host
        ? `Verlinke auf ${host} selbst, oder entferne die Aufforderung zur Anmeldung.`
        : 'Entferne die Aufforderung oder den Link.'
    }`,
  hostLooksLike: (address, brand, host) =>
    imitation(address, `soll aussehen wie ${brand}`, brand, host),
  hostOneLetterAway: (address, brand, host) =>
    imitation(address, `unterscheidet sich nur in einem Buchstaben von ${brand}`, brand, host),
  hostOtherEnding: (address, brand, host) =>
    imitation(
      address,
      `enthält den Namen von ${brand} mit einer Endung, die ${brand} nicht verwendet`,
      brand,
      host,
    ),
  hostSubdomain: (address, brand, host) =>
    imitation(
      address,
      `beginnt mit dem Namen von ${brand}, gehört aber jemand anderem`,
      brand,
      host,
    ),
  hostPhishingPhrase: (address, brand, host) =>
    imitation(
      address,
      `verbindet den Namen von ${brand} mit einem Wort für Anmeldung oder Hilfe`,
      brand,
      host,
    ),
  hiddenHost: (disguise, address) =>
    `Dieser Link scheint zu ${disguise} zu führen, führt aber zu ${address}: Browser ignorieren alles vor dem @. Entferne diesen Teil.`,
  brokenHost: (address) =>
    `Die Adresse ${address} ist ungültig: Ihr xn---Teil lässt sich nicht entschlüsseln. Korrigiere oder entferne den Link.`,
  mixedHost: (address, scripts) =>
    `Die Adresse ${address} mischt ${letters(scripts)} in einem Namen. So entstehen gefälschte Adressen. Verwende eine Adresse in nur einer Schrift.`,
  foreignHost: (address, scripts) =>
    `Die Adresse ${address} enthält ${letters(scripts)}. Das ist in Ordnung; manche Apps zeigen solche Adressen als xn--….`,
  blockedHost: (address, why) =>
    `Der Host ${address} steht auf einer Liste schädlicher Websites${why ? ` (${reasons[why] ?? why})` : ''}. Entferne den Link. Wenn das ein Irrtum ist, wende dich an den Betreiber dieser Website.`,
  linksUnchecked: (why) =>
    `Deine Links konnten nicht mit der Liste schädlicher Websites abgeglichen werden (${reasons[why] ?? why}). Du kannst trotzdem veröffentlichen; wir prüfen sie beim nächsten Mal.`,
  codeNavigation: () =>
    'Dieser Code leitet Besucher an eine andere Adresse weiter. Verwende stattdessen einen Link, damit sie sehen, wohin es geht.',
  codeLoads: () =>
    uncheckedCode('Er lädt ein Bild von einer Adresse, die erst beim Ausführen entsteht'),
  codeDecodes: (name) =>
    uncheckedCode(`Er verwendet ${name}, womit sich Adressen verbergen lassen`),
  codeComputes: () =>
    uncheckedCode('Er greift unter einem berechneten Namen auf einen Teil des Fensters zu'),
  linkHidden: (name) =>
    `Der Link „${name}“ hat noch keine Adresse, deshalb sehen Besucher ihn nicht. Gib seine Adresse an.`,
  linkWithoutAddress: (name) => deadLink(name, 'hat keine Adresse'),
  linkToNothing: (name) => deadLink(name, 'hat nur # als Adresse'),
  linkToMissing: (name, target) =>
    deadLink(name, `verweist auf ${target}, was es auf der Seite nicht gibt,`),
  linkUnfinished: (name) => deadLink(name, 'hat eine unvollständige Adresse'),
  placeholder: (text) =>
    `„${text}“ ist ein Platzhalter, den Besucher sehen würden. Ersetze ihn durch deinen eigenen Text, oder entferne die Zeile.`,
  imageWithoutAlt: () =>
    'Dieses Bild hat keinen Alternativtext; wer einen Screenreader nutzt, erfährt nicht, was es zeigt. Beschreibe es mit alt="…", oder setze alt="", wenn es nur schmückt.',
  linkVague: (name) =>
    `Der Link „${name}“ sagt nicht, wohin er führt. Verwende einen klaren Text, zum Beispiel den Namen der Seite, die er öffnet.`,
  linkEmpty: (address) =>
    `Der Link${address && ` zu ${address}`} hat keinen Text; wer einen Screenreader nutzt, erfährt nicht, was er ist. Ergänze einen Text oder ein aria-label.`,
  firstHeading: (text, level, expected) =>
    wrongHeading(`Die erste Überschrift „${text}“`, level, expected),
  nextHeading: (before, text, level, expected) =>
    wrongHeading(`Die Überschrift „${text}“ nach einer h${before}`, level, expected),
  lowContrast: (color, background, ratio, minimum) =>
    `Dieser Text ist schwer zu lesen: ${color} auf ${background} hat einen Kontrast von ${ratio.replace('.', ',')} zu 1; mindestens ${`${minimum}`.replace('.', ',')} zu 1 sollten es sein.`,
  heavyImages: (size, most) =>
    tooHeavy(
      size,
      most,
      'Das meiste davon sind eingebettete Bilder; lade sie in deine Mediathek hoch und verwende ihre Links.',
    ),
  heavyCode: (size, most) =>
    tooHeavy(size, most, 'Kürze Code, der sich wiederholt, und entferne ungenutzte Stile.'),
  noPreviewImage: () =>
    'Die Seite hat kein Vorschaubild, deshalb erscheinen geteilte Links ohne Bild. Füge deinem Profil oder der Seite eines hinzu.',

  removeField: () => 'Dieses Feld entfernen',
  removeLink: () => 'Diesen Link entfernen',
  removeLine: () => 'Diese Zeile entfernen',
  useColor: (color) => `${color} verwenden`,
  writeText: (text) => `„${text}“ schreiben`,
  nameLink: (text) => `„${text}“ nennen`,
  markDecorative: () => 'Als Schmuck kennzeichnen',
  makeHeading: (level) => `Zur h${level} machen`,
};
