// What is wrong with an entry of a form, in Spanish.
import { createPlural } from '@vys/contract/language/messages';
import type { EntryMessages } from './en.ts';

const plural = createPlural('es');

export const es: EntryMessages = {
  fields: { email: 'Correo electrónico', name: 'Nombre', message: 'Mensaje' },
  emailRequired: 'Escribe tu correo electrónico',
  emailInvalid: 'Escribe un correo electrónico válido',
  messageRequired: 'Escribe un mensaje',
  tooLong: (field, limit) =>
    `${field}: como máximo ${plural(limit, { one: '# carácter', other: '# caracteres' })}`,
  unsupportedCharacter: (field) => `${field}: contiene un carácter que no podemos guardar`,
  tooManyFields: (limit) =>
    `Un formulario puede tener como máximo ${plural(limit, { one: '# campo más', other: '# campos más' })}`,
  unsupportedFieldName: 'Un campo de este formulario tiene un nombre que no podemos guardar',
};
