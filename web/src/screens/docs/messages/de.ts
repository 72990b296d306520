// Texts of the API documentation, in German.
import { API_KEY_REQUESTS_PER_MINUTE } from '@vys/contract/api/key-scopes';
import { createPlural, type Messages, type PluralForms } from '@vys/contract/language/messages';
import type * as en from './en.ts';

const plural = createPlural('de');

export const messages: Messages<typeof en.messages> = {
  vys: 'Vys',
  apiDocs: 'API-Dokumentation',
  backToApp: 'Zurück zu Vys',
  signIn: 'Anmelden',
  darkMode: 'Zu Dunkel wechseln',
  lightMode: 'Zu Hell wechseln',
  loading: 'API-Referenz wird geladen',
  failedTitle: 'Die API-Referenz konnte nicht geladen werden',
  failedHint: 'Prüfe deine Verbindung und versuche es noch einmal.',
  retry: 'Erneut versuchen',

  title: 'API-Referenz',
  intro:
    'Alles, was die Vys-App tut, läuft über diese HTTP-API. Mit einem eigenen Programm kannst du deine Statistiken lesen, deine Seite ändern oder sie veröffentlichen.',
  version: (version) => `Version ${version}`,
  openDocument: 'OpenAPI-Dokument',
  authentication: 'Authentifizierung',
  authenticationText: `Erstelle in den Einstellungen unter Sicherheit einen API-Schlüssel und sende ihn als Bearer-Token. Gib ihm nur die Rechte, die dein Programm braucht: Bei jedem Aufruf unten steht sein Scope, und write schließt read ein. Ein Schlüssel schafft bis zu ${API_KEY_REQUESTS_PER_MINUTE} Anfragen in der Minute.`,
  createKey: 'API-Schlüssel erstellen',
  howKeysWork: 'So funktionieren API-Schlüssel',
  keySafety:
    'Ein Schlüssel handelt für dich. Bewahre ihn deshalb auf deinem Server oder deinem eigenen Computer auf. Anmeldung, Sicherheit, Abrechnung, Export und Löschen des Kontos sind für jeden Schlüssel unerreichbar. Ein falsch geschriebener, abgelaufener oder widerrufener Schlüssel bekommt 401 auth.key_invalid, einer ohne den Scope 403 auth.key_scope.',
  accessTokens: 'Zugriffstokens',
  accessTokensText:
    'Aufrufe ohne Scope brauchen ein Zugriffstoken, das du mit E-Mail und Passwort bekommst. Es gilt fünf Minuten; mit dem Refresh-Token holst du das nächste.',
  errors: 'Fehler',
  errorsText:
    'Ein Fehler hat einen Status, einen Code für Programme und eine Meldung für Menschen. Verlass dich auf den Code: Meldungen können sich ändern. Warte nach 429 oder 503 so viele Sekunden, wie in Retry-After stehen.',
  baseUrl: 'Basis-URL',
  errorExample: 'Beispielfehler',
  groupsTitle: 'Alle Aufrufe',
  calls: (count) => plural(count, { one: '# Aufruf', other: '# Aufrufe' }),

  search: 'Aufrufe durchsuchen',
  searchPlaceholder: 'Pfad oder was er tut',
  clearSearch: 'Suche leeren',
  found: (count) => plural(count, { one: '# Aufruf gefunden', other: '# Aufrufe gefunden' }),
  nothingFound: 'Keine Aufrufe gefunden',
  nothingFoundHint: 'Versuche ein anderes, englisches Wort oder einen Teil eines Pfads wie /pages.',
  navigation: 'API-Aufrufe',
  overview: 'Überblick',
  showCalls: 'Alle Aufrufe',

  unknownTitle: 'Diesen Aufruf gibt es in der API nicht',
  unknownHint: 'Vielleicht heißt er jetzt anders. Suche ihn oder beginne beim Überblick.',

  caller: {
    anyone: 'Alle',
    optional: 'Alle; angemeldet mehr',
    user: 'Angemeldete Benutzer',
    editor: 'Angemeldete Benutzer und Code-Editoren',
    operator: 'Nur Betreiber',
  },
  alsoAt: 'Auch unter',
  keyScope: (scope) => `API-Schlüssel mit ${scope}`,
  noKeys: 'Keine API-Schlüssel',

  parameters: 'Parameter',
  requestBody: 'Inhalt der Anfrage',
  response: 'Antwort',
  emptyResponse: 'Kein Inhalt.',
  fileResponse: 'Eine Datei oder ein Stream dieses Typs.',
  possibleErrors: 'Fehler',
  field: 'Feld',
  details: 'Details',
  status: 'Status',
  code: 'Code',
  required: 'erforderlich',
  expand: (name) => `Felder von ${name} zeigen`,
  collapse: (name) => `Felder von ${name} verbergen`,
  place: { path: 'Im Pfad', query: 'In der Query', header: 'Header' },

  example: 'Beispiel',
  exampleResponse: 'Beispielantwort',
  language: 'Sprache',
  languages: { curl: 'curl', javascript: 'JavaScript', python: 'Python' },
  copyExample: 'Kopieren',
  copyFailed: 'Kopieren ging nicht. Markiere den Text und kopiere ihn selbst.',
  keyHint: 'Setze deinen API-Schlüssel in VYS_TOKEN ein.',
  tokenHint: 'Setze dein Zugriffstoken in VYS_TOKEN ein.',

  tryIt: 'Ausprobieren',
  tryItHint: 'Sendet diesen Aufruf an dein eigenes Konto.',
  tryItSignedOut: 'Melde dich an, um diesen Aufruf von hier an dein eigenes Konto zu senden.',
  tryItSignedOutOrKey:
    'Füge einen API-Schlüssel ein oder melde dich an, um diesen Aufruf an dein eigenes Konto zu senden.',
  credential: 'Senden mit',
  credentials: { session: 'Deiner Sitzung', key: 'API-Schlüssel' },
  apiKey: 'API-Schlüssel',
  apiKeyHint: (scope) => `Er braucht ${scope}. Er bleibt in diesem Tab und wird nie gespeichert.`,
  apiKeyInvalid: 'Ein API-Schlüssel beginnt mit vys_key_',
  tryItNotPossible:
    'Aufrufe mit Dateien, Streams oder Tokens lassen sich von hier nicht senden. Nimm ein Beispiel.',
  tryItDeletesAccount: 'Dein Konto löschst du in den Einstellungen.',
  send: 'Senden',
  valueNeeded: 'Gib einen Wert ein',
  bodyInvalid: 'Das ist kein gültiges JSON',
  body: 'Inhalt (JSON)',
  confirmTitle: 'Diesen Aufruf senden?',
  confirmText: (method, path) =>
    `${method} ${path} ändert dein Konto wirklich, nicht eine Kopie davon.`,
  confirmSend: 'Aufruf senden',
  cancel: 'Abbrechen',
  result: 'Ergebnis',
  took: (milliseconds) => `${milliseconds} ms`,
  emptyBody: 'Kein Inhalt',
  notSent: 'Der Aufruf hat Vys nicht erreicht. Prüfe deine Verbindung und versuche es noch einmal.',
  shortened: 'Es werden nur die ersten 100.000 Zeichen gezeigt.',
};

export const groupNames: Messages<typeof en.groupNames> = {
  app: 'Installation',
  identity: 'Anmeldung und Sicherheit',
  accounts: 'Konto',
  notifications: 'Benachrichtigungen',
  live: 'Live-Kanal',
  billing: 'Tarife und Zahlung',
  announcements: 'Ankündigungen',
  media: 'Bilder',
  analytics: 'Statistiken',
  ai: 'KI',
  pages: 'Seiten',
  templates: 'Vorlagen',
  forms: 'Formulare',
  moderation: 'Moderation',
  admin: 'Verwaltung',
};

export const typeWords: Messages<typeof en.typeWords> = {
  any: 'beliebig',
  or: ' oder ',
  list: (item) => `Liste von ${item}`,
  map: (value) => `Zuordnung von ${value}`,
  oneOf: (count) => `eine von ${count} Formen`,
  option: (place) => `Form ${place}`,
  formats: {
    uuid: 'UUID',
    'date-time': 'Datum und Uhrzeit (ISO 8601)',
    date: 'Datum (ISO 8601)',
    email: 'E-Mail',
    uri: 'URL',
    binary: 'Datei',
  },
  values: (values) => `Eines von ${values}`,
  byDefault: (value) => `Standard ${value}`,
  pattern: (pattern) => `passt zu ${pattern}`,
  length: (least, most) => range(least, most, { other: 'Zeichen' }),
  items: (least, most) => range(least, most, { one: 'Eintrag', other: 'Einträge' }),
  number: (least, most) => range(least, most, { other: '' }),
};

function range(least: number | undefined, most: number | undefined, unit: PluralForms): string {
  const text =
    least === undefined
      ? `bis zu ${most}`
      : most === undefined
        ? `mindestens ${least}`
        : `${least} bis ${most}`;
  return `${text} ${plural(most ?? least ?? 0, unit)}`.trim();
}
