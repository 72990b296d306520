// Links with their clicks: those of the page in its order, then those that it no longer has. Pure.
import type { Report } from '@vys/contract/analytics/report';
import { shortenUrl } from '#web/features/analytics/names.ts';
import type { ListedLink } from '#web/features/pages/preview/page-links.ts';
import { formatCount, formatPercent, toPercentage } from '#web/lib/format/formats.ts';
import type { DataTableProps } from '#web/ui/charts/data-table.tsx';
import { messages } from '../messages/en.ts';

export type LinkRow = {
  url: string;
  title: string;
  clicks: number;
  visitors: number;
  /** Of all clicks, in percent. */
  share: number;
  isOnPage: boolean;
};

/** Browsers and people write `https://a.example` and `https://a.example/`. */
const sameUrl = (url: string) => url.replace(/\/$/, '');

export function readLinkRows(report: Report, onPage: readonly ListedLink[]): LinkRow[] {
  const { items } = report.breakdowns.link;
  const counted = new Map(items.map((item) => [sameUrl(item.key), item]));
  const row = (url: string, title: string, isOnPage: boolean): LinkRow => {
    const { clicks = 0, visitors = 0, key = url } = counted.get(sameUrl(url)) ?? {};
    const share = toPercentage(clicks, report.totals.clicks);
    return { url: key, title, clicks, visitors, share, isOnPage };
  };
  const known = new Set(onPage.map(({ url }) => sameUrl(url)));
  return [
    ...onPage.map(({ url, title }) => row(url, title, true)),
    ...items
      .filter(({ key }) => key !== '' && !known.has(sameUrl(key)))
      .map(({ key }) => row(key, shortenUrl(key), false)),
  ];
}

export function linkTable(rows: readonly LinkRow[]): Omit<DataTableProps, 'caption' | 'className'> {
  return {
    columns: [messages.link, messages.clicks, messages.share, messages.visitors],
    rows: rows.map(({ url, title, clicks, share, visitors }) => ({
      key: url,
      cells: [title, formatCount(clicks), formatPercent(share), formatCount(visitors)],
    })),
  };
}

const inString = (url: string) => url.replace(/["\\]/g, '\\$&').replace(/[\n\r\f]/g, '');

/** Styles that write the clicks of each link onto the picture of the page, the greener the more. */
export function markClicks(rows: readonly LinkRow[]): string {
  const most = Math.max(...rows.map(({ clicks }) => clicks), 1);
  return rows
    .filter(({ isOnPage }) => isOnPage)
    .flatMap(({ url, clicks }) => {
      const plain = sameUrl(url);
      const link = `:is(a[href="${inString(plain)}"], a[href="${inString(`${plain}/`)}"])`;
      const strength = Math.round(25 + 75 * Math.sqrt(clicks / most));
      const color = clicks === 0 ? '#6b7280' : `color-mix(in oklab, #10b981 ${strength}%, #6b7280)`;
      return [
        `${link} { position: relative; overflow: visible; outline: 2px solid ${color}; outline-offset: 2px; }`,
        `${link}::after { content: "${formatCount(clicks)}"; position: absolute; inset: -11px -6px auto auto; z-index: 9; display: block; width: auto; height: auto; margin: 0; padding: 0 7px; border: 0; border-radius: 99px; transform: none; opacity: 1; background: ${color}; color: #04120c; font: 700 13px/20px system-ui, sans-serif; letter-spacing: 0; box-shadow: 0 1px 4px rgb(0 0 0 / 0.4); }`,
      ];
    })
    .join('\n');
}
