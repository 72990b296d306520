// A button of the bar that opens a small form.
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#web/ui/overlays/popover.tsx';

export type PopoverActionProps = {
  label: string;
  icon: LucideIcon;
  /** Gets what closes it. */
  children: (close: () => void) => ReactNode;
};

export function PopoverAction({ label, icon: Icon, children }: PopoverActionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <IconButton data-action size="sm" label={label} tooltip={false} title={label}>
          <Icon aria-hidden="true" />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent aria-label={label}>{children(() => setOpen(false))}</PopoverContent>
    </Popover>
  );
}
