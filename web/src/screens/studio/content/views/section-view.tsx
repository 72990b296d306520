// A section, opened: its fields, its layout, and the list of what it holds.
import { sectionLayouts } from '@vys/contract/page-model/section-layouts';
import type { PageSection } from '@vys/contract/page-model/sections';
import { layoutText } from '#web/features/pages/content/fields/messages/en.ts';
import { SchemaForm } from '#web/features/pages/content/fields/schema-form.tsx';
import { sectionTexts } from '#web/features/pages/content/messages/en.ts';
import { maxEntries, sectionFields } from '#web/features/pages/content/schema/read-fields.ts';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { entriesOf, kindName, sectionName } from '../entry-names.ts';
import { ItemList } from '../lists/item-list.tsx';
import { LinkList } from '../lists/link-list.tsx';
import { sectionActions } from '../lists/section-list.tsx';
import { messages } from '../messages/en.ts';
import { usePanel } from '../panel-context.ts';
import { DetailView } from './detail-view.tsx';

export function SectionView({ section, onBack }: { section: PageSection; onBack: () => void }) {
  const panel = usePanel();
  const { id, kind, hidden } = section;
  const entries = entriesOf(section);
  return (
    <DetailView
      name={sectionName(section)}
      kind={kindName(section)}
      help={
        (kind === 'video' || kind === 'music') && (
          <HelpLink article="embed" about={kindName(section)} className="my-auto" />
        )
      }
      onBack={onBack}
      isHidden={hidden}
      onToggleHidden={() =>
        void panel.apply([{ type: hidden ? 'section.show' : 'section.hide', id }])
      }
      actions={sectionActions(panel, section)}
    >
      <SchemaForm
        owner={kind}
        fields={sectionFields(kind)}
        values={section}
        onChange={(name, value) => panel.type({ on: 'section', id }, name, value)}
      />
      {entries && (
        <section aria-labelledby="entries-heading">
          <h3
            id="entries-heading"
            className="mb-2 flex items-baseline justify-between font-medium text-fg text-sm"
          >
            {sectionTexts[kind].items ?? messages.links}
            <span className="font-normal text-muted text-xs tabular-nums">
              {messages.count(entries.length)}
            </span>
          </h3>
          {'links' in section ? (
            <LinkList links={section.links} max={maxEntries(kind)} section={id} />
          ) : (
            <ItemList section={section} />
          )}
        </section>
      )}
      <LayoutChoice section={section} />
    </DetailView>
  );
}

const AUTOMATIC = 'automatic';

function LayoutChoice({ section }: { section: PageSection }) {
  const { apply } = usePanel();
  const { id, kind, layout = AUTOMATIC } = section;
  const options = sectionLayouts[kind].map((name) => ({ value: name, label: layoutText(name) }));
  function choose(next: string) {
    const chosen = next === AUTOMATIC ? {} : { layout: next };
    void apply([{ type: 'section.layout', id, ...chosen }]);
  }
  return (
    <Field label={messages.layout}>
      <Select
        value={layout}
        onValueChange={choose}
        options={[{ value: AUTOMATIC, label: messages.automaticLayout }, ...options]}
      />
    </Field>
  );
}
