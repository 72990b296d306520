// Removes a message with a moment to take it back: it leaves the list at once and the server after
// that moment, or when the list is left.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteSubmission, type FormKind, type Submission } from '@vys/contract/forms';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#web/lib/api.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { toast } from '#web/ui/toast.ts';
import { submissionsKey } from './submissions.ts';

const UNDO_MS = 5000;

/** `gone` says which are not shown any more, and of which kind they were. */
export function useRemoval(pageId: string) {
  const client = useQueryClient();
  const [gone, setGone] = useState<ReadonlyMap<string, FormKind>>(new Map());
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const bringBack = useCallback((id: string) => {
    setGone((now) => new Map([...now].filter(([one]) => one !== id)));
  }, []);

  const { mutate } = useMutation({
    mutationFn: (id: string) =>
      call(deleteSubmission, { params: { id: pageId, submissionId: id } }).catch((error) => {
        // Somebody else was faster, which is as good.
        if (!isApiError(error) || error.code !== 'pages.submission_not_found') throw error;
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: submissionsKey(pageId) }),
    onSettled: (_done, _error, id) => bringBack(id),
  });

  useEffect(() => {
    const timers = waiting.current;
    const finish = () => {
      for (const [id, timer] of timers) {
        clearTimeout(timer);
        mutate(id);
      }
      timers.clear();
    };
    window.addEventListener('pagehide', finish);
    return () => {
      window.removeEventListener('pagehide', finish);
      finish();
    };
  }, [mutate]);

  function remove({ id, kind }: Submission) {
    setGone((now) => new Map(now).set(id, kind));
    const timer = setTimeout(() => {
      waiting.current.delete(id);
      mutate(id);
    }, UNDO_MS);
    waiting.current.set(id, timer);
    const undo = () => {
      if (!waiting.current.delete(id)) return;
      clearTimeout(timer);
      bringBack(id);
    };
    toast.success('Message deleted', {
      durationMs: UNDO_MS,
      action: { label: 'Undo', onPress: undo },
    });
  }

  return { gone, remove };
}
