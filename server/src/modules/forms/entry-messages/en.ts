// What is wrong with an entry of a form, in English. Visitors read it in the language of the page.
import { createPlural, type Messages } from '@vys/contract/language/messages';

const plural = createPlural('en');

export const en = {
  fields: { email: 'Email', name: 'Name', message: 'Message' },
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email address',
  messageRequired: 'Message is required',
  tooLong: (field: string, limit: number) =>
    `${field} must be ${plural(limit, { one: '# character', other: '# characters' })} or less`,
  unsupportedCharacter: (field: string) => `${field} contains a character we can't save`,
  tooManyFields: (limit: number) =>
    `A form can have up to ${plural(limit, { one: '# extra field', other: '# extra fields' })}`,
  unsupportedFieldName: "A field in this form has a name we can't save",
};

export type EntryMessages = Messages<typeof en>;
