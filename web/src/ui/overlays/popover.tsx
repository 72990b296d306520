// A small panel beside its trigger for controls that are too many for a menu.
import { Popover as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

export const Popover = Radix.Root;
export const PopoverTrigger = Radix.Trigger;
export const PopoverAnchor = Radix.Anchor;
export const PopoverClose = Radix.Close;

export function PopoverContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={6}
        collisionPadding={8}
        className={cn(
          'z-50 w-72 max-w-[calc(100vw-1rem)] rounded-md border border-line-strong bg-overlay p-4 shadow-lg outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in',
          className,
        )}
        {...rest}
      />
    </Radix.Portal>
  );
}
