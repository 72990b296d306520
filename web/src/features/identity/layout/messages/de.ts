// Texts of features/identity/layout, in German.
import type { Messages } from '@vys/contract/language/messages';
import { richText } from '#web/lib/format/rich-text.ts';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  termsOfService: 'Nutzungsbedingungen',
  privacyPolicy: 'Datenschutzerklärung',
  themesClaim: 'Designs, Farben und Layouts nach deinem Geschmack',
  themesDetail: 'Beschreibe, wie es aussehen soll, und sieh zu, wie die Seite so wird.',
  analyticsClaim: 'Statistiken in Echtzeit: Klicks, Aufrufe und Publikum',
  analyticsDetail: 'Sieh, was geöffnet wird, im selben Moment.',
  mobileClaim: 'Seiten, die auf dem Handy überzeugen',
  mobileDetail: 'Zuerst für Handys gestaltet, denn dort werden die meisten Links geöffnet.',
  activeCreators: 'aktive Creator',
  linksShared: 'geteilte Links',
  language: 'Sprache',
  aboutVys: 'Über Vys',
  tagline: 'Ein Link für alles, was du machst.',
  demoPrompt: 'Eine warme Seite für meine Keramik, mit meinen Workshop-Terminen',
  or: 'oder',
  acceptTerms: (terms, privacy) => richText`Ich akzeptiere die ${terms} und die ${privacy}`,
  acceptTermsFirst: 'Akzeptiere zuerst die Bedingungen',
  demoBio: 'Steinzeug von einer kleinen Insel. Neuer Brand bei jedem Vollmond.',
  demoLinks: ['Frühjahrskollektion', 'Workshop-Termine', 'Werkstatt-Tagebuch'],
};
