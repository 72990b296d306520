// The line to one load of the preview frame: proves by window and nonce who speaks, then talks over a port.
import type { PreviewConnect, PreviewMessage, PreviewRender } from '@vys/contract/pages/preview';
import { readFrameMessage } from './frame-message.ts';

export type FrameLink = { render(message: PreviewRender): void };

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
    ownPort.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = readFrameMessage(data);
      if (message) onMessage(message);
    };
    const connect: PreviewConnect = { type: 'vys-preview-connect', nonce };
    // The frame's origin is opaque and cannot be named; its window was checked above.
    frame.contentWindow?.postMessage(connect, '*', [channel.port2]);
    onReady({ render: (message) => ownPort.postMessage(message) });
  }

  window.addEventListener('message', greet);
  return () => {
    window.removeEventListener('message', greet);
    port?.close();
  };
}
