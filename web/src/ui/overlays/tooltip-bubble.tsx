// The bubble of a hint, beside the element that it is about.
import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { PlaceMarker } from './attached/place-marker.tsx';
import type { TooltipSide } from './tooltip.tsx';

export type TooltipBubbleProps = {
  target: HTMLElement;
  side: TooltipSide;
  onClose: () => void;
  /** Takes the id of the text, for the element that it describes. */
  onDescribe: (id: string | undefined) => void;
  onEnter: () => void;
  onLeave: () => void;
  children: ReactNode;
};

export function TooltipBubble(props: TooltipBubbleProps) {
  const { target, side, onClose, onDescribe, onEnter, onLeave, children } = props;
  return (
    <Radix.Provider>
      <Radix.Root open onOpenChange={(open) => !open && onClose()}>
        <Radix.Trigger asChild>
          <PlaceMarker
            target={target}
            onMount={(element) => onDescribe(element.getAttribute('aria-describedby') ?? undefined)}
          />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            onPointerEnter={onEnter}
            onPointerLeave={onLeave}
            className="z-50 max-w-64 animate-fade-in rounded-sm bg-inverse px-2 py-1 font-medium text-on-inverse text-xs shadow-lg"
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
