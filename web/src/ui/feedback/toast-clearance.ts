// Keeps toasts off what stands at the bottom of the screen and must stay in reach, such as an input with its button.
import { type RefObject, useEffect } from 'react';
import { currentToast } from './toast.ts';

const PROPERTY = '--toast-clearance';

/** While `isOn`, toasts appear above the element. */
export function useToastClearance(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const target = element.current;
    if (!target || !isOn) return;
    const root = document.documentElement;
    const measure = () => {
      const { top, height: own } = target.getBoundingClientRect();
      // Not drawn, as in a tab that is not shown.
      const height = own === 0 ? 0 : window.innerHeight - top;
      root.style.setProperty(PROPERTY, `${Math.max(0, Math.round(height))}px`);
    };
    measure();
    // Where it stands changes with all that is above it, so it is measured again for each toast.
    const stopListening = currentToast.subscribe(measure);
    window.addEventListener('resize', measure);
    return () => {
      stopListening();
      window.removeEventListener('resize', measure);
      root.style.removeProperty(PROPERTY);
    };
  }, [element, isOn]);
}
