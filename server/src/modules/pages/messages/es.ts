// Texts of the pages module, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import { createPlural } from '@vys/contract/language/messages';
import type * as source from './en.ts';

const plural = createPlural('es');
const counts = new Intl.NumberFormat('es');
const countLines = (lines: number) => plural(lines, { one: '# línea', other: '# líneas' });

export const es: Messages<typeof source.en> = {
  chat: {
    stopped: 'Detenido. Tu página no ha cambiado.',
    failed: 'Algo ha fallado por nuestra parte. Tu página no ha cambiado; inténtalo de nuevo.',
    notBuildable: (reason) =>
      `No he podido hacer ese cambio, así que tu página no ha cambiado. ${reason}`.trim(),
    history: {
      unsaved: 'Tus últimos cambios aún no están guardados. Deshazlos en el editor.',
      'history.undo': 'Todavía no hay nada que deshacer.',
      'history.redo': 'No hay nada que rehacer.',
      'history.goto': 'Esa versión ya no existe.',
    },
  },
  goalImageTitle: (goal) => `${counts.format(goal)} visitas`,
  imageUses: {
    profile: 'Foto de perfil',
    qrCode: 'Logo',
    image: (alt) => `Imagen «${alt}»`,
    imageWithoutAlt: 'Imagen sin descripción',
    background: 'Fondo',
    code: 'Imagen en el código de la página',
  },
  versions: {
    created: 'Página creada',
    title: (title) => `título de la página cambiado a «${title}»`,
    description: 'descripción para buscadores cambiada',
    code: 'código cambiado',
    codeLines: (lines) => `${countLines(lines)} de código cambiadas`,
    differences: {
      title: 'Título de la página cambiado',
      description: 'Descripción para buscadores cambiada',
      code: 'Código cambiado',
      codeLines: (lines) => `Código cambiado: ${countLines(lines)}`,
    },
  },
  dataExport: {
    conversation: 'Tu conversación con el asistente, de lo más antiguo a lo más reciente.',
    conversationEvents:
      'Lo que envió el asistente mientras trabajaba en tus mensajes del último día.',
    page: 'Tu página actual.',
    versions: 'Todas las versiones guardadas de tu página, de la más antigua a la más reciente.',
    formMessages:
      'Lo que te enviaron los visitantes con los formularios, también las suscripciones pendientes de confirmar.',
    cases: 'Denuncias sobre tu página: números de caso y decisiones.',
    appeals: 'Tus apelaciones contra decisiones sobre tu página.',
  },
};
