// Puts frame and compiler together: every compiled source is rendered, every render is acknowledged.

import type { PageElements } from '@vys/compiler/page-elements/page-element';
import type { PageContent } from '@vys/contract/pages/page-content';
import type {
  PreviewInputMessage,
  PreviewMessage,
  PreviewSelectionMessage,
} from '@vys/contract/pages/preview';
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { useClientConfig } from '#web/lib/api/client-config.ts';
import { type CompiledState, useCompiled } from './compile/use-compiled.ts';
import type { FrameLink } from './frame/frame-link.ts';
import { pressKey } from './frame/press-key.ts';
import { useFrame } from './frame/use-frame.ts';
import { findChangedKeys } from './selection/changed-keys.ts';
import type { SelectionListener } from './selection/use-selection.ts';

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
  | Exclude<PreviewMessage, PreviewSelectionMessage | PreviewInputMessage>;

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

/** `selection`: where elements of the page can be selected. `onScroll`: from 0, the top, to 1, the end. */
export function usePreview(
  content: PageContent | null,
  delayMs: number,
  selection?: RefObject<SelectionListener | null>,
  onScroll?: (part: number) => void,
) {
  const config = useClientConfig();
  const pagesOrigin = config?.pages_origin ?? '';
  const esmCdnUrl = config?.esm_cdn_url;
  const [rendering, step] = useReducer(followRender, atRest);
  const source = useCompiled(
    { jsx: content?.jsx ?? '', css: content?.css ?? '', esmCdnUrl },
    delayMs,
    selection !== undefined,
  );
  const { isCompiling, compiled, good } = source;
  const frame = useFrame(pagesOrigin, (message) => {
    if (isOfSelection(message)) selection?.current?.onMessage(message);
    else if (message.type === 'key') pressKey(frame.frameRef.current, message.name);
    else if (message.type === 'scrolled') onScroll?.(message.part);
    else step(message);
  });
  const { link } = frame;
  const reportsScroll = onScroll !== undefined;
  useEffect(() => {
    if (reportsScroll) link?.send({ type: 'reportScroll', isOn: true });
  }, [link, reportsScroll]);
  const [drawings, setDrawings] = useState(0);
  useRendering({ link, good, drawings, title: content?.metadata.title ?? '', selection, step });
  const [isSpinning, setSpinning] = useState(false);

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
    elements: good?.elements,
    /** Once more what is shown, in place of what was typed over it. */
    redraw: () => setDrawings((count) => count + 1),
    refresh() {
      setSpinning(true);
      step({ type: 'gone' });
      frame.reload();
    },
  };
}

type RenderingParts = {
  link: FrameLink | undefined;
  good: CompiledState['good'];
  /** Grows to draw once more. */
  drawings: number;
  title: string;
  selection: RefObject<SelectionListener | null> | undefined;
  step: (step: Step) => void;
};

/** Has the frame draw what was compiled, and light up what changed elsewhere than in it. */
function useRendering({ link, good, drawings, title, selection, step }: RenderingParts) {
  const latestTitle = useRef(title);
  const lastId = useRef(0);
  const shownElements = useRef<PageElements>(undefined);

  useEffect(() => {
    latestTitle.current = title;
  });

  useEffect(() => {
    if (!link || !good) return;
    lastId.current += 1;
    const id = lastId.current;
    const { code, css, fontFaces, cdnImports, elements } = good;
    step({ type: 'sent', id });
    const page = { code, css, fontFaces, cdnImports, title: latestTitle.current };
    const before = shownElements.current;
    if (elements) shownElements.current = elements;
    const isKnown = !elements || elements === before || selection?.current?.takeOwnChange();
    const glow = before && elements && !isKnown ? findChangedKeys(before, elements) : [];
    const targets = elements?.elements.map(({ target }) => target) ?? [];
    link.send({ type: 'render', id, ...page, targets, glow });
    const timer = window.setTimeout(() => step({ type: 'stuck', id }), RESPONSE_TIMEOUT_MS);
    return () => window.clearTimeout(timer);
  }, [link, good, drawings, selection, step]);
}

function isOfSelection(message: PreviewMessage): message is PreviewSelectionMessage {
  return ['found', 'select', 'place', 'edited', 'canceled'].includes(message.type);
}

export type PreviewControls = ReturnType<typeof usePreview>;
