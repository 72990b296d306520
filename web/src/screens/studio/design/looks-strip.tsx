// This page in every layout family, as a filmstrip of small live pictures. Only those in view are drawn.
import type { Operation } from '@vys/contract/page-model/operations';
import { type LayoutFamily, layoutFamilies, type PageTheme } from '@vys/contract/page-model/theme';
import type { PageContent } from '@vys/contract/pages/page-content';
import { useEffect, useRef, useState } from 'react';
import { runEditJob } from '#web/features/pages/editing/page-editor.ts';
import { PageThumbnail } from '#web/features/pages/preview/page-thumbnail.tsx';
import { ChoiceStrip } from '#web/ui/choices/choice-strip.tsx';
import { familyNames } from './family-names.ts';
import { messages } from './messages/en.ts';
import { useInView } from './use-in-view.ts';

export type LooksStripProps = {
  content: PageContent;
  theme: PageTheme;
  /** One for each family, the present one included. */
  looks: readonly PageTheme[];
  onApply: (operations: readonly Operation[]) => void;
  onPreview: (operations: readonly Operation[] | undefined) => void;
};

export function LooksStrip({ content, theme, looks, onApply, onPreview }: LooksStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const inView = useInView(strip, looks.length);
  const operationsFor = (family: LayoutFamily): Operation[] => {
    const look = looks.find((candidate) => candidate.family === family);
    return look ? [{ type: 'page.redesign', theme: look, layouts: {} }] : [];
  };

  return (
    <ChoiceStrip
      ref={strip}
      label={messages.looks}
      value={theme.family}
      onChoose={(family) => onApply(operationsFor(family))}
      onPreview={(family) =>
        onPreview(family && family !== theme.family ? operationsFor(family) : undefined)
      }
      choices={layoutFamilies.map((family) => ({
        value: family,
        name: familyNames[family],
        content: (
          <span data-look={family} className="block w-24">
            <Picture
              content={content}
              operations={family === theme.family ? [] : operationsFor(family)}
              isCurrent={family === theme.family}
              isShown={inView.has(family)}
            />
            <span className="block truncate px-2 py-1.5 text-left text-xs">
              {familyNames[family]}
            </span>
          </span>
        ),
      }))}
      className="-mx-4 snap-x overflow-x-auto overscroll-x-contain px-4 py-1 [scrollbar-width:thin]"
      itemClassName="snap-start scroll-ml-4 rounded-md bg-surface"
    />
  );
}

type PictureProps = {
  content: PageContent;
  operations: readonly Operation[];
  isCurrent: boolean;
  isShown: boolean;
};

function Picture({ content, operations, isCurrent, isShown }: PictureProps) {
  const dressed = useDressed(content, operations, isShown && !isCurrent);
  const picture = isCurrent ? content : dressed;
  return isShown && picture ? (
    <PageThumbnail
      content={picture}
      device="mobile"
      title={messages.pictureOfLook}
      className="h-40 w-24"
    />
  ) : (
    <span className="block h-40 w-24 bg-hover" />
  );
}

/** The page after the operations. */
function useDressed(content: PageContent, operations: readonly Operation[], isWanted: boolean) {
  const [dressed, setDressed] = useState<PageContent>();
  const source = JSON.stringify(operations);
  useEffect(() => {
    if (!isWanted || source === '[]') return;
    let isLatest = true;
    runEditJob('apply', { content, operations: JSON.parse(source) }).then(
      (applied) => isLatest && applied.ok && setDressed(applied.content),
      () => {},
    );
    return () => {
      isLatest = false;
    };
  }, [content, source, isWanted]);
  return dressed;
}
