// Texts of features/media.

import { createPlural } from '@vys/contract/language/messages';
import type { ImageUse } from '@vys/contract/media';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';

const plural = createPlural(interfaceLanguage);

const places: Readonly<Record<ImageUse['places'][number], string>> = {
  draft: 'draft',
  published: 'published page',
  profile: 'profile',
  qr_code: 'QR code',
};

export const messages = {
  attachedImages: 'Attached images',
  uploading: (name: string | number) => `Uploading ${name}`,
  remove: (name: string | number) => `Remove ${name}`,
  imageDeletedSuccessfully: 'Image deleted successfully',
  deleteImage: 'Delete Image',
  deleteUsedImageWarning: (count: number) =>
    `This image is used in ${plural(count, { one: '# place', other: '# places' })}. Deleting it will remove it there. This action cannot be undone.`,
  deleteImageWarning: 'Are you sure you want to delete this image? This action cannot be undone.',
  delete: 'Delete',
  imageUses: "Where it's used",
  places,
  replaceInstead: 'Replace it instead',
  replaceHint: 'Choose the image that takes its place. Descriptions stay as they are.',
  otherImages: 'Other images',
  replaceWith: (filename: string) => `Replace with ${filename}`,
  noOtherImages: 'Upload the other image first, using the + button in the chat input.',
  publishReplacement: 'Also update the published page',
  imageReplaced: 'Image replaced',
  imageReplacedInDraft: 'Image replaced in your draft. Publish to show it to visitors.',
  mediaLibrary: 'Media Library',
  imageCount: (count: number) => plural(count, { one: '# image', other: '# images' }),
  loadingImages: 'Loading images',
  loadFailed: "We couldn't load your images",
  tryAgain: 'Try again',
  noImagesYet: 'No images yet',
  uploadHint: 'Upload images using the + button in the chat input',
  uploadImages: 'Upload images',
  insertHint: 'Click an image to insert it into your page',
  deleteFile: (filename: string | number) => `Delete ${filename}`,
  dismissProblem: 'Dismiss',
  uploadFailed: 'Failed to upload images. Please try again.',
  onlyImages: 'You can only attach images.',
};
