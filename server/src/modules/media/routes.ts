// Binds the upload, the list and the deletion of images.

import {
  IMAGE_BYTES_LIMIT,
  listImageUses,
  listMedia,
  type MediaAsset,
  removeMedia,
  replaceMedia,
  uploadMedia,
} from '@vys/contract/media';
import type { FastifyRequest } from 'fastify';
import { appError } from '../../platform/errors.ts';
import { sayField } from '../../platform/http/field-messages.ts';
import { toBodyError } from '../../platform/http/form-body.ts';
import type { Bind, Caller } from '../../platform/http/http.ts';
import { removeImage, type ServiceDeps, uploadImage } from './service.ts';
import { type Asset, listAssets } from './store.ts';
import type { ImageUses } from './uses.ts';

type RouteDeps = ServiceDeps & {
  accounts: { getAccount(caller: Caller): Promise<unknown> };
  toUrl(key: string): string;
  uses: ImageUses;
};

export function bindMedia(bind: Bind, deps: RouteDeps): void {
  const serializeAsset = (asset: Asset): MediaAsset => ({
    id: asset.id,
    url: deps.toUrl(asset.storageKey),
    thumbnail_url: deps.toUrl(asset.thumbnailKey),
    filename: asset.filename,
  });

  bind(uploadMedia, async ({ caller, request }) => {
    // The row that storage is charged to.
    await deps.accounts.getAccount(caller);
    const file = await readFile(request);
    const upload = { filename: file.filename, bytes: await read(file.toBuffer()) };
    return serializeAsset(await uploadImage(deps, caller.userId, upload));
  });
  bind(listMedia, async ({ caller }) => {
    const assets = await listAssets(deps.db, caller.userId);
    return { data: assets.map(serializeAsset) };
  });
  bind(listImageUses, async ({ caller, params }) => ({
    data: await deps.uses.list(caller, params.id),
  }));
  bind(replaceMedia, async ({ caller, params, body }) => ({
    data: await deps.uses.replace(caller, params.id, body),
  }));
  bind(removeMedia, async ({ caller, params, query }) => {
    await removeImage(deps, caller, { id: params.id, force: query.force === 'true' });
    return undefined;
  });
}

async function readFile(request: FastifyRequest) {
  if (!request.isMultipart()) throw appError('input.media_type');
  const limits = { fileSize: IMAGE_BYTES_LIMIT, files: 1 };
  const file = await read(request.file({ limits }));
  if (file === undefined || file.fieldname !== 'file') {
    const message = sayField((messages) => messages.imageRequired);
    throw appError('input.invalid', { message, fields: { file: message } });
  }
  return file;
}

async function read<T>(part: Promise<T>): Promise<T> {
  return await part.catch((error: unknown) => {
    throw toBodyError(error);
  });
}
