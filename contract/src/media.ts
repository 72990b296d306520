// Uploaded images of a user (doc2 §7).
import { z } from 'zod';
import { route } from './api/route.ts';
import { uuid } from './api/schemas.ts';

/** The largest accepted upload in bytes. */
export const IMAGE_BYTES_LIMIT = 10 * 1024 * 1024;

export const mediaAssetSchema = z.object({
  id: uuid,
  url: z.string(),
  thumbnail_url: z.string(),
  filename: z.string(),
});
export type MediaAsset = z.output<typeof mediaAssetSchema>;

export const uploadMedia = route({
  id: 'media.upload',
  method: 'POST',
  path: '/api/media/upload',
  summary: 'Upload one image (multipart, field `file`)',
  access: 'user',
  keyScope: 'media:write',
  bodyType: 'multipart',
  bodyLimit: IMAGE_BYTES_LIMIT + 64 * 1024,
  responseType: 'json',
  status: 201,
  output: mediaAssetSchema,
  errors: [
    'input.invalid',
    'media.not_an_image',
    'media.image_too_large',
    'media.image_damaged',
    'media.storage_full',
    'rate.limited',
    'unavailable',
  ],
});

export const listMedia = route({
  id: 'media.list',
  method: 'GET',
  path: '/api/media/list',
  summary: 'All uploaded images, newest first',
  access: 'user',
  keyScope: 'media:read',
  responseType: 'json',
  status: 200,
  output: z.object({ data: z.array(mediaAssetSchema) }),
  errors: [],
});

export const imagePlaces = ['draft', 'published', 'profile', 'qr_code'] as const;

export const imageUseSchema = z.object({
  /** What the place is, for people: an image by its description, a background, and so on. */
  label: z.string(),
  /** The same place can be in the draft and in the published page. */
  places: z.array(z.enum(imagePlaces)),
});
export type ImageUse = z.output<typeof imageUseSchema>;

export const listImageUses = route({
  id: 'media.uses',
  method: 'GET',
  path: '/api/media/{id}/uses',
  summary: 'Where one image is used',
  access: 'user',
  keyScope: 'media:read',
  params: z.object({ id: uuid }),
  responseType: 'json',
  status: 200,
  output: z.object({ data: z.array(imageUseSchema) }),
  errors: ['media.not_found'],
});

/** An image that is used is deleted with `force=true` only, and is removed from the page then. */
export const removeMedia = route({
  id: 'media.remove',
  method: 'DELETE',
  path: '/api/media/{id}',
  summary: 'Delete one image',
  access: 'user',
  keyScope: 'media:write',
  params: z.object({ id: uuid }),
  query: z.strictObject({ force: z.enum(['true', 'false']).default('false') }),
  responseType: 'empty',
  status: 204,
  output: z.undefined(),
  errors: ['input.invalid', 'media.not_found', 'media.in_use', 'rate.limited'],
});

/**
 * Rewrites the draft, the profile and the QR code at once. Visitors see the new image when `publish` is true, or when
 * the page is published the next time.
 */
export const replaceMedia = route({
  id: 'media.replace',
  method: 'POST',
  path: '/api/media/{id}/replace',
  summary: 'Use another image wherever one is used',
  access: 'user',
  keyScope: 'none',
  params: z.object({ id: uuid }),
  body: z.strictObject({
    /** Id of the image that takes its place. */
    with: uuid,
    /** Changes the published page too; other edits of the draft stay unpublished. */
    publish: z.boolean().default(false),
  }),
  responseType: 'json',
  status: 200,
  /** Where the first image is still used. */
  output: z.object({ data: z.array(imageUseSchema) }),
  errors: ['input.invalid', 'media.not_found', 'media.in_use', 'rate.limited'],
});

export const mediaRoutes = [
  uploadMedia,
  listMedia,
  listImageUses,
  removeMedia,
  replaceMedia,
] as const;
