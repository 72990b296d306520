// A hairline between groups, optionally with a word in its middle.
import { Separator as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type SeparatorProps = {
  orientation?: 'horizontal' | 'vertical';
  children?: ReactNode;
  className?: string;
};

export function Separator({ orientation = 'horizontal', children, className }: SeparatorProps) {
  const line = (
    <Radix.Root
      decorative
      orientation={orientation}
      className={cx(
        'shrink-0 bg-line',
        orientation === 'horizontal' ? 'h-px w-full' : 'w-px self-stretch',
        !children && className,
      )}
    />
  );
  if (!children) return line;
  return (
    <div className={cx('flex items-center gap-3 text-faint text-xs', className)}>
      <span className="h-px flex-1 bg-line" />
      {children}
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}
