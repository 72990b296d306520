// One entry of the page, opened: the way back, its name, what can be done with it, and its fields.
import { ArrowLeft, Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { type EntryActions, EntryMenu } from '../lists/entry-row.tsx';
import { messages } from '../messages/en.ts';

export type DetailViewProps = {
  name: string;
  /** What kind of entry it is. */
  kind: string;
  help?: ReactNode;
  onBack: () => void;
  isHidden?: boolean;
  onToggleHidden?: (() => void) | undefined;
  actions?: EntryActions;
  children: ReactNode;
};

export function DetailView(props: DetailViewProps) {
  const { name, kind, help, onBack, isHidden, onToggleHidden, actions = {}, children } = props;
  const { remove } = actions;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <header className="flex shrink-0 items-center gap-1.5 border-line border-b px-2.5 py-2">
        <IconButton label={messages.back} size="sm" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        <div className="min-w-0 flex-1">
          <p className="truncate text-muted text-xs">{kind}</p>
          <h2
            ref={heading}
            tabIndex={-1}
            dir="auto"
            className="truncate font-semibold text-fg text-sm outline-none"
          >
            {name}
          </h2>
        </div>
        {help}
        {onToggleHidden && (
          <IconButton
            label={isHidden ? messages.show(name) : messages.hide(name)}
            size="sm"
            onClick={onToggleHidden}
          >
            {isHidden ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </IconButton>
        )}
        <EntryMenu
          name={name}
          actions={{ ...actions, remove: remove && leaveAfter(remove, onBack) }}
        />
      </header>
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-4 py-4 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        {children}
      </div>
    </div>
  );
}

const leaveAfter = (remove: () => void, onBack: () => void) => () => {
  remove();
  onBack();
};
