// Lets the back gesture and the back button of a phone close what is open, where the browser has close watchers
// (html.spec.whatwg.org/multipage/interaction.html#close-requests-and-close-watchers).
import { type RefObject, useEffect } from 'react';

/** TypeScript's library does not know it yet. */
type CloseWatcher = { onclose: (() => void) | null; destroy: () => void };
type WithCloseWatcher = { CloseWatcher?: new () => CloseWatcher };

/** Inside a window, for as long as it is open; presses its button that closes it. */
export function CloseOnBack({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  useEffect(() => {
    const { CloseWatcher } = window as WithCloseWatcher;
    if (!CloseWatcher) return;
    let watcher: CloseWatcher;
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        button.current?.click();
        // A window that stays, for example while it saves, can be asked again.
        if (button.current?.disabled) watch();
      };
    };
    watch();
    return () => watcher.destroy();
  }, [button]);
  return null;
}
