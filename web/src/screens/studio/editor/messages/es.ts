// Texts of screens/studio/editor, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  formatFailed: 'No hemos podido dar formato al código',
  code: 'Código',
  source: 'Código fuente',
  sourceOf: (language) => `Código fuente ${language}`,
  editorLabel: (label) => `${label}. Pulsa Escape y luego Tab para salir.`,
  format: 'Dar formato',
  loadingEditor: 'Cargando el editor…',
  loadFailed: 'No se ha podido iniciar el editor',
  loadFailedHint: 'Tu página está a salvo y puedes seguir editándola en el chat.',
  tryAgain: 'Reintentar',
  phrases: {
    'Fold line': 'Contraer línea',
    'Unfold line': 'Desplegar línea',
    'folded code': 'código contraído',
    unfold: 'desplegar',
    'Folded lines': 'Líneas contraídas',
    'Unfolded lines': 'Líneas desplegadas',
    to: 'hasta',
    'Selection deleted': 'Selección eliminada',
    Completions: 'Sugerencias',
    'Control character': 'Carácter de control',
  },
};
