// One load of the preview frame: waits for its greeting, says when it cannot be reached, loads it anew.
import { PREVIEW_PATH, type PreviewMessage } from '@vys/contract/pages/preview';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type FrameLink, linkFrame } from './frame-link.ts';

/** How long a loaded frame may stay silent, and how long loading may take, in milliseconds. */
const SILENCE_MS = 2_000;
const LOADING_MS = 12_000;

export type FrameState = 'loading' | 'ready' | 'unreachable';

type Load = { number: number; nonce: string; state: FrameState; link?: FrameLink };

const newLoad = (number: number): Load => ({
  number,
  nonce: crypto.randomUUID(),
  state: 'loading',
});

export function useFrame(pagesOrigin: string, onMessage: (message: PreviewMessage) => void) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const listener = useRef(onMessage);
  const silence = useRef<number>(undefined);
  const [load, setLoad] = useState(() => newLoad(1));
  const { number, nonce } = load;

  const settle = useCallback((which: number, change: Partial<Load>) => {
    setLoad((now) => (now.number === which && now.state !== 'ready' ? { ...now, ...change } : now));
  }, []);

  useLayoutEffect(() => {
    listener.current = onMessage;
  });

  // Before the frame can speak: its greeting comes once.
  useLayoutEffect(() => {
    const frame = frameRef.current;
    if (!frame || !pagesOrigin) return;
    const tooLong = window.setTimeout(() => settle(number, { state: 'unreachable' }), LOADING_MS);
    const hangUp = linkFrame({
      frame,
      nonce,
      onReady: (link) => settle(number, { state: 'ready', link }),
      onMessage: (message) => listener.current(message),
    });
    return () => {
      hangUp();
      window.clearTimeout(tooLong);
      window.clearTimeout(silence.current);
    };
  }, [number, nonce, pagesOrigin, settle]);

  return {
    frameRef,
    /** A new key for each load: changing the part after # alone would not load anything. */
    frameKey: number,
    src: pagesOrigin ? `${pagesOrigin}${PREVIEW_PATH}#nonce=${nonce}` : undefined,
    state: load.state,
    link: load.link,
    onLoad() {
      window.clearTimeout(silence.current);
      silence.current = window.setTimeout(
        () => settle(number, { state: 'unreachable' }),
        SILENCE_MS,
      );
    },
    reload: useCallback(() => setLoad((now) => newLoad(now.number + 1)), []),
  };
}
