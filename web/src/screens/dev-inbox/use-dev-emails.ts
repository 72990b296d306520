// The emails of the development inbox, refetched every few seconds while the page is visible.

import { DEV_INBOX_KEY_HEADER, type DevEmail, listDevEmails } from '@vys/contract/dev-inbox';
import { useCallback, useEffect, useState } from 'react';
import { call } from '#web/lib/api/api.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { getErrorMessage } from '#web/lib/api/error-messages.ts';
import { messages } from './messages/en.ts';

export const LOOK_EVERY_MS = 3000;

export type DevEmails = {
  /** Undefined until they came for the first time. */
  emails: readonly DevEmail[] | undefined;
  problem: string | undefined;
  /** This installation sends its emails, or the key is not right. */
  isRejected: boolean;
  look: () => Promise<void>;
};

export function useDevEmails(key: string): DevEmails {
  const [emails, setEmails] = useState<readonly DevEmail[]>();
  const [problem, setProblem] = useState<string>();
  const [isRejected, setRejected] = useState(false);

  const look = useCallback(async () => {
    try {
      const { data } = await call(listDevEmails, { headers: { [DEV_INBOX_KEY_HEADER]: key } });
      setEmails((before) => (isSame(before, data) ? before : data));
      setProblem(undefined);
      setRejected(false);
    } catch (error) {
      if (isApiError(error) && error.status === 404) setRejected(true);
      else setProblem(getErrorMessage(error, { rejected: messages.loadFailed }));
    }
  }, [key]);

  useEffect(() => {
    void look();
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [look]);

  return { emails, problem, isRejected, look };
}

/** Emails do not change. */
function isSame(before: readonly DevEmail[] | undefined, after: readonly DevEmail[]) {
  return before?.length === after.length && before.every(({ id }, at) => id === after[at]?.id);
}
