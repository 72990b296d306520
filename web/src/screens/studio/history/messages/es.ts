// Texts of screens/studio/history, in Spanish.
import { createPlural, type Messages } from '@vys/contract/language/messages';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';
import type * as en from './en.ts';

const plural = createPlural(interfaceLanguage);

const sources: Messages<typeof en.messages.sources> = {
  assistant: 'Asistente',
  content: 'Panel de contenido',
  code: 'Editor de código',
  editor: 'Studio',
  restore: 'Restauración',
  undo: 'Deshacer',
  redo: 'Rehacer',
  import: 'Importación',
};

const parts: Messages<typeof en.messages.parts> = {
  profile: 'Perfil',
  design: 'Diseño',
  details: 'Título y descripción',
  code: 'Código',
};

export const messages: Messages<typeof en.messages> = {
  picture: 'Imagen de esta versión',
  undo: 'Deshacer',
  redo: 'Rehacer',
  versionRestoredSuccessfully: 'Versión restaurada',
  partRestored: (part) => `Recuperado: ${part}`,
  versionHistory: 'Historial de versiones',
  versionsSaved: (count) =>
    plural(count, { one: '# versión guardada', other: '# versiones guardadas' }),
  loadingVersions: 'Cargando versiones',
  loadFailed: 'No hemos podido cargar las versiones',
  tryAgain: 'Reintentar',
  noVersions: 'Aún no hay versiones',
  noVersionsHint: 'Aquí aparece todo lo que guardas y cada cambio que la IA hace en tu página.',
  noVersionSelected: 'Ninguna versión seleccionada',
  selectVersionHint: 'Elige una versión para verla. Nada cambia hasta que la restaures.',
  versions: 'Versiones',
  backToList: 'Todas las versiones',
  current: 'Actual',
  version: (number) => `Versión ${number}`,
  auto: 'Automática',
  published: 'Publicada',
  publishedOn: (date) => `Publicada: ${date}`,
  publishedBefore: 'Estuvo publicada',
  sources,
  loadOlderFailed: 'No se han podido cargar las versiones anteriores.',
  loadOlderVersions: 'Cargar versiones anteriores',
  title: 'Título',
  description: 'Descripción',
  restoring: 'Restaurando…',
  restoreVersion: 'Restaurar esta versión',
  preview: 'Vista previa',
  compare: 'Comparar',
  code: 'Código',
  versionPreview: 'Vista previa de esta versión',
  empty: 'Vacío',
  comparing: 'Comparando versiones',
  compareWith: 'Comparar con',
  device: 'Dispositivo',
  mobile: 'Móvil',
  tablet: 'Tableta',
  desktop: 'Ordenador',
  previewOf: (name) => `Vista previa: ${name}`,
  changes: 'Qué ha cambiado',
  changesBetween: (before, after) => `De «${before}» a «${after}»`,
  nothingChanged: 'Estas versiones tienen el mismo contenido.',
  changesFailed: 'No hemos podido comparar estas versiones',
  parts,
  restorePart: 'Restaurar',
  restorePartName: (part) => `Restaurar de esta versión: ${part}`,
  onlyVersion: 'Todavía no hay otra versión con la que comparar.',
};
