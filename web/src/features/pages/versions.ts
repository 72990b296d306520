// The saved versions of a page, newest first.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { listVersions } from '@vys/contract/pages';
import { call } from '#web/lib/api.ts';

export const versionsKey = ['pages', 'versions'] as const;

const versionsQuery = (pageId: string) =>
  queryOptions({
    queryKey: [...versionsKey, pageId],
    queryFn: async ({ signal }) => {
      const { versions } = await call(listVersions, { params: { id: pageId }, signal });
      return versions;
    },
    meta: { shownInline: true },
  });

export function useVersions(pageId: string) {
  return useQuery(versionsQuery(pageId));
}
