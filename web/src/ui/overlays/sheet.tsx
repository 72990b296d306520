// A panel that slides over the page from one side and holds the focus until it closes.
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { cn } from '../cn.ts';
import { messages } from '../messages/en.ts';
import { CloseOnBack } from './close-on-back.tsx';
import { scrimStyle } from './dialog.tsx';

export const Sheet = Radix.Root;
export const SheetTrigger = Radix.Trigger;
export const SheetClose = Radix.Close;

const sides = {
  right: 'inset-y-0 right-0 w-[min(26rem,100vw)] border-l [--sheet-from:100%_0]',
  left: 'inset-y-0 left-0 w-[min(20rem,86vw)] border-r [--sheet-from:-100%_0]',
  bottom:
    'inset-x-0 bottom-0 max-h-[88dvh] rounded-t-lg border-t pb-[env(safe-area-inset-bottom)] [--sheet-from:0_100%]',
} as const;

export type SheetContentProps = Omit<ComponentProps<typeof Radix.Content>, 'title'> & {
  title: ReactNode;
  description?: ReactNode;
  side?: keyof typeof sides;
  footer?: ReactNode;
  hideHeader?: boolean;
};

export function SheetContent({
  title,
  description,
  side = 'right',
  footer,
  hideHeader = false,
  className,
  children,
  ...rest
}: SheetContentProps) {
  const closeButton = useRef<HTMLButtonElement>(null);
  return (
    <Radix.Portal>
      <Radix.Overlay className={scrimStyle} />
      <Radix.Content
        className={cn(
          'fixed z-50 flex flex-col border-line-strong bg-overlay shadow-lg outline-none',
          'data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in',
          sides[side],
          className,
        )}
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...rest}
      >
        <div className={cn('border-line border-b px-5 py-4 pr-14', hideHeader && 'sr-only')}>
          <Radix.Title className="font-semibold text-base text-fg">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-0.5 text-muted text-sm">
              {description}
            </Radix.Description>
          )}
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
        {footer && (
          <div className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-4">
            {footer}
          </div>
        )}
        <CloseOnBack button={closeButton} />
        <Radix.Close asChild>
          <IconButton
            ref={closeButton}
            label={messages.close}
            size="sm"
            tooltip={false}
            className="absolute top-3.5 right-3.5 pointer-coarse:top-1.5 pointer-coarse:right-1.5"
          >
            <X aria-hidden="true" />
          </IconButton>
        </Radix.Close>
      </Radix.Content>
    </Radix.Portal>
  );
}
