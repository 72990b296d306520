// Texts of screens/studio/content, in German.
import { createPlural, type Messages } from '@vys/contract/language/messages';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';
import type * as en from './en.ts';

const plural = createPlural(interfaceLanguage);

export const sortTexts: Messages<typeof en.sortTexts> = {
  handle: (name) => `${name} verschieben`,
  instructions:
    'Um einen Eintrag zu verschieben, drücke die Leertaste, benutze die Pfeiltasten und drücke noch einmal die Leertaste. Mit Escape brichst du ab.',
  lifted: (name, position, count) => `${name} aufgenommen, Platz ${position} von ${count}.`,
  moved: (name, position, count) => `${name} ist jetzt auf Platz ${position} von ${count}.`,
  dropped: (name, position, count) => `${name} wurde auf Platz ${position} von ${count} abgelegt.`,
  canceled: (name) => `${name} ist wieder am alten Platz.`,
};

export const messages: Messages<typeof en.messages> = {
  loading: 'Deine Seite wird gelesen',
  noPageTitle: 'Noch keine Seite',
  noPageHint: 'Beschreibe deine Seite im Chat. Danach kannst du hier alles bearbeiten.',
  searchEngines: 'Wie Suchmaschinen deine Seite finden',
  openChat: 'Chat öffnen',
  unreadableTitle: 'Der Code dieser Seite ist nicht lesbar',
  unreadableHint: 'Korrigiere den Code oder geh im Verlauf zu einer älteren Version zurück.',
  busy: 'Der Assistent ändert gerade deine Seite',

  back: 'Zurück',
  profile: 'Profil',
  profileHint: 'Name, Bild und ein paar Worte',
  links: 'Links',
  link: 'Link',
  section: 'Abschnitt',
  sections: 'Abschnitte',
  layout: 'Anordnung',
  automaticLayout: 'Automatisch, nach dem Design',
  details: 'Einzelheiten',

  addLinks: 'Links hinzufügen',
  addLinksHint: 'Eine oder mehrere Adressen, jede in einer eigenen Zeile',
  add: 'Hinzufügen',
  cancel: 'Abbrechen',
  noAddressFound: 'Gib eine Webadresse, eine E-Mail-Adresse oder eine Telefonnummer ein.',
  tooManyLinks: (max) => `Eine Liste fasst bis zu ${max} Links.`,
  noLinks: 'Noch keine Links. Füge den ersten hinzu oder gleich mehrere auf einmal ein.',
  addSection: 'Abschnitt hinzufügen',
  searchSections: 'Was möchtest du zeigen?',
  noSections:
    'Noch keine Abschnitte. Füge Öffnungszeiten, eine Speisekarte, eine Galerie und mehr hinzu.',
  tooManySections: (max) => `Eine Seite fasst bis zu ${max} Abschnitte.`,
  addItem: (kind) => `${kind} hinzufügen`,
  noItems: 'Hier ist noch nichts.',
  itemAddress: 'Adresse',

  groups: {
    show: 'Zeigen',
    offer: 'Verkaufen und einladen',
    tell: 'Erzählen',
    hear: 'Von Besuchern hören',
    arrange: 'Anordnen',
  },

  more: (name) => `Mehr zu ${name}`,
  hide: (name) => `${name} ausblenden`,
  show: (name) => `${name} einblenden`,
  duplicate: 'Duplizieren',
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  remove: 'Entfernen',
  undo: 'Rückgängig',
  removed: (name) => `${name} entfernt`,
  duplicated: (name) => `${name} dupliziert`,
  linksAdded: (count) => plural(count, { one: 'Link hinzugefügt', other: '# Links hinzugefügt' }),
  sectionAdded: (name) => `${name} hinzugefügt`,

  hidden: 'Ausgeblendet',
  scheduled: 'Geplant',
  ended: 'Vorbei',
  noAddress: 'Noch keine Adresse',
  waitsForText: 'Wartet auf deinen Text',
  count: (count) => plural(count, { one: '# Eintrag', other: '# Einträge' }),
  photo: (place) => `Foto ${place}`,
  entry: (place) => `Eintrag ${place}`,

  codeTitle: 'Diese Seite wurde als Code geschrieben',
  codeHint:
    'Du kannst bearbeiten, was wir darin gefunden haben. Bau sie neu auf, um Abschnitte hinzuzufügen, auszublenden, zu planen und alles andere zu tun. Name, Links, Texte und Bilder bleiben; die Anordnung ändert sich.',
  rebuild: 'Als bearbeitbare Seite neu aufbauen',
  rebuilt: 'Deine Seite ist jetzt bearbeitbar',
};
