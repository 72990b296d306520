// Texts of features/media.
export const messages = {
  attachedImages: 'Attached images',
  uploading: (name: string | number) => `Uploading ${name}`,
  remove: (name: string | number) => `Remove ${name}`,
  imageDeletedSuccessfully: 'Image deleted successfully',
  deleteImage: 'Delete Image',
  deleteUsedImageWarning: (value: string | number) =>
    `This image is used in ${value}. Deleting it will remove it there. This action cannot be undone.`,
  deleteImageWarning: 'Are you sure you want to delete this image? This action cannot be undone.',
  delete: 'Delete',
  imageUses: "Where it's used",
  mediaLibrary: 'Media Library',
  loadingImages: 'Loading images',
  loadFailed: "We couldn't load your images",
  tryAgain: 'Try again',
  noImagesYet: 'No images yet',
  uploadHint: 'Upload images using the + button in the chat input',
  insertHint: 'Click an image to insert it into your page',
  deleteFile: (filename: string | number) => `Delete ${filename}`,
  dismissProblem: 'Dismiss',
  onlyImages: 'You can only attach images.',
};
