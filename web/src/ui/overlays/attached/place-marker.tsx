// Lies where another element lies, unseen. Radix places a menu or a hint beside its own trigger only, and what is loaded
// later than its trigger cannot wrap it: that would make the trigger anew and take the focus from it.
import { type ComponentProps, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { mergeRefs } from '../../merge-refs.ts';

type PlaceMarkerProps = Omit<ComponentProps<'span'>, 'ref'> & {
  target: Element;
  onMount?: (element: HTMLElement) => void;
  ref?: Ref<HTMLElement>;
};

export function PlaceMarker({ target, onMount, ref, ...rest }: PlaceMarkerProps) {
  const own = useRef<HTMLElement>(null);
  const [{ left, top, width, height }] = useState(() => target.getBoundingClientRect());
  const mounted = useRef(onMount);
  useLayoutEffect(() => {
    if (own.current) mounted.current?.(own.current);
  }, []);
  return createPortal(
    <span
      {...rest}
      ref={mergeRefs(own, ref)}
      aria-hidden="true"
      className="pointer-events-none fixed"
      style={{ left, top, width, height }}
    />,
    document.body,
  );
}
