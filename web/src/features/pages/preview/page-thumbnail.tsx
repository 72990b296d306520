// A small live picture of a page, as a device shows it. It can be looked at, not used.

import type { PageContent } from '@vys/contract/pages/page-content';
import { ImageOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cn } from '#web/ui/cn.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { type Device, fitDevice } from './device.ts';
import { messages } from './messages/en.ts';
import { usePreview } from './use-preview.ts';
import { useSize } from './use-size.ts';

export type PageThumbnailProps = {
  content: PageContent;
  device?: Device;
  title?: string;
  /** It shows the page, or that there is nothing to show. */
  onSettled?: (() => void) | undefined;
  className?: string;
};

export function PageThumbnail({
  content,
  device = 'desktop',
  title = messages.previewTitle,
  onSettled,
  className,
}: PageThumbnailProps) {
  const { frame, isEmpty, hasRendered, fault, problems, isStuck } = usePreview(content, 0);
  const [ref, size] = useSize<HTMLDivElement>();
  const { width, height, scale } = fitDevice(device, size);
  const isMissing =
    isEmpty || isStuck || frame.state === 'unreachable' || (!hasRendered && !!(problems || fault));
  const isSettled = hasRendered || isMissing;
  const latest = useRef(onSettled);
  useEffect(() => {
    latest.current = onSettled;
  });
  useEffect(() => {
    if (isSettled) latest.current?.();
  }, [isSettled]);
  return (
    <div ref={ref} inert className={cn('relative overflow-hidden bg-canvas', className)}>
      {frame.src && !isMissing && (
        <iframe
          key={frame.frameKey}
          ref={frame.frameRef}
          title={title}
          src={frame.src}
          onLoad={frame.onLoad}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          tabIndex={-1}
          style={{ width, height, transform: `scale(${scale})` }}
          className={cn(
            'absolute top-0 left-0 origin-top-left border-0 bg-white transition-opacity duration-slow [color-scheme:light]',
            !hasRendered && 'opacity-0',
          )}
        />
      )}
      {!isMissing && !hasRendered && (
        <Skeleton className="absolute inset-0 size-full rounded-none" />
      )}
      {isMissing && (
        <span className="absolute inset-0 grid place-items-center text-subtle">
          <ImageOff className="size-6" />
        </span>
      )}
    </div>
  );
}
