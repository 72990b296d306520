// Views, clicks and age of a page.
import type { Page } from '@vys/contract/pages';
import type { ReactNode } from 'react';
import { formatAge, formatCount } from '#web/lib/formats.ts';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export function PageFacts({ page }: { page: Page }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-4">
      <Fact name="Views">{formatCount(page.views)}</Fact>
      <Fact name="Clicks">{formatCount(page.clicks)}</Fact>
      <Fact name="Updated">
        <time dateTime={page.updated_at} title={dateFormat.format(new Date(page.updated_at))}>
          {formatAge(page.updated_at)}
        </time>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-faint text-xs">{name}</dt>
      <dd className="mt-0.5 font-medium text-fg text-sm tabular-nums">{children}</dd>
    </div>
  );
}
