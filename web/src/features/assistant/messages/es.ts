// Texts of features/assistant, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const suggestedPrompts: Messages<typeof en.suggestedPrompts> = [
  'Crea una página minimalista con Instagram y TikTok',
  'Haz una página de portafolio con un fondo degradado morado',
  'Crea una página con lista de espera para mi nueva app',
  'Haz una página de precios para un producto SaaS',
];

export const suggestedEdits: Messages<typeof en.suggestedEdits> = [
  'Muéstrame otro diseño',
  'Pon el fondo verde oscuro',
  'Usa una fuente redondeada',
  'Añade un boletín',
];

const phases: Messages<typeof en.messages.phases> = {
  reading: 'La IA está pensando…',
  building: 'La IA está pensando…',
  checking: 'La IA está pensando… Revisando la página',
  saving: 'La IA está pensando… Guardando',
};

export const messages: Messages<typeof en.messages> = {
  phases,
  message: 'Mensaje',
  messageAiStudio: 'Mensaje para AI Studio…',
  stop: 'Detener',
  send: 'Enviar',
  browseImages: 'Ver las imágenes subidas',
  uploadImage: 'Subir una imagen',
  conversation: 'Conversación',
  saveChanges: 'Guardar cambios',
  revert: 'Revertir',
  you: 'Tú:',
  attached: (index) => `Adjunto ${index}`,
  noReply: 'Sin respuesta.',
  notSent: 'No enviado.',
  sendFailed: 'No hemos podido enviar tu mensaje. Comprueba tu conexión e inténtalo de nuevo.',
  tryAgain: 'Reintentar',
  assistant: 'Asistente:',
  changes: 'Qué ha cambiado',
  showOnPage: 'Mostrar en tu página:',
  noLongerThere: 'Ya no está en tu página',
  suggestions: 'Prueba una de estas ideas',
  earlier: 'Mostrar mensajes anteriores',
  done: 'Listo.',
  stoppedUnsent: 'Detenido. Tu página no ha cambiado.',
  stoppedUnknown: 'Detenido. Si el cambio ya se había hecho, lo encontrarás en el historial.',
};
