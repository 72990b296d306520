// The four stats of the Pages screen. One page per user, so each count is 0 or 1.
import type { Page } from '@vys/contract/pages';
import { Eye, FilePen, Globe, PanelsTopLeft } from 'lucide-react';
import { formatCount } from '#web/lib/format/formats.ts';
import { StatCard } from '#web/ui/content/stat-card.tsx';

type Props = { page: Page | null | undefined; failed: boolean };

export function PageStats({ page, failed }: Props) {
  const isPublished = page?.status === 'published';
  const formatStat = (value: number) => {
    if (page !== undefined) return formatCount(value);
    return failed ? <span className="text-subtle">—</span> : undefined;
  };
  return (
    <section aria-label="Key stats" className="grid grid-cols-2 gap-3 lg:grid-cols-4 xl:gap-4">
      <h2 className="sr-only">Key stats</h2>
      <StatCard
        label="Total Pages"
        icon={<PanelsTopLeft className="max-sm:hidden" />}
        value={formatStat(page ? 1 : 0)}
      />
      <StatCard
        label="Published"
        icon={<Globe className="max-sm:hidden" />}
        value={formatStat(isPublished ? 1 : 0)}
      />
      <StatCard
        label="Drafts"
        icon={<FilePen className="max-sm:hidden" />}
        value={formatStat(page?.status === 'draft' ? 1 : 0)}
      />
      <StatCard
        label="Total Views"
        icon={<Eye className="max-sm:hidden" />}
        value={formatStat(page?.views ?? 0)}
      />
    </section>
  );
}
