// A setting that takes effect at once, on or off.
import { Switch as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { useFieldControl } from './field-context.ts';

export function Switch({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  const field = useFieldControl();
  return (
    <Radix.Root
      {...field}
      className={cx(
        'relative inline-flex h-5 w-9 shrink-0 items-center rounded-full border border-control bg-raised transition-colors hover:border-muted',
        'after:absolute after:-inset-x-1 after:-inset-y-2 pointer-coarse:after:-inset-y-3.5',
        'data-[state=checked]:border-accent-control data-[state=checked]:bg-accent-control',
        'disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
      {...rest}
    >
      <Radix.Thumb className="block size-3.5 translate-x-0.5 rounded-full bg-muted shadow-sm transition-[translate,background-color] duration-base data-[state=checked]:translate-x-[1.0625rem] data-[state=checked]:bg-on-accent-control" />
    </Radix.Root>
  );
}
