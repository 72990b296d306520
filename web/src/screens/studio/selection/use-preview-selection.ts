// Selecting in the preview joined with the draft, the image library and the chat.

import type { Operation } from '@vys/contract/page-model/operations';
import type { Image } from '@vys/contract/page-model/values';
import { useState } from 'react';
import type { PageDraftControls } from '#web/features/pages/drafts/use-page-draft.ts';
import type {
  SelectionProps,
  SelectionSubject,
} from '#web/features/pages/preview/selection/use-selection.ts';

type Taker = { take: (image: Image) => void };

export type PreviewSelectionDeps = {
  draft: Pick<PageDraftControls, 'apply' | 'content' | 'restore'>;
  onBrowseImages: () => void;
  onAsk: (subject: SelectionSubject) => void;
};

export function usePreviewSelection({ draft, onBrowseImages, onAsk }: PreviewSelectionDeps) {
  /** Waits for the image that the creator chooses in the library. */
  const [taker, setTaker] = useState<Taker>();

  const props: SelectionProps = {
    async onApply(operations: readonly Operation[]) {
      const before = draft.content;
      const applied = await draft.apply(operations);
      if (!applied) return undefined;
      const { inverse } = applied;
      // Freely written code has no operations that bring it back.
      return () => {
        if (inverse.length > 0) void draft.apply(inverse);
        else if (before) void draft.restore(before);
      };
    },
    onAsk,
    onChooseImage(take) {
      setTaker({ take });
      onBrowseImages();
    },
  };

  return {
    props,
    isChoosingImage: taker !== undefined,
    applyImage(url: string) {
      taker?.take({ url, alt: '' });
      setTaker(undefined);
    },
    cancelImage: () => setTaker(undefined),
  };
}
