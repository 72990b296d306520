// For tests only: the workers without threads, and a preview frame that responds as the real one does.

import { screen } from '@testing-library/react';
import type { PreviewCommand, PreviewMessage, PreviewRender } from '@vys/contract/pages/preview';
import { vi } from 'vitest';
import { type EditJobs, editJobs } from '../editing/edit-page.ts';
import { letPageEditorStart } from '../editing/page-editor.ts';
import { compileSource, type Source } from '../preview/compile/compile-source.ts';

const compiled: Source[] = [];

type CompileMessage = { id: number; source: Source };
type EditMessage = { id: number; job: keyof EditJobs; input: never };

function compileNow({ id, source }: CompileMessage) {
  compiled.push(source);
  return { id, compiled: compileSource(source) };
}

const edit = ({ id, job, input }: EditMessage) => ({ id, result: editJobs[job](input) });

/** Replaces `Worker`. Returns what is compiled from now on; the app keeps its first worker. */
export function useWorkerHere(): readonly Source[] {
  compiled.length = 0;
  // Panels are tested without a preview.
  letPageEditorStart();
  class WorkerHere extends EventTarget {
    postMessage(message: CompileMessage | EditMessage) {
      const data = 'job' in message ? edit(message) : compileNow(message);
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', WorkerHere);
  return compiled;
}

export const getPreviewFrame = (title: string | RegExp = 'Preview of your page') =>
  screen.findByTitle<HTMLIFrameElement>(title);

/** Greets the studio as a loaded frame does and records what it is told to render. */
export async function connectFrame(
  answer: (render: PreviewRender) => PreviewMessage | null = ({ id }) => ({
    type: 'rendered',
    id,
    height: 100,
  }),
  title?: string,
) {
  const frame = await getPreviewFrame(title);
  const nonce = new URL(frame.src).hash.replace('#nonce=', '');
  const renders: PreviewRender[] = [];
  const commands: PreviewCommand[] = [];
  let port: MessagePort | undefined;
  const frameWindow = frame.contentWindow as Window;
  vi.spyOn(frameWindow, 'postMessage').mockImplementation(((
    _message: unknown,
    _target: string,
    ports: MessagePort[],
  ) => {
    port = ports[0];
    if (!port) return;
    port.onmessage = ({ data }: MessageEvent<PreviewCommand>) => {
      commands.push(data);
      if (data.type !== 'render') return;
      renders.push(data);
      const message = answer(data);
      if (message) port?.postMessage(message);
    };
  }) as typeof frameWindow.postMessage);
  greet({ type: 'vys-preview-ready', nonce }, frameWindow);
  const sendMessage = (message: PreviewMessage) => port?.postMessage(message);
  return { frame, renders, commands, sendMessage };
}

export function greet(data: unknown, source: Window) {
  window.dispatchEvent(new MessageEvent('message', { data, source: source as MessageEventSource }));
}
