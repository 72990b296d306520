// One page: what it looks like, what state it is in, how it does, and what can be done with it.
import type { Page } from '@vys/contract/pages';
import { useId } from 'react';
import { PageThumbnail } from '#web/features/pages/preview/page-thumbnail.tsx';
import type { PagesView } from '#web/lib/preferences.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { ActiveSwitch } from './active-switch.tsx';
import { PageActions } from './page-actions.tsx';
import { PageFacts } from './page-facts.tsx';
import { PageState } from './page-state.tsx';

export function PageCard({ page, view }: { page: Page; view: PagesView }) {
  const id = useId();
  const isGrid = view === 'grid';
  return (
    <Card
      aria-labelledby={id}
      data-view={view}
      className={cx(
        'overflow-hidden',
        isGrid && 'md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]',
      )}
    >
      {isGrid && (
        <PageThumbnail
          content={page.content}
          className="aspect-16/10 border-line border-b md:aspect-auto md:min-h-72 md:border-r md:border-b-0"
        />
      )}
      <div
        className={cx(
          'flex min-w-0 flex-col gap-5 p-5',
          !isGrid && 'lg:flex-row lg:items-center lg:justify-between',
        )}
      >
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h2 id={id} className="min-w-0 truncate font-semibold text-base text-fg">
              {page.title || 'Untitled Page'}
            </h2>
            <PageState page={page} />
          </div>
          <p className="mt-1 truncate text-muted text-sm">
            {page.slug ? `/${page.slug}` : 'No address yet'}
          </p>
        </div>
        <PageFacts page={page} />
        <div
          className={cx('flex flex-wrap items-center justify-between gap-3', isGrid && 'mt-auto')}
        >
          <ActiveSwitch page={page} />
          <PageActions page={page} />
        </div>
      </div>
    </Card>
  );
}
