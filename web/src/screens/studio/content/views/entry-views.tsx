// The views of the profile, a link and an item: their fields.
import type { PageLink } from '@vys/contract/page-model/links';
import type { PageSection } from '@vys/contract/page-model/sections';
import { SchemaForm } from '#web/features/pages/content/fields/schema-form.tsx';
import { sectionTexts } from '#web/features/pages/content/messages/en.ts';
import {
  itemFields,
  linkFields,
  maxEntries,
  profileFields,
} from '#web/features/pages/content/schema/read-fields.ts';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { entriesOf, type Item, itemName, linkName } from '../entry-names.ts';
import { itemActions } from '../lists/item-list.tsx';
import { linkActions, useToggleLink } from '../lists/link-list.tsx';
import { messages } from '../messages/en.ts';
import { usePanel } from '../panel-context.ts';
import { DetailView } from './detail-view.tsx';

type ViewProps = { onBack: () => void };

export function ProfileView({ onBack }: ViewProps) {
  const { page, supports, type } = usePanel();
  const fields = supports.isEverything
    ? profileFields
    : profileFields.filter(({ name }) => supports.profile.has(name));
  return (
    <DetailView name={page.name} kind={messages.profile} onBack={onBack}>
      <SchemaForm
        owner="profile"
        fields={fields}
        values={page}
        onChange={(name, value) => type({ on: 'profile' }, name, value)}
      />
      <p className="text-sm">
        <HelpLink article="seo">{messages.searchEngines}</HelpLink>
      </p>
    </DetailView>
  );
}

export function LinkView({
  link,
  canAdd,
  onBack,
}: ViewProps & { link: PageLink; canAdd: boolean }) {
  const panel = usePanel();
  const { supports } = panel;
  const { id } = link;
  const toggle = useToggleLink(link);
  const editable = supports.linkFields(id);
  const fields = supports.isEverything
    ? linkFields
    : // What code shows of a link is never empty.
      linkFields
        .filter(({ name }) => editable.has(name))
        .map((field) => ({ ...field, isRequired: true }));
  return (
    <DetailView
      name={linkName(link)}
      kind={messages.link}
      onBack={onBack}
      isHidden={link.hidden}
      onToggleHidden={supports.isEverything ? toggle : undefined}
      actions={linkActions(panel, link, canAdd)}
    >
      <SchemaForm
        owner="link"
        fields={fields}
        values={link}
        onChange={(name, value) => panel.type({ on: 'link', id }, name, value)}
      />
    </DetailView>
  );
}

export function ItemView({
  section,
  item,
  onBack,
}: ViewProps & { section: PageSection; item: Item }) {
  const panel = usePanel();
  const items = entriesOf(section) ?? [];
  const target = { on: 'item', section: section.id, id: item.id } as const;
  return (
    <DetailView
      name={itemName(item, items.indexOf(item))}
      kind={sectionTexts[section.kind].name}
      onBack={onBack}
      actions={itemActions(panel, section, item, items.length < maxEntries(section.kind))}
    >
      <SchemaForm
        owner={`${section.kind}.item`}
        fields={itemFields(section.kind)}
        values={item}
        onChange={(name, value) => panel.type(target, name, value)}
      />
    </DetailView>
  );
}
