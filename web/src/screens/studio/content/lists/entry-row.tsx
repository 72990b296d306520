// A row of a list: opens what it stands for, hides it, and has a menu for the rest.
import { ArrowDown, ArrowUp, Copy, Ellipsis, Eye, EyeOff, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#web/ui/overlays/dropdown-menu.tsx';
import { messages } from '../messages/en.ts';

/** Those that are absent are not offered. */
export type EntryActions = {
  duplicate?: (() => void) | undefined;
  moveUp?: (() => void) | undefined;
  moveDown?: (() => void) | undefined;
  remove?: (() => void) | undefined;
};

export type EntryRowProps = {
  id: string;
  name: string;
  detail: string | undefined;
  icon: ReactNode;
  badge?: string | undefined;
  isHidden?: boolean;
  onOpen: () => void;
  onToggleHidden?: (() => void) | undefined;
  actions: EntryActions;
};

export function EntryRow(props: EntryRowProps) {
  const { id, name, detail, icon, badge, isHidden = false, onOpen, onToggleHidden } = props;
  return (
    <>
      <button
        type="button"
        data-entry={id}
        onClick={onOpen}
        className="flex min-h-13 min-w-0 flex-1 items-center gap-2.5 rounded-sm py-1.5 pr-1 pl-0.5 text-left hover:bg-hover"
      >
        <span className="grid size-8 shrink-0 place-items-center overflow-hidden rounded-sm bg-inset text-muted [&_svg]:size-4">
          {icon}
        </span>
        <span className="min-w-0 flex-1">
          <span
            dir="auto"
            className={cn(
              'block truncate font-medium text-sm',
              isHidden ? 'text-muted' : 'text-fg',
            )}
          >
            {name}
          </span>
          {detail && (
            <span dir="auto" className="block truncate text-muted text-xs">
              {detail}
            </span>
          )}
        </span>
        {(isHidden || badge) && <Badge>{isHidden ? messages.hidden : badge}</Badge>}
      </button>
      {onToggleHidden && (
        <IconButton
          label={isHidden ? messages.show(name) : messages.hide(name)}
          size="sm"
          tooltip={false}
          onClick={onToggleHidden}
          className="self-center"
        >
          {isHidden ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
      )}
      <EntryMenu name={name} actions={props.actions} className="mr-1 self-center" />
    </>
  );
}

type EntryMenuProps = { name: string; actions: EntryActions; className?: string };

/** Nothing where there is nothing to do. */
export function EntryMenu({ name, actions, className }: EntryMenuProps) {
  const { duplicate, moveUp, moveDown, remove } = actions;
  if (!duplicate && !moveUp && !moveDown && !remove) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={messages.more(name)} size="sm" tooltip={false} className={cn(className)}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {duplicate && (
          <DropdownMenuItem onSelect={duplicate}>
            <Copy aria-hidden="true" />
            {messages.duplicate}
          </DropdownMenuItem>
        )}
        {moveUp && (
          <DropdownMenuItem onSelect={moveUp}>
            <ArrowUp aria-hidden="true" />
            {messages.moveUp}
          </DropdownMenuItem>
        )}
        {moveDown && (
          <DropdownMenuItem onSelect={moveDown}>
            <ArrowDown aria-hidden="true" />
            {messages.moveDown}
          </DropdownMenuItem>
        )}
        {remove && (
          <>
            {(duplicate || moveUp || moveDown) && <DropdownMenuSeparator />}
            <DropdownMenuItem tone="danger" onSelect={remove}>
              <Trash2 aria-hidden="true" />
              {messages.remove}
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** Into the places before and after, as far as there are any. */
export function moveActions(
  index: number,
  count: number,
  move: (index: number) => void,
): Pick<EntryActions, 'moveUp' | 'moveDown'> {
  return {
    moveUp: index > 0 ? () => move(index - 1) : undefined,
    moveDown: index < count - 1 ? () => move(index + 1) : undefined,
  };
}
