// Every field of every kind of section can be reached, edited, and gives an operation that the page takes.
// @module-tag slow
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import { type SectionKind, sectionKinds } from '@vys/contract/page-model/sections';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { choiceText, fieldText } from '#web/features/pages/content/messages/en.ts';
import {
  type ContentField,
  itemFields,
  linkFields,
  type Owner,
  profileFields,
  sectionFields,
} from '#web/features/pages/content/schema/read-fields.ts';
import { allCreators } from '../../../../../../compiler/test/sample-designs.ts';
import { entriesOf, findSection, itemName, sectionName } from '../entry-names.ts';
import { design, library, openEntry, openPanel } from './open-panel.tsx';

afterEach(() => vi.unstubAllGlobals());

const typed: Partial<Record<ContentField['control']['type'], string>> = {
  line: 'Another line',
  paragraphs: 'One paragraph.\n\nAnother.',
  url: 'https://other.example/page',
  email: 'other@example.com',
  day: '2028-02-29',
  time: '21:45',
};

type Values = Readonly<Record<string, unknown>>;
type Panel = ReturnType<typeof openPanel>;

/** Edits each field of the open form; `read` gives what the page holds now. */
async function editAll(
  panel: Panel,
  owner: Owner,
  fields: readonly ContentField[],
  read: () => Values,
) {
  for (const field of fields) {
    const before = JSON.stringify(read()[field.name]);
    const expected = await edit(panel, owner, field, read()[field.name]);
    await waitFor(() => expect(JSON.stringify(read()[field.name])).not.toBe(before));
    if (expected !== undefined) expect(read()[field.name]).toEqual(expected);
  }
}

/** The value that the page is to have, where it is known. */
async function edit(panel: Panel, owner: Owner, field: ContentField, now: unknown) {
  const { control, name } = field;
  const { label } = fieldText(owner, name);
  const control$ = () => screen.getByLabelText(label);
  switch (control.type) {
    case 'choice': {
      const other = control.values.find((value) => value !== now) ?? '';
      await select(panel, control$(), choiceText(name, other));
      return other;
    }
    case 'language':
      await select(panel, control$(), now === 'it' ? 'French' : 'Italian');
      return now === 'it' ? 'fr' : 'it';
    case 'switch':
      await panel.user.click(screen.getByRole('switch', { name: label }));
      return !now;
    case 'timeZone':
      await find(panel, control$(), 'tokyo');
      return 'Asia/Tokyo';
    case 'icon':
      await find(panel, control$(), 'bandcamp');
      return 'bandcamp';
    case 'image': {
      const group = screen.getByRole('group', { name: label });
      await panel.user.click(within(group).getByRole('button', { name: /Choose|Replace/ }));
      await panel.user.click(await screen.findByRole('button', { name: library.filename }));
      const image = now as { alt?: string } | undefined;
      return { alt: '', ...image, url: library.url };
    }
    case 'price':
      type(control$(), '€7.50');
      return { text: '€7.50', amount: 7.5, currency: (now as Values)?.currency ?? 'EUR' };
    case 'hours':
      await select(panel, screen.getByRole('combobox', { name: 'Sunday, open or closed' }), 'Open');
      type(screen.getByLabelText('Sunday, opens'), '11:15');
      await waitFor(() =>
        expect(panel.operations.at(-1)).toMatchObject({
          set: { days: expect.arrayContaining([expect.objectContaining({ day: 'sun' })]) },
        }),
      );
      return undefined;
    case 'group': {
      const group = within(screen.getByRole('group', { name: label }));
      for (const part of control.fields) {
        const input = group.getByLabelText(fieldText(control.owner, part.name).label);
        type(input, typed[part.control.type] ?? '');
      }
      return Object.fromEntries(
        control.fields.map((part) => [part.name, typed[part.control.type]]),
      );
    }
    default:
      type(control$(), typed[control.type] ?? '');
      return typed[control.type];
  }
}

function type(input: HTMLElement, value: string) {
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
}

async function select(panel: Panel, trigger: HTMLElement, option: string) {
  trigger.focus();
  await panel.user.keyboard('{Enter}');
  await panel.user.click(await screen.findByRole('option', { name: option }));
}

async function find(panel: Panel, trigger: HTMLElement, search: string) {
  await panel.user.click(trigger);
  await panel.user.type(await screen.findByPlaceholderText(/^Search/), search);
  const [first] = await screen.findAllByRole('option');
  await panel.user.click(first as HTMLElement);
}

/** A page with nothing but a section of this kind that says something. */
function pageWith(kind: SectionKind): { given: PageDesign; id: string } {
  const all = Object.values(allCreators).flatMap(({ page }) => page.sections);
  const sections = all.filter((section) => section.kind === kind);
  const [section] = sections.sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);
  if (!section) throw new Error(`no sample has a section of the kind ${kind}`);
  return { given: design({ links: [], sections: [section] }), id: section.id };
}

describe('every field', () => {
  it('of the profile is edited', async () => {
    const panel = openPanel(design({}));
    await openEntry(/^Profile/);
    await editAll(panel, 'profile', profileFields, () => panel.design().page);
    expect(panel.rejected).toEqual([]);
  });

  it('of a link is edited', async () => {
    const panel = openPanel(design({}));
    await openEntry(/^Order online/);
    const read = () => panel.design().page.links[0] ?? {};
    await editAll(panel, 'link', linkFields, read);
    expect(panel.rejected).toEqual([]);
  });

  it.each(sectionKinds)('of a section of the kind %s and of its items is edited', async (kind) => {
    const { given, id } = pageWith(kind);
    const panel = openPanel(given);
    const section = () => findSection(panel.design().page, id);
    const first = () => (section() && entriesOf(section() as never)?.[0]) ?? {};
    const { sections } = given.page;
    await openEntry(new RegExp(`^${quoted(sectionName(sections[0] as never))}`));
    await editAll(panel, kind, sectionFields(kind), () => section() ?? {});
    if (itemFields(kind).length > 0) {
      await openEntry(new RegExp(`^${quoted(itemName(first() as never, 0))}`));
      await editAll(panel, `${kind}.item`, itemFields(kind), first);
    }
    expect(panel.rejected).toEqual([]);
  });
});

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
