// A window over the page that holds the focus until it closes. Escape and the close button end it.
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useContext, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { cn } from '../cn.ts';
import { messages } from '../messages/en.ts';
import { CloseOnBack } from './close-on-back.tsx';
import { FocusOriginContext, restoreFocus, useFocusOrigin } from './restore-focus.ts';

export function Dialog(props: ComponentProps<typeof Radix.Root>) {
  return (
    <FocusOriginContext value={useFocusOrigin(props.open)}>
      <Radix.Root {...props} />
    </FocusOriginContext>
  );
}

export const DialogTrigger = Radix.Trigger;
export const DialogClose = Radix.Close;

export const scrimStyle =
  'fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

const widths = {
  sm: 'max-w-sm',
  md: 'max-w-lg',
  lg: 'max-w-2xl',
  xl: 'max-w-5xl',
} as const;

export const panelStyle = [
  'fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col',
  'rounded-lg border border-line-strong bg-overlay shadow-lg outline-none',
  'data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in',
].join(' ');

export type DialogContentProps = Omit<ComponentProps<typeof Radix.Content>, 'title'> & {
  title: ReactNode;
  description?: ReactNode;
  /** A link that explains the dialog, in its corner. */
  help?: ReactNode;
  /** Buttons at the foot; they stay visible while the body scrolls. */
  footer?: ReactNode;
  size?: keyof typeof widths;
  /** Keeps title and description for screen readers only. */
  hideHeader?: boolean;
};

export function DialogContent({
  title,
  description,
  help,
  footer,
  size = 'md',
  hideHeader = false,
  className,
  children,
  onCloseAutoFocus,
  ...rest
}: DialogContentProps) {
  const focusOrigin = useContext(FocusOriginContext);
  const closeButton = useRef<HTMLButtonElement>(null);
  return (
    <Radix.Portal>
      <Radix.Overlay className={scrimStyle} />
      <Radix.Content
        className={cn(panelStyle, widths[size], className)}
        {...(description ? {} : { 'aria-describedby': undefined })}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          if (!event.defaultPrevented) restoreFocus(event, focusOrigin);
        }}
        {...rest}
      >
        <div
          className={cn(
            'px-6 pt-5',
            help ? 'pr-22' : 'pr-14',
            children && 'pb-3',
            hideHeader && 'sr-only',
          )}
        >
          <Radix.Title className="font-semibold text-base text-fg">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-1 text-muted text-sm">{description}</Radix.Description>
          )}
        </div>
        {children && (
          <div
            className={cn(
              'min-h-0 flex-1 overflow-y-auto px-6 pb-5',
              // The rest of the space is the header's, which what is scrolled keeps away from.
              hideHeader ? 'pt-5' : 'pt-2',
            )}
          >
            {children}
          </div>
        )}
        {footer && (
          <div
            className={cn(
              'flex flex-wrap items-center justify-end gap-2 px-6 py-4',
              children ? 'border-line border-t' : 'pt-6',
            )}
          >
            {footer}
          </div>
        )}
        {/* After the content, which the focus goes to first. */}
        {help && (
          <div className="absolute top-5 right-12 pointer-coarse:top-4.5 pointer-coarse:right-15">
            {help}
          </div>
        )}
        <CloseOnBack button={closeButton} />
        <Radix.Close asChild>
          <IconButton
            ref={closeButton}
            label={messages.close}
            size="sm"
            tooltip={false}
            className="absolute top-4 right-4 pointer-coarse:top-2 pointer-coarse:right-2"
          >
            <X aria-hidden="true" />
          </IconButton>
        </Radix.Close>
      </Radix.Content>
    </Radix.Portal>
  );
}
