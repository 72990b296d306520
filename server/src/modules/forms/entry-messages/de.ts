// What is wrong with an entry of a form, in German.
import { createPlural } from '@vys/contract/language/messages';
import type { EntryMessages } from './en.ts';

const plural = createPlural('de');

export const de: EntryMessages = {
  fields: { email: 'E-Mail-Adresse', name: 'Name', message: 'Nachricht' },
  emailRequired: 'Bitte gib deine E-Mail-Adresse ein',
  emailInvalid: 'Gib eine gültige E-Mail-Adresse ein',
  messageRequired: 'Bitte schreib eine Nachricht',
  tooLong: (field, limit) =>
    `${field}: höchstens ${plural(limit, { one: '# Zeichen', other: '# Zeichen' })}`,
  unsupportedCharacter: (field) => `${field}: enthält ein Zeichen, das wir nicht speichern können`,
  tooManyFields: (limit) =>
    `Ein Formular kann höchstens ${plural(limit, { one: '# weiteres Feld', other: '# weitere Felder' })} haben`,
  unsupportedFieldName:
    'Ein Feld in diesem Formular hat einen Namen, den wir nicht speichern können',
};
