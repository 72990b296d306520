// Over the frame: the list of elements for the keyboard, and the bar of the selected one.
import { lazy, type RefObject, Suspense, useRef } from 'react';
import type { Fit } from '../device.ts';
import { ElementList } from './element-list.tsx';
import { findElement } from './selection-state.ts';
import type { SelectionControls } from './use-selection.ts';

// Not before something is selected.
const SelectionBar = lazy(async () => ({
  default: (await import('./bar/selection-bar.tsx')).SelectionBar,
}));

export type SelectionOverlayProps = {
  selection: SelectionControls;
  fit: Fit;
  pane: { width: number; height: number };
  /** Where the focus goes when the keyboard leaves the elements. */
  toggleRef: RefObject<HTMLButtonElement | null>;
};

export function SelectionOverlay({ selection, fit, pane, toggleRef }: SelectionOverlayProps) {
  const { state, choose, returnFocus } = selection;
  const list = useRef<HTMLDivElement>(null);

  function close() {
    const { current: back } = returnFocus;
    returnFocus.current = null;
    back?.focus();
    const isBack = back !== null && back !== list.current && document.activeElement === back;
    choose(back && !isBack ? state.key : null, false);
    // What opened it may be out of sight by now.
    if (back && !isBack) list.current?.focus();
  }

  return (
    <div className="pointer-events-none absolute inset-0 z-10">
      <ElementList
        selection={selection}
        listRef={list}
        onOpen={() => {
          returnFocus.current = list.current;
          choose(state.key, true);
        }}
        onLeave={() => {
          choose(null, false);
          toggleRef.current?.focus();
        }}
      />
      {state.isBarOpen && (
        <Suspense>
          <SelectionBar
            key={state.key}
            selection={selection}
            element={findElement(state)}
            elements={state.elements}
            place={state.place}
            fit={fit}
            pane={pane}
            takesFocus={returnFocus.current !== null}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
