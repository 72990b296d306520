// What is selected in the preview, and what the frame says about it. The frame is not trusted: what it names must be an
// element of the page that was sent to it, and texts count only for the element that is being typed in. Pure.
import type { PageElement, PageElements } from '@vys/compiler/page-elements/page-element';
import type { PreviewSelectionMessage } from '@vys/contract/pages/preview';

export type Place = { x: number; y: number; width: number; height: number };

export type SelectionState = {
  elements: PageElements | undefined;
  /** Keys of elements that can be seen, in the order of the page. */
  found: readonly string[];
  /** Key of the selected element, with or without its bar. */
  key: string | null;
  isBarOpen: boolean;
  place: Place | undefined;
  /** Key of the text that is being typed. */
  typing: string | null;
};

export const nothingSelected: SelectionState = {
  elements: undefined,
  found: [],
  key: null,
  isBarOpen: false,
  place: undefined,
  typing: null,
};

export type SelectionStep =
  | { type: 'elements'; elements: PageElements | undefined }
  | { type: 'choose'; key: string | null; isBarOpen: boolean }
  | { type: 'type'; key: string }
  | { type: 'reset' }
  | PreviewSelectionMessage;

/** Far more than a frame is large, in CSS pixels. */
const FAR = 100_000;

export function followSelection(state: SelectionState, step: SelectionStep): SelectionState {
  switch (step.type) {
    case 'elements': {
      const isKept = step.elements && hasKey(step.elements, state.key);
      const kept = isKept ? {} : { key: null, isBarOpen: false, place: undefined };
      return { ...state, ...kept, elements: step.elements };
    }
    case 'found':
      return { ...state, found: step.keys };
    case 'choose':
      return choose(state, step.key, step.isBarOpen);
    case 'select':
      return choose(state, step.key, step.key !== null);
    case 'place': {
      if (step.key !== state.key) return state;
      const { x, y, width, height } = step;
      const [left, top] = [clamp(x, -FAR), clamp(y, -FAR)];
      return {
        ...state,
        place: { x: left, y: top, width: clamp(width, 0), height: clamp(height, 0) },
      };
    }
    case 'type':
      return { ...state, typing: step.key };
    case 'edited':
    case 'canceled':
      return step.key === state.typing ? { ...state, typing: null } : state;
    case 'reset':
      // What the frame has drawn is still there.
      return { ...nothingSelected, elements: state.elements, found: state.found };
  }
}

function choose(state: SelectionState, key: string | null, isBarOpen: boolean): SelectionState {
  if (key === null) return { ...state, key, isBarOpen: false, place: undefined };
  if (!state.elements || !hasKey(state.elements, key)) return state;
  return { ...state, key, isBarOpen, place: key === state.key ? state.place : undefined };
}

export function findElement(state: SelectionState, key = state.key): PageElement | undefined {
  return state.elements?.elements.find(({ target }) => target.key === key);
}

/** What can be gone through by keyboard: elements that are seen, without those that select another. */
export function listSelectable({ elements, found }: SelectionState): PageElement[] {
  const byKey = new Map(elements?.elements.map((element) => [element.target.key, element]));
  return [...new Set(found)].flatMap((key) => {
    const element = byKey.get(key);
    return element && element.target.selects === undefined ? [element] : [];
  });
}

/** What of the page can be shown to the creator. By key. */
export type ShownElements = {
  /** On the page. */
  present: ReadonlySet<string>;
  /** Those that the frame has drawn, by themselves or within another. */
  shown: ReadonlySet<string>;
};

export function listShown(state: SelectionState): ShownElements | undefined {
  if (!state.elements || state.found.length === 0) return undefined;
  const present = state.elements.elements.map(({ target }) => target.key);
  const shown = present.filter((key) => findDrawn(state, key) !== undefined);
  return { present: new Set(present), shown: new Set(shown) };
}

/** The element itself, or the nearest that holds it, which the frame has drawn. */
export function findDrawn(state: SelectionState, key: string): string | undefined {
  const element = findElement(state, key);
  if (!element) return undefined;
  if (state.found.includes(key)) return element.target.selects ?? key;
  const { within } = element.target;
  return within === undefined ? undefined : findDrawn(state, within);
}

/** The section, item or link that the element is part of. */
export function findHolder(state: SelectionState, element: PageElement): PageElement | undefined {
  const { within } = element.target;
  return within === undefined ? undefined : findElement(state, within);
}

const hasKey = ({ elements }: PageElements, key: string | null) =>
  elements.some(({ target }) => target.key === key);

const clamp = (value: number, least: number) => Math.min(FAR, Math.max(least, value));
