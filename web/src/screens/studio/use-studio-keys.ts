// The studio's keys: Ctrl/⌘ S saves wherever the focus is; Ctrl/⌘ Z takes the last reply back, except
// where it undoes typing.
import { useEffect, useRef } from 'react';

export type StudioKeys = { s: () => unknown; z: () => unknown };

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function useStudioKeys(keys: StudioKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (key !== 's' && (key !== 'z' || isTyping(event.target))) return;
      event.preventDefault();
      latest.current[key]();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
