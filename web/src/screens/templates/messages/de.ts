// Texts of screens/templates, in German.
import { createPlural, type Messages } from '@vys/contract/language/messages';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';
import type * as en from './en.ts';

const plural = createPlural(interfaceLanguage);

export const messages: Messages<typeof en.messages> = {
  title: 'Vorlagen',
  intro: 'Starte mit einem fertigen Design. Dein Name, deine Links und deine Inhalte bleiben.',
  search: 'Vorlagen suchen',
  searchHint: 'Zum Beispiel „Bäckerei“ oder „Band“',
  audience: 'Gemacht für',
  mood: 'Stil',
  scheme: 'Farben',
  clear: 'Filter zurücksetzen',
  noMatch: 'Keine Vorlage passt',
  noMatchHint:
    'Versuche es mit einem anderen Wort, oder setze die Filter zurück. Jede Vorlage passt zu jeder Seite.',
  found: (count) => plural(count, { one: '# Vorlage', other: '# Vorlagen' }),
  preview: 'Vorschau',
  previewOf: (name) => `Vorschau: ${name}`,
  previewTitle: (name) => `Vorlage „${name}“`,
  previewFrame: 'Vorschau der Vorlage',
  use: 'Vorlage verwenden',
  useNamed: (name) => `Vorlage verwenden: ${name}`,
  promise:
    'Öffnet sich im AI Studio mit deinen eigenen Inhalten. Gespeichert wird erst, wenn du speicherst, und du kannst es rückgängig machen.',
  loading: 'Vorlage wird geladen',
  loadFailed: 'Diese Vorlage konnte nicht geladen werden',
  loadFailedHint: 'Prüfe deine Verbindung und versuche es noch einmal.',
  tryAgain: 'Erneut versuchen',
  notKept:
    'Die Vorlage konnte nicht an das AI Studio übergeben werden. Erlaube dieser Website das Speichern von Daten und versuche es noch einmal.',
  audiences: {
    all: 'Alle',
    music: 'Musik und Bühne',
    shows: 'Podcasts und Streams',
    art: 'Kunst und Handwerk',
    business: 'Kleine Unternehmen',
    writing: 'Texte und Portfolio',
    events: 'Anlässe und Vereine',
  },
  moods: {
    all: 'Jeder Stil',
    bold: 'Kräftig',
    calm: 'Ruhig',
    elegant: 'Elegant',
    playful: 'Verspielt',
    warm: 'Warm',
    minimal: 'Reduziert',
  },
  schemes: { all: 'Alle', light: 'Hell', dark: 'Dunkel' },
  templates: {
    musician: {
      name: 'Musik',
      description: 'Dein Name als Plakat, dann Songs und Tourdaten.',
      keywords: 'musiker musikerin band künstler dj sänger sängerin konzert album tour',
    },
    photographer: {
      name: 'Fotografie',
      description: 'Eine ruhige Galerie, die deine Arbeiten sprechen lässt.',
      keywords: 'fotograf fotografin illustration architektur portfolio bilder drucke galerie',
    },
    cafe: {
      name: 'Café & Bäckerei',
      description: 'Öffnungszeiten, Karte und der Weg zu dir.',
      keywords: 'restaurant bar essen kaffee friseur blumen laden gastronomie',
    },
    podcaster: {
      name: 'Podcast',
      description: 'Erst auf Play drücken, dann die Plattform wählen.',
      keywords: 'podcaster radio sendung youtube kanal folgen episoden',
    },
    coach: {
      name: 'Coaching',
      description: 'Ein ruhiger Anfang, die Woche im Blick, ein Button zum Buchen.',
      keywords: 'coach yoga therapie trainer trainerin wellness lehrer kurse',
    },
    comedian: {
      name: 'Comedy',
      description: 'Der nächste Termin ganz groß, alle anderen als Tickets.',
      keywords: 'comedian vortrag tournee künstler theater bühne auftritte shows tickets',
    },
    author: {
      name: 'Autor:in',
      description: 'Worte zuerst: Newsletter, Bücher und Lesungen.',
      keywords: 'autor autorin schriftsteller newsletter buch roman forschung journalist',
    },
    nonprofit: {
      name: 'Gemeinnützig',
      description: 'Was ihr tut, was es bewirkt hat, wie man hilft.',
      keywords: 'verein organisation ngo club kampagne spenden ehrenamt zweck',
    },
    streamer: {
      name: 'Streaming',
      description: 'Ein Spielmenü mit deinem Zeitplan und deiner Community.',
      keywords: 'streamer twitch gaming gamer discord live esport spiele',
    },
    wedding: {
      name: 'Hochzeit',
      description: 'Eine Einladung mit Programm, Ort und Antworten.',
      keywords: 'feier fest einladung geburtstag ausstellung zusage gäste',
    },
    freelancer: {
      name: 'Selbstständig',
      description: 'Eine Visitenkarte, die sagt, wofür man dich bucht.',
      keywords: 'freelancer beratung designer entwickler lebenslauf job makler agentur',
    },
    maker: {
      name: 'Handgemacht',
      description: 'Deine neuesten Stücke als Kacheln, mit Preisen.',
      keywords: 'handwerk laden keramik basteln schmuck etsy shop produkte',
    },
  },
};
