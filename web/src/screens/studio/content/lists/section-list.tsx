// The sections of the page, in their order.
import { freeId } from '@vys/compiler/page-model/apply/convert';
import type { PageSection } from '@vys/contract/page-model/sections';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { MAX_SECTIONS } from '#web/features/pages/content/schema/read-fields.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SortableList } from '#web/ui/content/sortable-list.tsx';
import { sectionDetail, sectionName } from '../entry-names.ts';
import { messages, sortTexts } from '../messages/en.ts';
import { type Panel, usePanel } from '../panel-context.ts';
import { type EntryActions, EntryRow, moveActions } from './entry-row.tsx';
import { SectionIcon } from './section-icon.tsx';
import { SectionPicker } from './section-picker.tsx';

export function SectionList() {
  const panel = usePanel();
  const [isPicking, setPicking] = useState(false);
  const { page, apply, open } = panel;
  const { sections } = page;
  const isFull = sections.length >= MAX_SECTIONS;
  const rows = sections.map((section) => ({
    id: section.id,
    name: sectionName(section),
    section,
  }));
  const move = (id: string, index: number) => void apply([{ type: 'section.move', id, index }]);
  return (
    <div className="flex flex-col gap-2">
      {rows.length === 0 ? (
        <p className="rounded-md border border-line border-dashed px-4 py-5 text-center text-muted text-sm">
          {messages.noSections}
        </p>
      ) : (
        <SortableList label={messages.sections} rows={rows} onMove={move} texts={sortTexts}>
          {({ id, name, section }, index) => (
            <EntryRow
              id={id}
              name={name}
              detail={sectionDetail(section)}
              icon={<SectionIcon kind={section.kind} />}
              isHidden={section.hidden}
              onOpen={() => open({ on: 'section', id })}
              onToggleHidden={() =>
                void apply([{ type: section.hidden ? 'section.show' : 'section.hide', id }])
              }
              actions={{
                ...sectionActions(panel, section),
                ...moveActions(index, rows.length, (to) => move(id, to)),
              }}
            />
          )}
        </SortableList>
      )}
      <Button
        variant="secondary"
        className="w-full"
        disabled={isFull}
        onClick={() => setPicking(true)}
      >
        <Plus aria-hidden="true" />
        {messages.addSection}
      </Button>
      {isFull && (
        <p className="text-center text-muted text-xs">{messages.tooManySections(MAX_SECTIONS)}</p>
      )}
      <SectionPicker open={isPicking} onOpenChange={setPicking} />
    </div>
  );
}

export function sectionActions({ page, apply }: Panel, section: PageSection): EntryActions {
  const { id } = section;
  const name = sectionName(section);
  const newId = freeId(page, id);
  return {
    duplicate:
      page.sections.length < MAX_SECTIONS
        ? () => void apply([{ type: 'section.duplicate', id, newId }], messages.duplicated(name))
        : undefined,
    remove: () => void apply([{ type: 'section.remove', id }], messages.removed(name)),
  };
}
