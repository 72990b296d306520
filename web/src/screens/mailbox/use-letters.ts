// The letters of the local mailbox, looked for again every few seconds while somebody looks at them.
import { listLetters, type MailboxLetter } from '@vys/contract/mailbox';
import { useCallback, useEffect, useState } from 'react';
import { call } from '#web/lib/api.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { failureWords } from '#web/lib/failure-words.ts';

export const LOOK_EVERY_MS = 3000;

export type Letters = {
  /** Undefined until they came for the first time. */
  letters: readonly MailboxLetter[] | undefined;
  problem: string | undefined;
  /** This installation sends its letters, or is no place for this. */
  isAbsent: boolean;
  look: () => Promise<void>;
};

export function useLetters(): Letters {
  const [letters, setLetters] = useState<readonly MailboxLetter[]>();
  const [problem, setProblem] = useState<string>();
  const [isAbsent, setAbsent] = useState(false);

  const look = useCallback(async () => {
    try {
      const { data } = await call(listLetters);
      setLetters((before) => (isSame(before, data) ? before : data));
      setProblem(undefined);
    } catch (error) {
      if (isApiError(error) && error.status === 404) setAbsent(true);
      else setProblem(failureWords(error, { refused: 'The letters could not be read.' }));
    }
  }, []);

  useEffect(() => {
    void look();
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [look]);

  return { letters, problem, isAbsent, look };
}

/** Letters do not change. */
function isSame(before: readonly MailboxLetter[] | undefined, after: readonly MailboxLetter[]) {
  return before?.length === after.length && before.every(({ id }, at) => id === after[at]?.id);
}
