// Error codes of the media module, with their statuses.
export const mediaErrors = {
  'media.not_an_image': 415,
  'media.image_too_large': 413,
  'media.image_damaged': 400,
  'media.storage_full': 413,
  'media.in_use': 409,
  'media.not_found': 404,
} as const;
