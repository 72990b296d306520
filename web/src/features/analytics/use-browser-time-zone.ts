// Days are those of the creator: tells the server the browser's time zone where none was chosen yet.

import { useMutation } from '@tanstack/react-query';
import { type User, updateProfile } from '@vys/contract/identity/accounts';
import { useEffect, useRef } from 'react';
import { call } from '#web/lib/api/api.ts';
import { session } from '#web/lib/session/session.ts';

/** A failure shows nothing: days stay those of UTC, and the next visit tries again. */
export function useBrowserTimeZone(user: User): void {
  const { mutate } = useMutation({
    mutationFn: (time_zone: string) => call(updateProfile, { body: { time_zone } }),
    onSuccess: ({ data }) => session.setUser(data),
    meta: { shownInline: true },
  });
  const isUnknown = user.time_zone === null;
  const wasTold = useRef(false);
  useEffect(() => {
    if (!isUnknown || wasTold.current) return;
    wasTold.current = true;
    mutate(Intl.DateTimeFormat().resolvedOptions().timeZone);
  }, [isUnknown, mutate]);
}
