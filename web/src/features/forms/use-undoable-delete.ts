// Deletes a message with an undo period: it is hidden at once and deleted on the server when the period
// ends or the list unmounts.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteSubmission, type FormKind, type Submission } from '@vys/contract/pages/forms';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#web/lib/api/api.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { messages as texts } from './messages/en.ts';
import { submissionsKey } from './submissions.ts';

const UNDO_MS = 5000;

/** `hidden` maps the ids of hidden messages to their kind. */
export function useUndoableDelete(pageId: string) {
  const client = useQueryClient();
  const [hidden, setHidden] = useState<ReadonlyMap<string, FormKind>>(new Map());
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const unhide = useCallback((id: string) => {
    setHidden((now) => new Map([...now].filter(([one]) => one !== id)));
  }, []);

  const { mutate } = useMutation({
    mutationFn: (id: string) =>
      call(deleteSubmission, { params: { id: pageId, submissionId: id } }).catch((error) => {
        // Already deleted elsewhere.
        if (!isApiError(error) || error.code !== 'pages.submission_not_found') throw error;
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: submissionsKey(pageId) }),
    onSettled: (_done, _error, id) => unhide(id),
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
    setHidden((now) => new Map(now).set(id, kind));
    const timer = setTimeout(() => {
      waiting.current.delete(id);
      mutate(id);
    }, UNDO_MS);
    waiting.current.set(id, timer);
    const undo = () => {
      if (!waiting.current.delete(id)) return;
      clearTimeout(timer);
      unhide(id);
    };
    toast.success(texts.messageDeleted, {
      durationMs: UNDO_MS,
      action: { label: texts.undo, onPress: undo },
    });
  }

  return { hidden, remove };
}
