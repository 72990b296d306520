// The README beside an exported page, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const de: Messages<typeof source.en> = {
  publishedPage: (url) =>
    `die Seite, wie Besucher sie unter ${url} gesehen haben, ohne unveröffentlichte Änderungen`,
  savedPage: 'deine gespeicherte Seite, die noch nie veröffentlicht wurde',
  exported: (day, page) => `Exportiert am ${day}: ${page}.`,
  view: 'Öffne zum Ansehen index.html in einem Browser. Das geht auch offline.',
  upload:
    'Lade zum Veröffentlichen den ganzen Ordner zu einem beliebigen Webhoster hoch. Du musst nichts installieren.',
  fonts:
    'Die Schriften dieser Seite stehen unter der SIL Open Font License 1.1: Du darfst sie mit deiner Seite verwenden und weitergeben.',
  edit: 'Wenn du die Seite wieder importieren und bearbeiten möchtest, verwende den JSON-Export, nicht diese Kopie.',
  analytics: 'Besuche werden nicht gezählt: Diese Kopie sendet keine Daten.',
  formsByEmail: (email) =>
    `Formulare öffnen das E-Mail-Programm der Besucher, adressiert an ${email}.`,
  formsOff: 'Formulare senden nichts; ein Hinweis unter der Seite sagt das.',
  noCode: 'Interaktive Teile sind nicht enthalten, weil sie Code von anderen Websites laden:',
  missingFiles: 'Diese Dateien konnten wir nicht aufnehmen:',
};
