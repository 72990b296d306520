// Keys of the studio that were pressed in the preview frame, where the studio does not see them.
import type { PreviewKey } from '@vys/contract/pages/preview';

const keys: Readonly<Record<PreviewKey, KeyboardEventInit>> = {
  undo: { key: 'z' },
  redo: { key: 'z', shiftKey: true },
  save: { key: 's' },
};

/** The page's own code may claim a key, so that only one counts that a person can have pressed in the frame. */
export function pressKey(frame: HTMLIFrameElement | null, name: PreviewKey): void {
  const { userActivation } = navigator as Navigator & { userActivation?: { isActive: boolean } };
  if (!frame || document.activeElement !== frame || userActivation?.isActive === false) return;
  const press = { ...keys[name], ctrlKey: true, bubbles: true, cancelable: true };
  frame.dispatchEvent(new KeyboardEvent('keydown', press));
}
