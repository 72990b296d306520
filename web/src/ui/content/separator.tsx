// A hairline between groups, optionally with a word in its middle. Decoration: it has no role.
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';

export type SeparatorProps = {
  orientation?: 'horizontal' | 'vertical';
  /** The word in the middle of a horizontal line. */
  children?: ReactNode;
  className?: string;
};

export function Separator({ orientation = 'horizontal', children, className }: SeparatorProps) {
  if (!children) {
    const shape = orientation === 'horizontal' ? 'h-px w-full' : 'w-px self-stretch';
    return <div aria-hidden="true" className={cn('shrink-0 bg-line', shape, className)} />;
  }
  return (
    <div className={cn('flex items-center gap-3 text-subtle text-xs', className)}>
      <span className="h-px flex-1 bg-line" />
      {children}
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}
