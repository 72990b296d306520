// Texts of the pages module, in German.
import type { Messages } from '@vys/contract/language/messages';
import { createPlural } from '@vys/contract/language/messages';
import type * as source from './en.ts';

const plural = createPlural('de');
const counts = new Intl.NumberFormat('de');

export const de: Messages<typeof source.en> = {
  chat: {
    stopped: 'Angehalten. Deine Seite hat sich nicht geändert.',
    failed:
      'Bei uns ist etwas schiefgegangen. Deine Seite hat sich nicht geändert; bitte versuche es noch einmal.',
    notBuildable: (reason) =>
      `Diese Änderung hat nicht funktioniert, deshalb hat sich deine Seite nicht geändert. ${reason}`.trim(),
    history: {
      unsaved:
        'Deine letzten Änderungen sind noch nicht gespeichert. Mach sie im Editor rückgängig.',
      'history.undo': 'Es gibt noch nichts rückgängig zu machen.',
      'history.redo': 'Es gibt nichts zu wiederholen.',
      'history.goto': 'Diese Version gibt es nicht mehr.',
    },
  },
  goalImageTitle: (goal) => `${counts.format(goal)} Aufrufe`,
  imageUses: {
    profile: 'Profilbild',
    qrCode: 'Logo',
    image: (alt) => `Bild „${alt}“`,
    imageWithoutAlt: 'Bild ohne Beschreibung',
    background: 'Hintergrund',
    code: 'Bild im Code der Seite',
  },
  versions: {
    created: 'Seite erstellt',
    title: (title) => `Seitentitel zu „${title}“ geändert`,
    description: 'Beschreibung für Suchmaschinen geändert',
    code: 'Code geändert',
    codeLines: (lines) => `${plural(lines, { one: '# Zeile', other: '# Zeilen' })} Code geändert`,
    differences: {
      title: 'Seitentitel geändert',
      description: 'Beschreibung für Suchmaschinen geändert',
      code: 'Code geändert',
      codeLines: (lines) =>
        `Code geändert: ${plural(lines, { one: '# Zeile', other: '# Zeilen' })}`,
    },
  },
  dataExport: {
    conversation: 'Deine Unterhaltung mit dem Assistenten, das Älteste zuerst.',
    conversationEvents:
      'Was der Assistent gesendet hat, während er an deinen Nachrichten des letzten Tages gearbeitet hat.',
    page: 'Deine aktuelle Seite.',
    versions: 'Alle gespeicherten Versionen deiner Seite, die älteste zuerst.',
    formMessages:
      'Was dir Besucher über Formulare geschickt haben, auch noch unbestätigte Anmeldungen.',
    cases: 'Meldungen zu deiner Seite: Fallnummern und Entscheidungen.',
    appeals: 'Deine Einsprüche gegen Entscheidungen über deine Seite.',
  },
};
