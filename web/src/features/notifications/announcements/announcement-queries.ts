// Announcements as server data for operators: the list, and writing, changing and canceling them.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '@vys/contract/api/route';
import {
  type Announcement,
  type AnnouncementInput,
  type AnnouncementStatus,
  cancelAnnouncement,
  createAnnouncement,
  listAnnouncements,
  previewAnnouncement,
  updateAnnouncement,
} from '@vys/contract/notifications/announcements';
import { call } from '#web/lib/api/api.ts';

const key = ['announcements'] as const;
/** While one is being delivered, its count rises; one that is scheduled starts by itself. */
const REFRESH_MS = { sending: 2_000, scheduled: 30_000 };

export type AnnouncementPreview = OutputOf<typeof previewAnnouncement>['data'];

export function useAnnouncements(page: number) {
  return useQuery({
    queryKey: [...key, page],
    queryFn: async ({ signal }) =>
      (await call(listAnnouncements, { query: { page }, signal })).data,
    refetchInterval: ({ state }) => getRefreshMs(state.data?.announcements ?? []),
    placeholderData: keepPreviousData,
    meta: { shownInline: true },
  });
}

/** A scheduled one whose time has come is taken up by the server any moment. */
export function getCurrentStatus({ status, publish_at }: Announcement): AnnouncementStatus {
  return status === 'scheduled' && Date.parse(publish_at) <= Date.now() ? 'sending' : status;
}

function getRefreshMs(announcements: readonly Announcement[]): number | false {
  const isAny = (status: AnnouncementStatus) =>
    announcements.some((announcement) => getCurrentStatus(announcement) === status);
  if (isAny('sending')) return REFRESH_MS.sending;
  return isAny('scheduled') ? REFRESH_MS.scheduled : false;
}

export async function loadPreview({
  publish_at: _,
  ...content
}: AnnouncementInput): Promise<AnnouncementPreview> {
  return (await call(previewAnnouncement, { body: content })).data;
}

/** Both reject with an API error. */
export function useSaveAnnouncement() {
  const client = useQueryClient();
  return useMutation({
    meta: { shownInline: true },
    mutationFn: async ({ id, body }: { id: string | undefined; body: AnnouncementInput }) =>
      id === undefined
        ? (await call(createAnnouncement, { body })).data
        : (await call(updateAnnouncement, { params: { id }, body })).data,
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useCancelAnnouncement() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await call(cancelAnnouncement, { params: { id } })).data,
    // Also after a rejection: it may have been sent meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
