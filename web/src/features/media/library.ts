// The uploaded images as server data.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ImageUse,
  listImageUses,
  listMedia,
  type MediaAsset,
  removeMedia,
  replaceMedia,
  uploadMedia,
} from '@vys/contract/media';
import { call } from '#web/lib/api/api.ts';
import { isApiError } from '#web/lib/api/api-error.ts';

const libraryQuery = queryOptions({
  queryKey: ['media', 'library'],
  queryFn: async ({ signal }) => (await call(listMedia, { signal })).data,
  meta: { shownInline: true },
});

export const useLibrary = () => useQuery(libraryQuery);

export function useUploadImage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File): Promise<MediaAsset> => {
      const body = new FormData();
      body.set('file', file);
      // A large image on a slow line takes longer than other calls.
      return call(uploadMedia, { body, timeoutMs: 120_000 });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: libraryQuery.queryKey }),
    meta: { shownInline: true },
  });
}

/** Where an image is used; undefined until that is known. */
export function useImageUses(id: string | undefined) {
  const query = useQuery({
    queryKey: ['media', 'uses', id],
    queryFn: async ({ signal }) =>
      (await call(listImageUses, { params: { id: id ?? '' }, signal })).data,
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
    meta: { shownInline: true },
  });
  return { uses: query.data, isLoading: query.isLoading, refetch: query.refetch };
}

/** It is used where the person was not told of. */
export const isInUse = (error: unknown): boolean =>
  isApiError(error) && error.code === 'media.in_use';

export type Replacement = { id: string; with: string; publish: boolean };

/** Gives where the first image is still used. */
export function useReplaceImage() {
  return useMutation({
    mutationFn: async ({ id, ...body }: Replacement) =>
      (await call(replaceMedia, { params: { id }, body, timeoutMs: 60_000 })).data,
    meta: { shownInline: true },
  });
}

/** Images that are used are deleted only when their `uses` were shown. */
export function useDeleteImage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, uses }: { id: string; uses: readonly ImageUse[] }) =>
      call(removeMedia, { params: { id }, query: uses.length > 0 ? { force: 'true' } : {} }),
    onSuccess: (_gone, { id }) =>
      client.setQueryData(libraryQuery.queryKey, (now) => now?.filter((image) => image.id !== id)),
    meta: { shownInline: true },
  });
}
