// Clicks of each link: on a picture of the page itself, and listed in its order.
import type { Report } from '@vys/contract/analytics/report';
import type { Page } from '@vys/contract/pages/pages';
import { useEffect, useMemo, useState } from 'react';
import { type ListedLink, listPageLinks } from '#web/features/pages/preview/page-links.ts';
import { PageThumbnail } from '#web/features/pages/preview/page-thumbnail.tsx';
import { formatCompact, formatPercent } from '#web/lib/format/formats.ts';
import { cn } from '#web/ui/cn.ts';
import { VisuallyHidden } from '#web/ui/content/visually-hidden.tsx';
import { messages } from '../messages/en.ts';
import { ChartCard } from '../parts/chart-card.tsx';
import type { Address } from '../use-address.ts';
import { type LinkRow, linkTable, markClicks, readLinkRows } from './link-rows.ts';

type Props = {
  report: Report;
  /** Undefined where it is not known: the list shows what was clicked (ANA-13). */
  page: Page | undefined;
  address: Address;
};

export function LinksCard({ report, page, address }: Props) {
  const links = usePageLinks(page);
  const rows = useMemo(() => readLinkRows(report, links), [report, links]);
  const { clicks } = report.totals;
  const clicked = rows.filter((row) => row.clicks > 0).length;
  const summary = clicks === 0 ? messages.noClicks : messages.linksSummary(clicks, clicked);
  return (
    <ChartCard title={messages.links} summary={summary} table={linkTable(rows)}>
      <div className="grid flex-1 gap-2 pt-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
        {page && <Picture page={page} rows={rows} />}
        <LinkList rows={rows} address={address} />
      </div>
    </ChartCard>
  );
}

/** The page as a phone shows it, with the clicks written onto its links. */
function Picture({ page, rows }: { page: Page; rows: readonly LinkRow[] }) {
  const marks = markClicks(rows);
  const content = useMemo(
    () => ({ ...page.content, css: `${page.content.css}\n${marks}` }),
    [page.content, marks],
  );
  return (
    <div className="mx-auto w-50 self-start pb-5 sm:mr-0">
      <PageThumbnail
        content={content}
        device="mobile"
        title={messages.pagePicture}
        className="aspect-[375/812] w-full rounded-[1.75rem] ring-1 ring-line-strong"
      />
    </div>
  );
}

function LinkList({ rows, address }: { rows: readonly LinkRow[]; address: Address }) {
  const most = Math.max(...rows.map(({ clicks }) => clicks), 1);
  const [on, off] = [rows.filter((row) => row.isOnPage), rows.filter((row) => !row.isOnPage)];
  if (rows.length === 0) return <p className="px-5 pb-5 text-muted text-sm">{messages.noLinks}</p>;
  const list = (part: readonly LinkRow[]) => (
    <ul className="flex flex-col gap-0.5">
      {part.map((row) => (
        <li key={row.url}>
          <LinkButton row={row} part={row.clicks / most} address={address} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className="max-h-120 min-w-0 self-start overflow-y-auto px-3 pb-4">
      {list(on)}
      {off.length > 0 && (
        <>
          {on.length > 0 && (
            <h3 className="px-2 pt-4 pb-1 text-muted text-xs">{messages.noLongerOnPage}</h3>
          )}
          {list(off)}
        </>
      )}
    </div>
  );
}

type LinkButtonProps = { row: LinkRow; part: number; address: Address };

function LinkButton({ row, part, address }: LinkButtonProps) {
  const isActive = address.filters.link === row.url;
  return (
    <button
      type="button"
      aria-pressed={isActive}
      title={row.url}
      onClick={() => address.toggleFilter('link', row.url)}
      className={cn(
        'block w-full rounded-sm px-2 py-1.5 text-left text-sm transition-colors hover:bg-hover pointer-coarse:min-h-11',
        isActive && 'ring-1 ring-accent-control',
      )}
    >
      <VisuallyHidden>{messages.filterBy(messages.dimensions.link)} </VisuallyHidden>
      <span className="flex items-baseline gap-3">
        <span className="line-clamp-2 min-w-0 flex-1 text-fg [overflow-wrap:anywhere]">
          {row.title}
        </span>{' '}
        <span className="font-medium text-fg tabular-nums">{formatCompact(row.clicks)}</span>{' '}
        <span className="w-12 text-right text-muted text-xs tabular-nums">
          {formatPercent(row.share)}
        </span>
      </span>
      <span aria-hidden="true" className="mt-1 block h-1 overflow-hidden rounded-full bg-raised">
        <span
          style={{ width: `${part * 100}%` }}
          className="block h-full rounded-full bg-chart-2 transition-[width] duration-slow"
        />
      </span>
    </button>
  );
}

const noLinks: readonly ListedLink[] = [];

/** Empty until they are read, and for code that cannot be read. */
function usePageLinks(page: Page | undefined): readonly ListedLink[] {
  const [links, setLinks] = useState(noLinks);
  const content = page?.content;
  useEffect(() => {
    if (!content) return;
    let isLatest = true;
    const show = (found: readonly ListedLink[]) => isLatest && setLinks(found);
    listPageLinks(content).then(show, () => show(noLinks));
    return () => {
      isLatest = false;
    };
  }, [content]);
  return links;
}
