// Templates: finished designs to look at and to put one's own page into.

import type { TemplateId } from '@vys/contract/templates/template-ids';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { screenLayout } from '#web/ui/screen-layout.ts';
import { filterTemplates, noFilter } from './filter-templates.ts';
import { messages } from './messages/en.ts';
import { TemplateCard } from './template-card.tsx';
import { TemplateFilters } from './template-filters.tsx';
import { templateList } from './template-list.ts';
import { TemplatePreviewDialog } from './template-preview-dialog.tsx';
import { useTemplateAction } from './use-template-action.ts';

/** Cards that are likely seen without scrolling. */
const FIRST = 6;

export function TemplatesScreen() {
  const [filter, setFilter] = useState(noFilter);
  const [previewed, setPreviewed] = useState<TemplateId>();
  const { use, usedId } = useTemplateAction();
  const found = filterTemplates(templateList, filter);
  return (
    <div className={cn(screenLayout, 'flex flex-col gap-5')}>
      <header>
        <div className="flex items-center gap-2">
          <h1 className="font-display font-semibold text-display text-fg">{messages.title}</h1>
          <HelpLink article="templates" about={messages.title} />
        </div>
        <p className="mt-1 text-muted text-sm">{messages.intro}</p>
      </header>
      <TemplateFilters filter={filter} onChange={setFilter} />
      <p role="status" className="text-muted text-sm tabular-nums">
        {messages.found(found.length)}
      </p>
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={messages.noMatch}
          description={messages.noMatchHint}
          actions={
            <Button variant="secondary" onClick={() => setFilter(noFilter)}>
              {messages.clear}
            </Button>
          }
          className="rounded-lg border border-line"
        />
      ) : (
        <ul aria-label={messages.title} className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {found.map((template, place) => (
            <TemplateCard
              key={template.id}
              template={template}
              isFirst={place < FIRST}
              isLoading={usedId === template.id}
              isDisabled={usedId !== undefined && usedId !== template.id}
              onPreview={setPreviewed}
              onUse={use}
            />
          ))}
        </ul>
      )}
      <TemplatePreviewDialog
        template={templateList.find(({ id }) => id === previewed)}
        isUsing={usedId !== undefined}
        onUse={use}
        onClose={() => setPreviewed(undefined)}
      />
    </div>
  );
}
