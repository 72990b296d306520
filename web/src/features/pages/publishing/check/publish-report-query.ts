// The publish report of the saved page, fetched again for every revision.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getPublishReport } from '@vys/contract/pages/publish-report';
import { call } from '#web/lib/api/api.ts';

/** `etag` is the page's, so that a save asks again. */
export function usePublishReport(id: string, etag: string) {
  return useQuery({
    queryKey: ['pages', 'report', id, etag],
    queryFn: ({ signal }) => call(getPublishReport, { params: { id }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    meta: { shownInline: true },
  });
}
