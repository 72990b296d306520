// The page as it was, small. Drawn by a preview frame while it is in view, and no more than two at a time load.
import type { PageContent } from '@vys/contract/pages/page-content';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { PageThumbnail } from '#web/features/pages/preview/page-thumbnail.tsx';
import { messages } from './messages/en.ts';
import { acquireTurn } from './thumbnail-turns.ts';

const shape = 'aspect-[3/4] w-14 shrink-0 rounded-sm border border-line bg-canvas';

export function VersionThumbnail({ content }: { content: PageContent }) {
  const place = useRef<HTMLSpanElement>(null);
  const isInView = useIsInView(place);
  const [release, setRelease] = useState<() => void>();
  useEffect(() => {
    if (!isInView) return setRelease(undefined);
    const turn = acquireTurn(() => setRelease(() => turn.release));
    return turn.release;
  }, [isInView]);
  return (
    <span ref={place} aria-hidden="true" className={shape}>
      {isInView && release && (
        <PageThumbnail
          content={content}
          device="mobile"
          title={messages.picture}
          onSettled={release}
          className="size-full rounded-[inherit]"
        />
      )}
    </span>
  );
}

function useIsInView(place: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      setInView(entries.at(-1)?.isIntersecting === true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isInView;
}
