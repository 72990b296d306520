// The studio's keys, wherever the focus is: Ctrl/⌘ S saves; Ctrl/⌘ Z undoes, with Shift or as Ctrl Y it redoes. In a
// text field or the code editor these undo typing first, as long as there is some.
import { useEffect, useRef } from 'react';

export type StudioKeys = { save: () => unknown; undo: () => unknown; redo: () => unknown };

export function useStudioKeys(keys: StudioKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const name = nameOf(event);
      if (name === undefined) return;
      const run = () => void latest.current[name]();
      if (name !== 'save' && undoesTyping(event.target, name, run)) return;
      event.preventDefault();
      event.stopPropagation();
      run();
    }
    // Before the code editor takes the key.
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
}

function nameOf(event: KeyboardEvent): keyof StudioKeys | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return shiftKey ? 'redo' : 'undo';
  if (shiftKey) return undefined;
  if (key === 's') return 'save';
  // On a Mac ⌘ Y belongs to the browser.
  return key === 'y' && ctrlKey ? 'redo' : undefined;
}

/** True where the key is left to what has the focus. */
function undoesTyping(
  target: EventTarget | null,
  name: 'undo' | 'redo',
  orElse: () => void,
): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const editor = target.closest<HTMLElement>('[data-undo-depth]');
  if (editor) return Number(editor.dataset[`${name}Depth`]) > 0;
  if (!isTextField(target)) return false;
  afterUndo(target, orElse);
  return true;
}

const textTypes = ['text', 'search', 'url', 'tel', 'email', 'password', 'number'];

function isTextField(element: HTMLElement): boolean {
  if (element instanceof HTMLInputElement) return textTypes.includes(element.type);
  return element instanceof HTMLTextAreaElement || element.isContentEditable;
}

/** Browsers do not say whether a field has typing to undo: the page is changed when the key changed no text. */
function afterUndo(field: HTMLElement, orElse: () => void): void {
  let hasChanged = false;
  const note = () => {
    hasChanged = true;
  };
  field.addEventListener('input', note, { once: true });
  window.setTimeout(() => {
    field.removeEventListener('input', note);
    if (!hasChanged) orElse();
  });
}
