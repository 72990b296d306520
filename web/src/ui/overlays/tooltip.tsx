// A short hint on hover or focus of its child. The bubble is loaded with the first hint.
import { Slot } from 'radix-ui';
import {
  type ComponentType,
  lazy,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { TooltipBubbleProps } from './tooltip-bubble.tsx';

export type TooltipSide = 'top' | 'right' | 'bottom' | 'left';

export type TooltipProps = {
  content: ReactNode;
  children: ReactNode;
  side?: TooltipSide;
  delayMs?: number;
};

/** On the way from the child to the bubble. */
const LEAVE_MS = 150;

// Without a network there are no hints.
const Bubble = lazy<ComponentType<TooltipBubbleProps>>(() =>
  import('./tooltip-bubble.tsx').then(
    ({ TooltipBubble }) => ({ default: TooltipBubble }),
    () => ({ default: () => null }),
  ),
);

export function Tooltip({ content, children, side = 'top', delayMs = 400 }: TooltipProps) {
  const { target, describedBy, setDescribedBy, hide, events, bubbleEvents } = useHint(delayMs);
  return (
    <>
      <Slot.Root {...(describedBy && { 'aria-describedby': describedBy })} {...events}>
        {children}
      </Slot.Root>
      {target && (
        <Suspense>
          <Bubble
            target={target}
            side={side}
            onClose={hide}
            onDescribe={setDescribedBy}
            {...bubbleEvents}
          >
            {content}
          </Bubble>
        </Suspense>
      )}
    </>
  );
}

function useHint(delayMs: number) {
  const [target, setTarget] = useState<HTMLElement>();
  const [describedBy, setDescribedBy] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  function later(run: () => void, ms: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, ms);
  }
  function hide() {
    clearTimeout(timer.current);
    setTarget(undefined);
    setDescribedBy(undefined);
  }
  function release() {
    isPressed.current = false;
  }
  const leave = () => later(hide, LEAVE_MS);
  return {
    target,
    describedBy,
    setDescribedBy,
    hide,
    bubbleEvents: { onEnter: () => clearTimeout(timer.current), onLeave: leave },
    events: {
      onPointerEnter({ pointerType, currentTarget }: PointerEvent<HTMLElement>) {
        if (pointerType !== 'touch') later(() => setTarget(currentTarget), delayMs);
      },
      onPointerLeave: leave,
      onPointerDown() {
        isPressed.current = true;
        document.addEventListener('pointerup', release, { once: true });
        hide();
      },
      onFocus({ currentTarget }: { currentTarget: HTMLElement }) {
        if (!isPressed.current) setTarget(currentTarget);
      },
      onBlur: hide,
      onClick: hide,
    },
  };
}
