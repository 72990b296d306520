// Keys that work everywhere in the workspace, except while something is being typed.
import { useEffect, useRef } from 'react';
import { isMac } from '#web/lib/keyboard/mod-key.ts';
import { preferences } from '#web/lib/preferences/preferences.ts';

export type Shortcuts = {
  onPalette: () => void;
  onHelp: () => void;
  /** Second key after `g`, lower case. */
  sequences: Readonly<Record<string, () => void>>;
};

/** How long the first key of a sequence counts, in milliseconds. */
const SEQUENCE_MS = 1500;

/** Menus and lists choose by what is typed, too. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.closest('[role="menu"], [role="listbox"], [role="combobox"]') !== null);

const isOverScreen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** On a Mac Ctrl K deletes to the end of the line. */
const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (isMac() ? metaKey : ctrlKey) && !altKey && !shiftKey;

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
      if (event.isComposing) return;
      if (isPaletteKey(event)) return run(onPalette);
      if (event.ctrlKey || event.metaKey || event.altKey || !preferences.get().singleKeys) return;
      if (isTyping(event.target) || isOverScreen()) return;
      if (key === '?') return run(onHelp);
      const action = event.timeStamp - startedAt < SEQUENCE_MS ? sequences[key] : undefined;
      startedAt = key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (action) run(action);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
