// Why a page or an image is not changed or published. `reason` is a sentence, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const de: Messages<typeof source.en> = {
  doesNotCompile: (reason) =>
    `Die Seite hat einen Fehler und wurde deshalb nicht veröffentlicht. ${reason}`.trim(),
  doesNotRender: (reason) =>
    `Die Seite konnte nicht dargestellt werden und wurde deshalb nicht veröffentlicht. ${reason}`.trim(),
  blocked: (reason, moreCount) =>
    `Die Seite wurde nicht veröffentlicht. ${reason}${moreCount > 0 ? ` Und ${moreCount} weitere.` : ''}`,
  suspended: (caseNumber, reason) =>
    `Deine Seite ist gesperrt und kann nicht veröffentlicht werden (Fall ${caseNumber}). Grund: ${reason} Du kannst im AI Studio Einspruch erheben.`,
  atLine: (line, reason) => `Zeile ${line}: ${reason}`.trim(),
  messageTooLong: 'Nachrichten dürfen bis zu 16 KB groß sein.',
  pageSuspended: 'Deine Seite ist gesperrt.',
  imageNotRemoved: (reason) =>
    `Wir konnten deine veröffentlichte Seite nicht aktualisieren und haben das Bild deshalb nicht gelöscht. ${reason}`.trim(),
  pageChanged: 'Deine Seite hat sich inzwischen geändert. Versuche es noch einmal.',
  nothingToRedo: 'Es gibt nichts zu wiederholen.',
};
