// A button that opens a menu or a panel whose code is loaded later than the button (attached-menu.tsx, bell-panel.tsx).
import { Slot } from 'radix-ui';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';

export type Attached = {
  /** The button that it belongs to, with an id. */
  trigger: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

type Props = Attached & { id: string; popup: 'menu' | 'dialog'; children: ReactNode };

export function DeferredTrigger({ trigger, open, onOpenChange, id, popup, children }: Props) {
  return (
    <Slot.Root
      ref={trigger}
      id={id}
      aria-haspopup={popup}
      aria-expanded={open}
      {...(open && { 'aria-controls': contentId(id) })}
      data-state={open ? 'open' : 'closed'}
      onClick={() => onOpenChange(!open)}
      onKeyDown={(event: KeyboardEvent) => {
        if (popup !== 'menu' || event.key !== 'ArrowDown') return;
        event.preventDefault();
        onOpenChange(true);
      }}
    >
      {children}
    </Slot.Root>
  );
}

/** Of what the button with this id opens. */
export const contentId = (triggerId: string): string => `${triggerId}-content`;
