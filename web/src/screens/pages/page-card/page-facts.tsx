// Views, clicks and age of a page.

import type { Page } from '@vys/contract/pages/pages';
import type { ReactNode } from 'react';
import { formatAge, formatChange, formatCount } from '#web/lib/format/formats.ts';
import { interfaceLocale } from '#web/lib/language/interface-language.ts';
import { cn } from '#web/ui/cn.ts';
import { messages } from './messages/en.ts';

const dateFormat = new Intl.DateTimeFormat(interfaceLocale, {
  dateStyle: 'medium',
  timeStyle: 'short',
});

export function PageFacts({ page, className }: { page: Page; className: string }) {
  return (
    <dl className={className}>
      <Fact name={messages.views}>
        {formatCount(page.views)}
        <Change percent={page.views_growth} />
      </Fact>
      <Fact name={messages.clicks}>
        {formatCount(page.clicks)}
        <Change percent={page.clicks_growth} />
      </Fact>
      <Fact name={messages.updated}>
        <time dateTime={page.updated_at} title={dateFormat.format(new Date(page.updated_at))}>
          {formatAge(page.updated_at)}
        </time>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{name}</dt>
      <dd className="mt-1 flex flex-wrap items-baseline gap-x-2 font-medium text-fg text-sm tabular-nums whitespace-nowrap">
        {children}
      </dd>
    </div>
  );
}

const inks = { up: 'text-success-text', down: 'text-danger-text', flat: 'text-muted' };

/** Against the 30 days before; nothing where there is nothing to compare with. */
function Change({ percent }: { percent: number | null }) {
  const change = formatChange(percent);
  if (!change) return null;
  return (
    <span className={cn('text-xs max-sm:whitespace-normal', inks[change.direction])}>
      {messages.inThirtyDays(change.text)}
    </span>
  );
}
