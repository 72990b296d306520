// Texts of features/forms, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import { richText } from '#web/lib/format/rich-text.ts';
import type * as en from './en.ts';

const views: Messages<typeof en.messages.views> = {
  all: 'Todo',
  newsletter: 'Newsletter',
  contact: 'Mensajes',
  guestbook: 'Libro de visitas',
};

const kinds: Messages<typeof en.messages.kinds> = {
  newsletter: 'Newsletter',
  contact: 'Mensaje',
  guestbook: 'Libro de visitas',
};

export const messages: Messages<typeof en.messages> = {
  views,
  kinds,
  someVisitor: 'Anónimo',
  unconfirmedSignups:
    'Este servidor no tiene configurado el envío de correos, así que las suscripciones no se confirman. Puede que una dirección no sea de la persona que la introdujo.',
  showMore: 'Mostrar más',
  nothingHereYet: 'Aún no hay nada',
  addFormHint: (newsletterPrompt, contactPrompt) =>
    richText`Añade un formulario a tu página para saber de tus visitantes. Dile al asistente ${newsletterPrompt} o ${contactPrompt} y luego publica.`,
  formIsThere: 'Tu página tiene un formulario. Lo que envíen los visitantes aparecerá aquí.',
  formNotPublished:
    'Tu página tiene un formulario. Cuando la publiques, lo que envíen los visitantes aparecerá aquí.',
  newsletterPrompt: 'Añade un boletín',
  contactPrompt: 'Añade un formulario de contacto',
  openAiStudio: 'Abrir AI Studio',
  loadFailed: 'No hemos podido cargar tus mensajes',
  tryAgain: 'Reintentar',
  showLess: 'Mostrar menos',
  showAll: 'Mostrar todo',
  messages: 'Mensajes',
  intro: 'Todo lo que los visitantes envían desde los formularios de tu página',
  filterMessages: 'Filtrar mensajes',
  exportFailed: 'No se ha podido exportar',
  exportCsv: 'Exportar CSV',
  nothingToExport: 'Aún no hay mensajes para exportar',
  waitingForConfirmation: 'Pendiente de confirmación',
  confirmed: 'Confirmada',
  notConfirmed: 'Sin confirmar',
  from: 'De',
  message: 'Mensaje',
  when: 'Cuándo',
  actions: 'Acciones',
  replyByEmail: 'Responder por correo',
  deleteMessage: (sender) => `Eliminar el mensaje de ${sender}`,
  messageDeleted: 'Mensaje eliminado',
  undo: 'Deshacer',
};
