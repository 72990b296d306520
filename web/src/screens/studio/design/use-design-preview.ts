// Shows what operations would give while a choice is pointed at; the draft stays as it is.
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageContent } from '@vys/contract/pages/page-content';
import { useEffect, useRef } from 'react';
import type { PageSource } from '#web/features/assistant/chat-message.ts';
import { runEditJob } from '#web/features/pages/editing/page-editor.ts';

/** A pointer that only passes shows nothing. */
const PAUSE_MS = 90;

export function useDesignPreview(
  content: PageContent | null,
  onPreview: (page: PageSource | undefined) => void,
) {
  const timer = useRef<number>(undefined);
  const latest = useRef(0);

  function stop() {
    window.clearTimeout(timer.current);
    latest.current += 1;
  }

  useEffect(() => stop, []);

  return (operations: readonly Operation[] | undefined) => {
    stop();
    if (!content || !operations) return onPreview(undefined);
    const turn = latest.current;
    timer.current = window.setTimeout(async () => {
      const applied = await runEditJob('apply', { content, operations }).catch(() => undefined);
      if (turn === latest.current && applied?.ok) onPreview(applied.content);
    }, PAUSE_MS);
  };
}
