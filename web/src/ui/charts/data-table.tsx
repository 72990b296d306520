// A table of figures: the first column says what they are of. Scrolls sideways where it is narrow.
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';

export type DataTableProps = {
  /** Read out before the table. */
  caption: string;
  columns: readonly string[];
  /** Cells by column; the first one names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  className?: string;
};

const cellStyle = 'px-2 py-1.5 first:pl-5 last:pr-5';

export function DataTable({ caption, columns, rows, className }: DataTableProps) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard, too
      tabIndex={0}
      className={cn('relative max-h-96 overflow-auto -outline-offset-2', className)}
    >
      <table className="w-full border-collapse text-left text-sm tabular-nums">
        <thead className="sticky top-0 z-10 bg-surface text-muted text-xs">
          <tr>
            {columns.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={cn(cellStyle, 'font-medium', index > 0 && 'text-right')}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ key, cells: [name, ...figures] }) => (
            <tr key={key}>
              <th scope="row" className={cn(cellStyle, 'font-normal text-fg wrap-anywhere')}>
                {name}
              </th>
              {figures.map((figure, index) => (
                <td
                  key={columns[index + 1]}
                  className={cn(cellStyle, 'whitespace-nowrap text-right text-muted')}
                >
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
