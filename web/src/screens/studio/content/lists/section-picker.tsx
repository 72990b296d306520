// Chooses the kind of a new section: each says what it is for; found by typing.
import type { PageSection, SectionKind } from '@vys/contract/page-model/sections';
import { sectionTexts } from '#web/features/pages/content/messages/en.ts';
import { CommandPalette } from '#web/ui/overlays/command.tsx';
import { sectionName } from '../entry-names.ts';
import { messages } from '../messages/en.ts';
import { newImageSection, newSection, placeOfNewSection } from '../new-entries.ts';
import { usePanel } from '../panel-context.ts';
import { SectionIcon } from './section-icon.tsx';

export const sectionGroups = {
  show: ['links', 'featured', 'gallery', 'image', 'video', 'music'],
  offer: ['products', 'menu', 'services', 'hours', 'events', 'countdown', 'map'],
  tell: ['about', 'text', 'quote', 'testimonials', 'team', 'press', 'faq', 'stats'],
  hear: ['contact', 'newsletter', 'waitlist', 'guestbook'],
  arrange: ['spacer', 'footer'],
} as const satisfies Record<keyof typeof messages.groups, readonly SectionKind[]>;

type SectionPickerProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function SectionPicker({ open, onOpenChange }: SectionPickerProps) {
  const { page, apply, chooseImage, ...panel } = usePanel();

  async function add(section: PageSection) {
    const index = placeOfNewSection(page, section.kind);
    const added = await apply(
      [{ type: 'section.add', section, index }],
      messages.sectionAdded(sectionName(section)),
    );
    if (added) panel.open({ on: 'section', id: section.id });
  }

  function choose(kind: SectionKind) {
    onOpenChange(false);
    if (kind === 'image') chooseImage((url) => void add(newImageSection(page, url)));
    else void add(newSection(page, kind));
  }

  const commands = Object.entries(sectionGroups).flatMap(([group, kinds]) =>
    kinds.map((kind) => ({
      id: kind,
      label: sectionTexts[kind].name,
      description: sectionTexts[kind].purpose,
      group: messages.groups[group as keyof typeof sectionGroups],
      icon: <SectionIcon kind={kind} />,
      run: () => choose(kind),
    })),
  );
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      title={messages.addSection}
      placeholder={messages.searchSections}
      commands={commands}
    />
  );
}
