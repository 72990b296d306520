// A region that scrolls with a thin bar of the interface's own.
import { ScrollArea as Radix } from 'radix-ui';
import type { ReactNode, Ref } from 'react';
import { cn } from '../cn.ts';

export type ScrollAreaProps = {
  children: ReactNode;
  className?: string;
  /** The element that scrolls. */
  viewportRef?: Ref<HTMLDivElement>;
};

const bar =
  'flex touch-none select-none p-0.5 data-[orientation=horizontal]:h-2 data-[orientation=vertical]:w-2 data-[orientation=horizontal]:flex-col';

export function ScrollArea({ children, className, viewportRef }: ScrollAreaProps) {
  return (
    <Radix.Root className={cn('overflow-hidden', className)}>
      <Radix.Viewport
        tabIndex={0}
        {...(viewportRef ? { ref: viewportRef } : {})}
        className="size-full focus-visible:-outline-offset-2 [&>div]:!block"
      >
        {children}
      </Radix.Viewport>
      {(['vertical', 'horizontal'] as const).map((orientation) => (
        <Radix.Scrollbar key={orientation} orientation={orientation} className={bar}>
          <Radix.Thumb className="relative flex-1 rounded-full bg-line-strong" />
        </Radix.Scrollbar>
      ))}
    </Radix.Root>
  );
}
