// Keeps the end of what scrolls in view while it grows or its space changes, unless the person has scrolled away.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Closer to the end than this is at the end, in CSS pixels. */
const NEAR = 24;

/** `latest`: when it changes, the end is shown wherever the person is. `box` has one child. */
export function useEndInView(box: RefObject<HTMLElement | null>, latest: string): void {
  const isAtEnd = useRef(true);

  useLayoutEffect(() => {
    isAtEnd.current = true;
    toEnd(box.current);
  }, [box, latest]);

  useEffect(() => {
    const { current: element } = box;
    if (!element) return;
    const sizeOf = () => `${element.scrollHeight} ${element.clientHeight}`;
    let size = sizeOf();
    const note = () => {
      // A browser scrolls, too, when the size changes.
      if (sizeOf() !== size) return;
      const { scrollHeight, scrollTop, clientHeight } = element;
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
    };
    const observer = new ResizeObserver(() => {
      size = sizeOf();
      if (isAtEnd.current) toEnd(element);
    });
    for (const observed of [element, element.firstElementChild]) {
      if (observed) observer.observe(observed);
    }
    element.addEventListener('scroll', note, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', note);
    };
  }, [box]);
}

function toEnd(element: HTMLElement | null): void {
  if (element) element.scrollTop = element.scrollHeight;
}
