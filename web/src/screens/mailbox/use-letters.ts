// The letters of the local mailbox, looked for again every few seconds while somebody looks at them.
import { listLetters, MAILBOX_KEY_HEADER, type MailboxLetter } from '@vys/contract/mailbox';
import { useCallback, useEffect, useState } from 'react';
import { call } from '#web/lib/api.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { failureWords } from '#web/lib/failure-words.ts';

export const LOOK_EVERY_MS = 3000;

export type Letters = {
  /** Undefined until they came for the first time. */
  letters: readonly MailboxLetter[] | undefined;
  problem: string | undefined;
  /** This installation sends its emails, or the key is not right. */
  isRefused: boolean;
  look: () => Promise<void>;
};

export function useLetters(key: string): Letters {
  const [letters, setLetters] = useState<readonly MailboxLetter[]>();
  const [problem, setProblem] = useState<string>();
  const [isRefused, setRefused] = useState(false);

  const look = useCallback(async () => {
    try {
      const { data } = await call(listLetters, { headers: { [MAILBOX_KEY_HEADER]: key } });
      setLetters((before) => (isSame(before, data) ? before : data));
      setProblem(undefined);
      setRefused(false);
    } catch (error) {
      if (isApiError(error) && error.status === 404) setRefused(true);
      else setProblem(failureWords(error, { refused: 'The letters could not be read.' }));
    }
  }, [key]);

  useEffect(() => {
    void look();
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [look]);

  return { letters, problem, isRefused, look };
}

/** Letters do not change. */
function isSame(before: readonly MailboxLetter[] | undefined, after: readonly MailboxLetter[]) {
  return before?.length === after.length && before.every(({ id }, at) => id === after[at]?.id);
}
