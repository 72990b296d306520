// Texts of features/media.
export const messages = {
  attachedImages: 'Attached images',
  uploading: (name: string | number) => `Uploading ${name}`,
  remove: (name: string | number) => `Remove ${name}`,
  imageDeletedSuccessfully: 'Image deleted successfully',
  deleteImage: 'Delete Image',
  thisImageIsUsed: (value: string | number) =>
    `This image is used in ${value}. Deleting it will remove it there. This action cannot be undone.`,
  areYouSureYou: 'Are you sure you want to delete this image? This action cannot be undone.',
  delete: 'Delete',
  whereItsUsed: "Where it's used",
  mediaLibrary: 'Media Library',
  loadingImages: 'Loading images',
  weCouldntLoadYour: "We couldn't load your images",
  tryAgain: 'Try again',
  noImagesYet: 'No images yet',
  uploadImagesUsingThe: 'Upload images using the + button in the chat input',
  clickAnImageTo: 'Click an image to insert it into your page',
  deleteFile: (filename: string | number) => `Delete ${filename}`,
  youCanOnlyAttach: 'You can only attach images.',
};
