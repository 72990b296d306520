// The line to one load of the preview frame: proves by window and nonce who speaks, then talks over a port.
import type { PreviewCommand, PreviewConnect, PreviewMessage } from '@vys/contract/pages/preview';
import { readFrameMessage } from './frame-message.ts';
import { messages } from './messages/en.ts';

export type FrameLink = { send(command: PreviewCommand): void };

/** Of one second. A frame that says more is not heard until the next one. */
const MOST_MESSAGES = 300;

type Ends = {
  frame: HTMLIFrameElement;
  nonce: string;
  onReady: (link: FrameLink) => void;
  onMessage: (message: PreviewMessage) => void;
};

/** Listens for the frame's greeting. Call the result to stop listening. */
export function linkFrame({ frame, nonce, onReady, onMessage }: Ends): () => void {
  let port: MessagePort | undefined;

  function greet(event: MessageEvent) {
    if (port || event.source !== frame.contentWindow) return;
    if (event.data?.type !== 'vys-preview-ready' || event.data.nonce !== nonce) return;
    const channel = new MessageChannel();
    const ownPort = channel.port1;
    port = ownPort;
    const mayPass = createRateLimit(MOST_MESSAGES);
    ownPort.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!mayPass()) return;
      const message = readFrameMessage(data);
      if (message) onMessage(message);
    };
    const connect: PreviewConnect = { type: 'vys-preview-connect', nonce, texts: messages };
    // The frame's origin is opaque and cannot be named; its window was checked above.
    frame.contentWindow?.postMessage(connect, '*', [channel.port2]);
    onReady({ send: (command) => ownPort.postMessage(command) });
  }

  window.addEventListener('message', greet);
  return () => {
    window.removeEventListener('message', greet);
    port?.close();
  };
}

function createRateLimit(most: number): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const now = Math.floor(performance.now() / 1_000);
    count = now === second ? count + 1 : 1;
    second = now;
    return count <= most;
  };
}
