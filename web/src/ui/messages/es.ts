// Texts of ui, in Spanish.
import { createPlural, type Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

const plural = createPlural('es');

export const messages: Messages<typeof en.messages> = {
  copy: 'Copiar',
  copied: '¡Copiado!',
  notices: 'Avisos',
  close: 'Cerrar',
  cancel: 'Cancelar',
  hidePassword: 'Ocultar contraseña',
  showPassword: 'Mostrar contraseña',
  passwordStrength: 'Seguridad de la contraseña',
  weak: 'Débil',
  medium: 'Media',
  strong: 'Fuerte',
  commandPalette: 'Paleta de comandos',
  commandPlaceholder: 'Escribe un comando o busca',
  commands: 'Comandos',
  recentCommands: 'Recientes',
  noResults: 'Sin resultados. Prueba con otra palabra.',
  results: (count) => plural(count, { one: '# resultado', other: '# resultados' }),
  escapeKey: 'Esc',
  percent: (percent) => `${percent}\u00A0%`,
};
