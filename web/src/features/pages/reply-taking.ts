// Puts what the assistant made in place of the draft. The server has saved it already.
import type { Page } from '@vys/contract/pages';
import type { DraftChange, PageDraft } from './page-draft.ts';
import { withReply } from './page-source.ts';
import type { PageSaver } from './use-page-saver.ts';

export function replyTaking(
  draft: PageDraft,
  change: (change: DraftChange) => void,
  { findLatest, remember }: Pick<PageSaver, 'findLatest' | 'remember'>,
) {
  function agree(latest: Page | null | undefined) {
    if (!latest) return;
    change({ type: 'agreed', page: latest });
    remember(latest);
  }

  return {
    /** Puts a reply in place, then learns of its automatic save. */
    async takeReply(reply: Parameters<typeof withReply>[1]) {
      change({ type: 'replied', content: withReply(draft.content, reply) });
      agree(await findLatest());
    },

    /** After a turn that broke off: its page may have been saved all the same. True when it was. */
    async takeLatest(): Promise<boolean> {
      const latest = await findLatest();
      if (!latest || latest.etag === draft.base?.etag) return false;
      change({ type: 'replied', content: latest.content });
      agree(latest);
      return true;
    },
  };
}
