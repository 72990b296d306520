// The elements of the page for those who use the keyboard: arrow keys or Tab go through them, Enter opens the bar.
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { nameOfElement } from './element-name.ts';
import { messages } from './messages/en.ts';
import { listSelectable } from './selection-state.ts';
import type { SelectionControls } from './use-selection.ts';

export type ElementListProps = {
  selection: SelectionControls;
  listRef: RefObject<HTMLDivElement | null>;
  onOpen: () => void;
  onLeave: () => void;
};

const steps: Partial<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

export function ElementList({ selection, listRef, onOpen, onLeave }: ElementListProps) {
  const { state, choose } = selection;
  const id = useId();
  const elements = listSelectable(state);
  const at = elements.findIndex(({ target }) => target.key === state.key);
  if (elements.length === 0) return null;

  function goTo(index: number) {
    const element = elements[index];
    if (element) choose(element.target.key, false);
    return element !== undefined;
  }

  function press(event: KeyboardEvent) {
    const { key, shiftKey } = event;
    const step = key === 'Tab' ? (shiftKey ? -1 : 1) : steps[key];
    const isEdge = key === 'Home' || key === 'End';
    if (step !== undefined) {
      // At either end Tab goes on to what is beside the list.
      if (goTo(at + step) || key !== 'Tab') event.preventDefault();
    } else if (isEdge) {
      goTo(key === 'Home' ? 0 : elements.length - 1);
      event.preventDefault();
    } else if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      if (at >= 0) onOpen();
    } else if (key === 'Escape') onLeave();
  }

  return (
    <div
      ref={listRef}
      role="listbox"
      tabIndex={0}
      aria-label={messages.elements}
      aria-describedby={`${id}-hint`}
      aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
      onFocus={() => at < 0 && goTo(0)}
      onBlur={() => state.isBarOpen || choose(null, false)}
      onKeyDown={press}
      className="group pointer-events-auto absolute top-2 left-1/2 z-10 max-w-[calc(100%-1rem)] -translate-x-1/2 rounded-md border border-line-strong bg-overlay px-3 py-1.5 text-sm shadow-lg not-focus:sr-only"
    >
      {elements.map((element, index) => (
        <div
          key={element.target.key}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={index === at ? 'truncate font-medium' : 'sr-only'}
        >
          {nameOfElement(element)}
        </div>
      ))}
      <p id={`${id}-hint`} role="presentation" className="text-muted text-xs">
        {messages.elementsHint}
      </p>
    </div>
  );
}
