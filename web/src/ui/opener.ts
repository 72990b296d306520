// Where the focus was before a dialog opened, so that it can go back there. The library knows only of
// its own triggers; most dialogs here are opened by state.
import { createContext, type RefObject, useLayoutEffect, useRef, useState } from 'react';

type Opener = { element: Element | null; isOpen: boolean };

export const OpenerContext = createContext<RefObject<Opener> | null>(null);

/** For the root of a dialog; `open` is undefined when its trigger opens it. */
export function useOpener(open: boolean | undefined): RefObject<Opener> {
  const isOpen = open ?? false;
  const [known, setKnown] = useState<Opener>({ element: null, isOpen: false });
  // While drawing, because the first field may take the focus before any effect runs.
  if (isOpen !== known.isOpen) {
    setKnown({ element: isOpen ? document.activeElement : known.element, isOpen });
  }
  const opener = useRef(known);
  useLayoutEffect(() => {
    opener.current = known;
  }, [known]);
  return opener;
}

/** For a content that goes: gives the focus back, unless it goes to make room for the next step. */
export function returnFocus(event: Event, opener: RefObject<Opener> | null): void {
  if (!opener) return;
  const { element, isOpen } = opener.current;
  if (isOpen) event.preventDefault();
  else if (element instanceof HTMLElement && element.isConnected) {
    event.preventDefault();
    element.focus();
  }
}
