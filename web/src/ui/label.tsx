// The name of a control. Pressing it focuses the control it names.
import { Label as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export function Label({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root className={cx('font-medium text-fg text-sm select-none', className)} {...rest} />
  );
}
