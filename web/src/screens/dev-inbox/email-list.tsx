// The list of emails in the development inbox.

import type { DevEmail } from '@vys/contract/dev-inbox';
import { interfaceLocale } from '#web/lib/language/interface-language.ts';
import { cn } from '#web/ui/cn.ts';
import { messages } from './messages/en.ts';

export type EmailListProps = {
  emails: readonly DevEmail[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
};

export function EmailList({ emails, chosen, onChoose }: EmailListProps) {
  return (
    <ul aria-label={messages.emails} className="flex flex-col gap-1">
      {emails.map((email) => (
        <li key={email.id}>
          <button
            type="button"
            aria-current={email.id === chosen || undefined}
            onClick={() => onChoose(email.id)}
            className={cn(
              'w-full rounded-sm px-3 py-2.5 text-left transition-colors',
              email.id === chosen ? 'md:bg-active' : 'hover:bg-hover',
            )}
          >
            <span className="flex items-baseline justify-between gap-3">
              <span className="truncate font-medium text-fg text-sm">{email.subject}</span>
              <EmailTime at={email.at} />
            </span>
            <span className="mt-0.5 block truncate text-muted text-xs">{email.to}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Today the time, before that the day. */
export function EmailTime({ at }: { at: string }) {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  const words = isToday
    ? date.toLocaleTimeString(interfaceLocale, {
        hour: '2-digit',
        minute: '2-digit',
        hour12: false,
      })
    : date.toLocaleDateString(interfaceLocale, { month: 'short', day: 'numeric' });
  return (
    <time dateTime={at} className="shrink-0 text-subtle text-xs tabular-nums">
      {words}
    </time>
  );
}
