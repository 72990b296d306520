// The sidebar of small screens, over the screen. Loaded once the screen is there.
import type { ReactNode } from 'react';
import { Sheet, SheetContent } from '#web/ui/overlays/sheet.tsx';
import { messages } from '../messages/en.ts';

type MenuSheetProps = { open: boolean; onClose: () => void; children: ReactNode };

/** Only below the breakpoint: there the column is hidden and this takes its place. */
export function MenuSheet({ open, onClose, children }: MenuSheetProps) {
  return (
    <Sheet open={open} onOpenChange={(shown) => !shown && onClose()}>
      <SheetContent
        hideHeader
        side="left"
        title={messages.menu}
        className="w-64 [&>div:nth-child(2)]:p-0"
      >
        {children}
      </SheetContent>
    </Sheet>
  );
}
