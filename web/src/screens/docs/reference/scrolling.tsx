// A named part that scrolls by itself, also with the keyboard (WCAG 2.1.1).
import type { ReactNode } from 'react';
import { cn } from '#web/ui/cn.ts';

export type ScrollingProps = { label: string; className?: string; children: ReactNode };

export function Scrolling({ label, className, children }: ScrollingProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className={cn('overflow-auto rounded-md border border-line', className)}
    >
      {children}
    </section>
  );
}
