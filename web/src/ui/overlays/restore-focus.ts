// Restores the focus after a dialog closes. Radix does so for its own triggers only; most dialogs here
// are opened by state.
import { createContext, type RefObject, useLayoutEffect, useRef, useState } from 'react';

type FocusOrigin = { element: Element | null; isOpen: boolean };

export const FocusOriginContext = createContext<RefObject<FocusOrigin> | null>(null);

/** For the root of a dialog; `open` is undefined when its trigger opens it. */
export function useFocusOrigin(open: boolean | undefined): RefObject<FocusOrigin> {
  const isOpen = open ?? false;
  const [known, setKnown] = useState<FocusOrigin>({ element: null, isOpen: false });
  // During render, because the first field may take the focus before any effect runs.
  if (isOpen !== known.isOpen) {
    setKnown({ element: isOpen ? document.activeElement : known.element, isOpen });
  }
  const focusOrigin = useRef(known);
  useLayoutEffect(() => {
    focusOrigin.current = known;
  }, [known]);
  return focusOrigin;
}

/** For a content that goes: restores the focus, unless the next step replaces it. */
export function restoreFocus(event: Event, focusOrigin: RefObject<FocusOrigin> | null): void {
  if (!focusOrigin) return;
  const { element, isOpen } = focusOrigin.current;
  if (isOpen) event.preventDefault();
  else if (element instanceof HTMLElement && element.isConnected) {
    event.preventDefault();
    element.focus();
  }
}
