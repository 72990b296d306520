// Texts of screens/onboarding, in German.
import { createPlural, type Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

const plural = createPlural('de');

export const messages: Messages<typeof en.messages> = {
  yourname: 'deinname',
  readingYourDetails: 'Deine Angaben werden gelesen',
  designingYourPage: 'Deine Seite wird gestaltet',
  choosingFonts: 'Schriften und Farben werden gewählt',
  optimizingScreens: 'Anpassung an jeden Bildschirm',
  finishing: 'Letzte Feinheiten',
  buildingYourPage: 'Deine Seite entsteht',
  somethingWentWrong: 'Etwas ist schiefgelaufen',
  createPageFailed: 'Deine Seite konnte nicht erstellt werden. Versuche es noch einmal.',
  inputSaved: 'Dein Benutzername und deine Links sind gespeichert.',
  goBack: 'Zurück',
  aboutYourPage: 'Was kommt auf deine Seite?',
  aboutIntro: 'Ein Satz und ein paar Links genügen. Du kannst später alles ändern.',
  yourLink: 'Dein Link:',
  pageName: 'Name auf deiner Seite',
  pageNameHint: 'Du, deine Band, dein Geschäft.',
  purpose: 'Wofür ist deine Seite? (optional)',
  purposeHint:
    'In deinen Worten und deiner Sprache: was du machst, wo, wann du geöffnet hast, wie es aussehen soll.',
  purposeExample:
    'Eine Bäckerei in Freiburg, Dienstag bis Sonntag 7–15 Uhr geöffnet, warm und rustikal',
  links: 'Links',
  pasteSeveral: 'Mehrere einfügen',
  importProfile: 'Profil importieren',
  pastedLinks: 'Deine Links',
  onePerLine: 'Einer pro Zeile, mit oder ohne Titel.',
  pastedExample: 'Shop: https://…\ninstagram.com/deinname',
  noLinksFound: 'In diesem Text sind keine Links.',
  addLinks: (count) => plural(count, { one: '# Link hinzufügen', other: '# Links hinzufügen' }),
  profileAddress: 'Adresse deines Profils',
  profileHint: 'Deine Seite bei Linktree, Carrd, deine eigene Website und andere.',
  profileExample: 'linktr.ee/deinname',
  import: 'Importieren',
  moreThanFit: (count, limit) =>
    plural(count, {
      one: `Hier passen nur die ersten ${limit} Links hin. Füge den letzten im Studio hinzu.`,
      other: `Hier passen nur die ersten ${limit} Links hin. Füge die anderen # im Studio hinzu.`,
    }),
  titlesShortened: (count, limit) =>
    plural(count, {
      one: `Ein Titel war länger als ${limit} Zeichen, deshalb haben wir ihn gekürzt. Prüfe, ob er noch sagt, was du meinst.`,
      other: `# Titel waren länger als ${limit} Zeichen, deshalb haben wir sie gekürzt. Prüfe, ob sie noch sagen, was du meinst.`,
    }),
  lookNotSaved: 'Dein Design wurde nicht gespeichert. Du kannst es im Studio ändern.',
  yourPage: 'Deine Seite',
  pageIsThere: 'Deine Seite gibt es schon',
  pageIsThereHint:
    'Du hast sie geändert oder veröffentlicht, deshalb bauen wir sie nicht noch einmal. Links und alles andere änderst du im AI Studio.',
  openStudio: 'AI Studio öffnen',
  goToDashboard: 'Zum Dashboard',
  back: 'Zurück',
  skip: 'Überspringen',
  next: 'Weiter',
  linkTitle: (place) => `Titel von Link ${place}`,
  title: 'Titel',
  linkUrl: (place) => `URL von Link ${place}`,
  removeLink: (place) => `Link ${place} entfernen`,
  addLink: 'Link hinzufügen',
  of: (length, linkLimit) => `${length} von ${linkLimit}`,
  stepOf2: (step) => `Schritt ${step} von 2`,
  chooseYourUsername: 'Wähle deinen Benutzernamen',
  usernameIntro:
    'Er wird zu dem Link, den du überall teilst. Am besten kurz und leicht auszusprechen.',
  skipForNow: 'Später',
  pageTitle: (username) => `Seite von ${username}`,
  linkLimit: (limit) => `Höchstens ${limit} Links sind möglich`,
};
