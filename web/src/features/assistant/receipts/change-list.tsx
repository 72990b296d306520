// What a reply changed, thing by thing. What is still on the page opens in the preview; the rest is only said.
import type { ReplyChange } from '@vys/contract/ai';
import { ChevronRight } from 'lucide-react';
import { messages } from '../messages/en.ts';

/** Things of the page by the key of their target. */
export type ChangePlaces = {
  /** On the page. Undefined while the page is not read. */
  present?: ReadonlySet<string> | undefined;
  /** Those of them that can be opened. */
  shown: ReadonlySet<string>;
  /** `back` is given when it was opened by keyboard: the focus returns there. */
  onOpen: (key: string, back: HTMLElement | null) => void;
};

export type ChangeListProps = {
  changes: readonly ReplyChange[];
  places: ChangePlaces;
  /** The page is about to change. */
  isBusy: boolean;
};

const row = 'flex w-full items-center gap-2 px-2.5 py-1.5 text-left pointer-coarse:py-3';

export function ChangeList({ changes, places, isBusy }: ChangeListProps) {
  return (
    <ul
      aria-label={messages.changes}
      className="mt-2 divide-y divide-line overflow-hidden rounded-md border border-line text-xs"
    >
      {changes.map(({ text, target }, index) => (
        <li key={`${index} ${text}`}>
          {target !== undefined && places.shown.has(target) ? (
            <button
              type="button"
              disabled={isBusy}
              // A click without a pointer is Enter or the space bar.
              onClick={({ detail, currentTarget }) =>
                places.onOpen(target, detail === 0 ? currentTarget : null)
              }
              className={`${row} group text-fg transition-colors hover:bg-hover focus-visible:-outline-offset-2 disabled:pointer-events-none`}
            >
              <span className="sr-only">{messages.showOnPage} </span>
              <Text>{text}</Text>
              <ChevronRight
                aria-hidden="true"
                className="size-3.5 shrink-0 text-subtle group-hover:text-fg"
              />
            </button>
          ) : (
            <p className={`${row} flex-wrap text-muted`}>
              <Text>{text}</Text>
              {target !== undefined && places.present?.has(target) === false && (
                <span className="shrink-0 text-subtle">{messages.noLongerThere}</span>
              )}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Text({ children }: { children: string }) {
  return <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{children}</span>;
}
