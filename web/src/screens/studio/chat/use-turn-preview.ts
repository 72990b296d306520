// The page as a running turn has it so far, for the preview; the draft stays as it is until the turn is over.
import type { PageContent } from '@vys/contract/pages/page-content';
import { useEffect, useState } from 'react';
import type { WorkingCopy } from '#web/features/assistant/chat-message.ts';
import { runEditJob } from '#web/features/pages/editing/page-editor.ts';

export function useTurnPreview(copy: WorkingCopy | undefined): PageContent | undefined {
  const [shown, setShown] = useState<PageContent>();

  useEffect(() => {
    if (!copy) return setShown(undefined);
    let isLatest = true;
    const { base: content, operations } = copy;
    // Until the editor has answered, and where it cannot, the preview stays as it is.
    runEditJob('apply', { content, operations })
      .then((applied) => isLatest && applied.ok && setShown(applied.content))
      .catch(() => undefined);
    return () => {
      isLatest = false;
    };
  }, [copy]);

  return copy && shown;
}
