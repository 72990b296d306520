// The bar beside the selected element: what can be done with it. It stands over the frame, and moves with the element.
import { duplicate, hide, move, remove } from '@vys/compiler/page-elements/element-operations';
import type { PageElement, PageElements } from '@vys/compiler/page-elements/page-element';
import type { Operation } from '@vys/contract/page-model/operations';
import {
  ArrowDown,
  ArrowUp,
  Copy,
  CornerLeftUp,
  EyeOff,
  type LucideIcon,
  MessageCircle,
  Trash2,
  Type,
  X,
} from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { cn } from '#web/ui/cn.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { Fit } from '../../device.ts';
import { useSize } from '../../use-size.ts';
import { kindOfElement, nameOfElement } from '../element-name.ts';
import { messages } from '../messages/en.ts';
import { findHolder, type Place } from '../selection-state.ts';
import type { SelectionControls } from '../use-selection.ts';
import { placeBar } from './bar-place.ts';
import { ColorButton } from './color-button.tsx';
import { ImageButton } from './image-button.tsx';
import { LinkButton } from './link-button.tsx';

type Shown = { place: Place; element: PageElement; elements: PageElements };
type BarProps = {
  selection: SelectionControls;
  fit: Fit;
  pane: { width: number; height: number };
  /** The bar was opened by keyboard and takes the focus. */
  takesFocus: boolean;
  onClose: () => void;
};

type SelectionBarProps = BarProps & { [Name in keyof Shown]: Shown[Name] | undefined };

export function SelectionBar({ place, element, elements, ...props }: SelectionBarProps) {
  // Where it stands is not known before the frame has said so.
  if (!place || !element || !elements) return null;
  return <Bar place={place} element={element} elements={elements} {...props} />;
}

function Bar({
  place,
  element,
  elements,
  selection,
  fit,
  pane,
  takesFocus,
  onClose,
}: Shown & BarProps) {
  const { state, choose } = selection;
  const [ref, size] = useSize<HTMLDivElement>();
  useFocus(ref, takesFocus);
  const holder = findHolder(state, element);
  const { left, top } = placeBar(place, fit, pane, size);
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={messages.actions(nameOfElement(element))}
      onKeyDown={(event) => {
        // Events of its open forms come here, too.
        if (!event.currentTarget.contains(event.target as Node)) return;
        if (event.key === 'Escape') onClose();
        goAlong(event);
      }}
      style={{ left, top }}
      className={cn(
        'pointer-events-auto absolute z-10 w-max max-w-[calc(100%-1rem)] rounded-md border border-line-strong bg-overlay p-1 text-fg shadow-lg',
        size.width === 0 && 'opacity-0',
      )}
    >
      <div className="flex items-center gap-1 pl-2 text-xs">
        <span className="mr-auto min-w-0 max-w-56 truncate">
          <span className="font-medium">{kindOfElement(element)}</span>
          {element.excerpt && <span className="text-muted"> {element.excerpt}</span>}
        </span>
        {holder && (
          <IconButton
            size="sm"
            label={messages.selectAround(kindOfElement(holder).toLowerCase())}
            onClick={() => choose(holder.target.key, true)}
          >
            <CornerLeftUp aria-hidden="true" />
          </IconButton>
        )}
        <IconButton size="sm" label={messages.close} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div hidden={state.typing !== null}>
        <Actions selection={selection} element={element} elements={elements} onGone={onClose} />
      </div>
      {state.typing !== null && (
        <p role="status" className="px-2 py-1.5 text-muted text-xs">
          {element.text?.hasLines ? messages.typingLines : messages.typing}
        </p>
      )}
    </div>
  );
}

/** Arrow keys go through the buttons of a toolbar. */
function goAlong({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  const buttons = [...currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(target as HTMLButtonElement);
  if (step !== undefined && at >= 0) buttons[at + step]?.focus();
}

function useFocus(ref: RefObject<HTMLElement | null>, isWanted: boolean) {
  const done = useRef(false);
  useEffect(() => {
    if (!isWanted || done.current) return;
    done.current = true;
    ref.current?.querySelector<HTMLElement>('[data-action]')?.focus();
  }, [isWanted, ref]);
}

type ActionsProps = {
  selection: SelectionControls;
  element: PageElement;
  elements: PageElements;
  /** The element is no longer on the page. */
  onGone: () => void;
};

function Actions({ selection, element, elements, onGone }: ActionsProps) {
  const { typeText, apply, choose, props } = selection;
  const name = nameOfElement(element);
  const { text, image, address, style, moves, can, owner } = element;
  const askId = owner.kind === 'profile' ? (text?.path ?? image?.path) : owner.id;
  const isAskable = askId !== undefined && (elements.kind === 'model' || owner.kind !== 'section');

  async function leave(operations: Operation[], message: string) {
    const undo = await apply(operations);
    if (!undo) return;
    onGone();
    toast.success(message, { action: { label: messages.undo, onPress: undo } });
  }

  async function copy() {
    const [operation] = duplicate(elements, element);
    if (!operation || !('newId' in operation)) return;
    const undo = await apply([operation]);
    if (!undo) return;
    choose(`${owner.kind}:${operation.newId}`, true);
    toast.success(messages.duplicated(name), { action: { label: messages.undo, onPress: undo } });
  }

  return (
    <div className="flex flex-wrap items-center">
      {text && (
        <Action
          label={messages.editText}
          icon={Type}
          onPress={(button) => typeText(element, button)}
        />
      )}
      {address && <LinkButton element={element} elements={elements} apply={apply} />}
      {image && <ImageButton element={element} selection={selection} />}
      {style && elements.kind === 'model' && (
        <ColorButton element={element} colors={elements.colors} apply={apply} />
      )}
      {moves && (
        <>
          <Action
            label={messages.moveUp}
            icon={ArrowUp}
            isDisabled={moves.up === undefined}
            onPress={() => void apply(move(element, 'up'))}
          />
          <Action
            label={messages.moveDown}
            icon={ArrowDown}
            isDisabled={moves.down === undefined}
            onPress={() => void apply(move(element, 'down'))}
          />
        </>
      )}
      {can.hide && (
        <Action
          label={messages.hide}
          icon={EyeOff}
          onPress={() => void leave(hide(element), messages.hidden(name))}
        />
      )}
      {can.duplicate && (
        <Action label={messages.duplicate} icon={Copy} onPress={() => void copy()} />
      )}
      {can.remove && (
        <Action
          label={messages.remove}
          icon={Trash2}
          onPress={() => void leave(remove(element), messages.removed(name))}
        />
      )}
      {isAskable && (
        <Action
          label={messages.ask}
          icon={MessageCircle}
          onPress={() => props?.onAsk({ id: askId, name })}
        />
      )}
    </div>
  );
}

type ActionProps = {
  label: string;
  icon: LucideIcon;
  isDisabled?: boolean;
  onPress: (button: HTMLElement) => void;
};

/** Stays in the order of focus while it is off, so that moving an element to the end loses no focus. */
function Action({ label, icon: Icon, isDisabled = false, onPress }: ActionProps) {
  return (
    <IconButton
      data-action
      size="sm"
      label={label}
      aria-disabled={isDisabled || undefined}
      className={isDisabled ? 'opacity-40' : undefined}
      onClick={({ currentTarget }) => !isDisabled && onPress(currentTarget)}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  );
}
