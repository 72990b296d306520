// The items of a section: dishes, photos, dates, questions.
import { freeId } from '@vys/compiler/page-model/apply/convert';
import type { PageSection } from '@vys/contract/page-model/sections';
import type { Image } from '@vys/contract/page-model/values';
import { Picture } from '#web/features/pages/content/fields/image-field.tsx';
import { maxEntries } from '#web/features/pages/content/schema/read-fields.ts';
import { SortableList } from '#web/ui/content/sortable-list.tsx';
import { entriesOf, type Item, itemDetail, itemName } from '../entry-names.ts';
import { messages, sortTexts } from '../messages/en.ts';
import { type Panel, usePanel } from '../panel-context.ts';
import { AddItem } from './add-item.tsx';
import { type EntryActions, EntryRow, moveActions } from './entry-row.tsx';
import { SectionIcon } from './section-icon.tsx';

export function ItemList({ section }: { section: PageSection }) {
  const panel = usePanel();
  const items = entriesOf(section) ?? [];
  const isFull = items.length >= maxEntries(section.kind);
  const rows = items.map((item, index) => ({ id: item.id, name: itemName(item, index), item }));
  const move = (id: string, index: number) =>
    void panel.apply([{ type: 'item.move', section: section.id, id, index }]);
  return (
    <div className="flex flex-col gap-2">
      {rows.length === 0 ? (
        <p className="rounded-md border border-line border-dashed px-4 py-5 text-center text-muted text-sm">
          {messages.noItems}
        </p>
      ) : (
        <SortableList label={messages.details} rows={rows} onMove={move} texts={sortTexts}>
          {({ id, name, item }, index) => (
            <EntryRow
              id={id}
              name={name}
              detail={itemDetail(item)}
              icon={<ItemIcon item={item} kind={section.kind} />}
              onOpen={() => panel.open({ on: 'item', section: section.id, id })}
              actions={{
                ...itemActions(panel, section, item, !isFull),
                ...moveActions(index, rows.length, (to) => move(id, to)),
              }}
            />
          )}
        </SortableList>
      )}
      <AddItem section={section} isFull={isFull} />
    </div>
  );
}

function ItemIcon({ item, kind }: { item: Item; kind: PageSection['kind'] }) {
  const { image } = item as { image?: Image };
  return <Picture url={image?.url} fallback={<SectionIcon kind={kind} />} />;
}

/** `canAdd`: the section has room for one more. */
export function itemActions(
  { page, apply }: Panel,
  section: PageSection,
  item: Item,
  canAdd: boolean,
): EntryActions {
  const { id } = item;
  const at = { section: section.id, id };
  const index = entriesOf(section)?.findIndex((other) => other.id === id) ?? 0;
  const name = itemName(item, index);
  const newId = freeId(page, id);
  return {
    duplicate: canAdd
      ? () => void apply([{ type: 'item.duplicate', ...at, newId }], messages.duplicated(name))
      : undefined,
    remove: () => void apply([{ type: 'item.remove', ...at }], messages.removed(name)),
  };
}
