// A small panel beside its trigger for controls that are too many for a menu.
import { Popover as Radix } from 'radix-ui';
import { type ComponentProps, type RefObject, useRef } from 'react';
import { cn } from '../cn.ts';
import { type Attached, contentId } from './attached/deferred-trigger.tsx';

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

/** The panel of a deferred trigger. */
export function AttachedPopover({
  trigger,
  open,
  onOpenChange,
  ...content
}: Attached & ComponentProps<typeof Radix.Content>) {
  const hasLeft = useRef(false);
  const { current: element } = trigger;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={trigger as RefObject<HTMLElement>} />
      <PopoverContent
        {...(element && { id: contentId(element.id) })}
        onInteractOutside={(event) => {
          // The trigger closes it by itself.
          if (event.target instanceof Node && trigger.current?.contains(event.target))
            event.preventDefault();
          else hasLeft.current = true;
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!hasLeft.current) trigger.current?.focus();
          hasLeft.current = false;
        }}
        {...content}
      />
    </Radix.Root>
  );
}
