// Error codes of the media module.
export const mediaErrors = {
  'media.not_an_image': {
    status: 415,
    message: 'Only JPEG, PNG, WebP, AVIF and GIF images can be uploaded.',
  },
  'media.image_too_large': {
    status: 413,
    message: 'Images can be up to 10 MB and 40 megapixels.',
  },
  'media.image_damaged': { status: 400, message: 'This image is damaged. Try a different file.' },
  'media.storage_full': {
    status: 413,
    message: 'Your storage is full. Delete images you no longer need, or upgrade for more space.',
  },
  'media.in_use': {
    status: 409,
    message: 'This image is used on your page. Deleting it will remove it there.',
  },
  'media.not_found': { status: 404, message: "We couldn't find this image." },
} as const;
