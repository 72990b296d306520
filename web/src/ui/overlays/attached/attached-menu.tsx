// The menu of a deferred trigger. Its items are those of dropdown-menu.tsx.
import type { ComponentProps } from 'react';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '../dropdown-menu.tsx';
import { type Attached, contentId } from './deferred-trigger.tsx';
import { PlaceMarker } from './place-marker.tsx';

export type AttachedMenuProps = Attached & ComponentProps<typeof DropdownMenuContent>;

export function AttachedMenu({ trigger, open, onOpenChange, ...content }: AttachedMenuProps) {
  const { current: element } = trigger;
  return (
    <DropdownMenu open={open} onOpenChange={onOpenChange}>
      {element && (
        <DropdownMenuTrigger asChild>
          {/* Measured again each time. */}
          <PlaceMarker key={String(open)} target={element} />
        </DropdownMenuTrigger>
      )}
      <DropdownMenuContent
        {...(element && { id: contentId(element.id), 'aria-labelledby': element.id })}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          trigger.current?.focus();
        }}
        {...content}
      />
    </DropdownMenu>
  );
}
