// The layout of the studio: header above, chat and panels on the left, work on the right; one at a time when narrow.

import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useIsSmall } from '#web/lib/browser/use-is-small.ts';
import { cn } from '#web/ui/cn.ts';
import { messages } from './messages/en.ts';
import { useSwipe } from './phone/use-swipe.ts';

export type Pane = 'edit' | 'preview' | 'code';

export type StudioLayoutProps = {
  header: ReactNode;
  edit: ReactNode;
  work: ReactNode;
  /** The one that shows on narrow screens. */
  pane: Pane;
  /** It was swiped to. */
  onPane?: (pane: Pane) => void;
  classic: boolean;
};

/** Invisible but laid out and mounted, so that a frame inside keeps its page and scroll position. */
export const hiddenOnNarrow =
  'max-lg:pointer-events-none max-lg:invisible max-lg:absolute max-lg:inset-0';
export const hiddenOnWide = 'lg:pointer-events-none lg:invisible lg:absolute lg:inset-0';

export function StudioLayout({ header, edit, work, pane, onPane, classic }: StudioLayoutProps) {
  const [root, top] = useTop();
  const isEdit = pane === 'edit';
  const { strip, isMoving, moved, touched } = useSwipe(
    isEdit ? 'start' : 'end',
    (side) => onPane?.(side === 'start' ? 'edit' : 'preview'),
    useIsSmall(),
  );
  return (
    <div
      ref={root}
      style={{ height: `calc(100dvh - ${top}px)` }}
      className="flex min-h-96 flex-col overflow-hidden"
    >
      {header}
      <div
        ref={strip}
        onScroll={moved}
        onTouchStart={touched}
        className="relative flex min-h-0 flex-1 max-lg:snap-x max-lg:snap-mandatory max-lg:overflow-x-auto max-lg:overflow-y-hidden max-lg:overscroll-x-contain max-lg:[scrollbar-width:none] motion-safe:max-lg:scroll-smooth"
      >
        <section
          aria-label={messages.edit}
          className={cn(
            'flex min-h-0 w-full shrink-0 flex-col border-line bg-surface max-lg:snap-start lg:border-r',
            classic ? 'lg:w-[450px]' : 'lg:w-[24rem]',
            !isEdit && !isMoving && 'max-lg:invisible',
          )}
        >
          {edit}
        </section>
        <div
          className={cn(
            '@container relative flex min-h-0 min-w-0 flex-col max-lg:w-full max-lg:shrink-0 max-lg:snap-start lg:flex-1',
            isEdit && !isMoving && 'max-lg:invisible',
          )}
        >
          {work}
        </div>
      </div>
    </div>
  );
}

/** Where the studio begins on the page: below whatever the shell shows above it. */
function useTop(): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    const around = element?.parentElement;
    if (!around) return;
    const measure = () => setTop(element.getBoundingClientRect().top + window.scrollY);
    measure();
    // What surrounds us grows when something above goes away.
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    return () => observer.disconnect();
  }, []);
  return [ref, top];
}
