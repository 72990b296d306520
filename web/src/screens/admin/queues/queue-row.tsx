// One job or email that failed: what it is, why it failed, and what can be done.
import type { ReactNode } from 'react';
import { useAnchor } from '#web/lib/navigation/use-anchor.ts';
import { queueMessages as messages } from '../messages/en.ts';

type Props = { title: ReactNode; meta: ReactNode; error: string; actions: ReactNode };

export function QueueRow({ title, meta, error, actions }: Props) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2.5 px-5 py-3.5">
      <div className="min-w-0 flex-1 basis-64 text-sm">
        <p className="font-medium text-fg [overflow-wrap:anywhere]">{title}</p>
        {error ? (
          <p className="mt-0.5 text-danger-text [overflow-wrap:anywhere]">{error}</p>
        ) : (
          <p className="mt-0.5 text-muted">{messages.noError}</p>
        )}
        <p className="mt-0.5 text-muted text-xs">{meta}</p>
      </div>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </li>
  );
}

type SectionProps = {
  title: string;
  hint: string;
  /** What links to this section name after their `#`. */
  anchor?: string;
  children: ReactNode;
};

export function QueueSection({ title, hint, anchor, children }: SectionProps) {
  const section = useAnchor<HTMLElement>(anchor);
  return (
    <section
      ref={section}
      id={anchor}
      {...(anchor && { tabIndex: -1 })}
      aria-label={title}
      className="flex scroll-mt-20 flex-col gap-3 outline-none lg:scroll-mt-6"
    >
      <div>
        <h2 className="font-semibold text-base text-fg">{title}</h2>
        <p className="mt-0.5 text-muted text-sm">{hint}</p>
      </div>
      {children}
    </section>
  );
}
