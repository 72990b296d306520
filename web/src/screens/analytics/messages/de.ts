// Texts of screens/analytics, in German.
import { createPlural, type Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

const plural = createPlural('de');

const countViews = (count: number) => plural(count, { one: '# Aufruf', other: '# Aufrufe' });
const countClicks = (count: number) => plural(count, { one: '# Klick', other: '# Klicks' });
const countLinks = (count: number) => plural(count, { one: '# Link', other: '# Links' });

export const messages: Messages<typeof en.messages> = {
  title: 'Statistiken',
  timeZone: (range, zone) => `${range} · Zeitzone ${zone.replaceAll('_', ' ')}`,
  live: (count) => plural(count, { other: '# Besucher gerade da' }),
  liveHint: 'Besucher der letzten 5 Minuten',
  notUpdating: 'Wird gerade nicht aktualisiert',
  figures: {
    views: 'Aufrufe insgesamt',
    clicks: 'Klicks insgesamt',
    visitors: 'Einzelne Besucher',
    engagement: 'Interaktionsrate',
  },
  keyFigures: 'Kennzahlen',
  against: {
    '24h': 'vs. 24 Stunden davor',
    '7d': 'vs. 7 Tage davor',
    '30d': 'vs. 30 Tage davor',
    '90d': 'vs. 90 Tage davor',
  },
  noComparison: 'Noch nichts zum Vergleichen',

  countedAll: (views) => `${countViews(views)} gezählt, nichts ausgelassen`,
  countedWithout: (views, leftOut, reasons) =>
    `${countViews(views)} gezählt, ${plural(leftOut, { other: '# ausgelassen' })}: ${reasons}`,
  exclusions: {
    bot: (count) => plural(count, { other: '# von Bots' }),
    own: (count) => plural(count, { one: '# eigener', other: '# eigene' }),
    prefetch: (count) => plural(count, { other: '# von Browsern vorgeladen' }),
    gpc: (count) => plural(count, { other: '# mit Widerspruch gegen Tracking' }),
    rate: (count) => plural(count, { other: '# wegen zu vieler auf einmal' }),
    network: (count) => plural(count, { other: '# aus Rechenzentren' }),
  },
  howWeCount: 'So zählen wir',
  countingRules: [
    'Neu laden zählt als weiterer Aufruf. Aufrufe mit höchstens 30 Minuten Abstand sind ein Besuch.',
    'Ein Besucher zählt einmal am Tag, ohne Cookies. Wer morgen wiederkommt, zählt noch einmal.',
    'Wir lassen Bots aus, Seiten, die Browser vorab laden, deine eigenen Besuche, solange du angemeldet bist, und Besucher, die kein Tracking wollen.',
    'Die Interaktionsrate ist der Anteil der Besucher, die auf einen Link geklickt haben.',
  ],

  moreOnCounting: 'Mehr dazu, wie wir zählen',

  filters: 'Filter',
  filterBy: (dimension) => `Filtern nach ${dimension}:`,
  activeFilter: (dimension, value) => `${dimension}: ${value}`,
  removeFilter: (dimension, value) => `Filter entfernen: ${dimension}: ${value}`,
  clearFilters: 'Alle entfernen',
  filtersReachTo: (day) => `Gefilterte Zahlen beginnen in deinem Tarif am ${day}.`,
  dimensions: {
    link: 'Link',
    referrer: 'Herkunft',
    source: 'Quelle',
    medium: 'Medium',
    campaign: 'Kampagne',
    country: 'Land',
    device: 'Gerät',
    browser: 'Browser',
    language: 'Sprache',
  },

  showTable: (title) => `${title} als Tabelle zeigen`,
  showChart: (title) => `${title} als Diagramm zeigen`,
  views: 'Aufrufe',
  clicks: 'Klicks',
  visitors: 'Besucher',
  share: 'Anteil',
  showAll: (count) => `Alle anzeigen (${count})`,
  showLess: 'Weniger anzeigen',
  others: (count) => plural(count, { one: '# weiterer', other: '# weitere' }),
  nothingHere: 'Noch nichts',

  traffic: 'Verlauf',
  granularity: 'Gruppieren nach',
  granularities: {
    hour: 'Stunde',
    day: 'Tag',
    week: 'Woche',
  },
  compare: 'Mit dem Zeitraum davor vergleichen',
  compareShort: 'Vergleichen',
  viewsBefore: 'Aufrufe davor',
  published: 'Veröffentlicht',
  publishedTimes: (count) =>
    plural(count, { one: 'Veröffentlicht', other: '#-mal veröffentlicht' }),
  when: 'Wann',
  soFar: (point) => `${point}, bisher`,
  weekOf: (day) => `Woche ab ${day}`,
  series: 'Linien des Diagramms',
  trafficSummary: (views, clicks, best, bestViews) =>
    `${countViews(views)} und ${countClicks(clicks)}. Spitze: ${best}, ${countViews(bestViews)}.`,
  noTraffic: 'Keine Aufrufe oder Klicks in diesem Zeitraum.',

  links: 'Klicks nach Link',
  linksSummary: (clicks, links) =>
    `${countClicks(clicks)} auf ${countLinks(links)}, in der Reihenfolge deiner Seite`,
  noClicks: 'Keine Klicks in diesem Zeitraum, in der Reihenfolge deiner Seite',
  noLinks: 'Deine Seite hat noch keine Links.',
  pagePicture: 'Deine Seite mit den Klicks auf jeden Link',
  onPage: 'Auf deiner Seite',
  noLongerOnPage: 'Nicht mehr auf deiner Seite',
  link: 'Link',
  address: 'Adresse',

  devices: 'Geräte',
  referrers: 'Häufigste Herkunft',
  campaigns: 'Kampagnen',
  noCampaigns: 'Noch keine markierten Links',
  noCampaignsHint:
    'Hänge ?utm_source=newsletter an einen Link, den du teilst, und seine Besuche erscheinen hier.',
  campaignsBy: 'Kampagnen gruppieren nach',
  browsers: 'Browser',
  languages: 'Sprachen',
  countries: 'Länder',
  map: (summary) => `Weltkarte. ${summary}`,
  mapPlace: (name, views) => `${name}: ${countViews(views)}`,
  topSummary: (name, percent) => `${name} liegt mit ${percent} der Aufrufe vorn`,
  hours: 'Beliebteste Zeiten',
  hourOfDay: (hour) => hour,
  hoursSummary: (day, hour) => `Die meisten Aufrufe: ${day}, ${hour}`,
  hour: 'Stunde',

  digest: 'Wochenüberblick',
  digestHint:
    'Jeden Montagmorgen eine E-Mail mit den Zahlen der Vorwoche. Wochen ohne Besuche werden übersprungen.',

  export: 'Exportieren',
  exported: 'Statistiken exportiert',
  exportFailed: 'Die Statistiken konnten nicht exportiert werden. Versuche es noch einmal.',
  moreExports: 'Weitere Exportformate',
  exportKeyFigures: 'Kennzahlen exportieren',
  fullCsv: 'Alles als CSV',
  fullJson: 'Alles als JSON',

  loading: 'Statistiken werden geladen',
  loadFailed: 'Die Statistiken konnten nicht geladen werden',
  loadFailedHint: 'Es ist nichts verloren. Besuche werden weiter gezählt.',
  tryAgain: 'Erneut versuchen',
  noPage: 'Noch keine Seite',
  noPageHint:
    'Erstelle eine Seite und veröffentliche sie. Aufrufe und Klicks erscheinen hier, sobald es sie gibt.',
  createPage: 'Seite erstellen',
  notPublished: 'Veröffentliche deine Seite, um Besuche zu sehen',
  notPublishedHint:
    'Noch kann niemand sie öffnen. Sobald sie online ist, erscheint hier jeder Besuch.',
  openStudio: 'AI Studio öffnen',
  noVisits: 'Keine Besuche in diesem Zeitraum',
  noVisitsHint:
    'Teile deinen Link, zum Beispiel in deiner Instagram-Bio. Der erste Besuch erscheint hier in Sekunden.',
  copyLink: 'Link kopieren',
  noMatches: 'Nichts passt zu diesen Filtern',
  noMatchesHint: 'Entferne einen Filter oder wähle einen längeren Zeitraum.',
};
