// The uploaded images as server data.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listMedia, type MediaAsset, removeMedia, uploadMedia } from '@vys/contract/media';
import { call } from '#web/lib/api.ts';

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

export function useDeleteImage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removeMedia, { params: { id } }),
    onSuccess: (_gone, id) =>
      client.setQueryData(libraryQuery.queryKey, (now) => now?.filter((one) => one.id !== id)),
  });
}
