// Texts of features/media, in Spanish.
import { createPlural, type Messages } from '@vys/contract/language/messages';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';
import type * as en from './en.ts';

const plural = createPlural(interfaceLanguage);

const places: Messages<typeof en.messages.places> = {
  draft: 'borrador',
  published: 'página publicada',
  profile: 'perfil',
  qr_code: 'código QR',
};

export const messages: Messages<typeof en.messages> = {
  attachedImages: 'Imágenes adjuntas',
  uploading: (name) => `Subiendo ${name}`,
  remove: (name) => `Quitar ${name}`,
  imageDeletedSuccessfully: 'Imagen eliminada',
  deleteImage: 'Eliminar imagen',
  deleteUsedImageWarning: (count) =>
    `Esta imagen se usa en ${plural(count, { one: '# lugar', other: '# lugares' })}. Si la eliminas, desaparecerá de ahí. Esta acción no se puede deshacer.`,
  deleteImageWarning: '¿Seguro que quieres eliminar esta imagen? Esta acción no se puede deshacer.',
  delete: 'Eliminar',
  imageUses: 'Dónde se usa',
  places,
  replaceInstead: 'Mejor sustituirla',
  replaceHint: 'Elige la imagen que ocupará su lugar. Las descripciones no cambian.',
  otherImages: 'Otras imágenes',
  replaceWith: (filename) => `Sustituir por ${filename}`,
  noOtherImages: 'Primero sube la otra imagen con el botón + del campo del chat.',
  publishReplacement: 'Cambiarla también en la página publicada',
  imageReplaced: 'Imagen sustituida',
  imageReplacedInDraft:
    'Imagen sustituida en tu borrador. Publica para mostrarla a los visitantes.',
  mediaLibrary: 'Biblioteca de imágenes',
  imageCount: (count) => plural(count, { one: '# imagen', other: '# imágenes' }),
  loadingImages: 'Cargando imágenes',
  loadFailed: 'No hemos podido cargar tus imágenes',
  tryAgain: 'Reintentar',
  noImagesYet: 'Aún no hay imágenes',
  uploadHint: 'Sube imágenes con el botón + del campo del chat',
  uploadImages: 'Subir imágenes',
  insertHint: 'Haz clic en una imagen para insertarla en tu página',
  deleteFile: (filename) => `Eliminar ${filename}`,
  dismissProblem: 'Descartar',
  uploadFailed: 'No se han podido subir las imágenes. Inténtalo de nuevo.',
  onlyImages: 'Solo puedes adjuntar imágenes.',
};
