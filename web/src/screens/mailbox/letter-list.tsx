// The letters of the local mailbox, one line each.
import type { MailboxLetter } from '@vys/contract/mailbox';
import { cx } from '#web/ui/cx.ts';

export type LetterListProps = {
  letters: readonly MailboxLetter[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
};

export function LetterList({ letters, chosen, onChoose }: LetterListProps) {
  return (
    <ul aria-label="Letters" className="flex flex-col gap-1">
      {letters.map((letter) => (
        <li key={letter.id}>
          <button
            type="button"
            aria-current={letter.id === chosen || undefined}
            onClick={() => onChoose(letter.id)}
            className={cx(
              'w-full rounded-sm px-3 py-2.5 text-left transition-colors',
              letter.id === chosen ? 'md:bg-active' : 'hover:bg-hover',
            )}
          >
            <span className="flex items-baseline justify-between gap-3">
              <span className="truncate font-medium text-fg text-sm">{letter.subject}</span>
              <LetterTime at={letter.at} />
            </span>
            <span className="mt-0.5 block truncate text-muted text-xs">{letter.to}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Today the time, before that the day. */
export function LetterTime({ at }: { at: string }) {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  const words = isToday
    ? date.toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit', hour12: false })
    : date.toLocaleDateString('en', { month: 'short', day: 'numeric' });
  return (
    <time dateTime={at} className="shrink-0 text-faint text-xs tabular-nums">
      {words}
    </time>
  );
}
