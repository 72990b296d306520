// A command palette: type to filter, arrows to choose, Enter to run. Holds no commands of its own.
import { Command as Cmdk } from 'cmdk';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import { Kbd } from '../content/kbd.tsx';
import { Dialog, DialogContent } from './dialog.tsx';
import { floatingRowStyle } from './dropdown-menu.tsx';

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
  run: () => void;
};

export type CommandPaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  commands: readonly Command[];
  /** What the list is of, for screen readers. */
  title?: string;
  placeholder?: string;
};

export function CommandPalette({
  open,
  onOpenChange,
  commands,
  title = 'Command palette',
  placeholder = 'Type a command or search',
}: CommandPaletteProps) {
  const groups = [...new Set(commands.map(({ group }) => group))];
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        hideHeader
        title={title}
        className="top-[12vh] max-h-[70dvh] translate-y-0 overflow-hidden [&>button:last-child]:hidden"
      >
        <Cmdk label="Commands" loop className="-mx-6 -my-5">
          <div className="flex items-center gap-3 border-line border-b px-4">
            <Search aria-hidden="true" className="size-4 shrink-0 text-muted" />
            <Cmdk.Input
              placeholder={placeholder}
              className="h-13 w-full bg-transparent text-base text-fg outline-none"
            />
            <Kbd>Esc</Kbd>
          </div>
          <Cmdk.List className="max-h-[50dvh] overflow-y-auto p-2">
            <Cmdk.Empty className="px-3 py-8 text-center text-muted text-sm">
              No results. Try another word.
            </Cmdk.Empty>
            {groups.map((group) => (
              <Cmdk.Group
                key={group}
                heading={group}
                className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-subtle [&_[cmdk-group-heading]]:text-xs"
              >
                {commands
                  .filter((command) => command.group === group)
                  .map((command) => (
                    <CommandRow key={command.id} command={command} />
                  ))}
              </Cmdk.Group>
            ))}
          </Cmdk.List>
        </Cmdk>
      </DialogContent>
    </Dialog>
  );
}

function CommandRow({ command }: { command: Command }) {
  const { id, label, description, icon, keywords = [], keys = [], run } = command;
  return (
    <Cmdk.Item
      value={id}
      keywords={[label, description ?? '', ...keywords]}
      onSelect={run}
      className={cn(
        floatingRowStyle,
        'min-h-10 data-[disabled=false]:pointer-events-auto data-[disabled=false]:opacity-100 data-[selected=true]:bg-hover',
      )}
    >
      {icon}
      <span className="min-w-0 flex-1">
        {label}
        {description && <span className="block text-muted text-xs">{description}</span>}
      </span>
      <span className="flex gap-1">
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </span>
    </Cmdk.Item>
  );
}
