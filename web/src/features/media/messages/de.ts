// Texts of features/media, in German.
import { createPlural, type Messages } from '@vys/contract/language/messages';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';
import type * as en from './en.ts';

const plural = createPlural(interfaceLanguage);

const places: Messages<typeof en.messages.places> = {
  draft: 'Entwurf',
  published: 'veröffentlichte Seite',
  profile: 'Profil',
  qr_code: 'QR-Code',
};

export const messages: Messages<typeof en.messages> = {
  attachedImages: 'Angehängte Bilder',
  uploading: (name) => `${name} wird hochgeladen`,
  remove: (name) => `${name} entfernen`,
  imageDeletedSuccessfully: 'Bild gelöscht',
  deleteImage: 'Bild löschen',
  deleteUsedImageWarning: (count) =>
    `Dieses Bild wird an ${plural(count, { one: '# Stelle', other: '# Stellen' })} verwendet. Wenn du es löschst, verschwindet es dort. Das lässt sich nicht rückgängig machen.`,
  deleteImageWarning:
    'Möchtest du dieses Bild wirklich löschen? Das lässt sich nicht rückgängig machen.',
  delete: 'Löschen',
  imageUses: 'Wo es verwendet wird',
  places,
  replaceInstead: 'Lieber ersetzen',
  replaceHint:
    'Wähle das Bild, das an seine Stelle tritt. Die Beschreibungen bleiben, wie sie sind.',
  otherImages: 'Andere Bilder',
  replaceWith: (filename) => `Durch ${filename} ersetzen`,
  noOtherImages: 'Lade zuerst das andere Bild hoch, mit dem Plus im Chatfeld.',
  publishReplacement: 'Auch auf der veröffentlichten Seite ersetzen',
  imageReplaced: 'Bild ersetzt',
  imageReplacedInDraft:
    'Bild in deinem Entwurf ersetzt. Veröffentliche, um es Besuchern zu zeigen.',
  mediaLibrary: 'Mediathek',
  imageCount: (count) => plural(count, { one: '# Bild', other: '# Bilder' }),
  loadingImages: 'Bilder werden geladen',
  loadFailed: 'Deine Bilder konnten nicht geladen werden',
  tryAgain: 'Erneut versuchen',
  noImagesYet: 'Noch keine Bilder',
  uploadHint: 'Lade Bilder mit dem Plus im Chatfeld hoch',
  uploadImages: 'Bilder hochladen',
  insertHint: 'Klicke auf ein Bild, um es in deine Seite einzufügen',
  deleteFile: (filename) => `${filename} löschen`,
  dismissProblem: 'Ausblenden',
  uploadFailed: 'Bilder konnten nicht hochgeladen werden. Versuche es noch einmal.',
  onlyImages: 'Du kannst nur Bilder anhängen.',
};
