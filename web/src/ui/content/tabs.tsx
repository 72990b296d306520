// Tabs with an underline. Arrow keys move between them.
import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps, SyntheticEvent } from 'react';
import { cn } from '../cn.ts';

export const Tabs = Radix.Root;

export function TabsList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      className={cn(
        '-mx-2 flex gap-5 overflow-x-auto border-line border-b px-2 [scrollbar-width:none]',
        className,
      )}
      {...rest}
    />
  );
}

/** The library focuses a pressed tab by script, which browsers show like a focus by keyboard. */
const markPressed = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  currentTarget.style.outline = 'none';
};
const unmarkPressed = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  currentTarget.style.outline = '';
};

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      onPointerDown={markPressed}
      onKeyDown={unmarkPressed}
      onBlur={unmarkPressed}
      className={cn(
        '-mx-2 relative inline-flex h-10 shrink-0 items-center gap-2 rounded-t-sm px-2 font-medium text-muted text-sm transition-colors hover:text-fg focus-visible:-outline-offset-2 pointer-coarse:h-11 [&_svg]:size-4',
        'after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 after:scale-x-50 after:rounded-full after:bg-accent-control after:opacity-0 after:transition-[opacity,scale] after:duration-base',
        'data-[state=active]:text-fg data-[state=active]:after:scale-x-100 data-[state=active]:after:opacity-100 disabled:opacity-50',
        className,
      )}
      {...rest}
    />
  );
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('pt-5', className)} {...rest} />;
}
