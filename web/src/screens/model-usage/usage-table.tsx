// Figures of language models, one row for a model or for a day and a model. Scrolls sideways where it is narrow.

import type { ReactNode } from 'react';
import { formatCount } from '#web/lib/format/formats.ts';
import { interfaceLocale } from '#web/lib/language/interface-language.ts';
import { cn } from '#web/ui/cn.ts';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { messages } from './messages/en.ts';
import { formatCost, type UsageSum } from './sum-usage.ts';

export type UsageRow = UsageSum & { model: string; day?: string };

export type UsageTableProps = {
  title: string;
  rows: readonly UsageRow[];
  hasDays?: boolean;
};

const dayFormat = new Intl.DateTimeFormat(interfaceLocale, {
  dateStyle: 'medium',
  timeZone: 'UTC',
});
const numbers = [
  messages.turns,
  messages.input,
  messages.output,
  messages.cost,
  messages.fallbacks,
  messages.stopped,
];

export function UsageTable({ title, rows, hasDays = false }: UsageTableProps) {
  return (
    <Card>
      <CardHeader title={title} />
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard, too
        tabIndex={0}
        className="mt-2 overflow-x-auto pb-2 outline-offset-[-2px]"
      >
        <table className="w-full border-collapse text-left text-sm tabular-nums">
          <thead className="border-line border-b text-muted text-xs">
            <tr>
              {hasDays && <Head>{messages.day}</Head>}
              <Head>{messages.model}</Head>
              {numbers.map((name) => (
                <Head key={name} isNumber>
                  {name}
                </Head>
              ))}
              <Head>{messages.errors}</Head>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <Row key={`${row.day} ${row.model}`} row={row} />
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

const cell = 'px-3 py-2.5 first:pl-5 last:pr-5';

function Head({ children, isNumber = false }: { children: string; isNumber?: boolean }) {
  return (
    <th scope="col" className={cn(cell, 'whitespace-nowrap font-medium', isNumber && 'text-right')}>
      {children}
    </th>
  );
}

function Row({ row }: { row: UsageRow }) {
  const { day, model, turns, input_tokens, output_tokens, cost, fallbacks, stopped, errors } = row;
  return (
    <tr className="align-top">
      {day !== undefined && (
        <td className={cn(cell, 'whitespace-nowrap text-muted')}>
          <time dateTime={day}>{dayFormat.format(new Date(day))}</time>
        </td>
      )}
      <th scope="row" className={cn(cell, 'min-w-44 font-medium text-fg [overflow-wrap:anywhere]')}>
        {model}
      </th>
      <Figure>{formatCount(turns)}</Figure>
      <Figure>{formatCount(input_tokens)}</Figure>
      <Figure>{formatCount(output_tokens)}</Figure>
      <Figure>
        {cost === null ? <span className="text-subtle">{messages.noCost}</span> : formatCost(cost)}
      </Figure>
      <Figure className={cn(fallbacks > 0 && 'text-warning-text')}>{formatCount(fallbacks)}</Figure>
      <Figure>{formatCount(stopped)}</Figure>
      <td className={cn(cell, 'min-w-52 text-muted')}>
        {errors.length === 0
          ? messages.none
          : errors
              .map(({ reason, count }) =>
                messages.error(messages.reasons[reason] ?? reason, formatCount(count)),
              )
              .join(', ')}
      </td>
    </tr>
  );
}

function Figure({ children, className }: { children: ReactNode; className?: string }) {
  return <td className={cn(cell, 'whitespace-nowrap text-right', className)}>{children}</td>;
}
