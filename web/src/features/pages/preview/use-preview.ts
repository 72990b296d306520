// Puts frame and compiler together: every compiled source is rendered, every render is acknowledged.
import type { PageContent } from '@vys/contract/pages/page-content';
import type { PreviewMessage } from '@vys/contract/pages/preview';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useClientConfig } from '#web/lib/api/client-config.ts';
import { useCompiled } from './compile/use-compiled.ts';
import { useFrame } from './frame/use-frame.ts';

/** Doc2 §9. */
export const TYPING_PAUSE_MS = 500;
const SPINNER_MS = 500;
const MESSAGE_MS = 4_000;
/** A page that has not responded by then is taken to loop without end. */
const RESPONSE_TIMEOUT_MS = 6_000;

type Rendering = {
  /** The render that is waited for; 0 for none. */
  waitingFor: number;
  hasRendered: boolean;
  /** What went wrong while the page ran, in its own words. */
  fault?: string;
  /** Where the link leads that was clicked last. */
  blockedHref?: string | undefined;
  isStuck: boolean;
};

const atRest: Rendering = { waitingFor: 0, hasRendered: false, isStuck: false };

type Step =
  | { type: 'sent'; id: number }
  | { type: 'stuck'; id: number }
  | { type: 'gone' }
  | { type: 'messageTimeout' }
  | PreviewMessage;

export function followRender(now: Rendering, step: Step): Rendering {
  switch (step.type) {
    case 'sent':
      return { waitingFor: step.id, hasRendered: now.hasRendered, isStuck: false };
    case 'rendered':
      return step.id === now.waitingFor ? { ...atRest, hasRendered: true } : now;
    case 'failed':
      if (step.id !== now.waitingFor) return now;
      return { ...now, waitingFor: 0, fault: step.message, isStuck: false };
    case 'error':
      return { ...now, fault: step.message };
    case 'stuck':
      return step.id === now.waitingFor ? { ...now, isStuck: true } : now;
    case 'gone':
      return atRest;
    case 'navigate':
      return { ...now, blockedHref: step.href };
    case 'messageTimeout':
      return { ...now, blockedHref: undefined };
  }
}

export function usePreview(content: PageContent | null, delayMs: number) {
  const config = useClientConfig();
  const pagesOrigin = config?.pages_origin ?? '';
  const esmCdnUrl = config?.esm_cdn_url;
  const [rendering, step] = useReducer(followRender, atRest);
  const source = useCompiled(
    { jsx: content?.jsx ?? '', css: content?.css ?? '', esmCdnUrl },
    delayMs,
  );
  const { isCompiling, compiled, good } = source;
  const frame = useFrame(pagesOrigin, step);
  const { link } = frame;
  const title = content?.metadata.title ?? '';
  const latestTitle = useRef(title);
  const lastId = useRef(0);
  const [isSpinning, setSpinning] = useState(false);

  useEffect(() => {
    latestTitle.current = title;
  });

  useEffect(() => {
    if (!link || !good) return;
    lastId.current += 1;
    const id = lastId.current;
    const { code, css, fontFaces, cdnImports } = good;
    step({ type: 'sent', id });
    const page = { code, css, fontFaces, cdnImports, title: latestTitle.current };
    link.render({ type: 'render', id, ...page });
    const timer = window.setTimeout(() => step({ type: 'stuck', id }), RESPONSE_TIMEOUT_MS);
    return () => window.clearTimeout(timer);
  }, [link, good]);

  const { blockedHref } = rendering;
  useEffect(() => {
    if (!blockedHref) return;
    const timer = window.setTimeout(() => step({ type: 'messageTimeout' }), MESSAGE_MS);
    return () => window.clearTimeout(timer);
  }, [blockedHref]);

  useEffect(() => {
    if (!isSpinning) return;
    const timer = window.setTimeout(() => setSpinning(false), SPINNER_MS);
    return () => window.clearTimeout(timer);
  }, [isSpinning]);

  return {
    frame,
    isEmpty: !content?.jsx.trim(),
    isBusy:
      isCompiling || rendering.waitingFor > 0 || (frame.state === 'loading' && good !== undefined),
    problems: compiled && !compiled.ok ? compiled.diagnostics : undefined,
    ...rendering,
    isSpinning,
    refresh() {
      setSpinning(true);
      step({ type: 'gone' });
      frame.reload();
    },
  };
}

export type PreviewControls = ReturnType<typeof usePreview>;
