// One page: what it looks like, what state it is in, how it does, and what can be done with it.

import type { Page } from '@vys/contract/pages/pages';
import { useId } from 'react';
import { PagePhone } from '#web/features/pages/preview/page-phone.tsx';
import { getPagesHost, useClientConfig } from '#web/lib/api/client-config.ts';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import type { PagesView } from '#web/lib/preferences/preferences.ts';
import { Card } from '#web/ui/content/card.tsx';
import { messages } from './messages/en.ts';
import { PageControls } from './page-controls.tsx';
import { PageFacts } from './page-facts.tsx';
import { PageState } from './page-state.tsx';

export function PageCard({ page, view }: { page: Page; view: PagesView }) {
  return view === 'grid' ? <GridCard page={page} /> : <ListRow page={page} />;
}

function GridCard({ page }: { page: Page }) {
  const id = useId();
  return (
    <Card
      aria-labelledby={id}
      className="grid grid-cols-[7rem_minmax(0,1fr)] overflow-hidden sm:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div className="flex border-line px-4 pt-4 max-sm:pr-0 sm:row-span-2 sm:border-r sm:px-7 sm:pt-6">
        <PagePhone
          content={page.content}
          className="aspect-[9/14] w-full self-end sm:aspect-[9/15]"
        />
      </div>
      <PageName id={id} page={page} className="min-w-0 p-4 sm:p-6" />
      <div className="flex flex-col max-sm:col-span-2 sm:justify-end">
        <PageFacts
          page={page}
          className="grid grid-cols-[1fr_1fr_auto] divide-x divide-line border-line border-y sm:grid-cols-3 *:px-5 *:py-4"
        />
        <PageControls page={page} className="px-5 py-3.5" />
      </div>
    </Card>
  );
}

function ListRow({ page }: { page: Page }) {
  const id = useId();
  return (
    <Card
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 px-5 py-4"
    >
      <PageName id={id} page={page} className="min-w-0 max-lg:w-full lg:flex-1" />
      <PageFacts page={page} className="grid grid-cols-[1fr_1fr_auto] gap-x-5 max-sm:w-full" />
      <PageControls page={page} className="max-sm:w-full" />
    </Card>
  );
}

type PageNameProps = { id: string; page: Page; className: string };

function PageName({ id, page, className }: PageNameProps) {
  const host = getPagesHost(useClientConfig());
  return (
    <div className={className}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={id} className="max-w-full truncate font-semibold text-base text-fg">
          {page.title || messages.untitledPage}
        </h2>
        <PageState page={page} />
      </div>
      <p className="mt-1 flex items-center gap-1.5 text-muted text-sm">
        <span className="min-w-0 truncate">
          {page.slug ? `${host}/${page.slug}` : messages.noLinkYet}
        </span>
        <HelpLink article="address" about={messages.yourLink} />
      </p>
    </div>
  );
}
