// Days are those of the creator: tells the server the browser's time zone where none was chosen yet.

import { useEffect, useRef } from 'react';
import { useUser } from '#web/lib/session/use-session.ts';
import { useUpdateProfile } from './profile-queries.ts';

/** A failure shows nothing: days stay those of UTC, and the next visit tries again. */
export function useBrowserTimeZone(): void {
  const user = useUser();
  const { mutate } = useUpdateProfile({ shownInline: true });
  const isUnknown = user?.time_zone === null;
  const wasTold = useRef(false);
  useEffect(() => {
    if (!isUnknown || wasTold.current) return;
    wasTold.current = true;
    mutate({ time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  }, [isUnknown, mutate]);
}
