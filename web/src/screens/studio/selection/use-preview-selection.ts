// Selecting in the preview joined with the draft, the image library and the chat.

import type { Operation } from '@vys/contract/page-model/operations';
import type { Image } from '@vys/contract/page-model/values';
import { useState } from 'react';
import type { PageDraftControls } from '#web/features/pages/drafts/use-page-draft.ts';
import type { ShownElements } from '#web/features/pages/preview/selection/selection-state.ts';
import type {
  OpenedElement,
  SelectionProps,
  SelectionSubject,
} from '#web/features/pages/preview/selection/use-selection.ts';

const noKeys: ReadonlySet<string> = new Set();

type Taker = { take: (image: Image) => void };

export type PreviewSelectionDeps = {
  draft: Pick<PageDraftControls, 'apply' | 'content' | 'restore'>;
  onBrowseImages: () => void;
  onAsk: (subject: SelectionSubject) => void;
  /** An element is about to be shown in the preview. */
  onOpen: () => void;
};

export function usePreviewSelection({
  draft,
  onBrowseImages,
  onAsk,
  onOpen,
}: PreviewSelectionDeps) {
  /** Waits for the image that the creator chooses in the library. */
  const [taker, setTaker] = useState<Taker>();
  const [opened, setOpened] = useState<OpenedElement>();
  const [elements, setElements] = useState<ShownElements>();

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
    opened,
    onShown: setElements,
    onChooseImage(take) {
      setTaker({ take });
      onBrowseImages();
    },
  };

  return {
    props,
    /** For the lists of what replies changed. */
    places: {
      present: elements?.present,
      shown: elements?.shown ?? noKeys,
      onOpen(key: string, back: HTMLElement | null) {
        setOpened({ key, back });
        onOpen();
      },
    },
    isChoosingImage: taker !== undefined,
    applyImage(url: string) {
      taker?.take({ url, alt: '' });
      setTaker(undefined);
    },
    cancelImage: () => setTaker(undefined),
  };
}
