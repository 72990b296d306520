// Joins the selection with the frame, and its actions with the page.
import { setText } from '@vys/compiler/page-elements/element-operations';
import type { PageElement } from '@vys/compiler/page-elements/page-element';
import type { Operation } from '@vys/contract/page-model/operations';
import type { Image } from '@vys/contract/page-model/values';
import type { PreviewSelectionMessage } from '@vys/contract/pages/preview';
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import type { PreviewControls } from '../use-preview.ts';
import {
  findDrawn,
  findElement,
  followSelection,
  listShown,
  nothingSelected,
  type SelectionState,
  type SelectionStep,
  type ShownElements,
} from './selection-state.ts';

export type SelectionSubject = { id: string; name: string };

/** An element that is opened from elsewhere. `back`: where the focus returns, when it comes from the keyboard. */
export type OpenedElement = { key: string; back: HTMLElement | null };

export type SelectionProps = {
  /** Shows and saves a change. What takes it back, or undefined when it does not fit the page. */
  onApply: (operations: readonly Operation[]) => Promise<(() => void) | undefined>;
  /** The next message of the chat is about this. `id`: of a link, section or item, or a field of the profile. */
  onAsk: (subject: SelectionSubject) => void;
  /** Lets the creator choose an image of the library. */
  onChooseImage: (onChosen: (image: Image) => void) => void;
  /** Each new object scrolls to the element, lights it up and selects it. */
  opened?: OpenedElement | undefined;
  onShown?: (elements: ShownElements) => void;
  /** Something else changes the page. */
  isPaused?: boolean;
  /** What shows is not the page that is changed: a version, a proposal. */
  isOtherPage?: boolean;
};

/** What a preview tells the selection that is joined with it. */
export type SelectionListener = {
  onMessage: (message: PreviewSelectionMessage) => void;
  /** Whether the latest change was made here, so that it needs no showing. */
  takeOwnChange: () => boolean;
};

export function useSelection(
  preview: PreviewControls,
  listener: RefObject<SelectionListener | null>,
  props: SelectionProps | undefined,
) {
  const { link } = preview.frame;
  const [isOn, setOn] = useState(true);
  const [state, step] = useReducer(followSelection, nothingSelected);
  const isOwnChange = useRef(false);
  const isOtherPage = props?.isOtherPage === true;
  const wasOtherPage = useRef(isOtherPage);
  const isOffered = props !== undefined;
  const isSelecting = isOn && isOffered && !props.isPaused && !isOtherPage;

  useEffect(() => {
    step({ type: 'reset' });
    if (isOffered) link?.send({ type: 'selecting', isOn: isSelecting });
  }, [link, isSelecting, isOffered]);
  const { elements } = preview;
  // The elements before stay while those of another source are read.
  useEffect(() => {
    if (elements) step({ type: 'elements', elements });
  }, [elements]);
  const { key } = state;
  useEffect(() => {
    if (isSelecting) link?.send({ type: 'mark', key, reveal: false });
  }, [link, key, isSelecting]);

  async function apply(changes: readonly Operation[]): Promise<(() => void) | undefined> {
    if (changes.length === 0 || !props) return undefined;
    isOwnChange.current = true;
    const undo = await props.onApply(changes);
    if (!undo) isOwnChange.current = false;
    return undo;
  }

  function choose(chosen: string | null, isBarOpen: boolean, glows = false) {
    step({ type: 'choose', key: chosen, isBarOpen });
    if (chosen !== null) link?.send({ type: 'mark', key: chosen, reveal: true, glows });
  }

  const { opened, onShown } = props ?? {};
  const handled = useRef(opened);
  const returnFocus = useRef<HTMLElement>(null);
  useEffect(() => {
    if (opened) setOn(true);
  }, [opened]);
  useEffect(() => {
    const drawn = opened && findDrawn(state, opened.key);
    if (!isSelecting || !opened || drawn === undefined || handled.current === opened) return;
    handled.current = opened;
    returnFocus.current = opened.back;
    choose(drawn, true, true);
  });
  const { found } = state;
  useEffect(() => {
    const shown = listShown({ ...nothingSelected, elements: state.elements, found });
    if (shown && !isOtherPage) onShown?.(shown);
  }, [state.elements, found, isOtherPage, onShown]);

  const { typeText, onMessage } = useTyping({ preview, state, step, apply });

  useEffect(() => {
    listener.current = {
      onMessage: (message) => (isSelecting || message.type === 'found') && onMessage(message),
      takeOwnChange() {
        const isOwn = isOwnChange.current || isOtherPage || wasOtherPage.current;
        isOwnChange.current = false;
        wasOtherPage.current = isOtherPage;
        return isOwn;
      },
    };
  });

  return { state, isOn, setOn, isSelecting, choose, returnFocus, typeText, apply, props };
}

type TypingParts = {
  preview: PreviewControls;
  state: SelectionState;
  step: (step: SelectionStep) => void;
  apply: (changes: readonly Operation[]) => Promise<unknown>;
};

/** Texts that are typed in the frame, from its messages. */
function useTyping({ preview, state, step, apply }: TypingParts) {
  const { link, frameRef } = preview.frame;
  const latest = useRef(state);
  /** Where the focus goes when the typing is over. */
  const back = useRef<HTMLElement | null>(null);
  useEffect(() => {
    latest.current = state;
  });
  useEffect(() => {
    if (state.typing !== null) return;
    back.current?.focus();
    back.current = null;
  }, [state.typing]);

  function typeText(element: PageElement, focusAfterwards: HTMLElement | null = null) {
    const { text, textKey } = element;
    if (!text || textKey === undefined) return;
    back.current = focusAfterwards;
    step({ type: 'type', key: textKey });
    frameRef.current?.focus();
    link?.send({ type: 'edit', key: textKey, hasLines: text.hasLines });
  }

  async function endTyping(message: Extract<SelectionStep, { type: 'edited' | 'canceled' }>) {
    const { typing, elements } = latest.current;
    if (message.key !== typing) return;
    step(message);
    // Those who have gone elsewhere stay there.
    if (document.activeElement !== frameRef.current) back.current = null;
    if (message.type === 'canceled') return;
    const element = findElement(latest.current, message.key);
    const changes = elements && element ? setText(elements, element, message.text) : [];
    // What the frame shows is not what the page says.
    if (!(await apply(changes))) preview.redraw();
  }

  /** The page's own code cannot tap. */
  function isSecondTap(tapped: string | null) {
    const { key, typing } = latest.current;
    const isTap = navigator.userActivation?.isActive === true;
    return tapped !== null && tapped === key && typing === null && isTap;
  }

  function onMessage(message: PreviewSelectionMessage) {
    if (message.type === 'edited' || message.type === 'canceled') void endTyping(message);
    else if (message.type === 'select' && isSecondTap(message.key)) {
      const element = findElement(latest.current);
      if (element) typeText(element);
    } else step(message);
  }

  return { typeText, onMessage };
}

export type SelectionControls = ReturnType<typeof useSelection>;
