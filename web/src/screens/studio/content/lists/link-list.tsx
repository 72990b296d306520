// A list of links: the one at the top of the page, or that of a section.
import { freeId } from '@vys/compiler/page-model/apply/convert';
import type { PageLink } from '@vys/contract/page-model/links';
import { IconMark } from '#web/features/pages/content/fields/icon-mark.tsx';
import {
  type PageIcon,
  type PageIcons,
  usePageIcons,
} from '#web/features/pages/content/fields/icons.ts';
import { SortableList } from '#web/ui/content/sortable-list.tsx';
import { linkDetail, linkName } from '../entry-names.ts';
import { messages, sortTexts } from '../messages/en.ts';
import { type Panel, usePanel } from '../panel-context.ts';
import { AddLinks } from './add-links.tsx';
import { type EntryActions, EntryRow, moveActions } from './entry-row.tsx';

export type LinkListProps = {
  links: readonly PageLink[];
  /** How many it may hold. */
  max: number;
  /** Absent for the list at the top of the page. */
  section?: string;
};

export function LinkList({ links, max, section }: LinkListProps) {
  const panel = usePanel();
  const icons = usePageIcons();
  const { supports, apply } = panel;
  const canMove = supports.ordersLinks;
  const move = (id: string, index: number) =>
    void apply([{ type: 'link.move', id, index, ...(section && { section }) }]);
  const rows = links.map((link) => ({ id: link.id, name: linkName(link), link }));
  return (
    <div className="flex flex-col gap-2">
      {rows.length === 0 ? (
        <p className="rounded-md border border-line border-dashed px-4 py-5 text-center text-muted text-sm">
          {messages.noLinks}
        </p>
      ) : (
        <SortableList
          label={messages.links}
          rows={rows}
          onMove={move}
          texts={sortTexts}
          isFixed={!canMove}
        >
          {({ link }, index) => (
            <LinkRow
              link={link}
              section={section}
              icon={icons && findIcon(icons, links, link)}
              actions={{
                ...linkActions(panel, link, links.length < max),
                ...(canMove && moveActions(index, links.length, (to) => move(link.id, to))),
              }}
            />
          )}
        </SortableList>
      )}
      {supports.addsLinks && <AddLinks count={links.length} max={max} section={section} />}
    </div>
  );
}

type LinkRowProps = {
  link: PageLink;
  section: string | undefined;
  icon: PageIcon | undefined;
  actions: EntryActions;
};

function LinkRow({ link, section, icon, actions }: LinkRowProps) {
  const { open, supports } = usePanel();
  const toggle = useToggleLink(link);
  return (
    <EntryRow
      id={link.id}
      name={linkName(link)}
      detail={linkDetail(link)}
      icon={<IconMark icon={icon} />}
      badge={scheduleState(link)}
      isHidden={link.hidden}
      onOpen={() => open({ on: 'link', id: link.id, section })}
      onToggleHidden={supports.isEverything ? toggle : undefined}
      actions={actions}
    />
  );
}

export function useToggleLink({ id, hidden }: PageLink): () => void {
  const { apply } = usePanel();
  return () => void apply([{ type: hidden ? 'link.show' : 'link.hide', id }]);
}

/** `canAdd`: the list has room for one more. */
export function linkActions(
  { page, supports, apply }: Panel,
  link: PageLink,
  canAdd: boolean,
): EntryActions {
  const { id } = link;
  const name = linkName(link);
  const newId = freeId(page, id);
  return {
    duplicate:
      supports.isEverything && canAdd
        ? () => void apply([{ type: 'link.duplicate', id, newId }], messages.duplicated(name))
        : undefined,
    remove: supports.removesLink(id)
      ? () => void apply([{ type: 'link.remove', id }], messages.removed(name))
      : undefined,
  };
}

/** As the page shows it. */
function findIcon(icons: PageIcons, links: readonly PageLink[], { id, icon }: PageLink) {
  const own = icon && icons.find(icon);
  return own || icons.find(icons.ofLinks(links)[id] ?? '');
}

function scheduleState({ schedule }: PageLink): string | undefined {
  if (!schedule) return undefined;
  const today = new Date().toLocaleDateString('sv');
  return schedule.until && schedule.until < today ? messages.ended : messages.scheduled;
}
