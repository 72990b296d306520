// A short hint on hover or focus of its child. Carries its own provider, so it works anywhere.
import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export type TooltipProps = {
  content: ReactNode;
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  delayMs?: number;
};

export function Tooltip({ content, children, side = 'top', delayMs = 400 }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={delayMs} skipDelayDuration={200}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-64 animate-fade-in rounded-sm bg-inverse px-2 py-1 font-medium text-on-inverse text-xs shadow-lg"
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
