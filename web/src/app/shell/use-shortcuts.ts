// Keys that work everywhere in the workspace, except while something is being typed.
import { useEffect, useRef } from 'react';

export type Shortcuts = {
  onPalette: () => void;
  onHelp: () => void;
  /** Second key after `g`, lower case. */
  sequences: Readonly<Record<string, () => void>>;
};

/** How long the first key of a sequence counts, in milliseconds. */
const SEQUENCE_MS = 1500;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });

  useEffect(() => {
    let startedAt = Number.NEGATIVE_INFINITY;
    function press(event: KeyboardEvent) {
      const { onPalette, onHelp, sequences } = latest.current;
      const key = event.key.toLowerCase();
      const run = (action: () => void) => {
        event.preventDefault();
        action();
      };
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && key === 'k') {
        return run(onPalette);
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      if (key === '?') return run(onHelp);
      const action = event.timeStamp - startedAt < SEQUENCE_MS ? sequences[key] : undefined;
      startedAt = key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (action) run(action);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
