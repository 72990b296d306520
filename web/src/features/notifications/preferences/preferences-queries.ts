// The notification preferences of the user.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getPreferences,
  type Preferences,
  type PreferencesInput,
  updatePreferences,
} from '@vys/contract/notifications/preferences';
import { useEffect } from 'react';
import { call } from '#web/lib/api/api.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { feedKey } from '../feed/feed-queries.ts';
import { messages } from './messages/en.ts';

const key = ['notifications', 'preferences'] as const;

export function usePreferencesQuery() {
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => toInput((await call(getPreferences, { signal })).data),
    // Shown inline; the toast is below (SET-19).
    meta: { shownInline: true },
  });
  const hasFailed = query.isError && query.data === undefined;
  useEffect(() => {
    if (hasFailed) toast.error(messages.loadFailedToast);
  }, [hasFailed]);
  return query;
}

export function useSavePreferences() {
  const client = useQueryClient();
  return useMutation({
    meta: { shownInline: true },
    mutationFn: async (body: PreferencesInput) =>
      toInput((await call(updatePreferences, { body })).data),
    onSuccess(saved) {
      client.setQueryData(key, saved);
      // What is hidden or shown in the feed may have changed.
      void client.invalidateQueries({ queryKey: feedKey });
    },
  });
}

/** Without ids, as it is sent (API-28). */
function toInput({ user_id: _user, updated_at: _at, ...input }: Preferences): PreferencesInput {
  return input;
}
