// Uploaded images of a user (doc2 §7).
import { z } from 'zod';
import { uuid } from './fields.ts';
import { route } from './route.ts';

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
  bodyType: 'multipart',
  bodyLimit: IMAGE_BYTES_LIMIT + 64 * 1024,
  answer: 'json',
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
  answer: 'json',
  status: 200,
  output: z.object({ data: z.array(mediaAssetSchema) }),
  errors: [],
});

export const removeMedia = route({
  id: 'media.remove',
  method: 'DELETE',
  path: '/api/media/{id}',
  summary: 'Delete one image',
  access: 'user',
  params: z.object({ id: uuid }),
  answer: 'empty',
  status: 204,
  output: z.undefined(),
  errors: ['media.not_found'],
});

export const mediaRoutes = [uploadMedia, listMedia, removeMedia] as const;
