// Texts of features/pages/content, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export type { FieldText, SectionText } from './en.ts';

export const sectionTexts: Messages<typeof en.sectionTexts> = {
  links: { name: 'Links', purpose: 'Eine zweite Liste von Links mit eigener Überschrift' },
  featured: { name: 'Highlight', purpose: 'Eine große Ankündigung mit Bild und Button' },
  gallery: {
    name: 'Galerie',
    purpose: 'Fotos deiner Arbeit, deines Ladens oder deiner Reisen',
    item: 'Foto',
    items: 'Fotos',
  },
  video: {
    name: 'Videos',
    purpose: 'Videos, die auf deiner Seite laufen',
    item: 'Video',
    items: 'Videos',
  },
  music: {
    name: 'Musik',
    purpose: 'Songs, Alben und Playlists zum Anhören',
    item: 'Titel',
    items: 'Titel',
  },
  products: {
    name: 'Produkte',
    purpose: 'Was man bei dir kaufen kann, mit Bild und Preis',
    item: 'Produkt',
    items: 'Produkte',
  },
  menu: {
    name: 'Speisekarte',
    purpose: 'Speisen und Getränke mit Preisen',
    item: 'Gericht',
    items: 'Speisen und Getränke',
  },
  services: {
    name: 'Leistungen',
    purpose: 'Was man bei dir buchen kann',
    item: 'Leistung',
    items: 'Leistungen',
  },
  hours: { name: 'Öffnungszeiten', purpose: 'Wann du geöffnet hast, Tag für Tag' },
  events: {
    name: 'Termine',
    purpose: 'Auftritte, Kurse, Veranstaltungen und Tickets',
    item: 'Termin',
    items: 'Termine',
  },
  about: { name: 'Über dich', purpose: 'Deine Geschichte, mit einem Bild' },
  testimonials: {
    name: 'Stimmen',
    purpose: 'Was andere über dich sagen',
    item: 'Zitat',
    items: 'Zitate',
  },
  team: { name: 'Team', purpose: 'Die Menschen dahinter', item: 'Person', items: 'Personen' },
  press: {
    name: 'Presse',
    purpose: 'Wer über dich geschrieben oder gesprochen hat',
    item: 'Beitrag',
    items: 'Beiträge',
  },
  faq: {
    name: 'Fragen',
    purpose: 'Antworten auf das, was oft gefragt wird',
    item: 'Frage',
    items: 'Fragen',
  },
  stats: {
    name: 'Zahlen',
    purpose: 'Ein paar Zahlen, die beeindrucken',
    item: 'Zahl',
    items: 'Zahlen',
  },
  countdown: {
    name: 'Countdown',
    purpose: 'Die Zeit bis zu einem Start, einer Hochzeit, einem Auftritt',
  },
  map: { name: 'Adresse', purpose: 'Wo man dich findet, mit Wegbeschreibung' },
  contact: { name: 'Kontakt', purpose: 'Formular, E-Mail-Adresse und Telefonnummer' },
  newsletter: { name: 'Newsletter', purpose: 'Sammle E-Mail-Adressen von Abonnenten' },
  waitlist: { name: 'Warteliste', purpose: 'Vor dem Start können sich alle eintragen' },
  guestbook: { name: 'Gästebuch', purpose: 'Besucher hinterlassen dir eine Nachricht' },
  quote: { name: 'Zitat', purpose: 'Ein Satz, groß gesetzt' },
  text: { name: 'Text', purpose: 'Was du sonst noch sagen möchtest' },
  image: { name: 'Bild', purpose: 'Ein Bild über die ganze Breite' },
  spacer: { name: 'Abstand', purpose: 'Raum oder eine Linie zwischen zwei Abschnitten' },
  footer: { name: 'Fußzeile', purpose: 'Die letzten Zeilen, etwa Impressum und Datenschutz' },
};

export const fields: Messages<typeof en.fields> = {
  name: { label: 'Name' },
  title: { label: 'Überschrift' },
  text: { label: 'Text' },
  tagline: { label: 'Untertitel', hint: 'Was du machst, in einer Zeile' },
  about: {
    label: 'Über dich',
    hint: 'Ein paar Sätze. Eine leere Zeile beginnt einen neuen Absatz.',
  },
  location: { label: 'Ort' },
  pronouns: { label: 'Pronomen' },
  avatar: { label: 'Profilbild' },
  cover: { label: 'Titelbild' },
  lang: {
    label: 'Sprache der Seite',
    hint: 'Für Datum, Öffnungszeiten und Buttons wie „Abonnieren“',
  },
  url: { label: 'Link', hint: 'Wohin ein Klick führt' },
  description: { label: 'Beschreibung' },
  icon: { label: 'Symbol' },
  image: { label: 'Bild' },
  emphasis: { label: 'Zeigen als' },
  group: {
    label: 'Gruppe',
    hint: 'Einträge derselben Gruppe stehen zusammen unter dieser Überschrift',
  },
  schedule: {
    label: 'Zeitraum',
    hint: 'Beide Tage eingeschlossen. In deiner Vorschau ist es immer zu sehen.',
  },
  from: { label: 'Erster Tag' },
  until: { label: 'Letzter Tag' },
  headline: { label: 'Überschrift' },
  action: { label: 'Button' },
  caption: { label: 'Bildunterschrift' },
  artist: { label: 'Interpret' },
  price: { label: 'Preis', hint: 'So, wie Besucher ihn sehen' },
  isSoldOut: { label: 'Ausverkauft' },
  duration: { label: 'Dauer', hint: 'Zum Beispiel 45 Min.' },
  timeZone: { label: 'Zeitzone' },
  days: { label: 'Zeiten' },
  note: { label: 'Hinweis' },
  day: { label: 'Datum' },
  when: { label: 'Wann, in Worten', hint: 'Wenn es kein Datum gibt: jeden Freitag' },
  time: { label: 'Uhrzeit' },
  place: { label: 'Ort' },
  city: { label: 'Stadt' },
  status: { label: 'Tickets' },
  quote: { label: 'Zitat' },
  role: { label: 'Rolle' },
  question: { label: 'Frage' },
  answer: { label: 'Antwort' },
  value: { label: 'Zahl', hint: 'Zum Beispiel 12.000 oder 98 %' },
  label: { label: 'Was sie zählt' },
  afterText: { label: 'Text danach', hint: 'Erscheint, sobald der Moment vorbei ist' },
  address: { label: 'Adresse' },
  email: { label: 'E-Mail' },
  phone: { label: 'Telefon' },
  hasForm: { label: 'Kontaktformular' },
  button: { label: 'Text des Buttons', hint: 'Leer lassen für den üblichen' },
  source: { label: 'Wer es gesagt hat' },
  size: { label: 'Größe' },
};

export const ownFields: Messages<typeof en.ownFields> = {
  'link.title': { label: 'Titel' },
  'link.url': { label: 'Adresse', hint: 'Eine Website, E-Mail-Adresse oder Telefonnummer' },
  'action.text': { label: 'Text des Buttons' },
  'action.url': { label: 'Wohin er führt' },
  'map.url': {
    label: 'Link zur Wegbeschreibung',
    hint: 'Leer lassen, um ihn aus der Adresse zu bilden',
  },
  'video.item.url': {
    label: 'Link zum Video',
    hint: 'Von YouTube, Vimeo oder einer anderen Website',
  },
  'music.item.url': {
    label: 'Link zur Musik',
    hint: 'Von Spotify, SoundCloud oder einer anderen Website',
  },
  'music.item.name': { label: 'Titel' },
  'products.item.url': { label: 'Link zum Kaufen' },
  'services.item.url': { label: 'Link zum Buchen' },
  'events.item.url': { label: 'Link zu den Tickets' },
  'team.item.text': { label: 'Über diese Person' },
  'press.item.name': { label: 'Medium' },
  'press.item.url': { label: 'Link zum Artikel' },
  'spacer.title': {
    label: 'Überschrift',
    hint: 'Zu deiner Orientierung; Besucher sehen hier keine Überschrift',
  },
};

export const fieldText: typeof en.fieldText = (owner, name) =>
  ownFields[`${owner}.${name}`] ?? fields[name] ?? { label: name };

export const choices: Messages<typeof en.choices> = {
  'emphasis.normal': 'Button',
  'emphasis.featured': 'Großer Button',
  'emphasis.icon': 'Symbol bei den sozialen Netzwerken',
  'status.available': 'Verfügbar',
  'status.sold-out': 'Ausverkauft',
  'status.canceled': 'Abgesagt',
  'status.free': 'Eintritt frei',
  'size.small': 'Klein',
  'size.medium': 'Mittel',
  'size.large': 'Groß',
};

export const choiceText: typeof en.choiceText = (field, value) =>
  choices[`${field}.${value}`] ?? value;

export const messages: Messages<typeof en.messages> = {
  empty: 'Das darf nicht leer sein. Deine Seite zeigt weiter, was vorher dort stand.',
  tooLong: (max) => `Höchstens ${max} Zeichen.`,
  badUrl: 'Gib eine Webadresse, E-Mail-Adresse oder Telefonnummer ein.',
  badImageUrl: 'Gib eine Webadresse ein, die mit https:// beginnt.',
  badEmail: 'Gib eine E-Mail-Adresse wie name@example.com ein.',
  badDay: 'Gib ein vollständiges Datum ein.',
  badTime: 'Gib eine Uhrzeit wie 18:30 ein.',
  badHours: 'Gib ein, wann du öffnest und wann du schließt.',
  badValue: 'Das passt hier nicht. Versuche es kürzer oder einfacher.',
  incompleteButton: 'Ein Button braucht einen Text und einen Link.',
  endsBeforeStart: 'Der letzte Tag liegt vor dem ersten, deshalb sehen Besucher es nie.',
  characterCount: (length, max) => `${length} von ${max}`,

  choosePicture: 'Auswählen',
  replacePicture: 'Ersetzen',
  uploadPicture: 'Hochladen',
  uploadingPicture: 'Wird hochgeladen',
  removePicture: 'Entfernen',
  pictureAlt: 'Bildbeschreibung',
  pictureAltHint:
    'Für alle, die es nicht sehen können. Lass das Feld leer, wenn das Bild nur schmückt.',
  pictureCaption: 'Bildunterschrift',

  currency: 'Währung',
  noCurrency: 'Keine',
  searchCurrency: 'Währungen suchen',
  timeZone: 'Zeitzone',
  noTimeZone: 'Nicht festgelegt',
  searchTimeZone: 'Städte und Regionen suchen',
  icon: 'Symbol',
  automaticIcon: 'Automatisch, aus der Adresse',
  searchIcon: 'Symbole suchen',
  nothingFound: 'Nichts gefunden. Versuche es mit einem anderen Wort.',

  days: {
    mon: 'Montag',
    tue: 'Dienstag',
    wed: 'Mittwoch',
    thu: 'Donnerstag',
    fri: 'Freitag',
    sat: 'Samstag',
    sun: 'Sonntag',
  },
  dayState: (day) => `${day}, geöffnet oder geschlossen`,
  dayOpen: 'Geöffnet',
  dayClosed: 'Geschlossen',
  dayUnlisted: 'Keine Angabe',
  opens: (day, range) => `${day}, öffnet${range > 1 ? ` (${range})` : ''}`,
  closes: (day, range) => `${day}, schließt${range > 1 ? ` (${range})` : ''}`,
  addRange: (day) => `${day}: Zeiten hinzufügen`,
  removeRange: (day, range) => `${day}: Zeiten ${range} entfernen`,
  copyToAll: (day) => `${day} auf alle Tage übertragen`,
  until: '–',

  directions: 'Anfahrt',
};
