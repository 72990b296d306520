// Texts of screens/studio/notices, in Spanish.
import { createPlural, type Messages } from '@vys/contract/language/messages';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';
import type * as en from './en.ts';

const plural = createPlural(interfaceLanguage);

export const messages: Messages<typeof en.messages> = {
  code: 'Código',
  codeViewLocked: 'Vista de código: solo con Premium',
  codeViewLockedHint:
    'El editor de código está disponible en los planes Premium y Team. Mejora tu plan para editar el código a mano.',
  codeNotSaved: 'Tus cambios en el código no están guardados',
  seePlans: 'Ver planes',
  upgrade: 'Mejorar plan',
  discardCodeChanges: 'Descartar los cambios del código',
  codeNotSavedHint:
    'El editor de código está disponible en Premium y Team. Tu página guardada sigue igual y el asistente puede seguir cambiándola.',
  newerVersion: 'Hay una versión más reciente en otro lugar',
  loadNewerVersion: 'Cargar la más reciente',
  keepMine: 'Conservar la mía',
  newerVersionHint:
    'Esta página se ha cambiado en otra pestaña o en otro dispositivo. En cualquier caso, tu versión queda en el historial.',
  templateUsed: 'Tu página con una plantilla nueva',
  saveTemplate: 'Guardar',
  discardTemplate: 'Descartar',
  contentKept: (added) => {
    const kept = 'Todo tu contenido está aquí. Aún no se ha guardado nada.';
    if (added === 0) return kept;
    const sections = plural(added, {
      one: 'Una sección espera',
      other: '# secciones esperan',
    });
    return `${kept} ${sections} tu texto: completa lo que está entre corchetes o elimínalo.`;
  },
  contentKeptInPart:
    'Aún no se ha guardado nada. El código de tu página se escribió a mano, así que comprueba que no falte nada. Con «Descartar» recuperas tu página.',
  aiStudio: 'AI Studio',
  conversation: 'Conversación',
  tryAgain: 'Reintentar',
  assistantLoadFailed:
    'No he podido cargar tu página. Está a salvo en el servidor. Comprueba tu conexión e inténtalo de nuevo.',
  loadFailed: 'No hemos podido cargar tu página',
};
