// A menu that opens from a button. Arrow keys, typing and Escape work as in a desktop menu.
import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

export const DropdownMenu = Radix.Root;
export const DropdownMenuTrigger = Radix.Trigger;
export const DropdownMenuGroup = Radix.Group;
export const DropdownMenuRadioGroup = Radix.RadioGroup;

/** Shared with the select: a floating list and its rows. */
export const floatingListStyle =
  'z-50 min-w-48 overflow-hidden rounded-md border border-line-strong bg-overlay p-1 shadow-lg data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in';
export const floatingRowStyle = [
  'relative flex min-h-8 cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1 text-fg text-sm outline-none select-none pointer-coarse:min-h-11',
  'data-[highlighted]:bg-hover data-[disabled]:pointer-events-none data-[disabled]:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted',
].join(' ');

export function DropdownMenuContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={6}
        align="end"
        collisionPadding={8}
        className={cn(floatingListStyle, 'max-w-80', className)}
        {...rest}
      />
    </Radix.Portal>
  );
}

export type DropdownMenuItemProps = ComponentProps<typeof Radix.Item> & {
  tone?: 'neutral' | 'danger';
};

export function DropdownMenuItem({ tone = 'neutral', className, ...rest }: DropdownMenuItemProps) {
  return (
    <Radix.Item
      className={cn(
        floatingRowStyle,
        tone === 'danger' &&
          'text-danger-text data-[highlighted]:bg-danger-soft [&_svg]:text-danger-text',
        className,
      )}
      {...rest}
    />
  );
}

export function DropdownMenuRadioItem({
  className,
  children,
  ...rest
}: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={cn(floatingRowStyle, 'pr-8', className)} {...rest}>
      {children}
      <Radix.ItemIndicator className="absolute right-2.5">
        <Check aria-hidden="true" />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}

export function DropdownMenuCheckboxItem({
  className,
  children,
  ...rest
}: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem className={cn(floatingRowStyle, 'pr-8', className)} {...rest}>
      {children}
      <Radix.ItemIndicator className="absolute right-2.5">
        <Check aria-hidden="true" />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  );
}

export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return (
    <Radix.Label
      className={cn('px-2.5 pt-2 pb-1 font-medium text-subtle text-xs', className)}
      {...rest}
    />
  );
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
}
