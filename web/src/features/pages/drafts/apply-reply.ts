// Applies the assistant's reply to the draft. The server has saved it already.
import type { Page } from '@vys/contract/pages/pages';
import type { DraftChange, PageDraft } from './page-draft.ts';
import { withReply } from './page-source.ts';
import type { PageSaver } from './use-page-saver.ts';

export function createReplyHandlers(
  draft: PageDraft,
  change: (change: DraftChange) => void,
  { findLatest, remember }: Pick<PageSaver, 'findLatest' | 'remember'>,
) {
  function sync(latest: Page | null | undefined) {
    if (!latest) return;
    change({ type: 'synced', page: latest });
    remember(latest);
  }

  return {
    /** Applies a reply, then loads the page that the server saved for it. */
    async applyReply(reply: Parameters<typeof withReply>[1]) {
      change({ type: 'assistantReplied', content: withReply(draft.content, reply) });
      sync(await findLatest());
    },

    /** After an interrupted turn: applies the page if the server has saved one. True when it has. */
    async applyLatest(): Promise<boolean> {
      const latest = await findLatest();
      if (!latest || latest.etag === draft.base?.etag) return false;
      change({ type: 'assistantReplied', content: latest.content });
      sync(latest);
      return true;
    },
  };
}
