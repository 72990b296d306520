// Title of the Pages screen, the choice between grid and list, and Create Page.

import { LayoutGrid, List, Plus, WifiOff } from 'lucide-react';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { type PagesView, preferences } from '#web/lib/preferences/preferences.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { type Segment, SegmentedControl } from '#web/ui/fields/segmented-control.tsx';
import { messages } from './messages/en.ts';
import type { CreatePageAction } from './use-create-page-action.ts';

const views: readonly Segment<PagesView>[] = [
  { value: 'grid', label: '', name: messages.grid, icon: <LayoutGrid aria-hidden="true" /> },
  { value: 'list', label: '', name: messages.list, icon: <List aria-hidden="true" /> },
];

type Props = {
  view: PagesView;
  /** There is a page that visitors may look for. */
  hasPage: boolean;
  isStale: boolean;
  createAction: CreatePageAction;
};

export function PagesHead({ view, hasPage, isStale, createAction }: Props) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="font-display font-semibold text-display text-fg">{messages.pages}</h1>
        <p className="mt-1 flex min-h-5.5 flex-wrap items-center gap-3 text-muted text-sm">
          {messages.intro}
          {hasPage && <HelpLink article="not-visible">{messages.cannotSeePage}</HelpLink>}
          {isStale && (
            <Badge tone="warning">
              <WifiOff aria-hidden="true" />
              {messages.notUpdating}
            </Badge>
          )}
        </p>
      </div>
      <div className="flex items-center gap-2">
        <SegmentedControl
          label={messages.view}
          value={view}
          onValueChange={(pagesView) => preferences.update({ pagesView })}
          segments={views}
        />
        <Button variant="secondary" onClick={createAction.create} loading={createAction.isCreating}>
          <Plus aria-hidden="true" />
          {messages.createPage}
        </Button>
      </div>
    </header>
  );
}
