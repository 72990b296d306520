// What is said around the assistant's replies, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import { createPlural } from '@vys/contract/language/messages';
import type * as source from './en.ts';

const plural = createPlural('es');

export const es: Messages<typeof source.en> = {
  label: 'Asistente integrado: sin modelo de lenguaje',
  labelWithModel: (model) => `Asistente integrado y ${model}`,
  fallback: 'Perdona, no lo he entendido. No se ha cambiado nada; prueba con otras palabras.',
  historyNeedsChat: 'Deshacer y rehacer solo funcionan en una conversación.',
  linkPage: (title, count) =>
    `Creada: ${title} con ${plural(count, { one: '# enlace', other: '# enlaces' })}.`,
};
