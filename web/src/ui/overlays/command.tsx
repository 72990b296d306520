// A command palette: type to filter, arrows to choose, Enter to run. Holds no commands of its own.
import { Command as Cmdk } from 'cmdk';
import { Lock, Search } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { cn } from '../cn.ts';
import { Kbd } from '../content/kbd.tsx';
import { messages } from '../messages/en.ts';
import { Dialog, DialogContent } from './dialog.tsx';
import { floatingRowStyle } from './dropdown-menu.tsx';
import { rankCommands } from './rank-commands.ts';

export type Command = {
  id: string;
  label: string;
  group: string;
  /** A second line about what it is for. */
  description?: string;
  icon?: ReactNode;
  /** Further words under which it is found. */
  keywords?: readonly string[];
  /** Keys that do the same, for people to learn. */
  keys?: readonly string[];
  /** What it takes that the person does not have, such as a plan. */
  locked?: string | undefined;
  /** Not listed before something is searched for. */
  isFoundOnly?: boolean | undefined;
  run: () => void;
};

export type CommandPaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  commands: readonly Command[];
  /** Ids of what was run last, newest first: listed above the rest until something is searched for. */
  recentIds?: readonly string[];
  /** What can be done with the words that were typed; listed below what they find. */
  commandsFor?: ((search: string) => readonly Command[]) | undefined;
  /** What the list is of, for screen readers. */
  title?: string;
  placeholder?: string;
};

export function CommandPalette({
  open,
  onOpenChange,
  title = messages.commandPalette,
  placeholder = messages.commandPlaceholder,
  commands,
  commandsFor,
  ...list
}: CommandPaletteProps) {
  const chosen = useRef<Command>(undefined);
  function choose(command: Command) {
    chosen.current = command;
    onOpenChange(false);
  }
  const choosing = (command: Command): Command => ({ ...command, run: () => choose(command) });
  // Once the focus is back, so that the command may place it.
  function runChosen() {
    const command = chosen.current;
    chosen.current = undefined;
    if (command) queueMicrotask(() => command.run());
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        hideHeader
        onCloseAutoFocus={runChosen}
        title={title}
        className="top-[12dvh] max-h-[70dvh] translate-y-0 overflow-hidden pointer-fine:[&>button:last-child]:hidden max-sm:top-2 max-sm:max-h-[calc(100dvh-1rem)] max-sm:w-[calc(100vw-1rem)]"
      >
        <CommandList
          placeholder={placeholder}
          commands={commands.map(choosing)}
          commandsFor={(search) => commandsFor?.(search).map(choosing) ?? []}
          {...list}
        />
      </DialogContent>
    </Dialog>
  );
}

type ListProps = Pick<CommandPaletteProps, 'commands' | 'recentIds' | 'placeholder'> & {
  commandsFor: (search: string) => readonly Command[];
};

function CommandList({ commands, commandsFor, recentIds = [], placeholder }: ListProps) {
  const [search, setSearch] = useState('');
  const words = search.trim();
  const shown =
    words === ''
      ? withRecent(commands, recentIds)
      : [...rankCommands(commands, words), ...commandsFor(words)];
  const groups = [...new Set(shown.map(({ group }) => group))];
  return (
    <Cmdk label={messages.commands} loop shouldFilter={false} className="-mx-6 -my-5">
      <div className="flex items-center gap-3 border-line border-b px-4 pointer-coarse:pr-14">
        <Search aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <Cmdk.Input
          value={search}
          onValueChange={setSearch}
          placeholder={placeholder}
          className="h-13 w-full min-w-0 bg-transparent text-base text-fg outline-none"
        />
        <span className="pointer-coarse:hidden">
          <Kbd>{messages.escapeKey}</Kbd>
        </span>
      </div>
      <Cmdk.List
        label={messages.commands}
        className="max-h-[50dvh] scroll-py-10 overflow-y-auto overscroll-contain p-2"
      >
        {shown.length === 0 && (
          <p className="px-3 py-8 text-center text-muted text-sm">{messages.noResults}</p>
        )}
        {groups.map((group) => (
          <Cmdk.Group
            key={group}
            heading={group}
            className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-subtle [&_[cmdk-group-heading]]:text-xs"
          >
            {shown
              .filter((command) => command.group === group)
              .map((command) => (
                <CommandRow key={command.id} command={command} />
              ))}
          </Cmdk.Group>
        ))}
      </Cmdk.List>
      <ResultCount search={search} count={shown.length} />
    </Cmdk>
  );
}

function withRecent(commands: readonly Command[], recentIds: readonly string[]): Command[] {
  const listed = commands.filter(({ isFoundOnly }) => !isFoundOnly);
  const recent = recentIds.flatMap((id) => commands.find((command) => command.id === id) ?? []);
  return [
    ...recent.map((command) => ({ ...command, group: messages.recentCommands })),
    ...listed.filter(({ id }) => !recentIds.includes(id)),
  ];
}

/** Tells screen readers how much is left of the list while they type. */
function ResultCount({ search, count }: { search: string; count: number }) {
  return (
    <p role="status" className="sr-only">
      {search !== '' && messages.results(count)}
    </p>
  );
}

function CommandRow({ command }: { command: Command }) {
  const { id, label, description, icon, keys = [], locked, run } = command;
  return (
    <Cmdk.Item
      value={id}
      onSelect={run}
      className={cn(
        floatingRowStyle,
        'min-h-10 data-[disabled=false]:pointer-events-auto data-[disabled=false]:opacity-100 data-[selected=true]:bg-hover pointer-coarse:min-h-11',
      )}
    >
      {icon}
      <span className="min-w-0 flex-1">
        {label}
        {description && <span className="block text-muted text-xs">{description}</span>}
      </span>
      {locked && (
        <span className="flex items-center gap-1.5 text-muted text-xs [&_svg]:size-3.5">
          <Lock aria-hidden="true" />
          {locked}
        </span>
      )}
      {keys.length > 0 && (
        <span className="flex gap-1 pointer-coarse:hidden">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
    </Cmdk.Item>
  );
}
