// Brings the part of a screen into view that the address names after its `#`, and moves the focus there.
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** For an element with `tabIndex={-1}`. */
export function useAnchor<E extends HTMLElement>(anchor: string | undefined): RefObject<E | null> {
  const element = useRef<E>(null);
  const { hash, key } = useLocation();
  const isMeant = anchor !== undefined && hash === `#${anchor}`;
  useEffect(() => {
    // Choosing the same part again comes with another key.
    if (!isMeant || !key) return;
    element.current?.scrollIntoView({ block: 'start' });
    element.current?.focus({ preventScroll: true });
  }, [isMeant, key]);
  return element;
}
