// The four stats of the Pages screen. One page per user, so each count is 0 or 1.

import type { Page } from '@vys/contract/pages/pages';
import { Eye, FilePen, Globe, PanelsTopLeft } from 'lucide-react';
import { formatCount } from '#web/lib/format/formats.ts';
import { StatCard } from '#web/ui/content/stat-card.tsx';
import { messages } from './messages.ts';

type Props = { page: Page | null | undefined; failed: boolean };

export function PageStats({ page, failed }: Props) {
  const isPublished = page?.status === 'published';
  const formatStat = (value: number) => {
    if (page !== undefined) return formatCount(value);
    return failed ? <span className="text-subtle">—</span> : undefined;
  };
  return (
    <section
      aria-label={messages.keyStats}
      className="grid grid-cols-2 gap-3 lg:grid-cols-4 xl:gap-4"
    >
      <h2 className="sr-only">{messages.keyStats}</h2>
      <StatCard
        label={messages.totalPages}
        icon={<PanelsTopLeft className="max-sm:hidden" />}
        value={formatStat(page ? 1 : 0)}
      />
      <StatCard
        label={messages.published}
        icon={<Globe className="max-sm:hidden" />}
        value={formatStat(isPublished ? 1 : 0)}
      />
      <StatCard
        label={messages.drafts}
        icon={<FilePen className="max-sm:hidden" />}
        value={formatStat(page?.status === 'draft' ? 1 : 0)}
      />
      <StatCard
        label={messages.totalViews}
        icon={<Eye className="max-sm:hidden" />}
        value={formatStat(page?.views ?? 0)}
      />
    </section>
  );
}
