// A key of the keyboard, for shortcut hints.
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  return (
    <kbd
      className={cn(
        'inline-grid h-5 min-w-5 place-items-center rounded-[5px] border border-line-strong bg-raised px-1 font-medium font-sans text-[0.6875rem] text-muted leading-none',
        className,
      )}
      {...rest}
    />
  );
}
