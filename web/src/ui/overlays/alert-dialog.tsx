// Asks before something that cannot be undone. Focus starts on Cancel; pressing outside does nothing.
import { AlertDialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { cn } from '../cn.ts';
import { messages } from '../messages/en.ts';
import { CloseOnBack } from './close-on-back.tsx';
import { panelStyle, scrimStyle } from './dialog.tsx';
import { restoreFocus, useFocusOrigin } from './restore-focus.ts';

export type AlertDialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The element that opens it, when it is not opened by state. */
  trigger?: ReactNode;
  title: ReactNode;
  description: ReactNode;
  /** More to say or to type, such as a field to confirm with. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'neutral';
  loading?: boolean;
  confirmDisabled?: boolean;
  /** With `loading` given the caller closes the dialog itself; without, confirming closes it. */
  onConfirm: () => void;
};

export function AlertDialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  children,
  confirmLabel,
  cancelLabel = messages.cancel,
  tone = 'danger',
  loading,
  confirmDisabled = false,
  onConfirm,
}: AlertDialogProps) {
  const focusOrigin = useFocusOrigin(open);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const confirm = (
    <Button
      variant={tone === 'danger' ? 'danger' : 'primary'}
      loading={loading ?? false}
      disabled={confirmDisabled}
      onClick={onConfirm}
    >
      {confirmLabel}
    </Button>
  );
  return (
    <Radix.Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={scrimStyle} />
        <Radix.Content
          onCloseAutoFocus={(event) => restoreFocus(event, focusOrigin)}
          className={cn(panelStyle, 'max-w-md p-6')}
        >
          <CloseOnBack button={cancelButton} />
          <Radix.Title className="font-semibold text-base text-fg">{title}</Radix.Title>
          <Radix.Description className="mt-1.5 text-muted text-sm">{description}</Radix.Description>
          {children && <div className="mt-4 min-h-0 overflow-y-auto">{children}</div>}
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <Radix.Cancel asChild>
              <Button ref={cancelButton} variant="secondary" disabled={loading}>
                {cancelLabel}
              </Button>
            </Radix.Cancel>
            {loading === undefined ? <Radix.Action asChild>{confirm}</Radix.Action> : confirm}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
