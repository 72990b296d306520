// Editing and preview lie side by side on narrow screens, one swipe apart. The strip scrolls by touch; buttons and keys
// set the side. While it moves both sides show, at rest only one does.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

export type Side = 'start' | 'end';

/** After the last movement; browsers tell the end of a scroll in different ways. */
const REST_MS = 140;

export function useSwipe(side: Side, onSide: (side: Side) => void, isSmall: boolean) {
  const strip = useRef<HTMLDivElement>(null);
  const [isMoving, setMoving] = useState(false);
  const timer = useRef<number>(undefined);
  /** Where the strip is being sent; a touch takes over. */
  const target = useRef<number>(undefined);
  const latest = useRef({ side, onSide });
  useLayoutEffect(() => {
    latest.current = { side, onSide };
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const left = isSmall && side === 'end' ? element.clientWidth : 0;
    if (isAt(element, left)) return;
    setMoving(true);
    target.current = left;
    element.scrollLeft = left;
  }, [side, isSmall]);

  function rest() {
    const { current: element } = strip;
    if (element && target.current !== undefined && !isAt(element, target.current)) {
      // Another movement was still under way.
      element.scrollTo({ left: target.current, behavior: 'instant' });
    }
    target.current = undefined;
    setMoving(false);
    const shown = readSide(strip);
    if (shown && shown !== latest.current.side) latest.current.onSide(shown);
  }

  function moved() {
    setMoving(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(rest, REST_MS);
  }

  return {
    strip,
    isMoving,
    moved,
    touched() {
      target.current = undefined;
      moved();
    },
  };
}

const isAt = (element: HTMLElement, left: number) => Math.abs(element.scrollLeft - left) < 2;

function readSide({ current: element }: RefObject<HTMLDivElement | null>): Side | undefined {
  if (!element || element.clientWidth === 0) return undefined;
  return Math.abs(element.scrollLeft) > element.clientWidth / 2 ? 'end' : 'start';
}
