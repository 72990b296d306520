// The four stats of the Pages screen in one line. One page per user, so three of them are 0 or 1.

import type { Page } from '@vys/contract/pages/pages';
import { useId } from 'react';
import { formatCount } from '#web/lib/format/formats.ts';
import { Card } from '#web/ui/content/card.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { messages } from './messages/en.ts';

type Props = { page: Page | null | undefined; failed: boolean };

export function PageStats({ page, failed }: Props) {
  const stats = [
    [messages.totalPages, page ? 1 : 0],
    [messages.published, page?.status === 'published' ? 1 : 0],
    [messages.drafts, page?.status === 'draft' ? 1 : 0],
    [messages.totalViews, page?.views ?? 0],
  ] as const;
  return (
    <Card
      aria-label={messages.keyStats}
      className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-2 px-5 py-3 sm:flex sm:flex-wrap"
    >
      <h2 className="sr-only">{messages.keyStats}</h2>
      {stats.map(([name, value]) => (
        <Stat key={name} name={name}>
          {page !== undefined ? formatCount(value) : failed ? '—' : undefined}
        </Stat>
      ))}
    </Card>
  );
}

function Stat({ name, children }: { name: string; children: string | undefined }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls
    <div role="group" aria-labelledby={id} className="flex items-baseline gap-2 text-sm">
      <h3 id={id} className="text-muted">
        {name}
      </h3>
      {children === undefined ? (
        <Skeleton className="h-4 w-8" />
      ) : (
        <span className="font-semibold text-fg tabular-nums">{children}</span>
      )}
    </div>
  );
}
