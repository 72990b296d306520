// The state of the draft: restored from this tab, followed by newer pages of the server, stored on each change.
import type { Page } from '@vys/contract/pages/pages';
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { restoreDraft, storeDraft } from './draft-storage.ts';
import { changeDraft, type DraftChange, type PageDraft } from './page-draft.ts';

export type DraftState = {
  draft: PageDraft;
  /** As it is now, also before it is drawn. */
  latest: RefObject<PageDraft>;
  change: (change: DraftChange) => void;
};

export function useDraftState(page: Page | null): DraftState {
  const [draft, dispatch] = useReducer(changeDraft, page, restoreDraft);
  const latest = useRef(draft);
  const [change] = useState(() => (step: DraftChange) => {
    latest.current = changeDraft(latest.current, step);
    dispatch(step);
  });
  useEffect(() => change({ type: 'loaded', page }), [change, page]);
  useEffect(() => {
    storeDraft(draft);
  }, [draft]);
  return { draft, latest, change };
}
