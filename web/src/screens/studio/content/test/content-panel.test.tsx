// The content panel: lists and forms that change the page by operations.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sectionKinds } from '@vys/contract/page-model/sections';
import { isPlaceholder } from '@vys/contract/page-model/values';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sectionTexts } from '#web/features/pages/content/messages/en.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { sectionGroups } from '../lists/section-picker.tsx';
import { bakery, design, library, openEntry, openPanel, rowsOf } from './open-panel.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  toast.dismiss();
});

type Panel = ReturnType<typeof openPanel>;

const press = async ({ user }: Panel, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const choose = async (panel: Panel, of: string, action: string) => {
  await press(panel, `More for ${of}`);
  await panel.user.click(await screen.findByRole('menuitem', { name: action }));
};
const titles = (panel: Panel) => panel.design().page.links.map(({ title }) => title);

describe('the overview', () => {
  it('lists who the page is about, its links and its sections', async () => {
    openPanel(bakery);
    expect(await screen.findByRole('button', { name: /^Profile/ })).toHaveTextContent(
      'Olive & Rye',
    );
    expect(await rowsOf('Links')).toEqual(['Order online', 'Instagram', 'Directions']);
    expect(await rowsOf('Sections')).toEqual([
      'Menu',
      'Opening hours',
      'Find us',
      'Bread club',
      'From the oven',
    ]);
    expect(screen.getByText('instagram.com/oliveandrye')).toBeVisible();
  });

  it('says what is next on a page without anything', async () => {
    openPanel(design({ links: [], sections: [] }));
    expect(await screen.findByText(/No links yet/)).toBeVisible();
    expect(screen.getByText(/No sections yet/)).toBeVisible();
  });

  it('leads to the chat where there is no page', async () => {
    openPanel(null);
    expect(await screen.findByText('No page yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open chat' })).toBeVisible();
  });

  it('says that code that does not parse cannot be read', async () => {
    openPanel({ jsx: 'export default (', css: '', metadata: { title: '', description: '' } });
    expect(await screen.findByText("We can't read this page's code")).toBeVisible();
  });

  it('cannot be changed while the assistant changes the page', async () => {
    openPanel(bakery, { isBusy: true });
    expect(await screen.findByText('The assistant is changing your page')).toBeVisible();
    expect(screen.getByText('Order online').closest('[inert]')).not.toBeNull();
  });

  it('lets the browser find the direction of names', async () => {
    openPanel(design({ name: 'مخبز الزيتون', links: [{ id: 'a', title: 'اطلب الآن' }] }));
    expect(await screen.findByText('اطلب الآن')).toHaveAttribute('dir', 'auto');
    expect(screen.getByText('مخبز الزيتون')).toHaveAttribute('dir', 'auto');
    expect(screen.getByText('No address yet')).toBeVisible();
  });
});

describe('links', () => {
  it('are added one by one or many at once, with titles from their addresses', async () => {
    const panel = openPanel(bakery);
    await press(panel, 'Add links');
    const box = screen.getByRole('textbox', { name: 'Add links' });
    await panel.user.click(box);
    await panel.user.paste('Our shop: https://shop.example\ntiktok.com/@oliveandrye');
    await press(panel, 'Add');
    await waitFor(() => expect(titles(panel).slice(3)).toEqual(['Our shop', 'Tiktok']));
    await press(panel, 'Add links');
    await panel.user.type(
      screen.getByRole('textbox', { name: 'Add links' }),
      'hi@olive.example{Enter}',
    );
    await waitFor(() =>
      expect(panel.design().page.links.at(-1)?.url).toBe('mailto:hi@olive.example'),
    );
  });

  it('are not added without an address, and no more than fit', { tags: 'slow' }, async () => {
    const links = Array.from({ length: 100 }, (_, index) => ({
      id: `link-${index}`,
      title: `Link ${index}`,
    }));
    const panel = openPanel(design({ links: links.slice(0, 99) }));
    await press(panel, 'Add links');
    const box = () => screen.getByRole('textbox', { name: 'Add links' });
    await panel.user.type(box(), 'my shop{Enter}');
    expect(await screen.findByText(/Enter a web address/)).toBeVisible();
    await panel.user.clear(box());
    await panel.user.paste('a.example\nb.example');
    await press(panel, 'Add');
    expect(await screen.findByText('A list holds up to 100 links.')).toBeVisible();
    expect(panel.operations).toEqual([]);
  });

  it('are hidden, shown, duplicated, moved and removed from their rows, with undo', {
    tags: 'slow',
  }, async () => {
    const panel = openPanel(bakery);
    await press(panel, 'Hide Instagram');
    await press(panel, 'Show Instagram');
    await choose(panel, 'Instagram', 'Duplicate');
    await waitFor(() =>
      expect(titles(panel)).toEqual(['Order online', 'Instagram', 'Instagram', 'Directions']),
    );
    await press(panel, 'Undo');
    await waitFor(() => expect(titles(panel)).toHaveLength(3));
    await choose(panel, 'Directions', 'Move up');
    await waitFor(() => expect(titles(panel).at(1)).toBe('Directions'));
    await choose(panel, 'Order online', 'Remove');
    await waitFor(() => expect(titles(panel)).toEqual(['Directions', 'Instagram']));
    await press(panel, 'Undo');
    await waitFor(() => expect(titles(panel)).toEqual(['Order online', 'Directions', 'Instagram']));
    expect(panel.operations.map(({ type }) => type)).toEqual([
      'link.hide',
      'link.show',
      'link.duplicate',
      'link.remove',
      'link.move',
      'link.remove',
      'link.add',
    ]);
    await press(panel, 'More for Order online');
    expect(screen.queryByRole('menuitem', { name: 'Move up' })).toBeNull();
  });

  it('are scheduled, and a schedule that never shows is named', async () => {
    const panel = openPanel(bakery);
    await openEntry(/^Order online/);
    const day = (label: string, value: string) => {
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
      fireEvent.blur(screen.getByLabelText(label));
    };
    day('First day', '2030-05-02');
    await waitFor(() =>
      expect(panel.design().page.links[0]?.schedule).toEqual({ from: '2030-05-02' }),
    );
    day('Last day', '2030-05-01');
    expect(await screen.findByText(/before the first/)).toBeVisible();
    day('First day', '');
    day('Last day', '');
    await waitFor(() => expect(panel.design().page.links[0]?.schedule).toBeUndefined());
  });

  it('keep what the page shows while a field does not fit, and say why', async () => {
    const panel = openPanel(bakery);
    await openEntry(/^Order online/);
    const title = screen.getByLabelText('Title');
    await panel.user.clear(title);
    expect(await screen.findByText(/This can't be empty/)).toBeVisible();
    await panel.user.click(title);
    await panel.user.paste('x'.repeat(121));
    expect(await screen.findByText('Use at most 120 characters.')).toBeVisible();
    const address = screen.getByLabelText('Address');
    await panel.user.clear(address);
    await panel.user.type(address, 'my shop');
    expect(screen.queryByText(/Enter a web address/)).toBeNull();
    await panel.user.tab();
    expect(await screen.findByText(/Enter a web address/)).toBeVisible();
    await panel.user.clear(address);
    await panel.user.type(address, 'shop.example');
    await panel.user.tab();
    expect(address).toHaveValue('https://shop.example');
    await waitFor(() =>
      expect(panel.design().page.links[0]).toMatchObject({
        title: 'Order online',
        url: 'https://shop.example',
      }),
    );
    expect(panel.rejected).toEqual([]);
  });

  it('keep what was typed when something else is undone', async () => {
    const panel = openPanel(bakery);
    await choose(panel, 'Order online', 'Duplicate');
    await openEntry(/^Instagram/);
    await panel.user.type(screen.getByLabelText('Title'), ' stories ');
    await waitFor(() => expect(titles(panel)).toContain('Instagram stories'));
    expect(screen.getByLabelText('Title')).toHaveValue('Instagram stories ');
    await press(panel, 'Undo');
    await waitFor(() => expect(titles(panel)).toHaveLength(3));
    expect(screen.getByLabelText('Title')).toHaveValue('Instagram stories ');
  });

  it('give the focus back to their row', async () => {
    const panel = openPanel(bakery);
    await openEntry(/^Instagram/);
    expect(screen.getByRole('heading', { name: 'Instagram' })).toHaveFocus();
    await press(panel, 'Back');
    expect(screen.getByRole('button', { name: /^Instagram/ })).toHaveFocus();
    await choose(panel, 'Instagram', 'Remove');
    await waitFor(() => expect(titles(panel)).toHaveLength(2));
    expect(document.body).not.toHaveFocus();
  });
});

describe('sections', () => {
  it('of all kinds are in the picker once, each with what it is for', async () => {
    const panel = openPanel(bakery);
    await press(panel, 'Add a section');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a section' }));
    for (const kind of sectionKinds) {
      expect(dialog.getByText(sectionTexts[kind].purpose)).toBeVisible();
    }
    expect(Object.values(sectionGroups).flat().toSorted()).toEqual([...sectionKinds].toSorted());
    await panel.user.type(dialog.getByPlaceholderText('What do you want to show?'), 'prices');
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)[0]).toMatch(/^Menu/);
  });

  it.each(sectionKinds)(
    'of the kind %s are added, with texts that wait for the creator',
    async (kind) => {
      const panel = openPanel(design({ sections: [] }));
      await press(panel, 'Add a section');
      const purpose = await screen.findByText(sectionTexts[kind].purpose);
      await panel.user.click(purpose);
      if (kind === 'image') await press(panel, library.filename);
      await waitFor(() =>
        expect(panel.design().page.sections.map((added) => added.kind)).toEqual([kind]),
      );
      expect(await screen.findByRole('button', { name: 'Back' })).toBeVisible();
      expect(panel.rejected).toEqual([]);
    },
  );

  it('stand before the footer when they are new', async () => {
    const footer = { kind: 'footer', id: 'end', text: '© Olive' };
    const panel = openPanel(design({ sections: [footer] }));
    await press(panel, 'Add a section');
    await panel.user.click(await screen.findByText(sectionTexts.quote.purpose));
    await waitFor(() =>
      expect(panel.design().page.sections.map(({ kind }) => kind)).toEqual(['quote', 'footer']),
    );
  });

  it('are hidden, duplicated, moved, laid out and removed', { tags: 'slow' }, async () => {
    const panel = openPanel(bakery);
    const sections = () => panel.design().page.sections;
    await press(panel, 'Hide Menu');
    await waitFor(() => expect(sections()[0]?.hidden).toBe(true));
    await choose(panel, 'Menu', 'Move down');
    await waitFor(() => expect(sections()[1]?.kind).toBe('menu'));
    await openEntry(/^Menu/);
    screen.getByLabelText('Layout').focus();
    await panel.user.keyboard('{Enter}');
    await panel.user.click(await screen.findByRole('option', { name: 'Board' }));
    await waitFor(() => expect(sections()[1]?.layout).toBe('board'));
    await choose(panel, 'Menu', 'Duplicate');
    await waitFor(() => expect(sections()).toHaveLength(6));
    await choose(panel, 'Menu', 'Remove');
    await waitFor(() => expect(sections()).toHaveLength(5));
    expect(await rowsOf('Sections')).toContain('Menu');
    await press(panel, 'Undo');
    await waitFor(() => expect(sections()).toHaveLength(6));
    expect(panel.rejected).toEqual([]);
  });

  it('hold items that are added, duplicated, moved and removed', { tags: 'slow' }, async () => {
    const panel = openPanel(bakery);
    const names = () => {
      const [menu] = panel.design().page.sections;
      return menu?.kind === 'menu' ? menu.items.map(({ name }) => name) : [];
    };
    await openEntry(/^Menu/);
    await press(panel, 'Add a dish');
    await waitFor(() => expect(names()).toHaveLength(4));
    expect(isPlaceholder(names().at(-1) ?? '')).toBe(true);
    const name = await screen.findByLabelText('Name');
    expect(name).toHaveValue('');
    expect(name).toHaveAttribute('placeholder', 'A dish');
    await panel.user.type(name, 'Rye bread');
    await waitFor(() => expect(names().at(-1)).toBe('Rye bread'));
    await press(panel, 'Back');
    await choose(panel, 'Rye bread', 'Move up');
    await waitFor(() => expect(names()[2]).toBe('Rye bread'));
    await choose(panel, 'Croissant', 'Duplicate');
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['Croissant', 'Croissant']));
    await openEntry(/^Cinnamon bun/);
    await choose(panel, 'Cinnamon bun', 'Remove');
    await waitFor(() => expect(names()).not.toContain('Cinnamon bun'));
    expect(await screen.findByRole('heading', { name: 'Menu', level: 2 })).toBeVisible();
  });

  it('of videos and photos ask for the address or the picture first', async () => {
    const panel = openPanel(
      design({
        sections: [
          { kind: 'video', id: 'films', items: [] },
          { kind: 'gallery', id: 'photos', items: [] },
        ],
      }),
    );
    await openEntry(/^Videos/);
    await panel.user.type(screen.getByLabelText('Video link'), 'not one{Enter}');
    expect(await screen.findByText(/Enter a web address/)).toBeVisible();
    await panel.user.clear(screen.getByLabelText('Video link'));
    await panel.user.type(screen.getByLabelText('Video link'), 'youtube.com/watch?v=1{Enter}');
    await waitFor(() =>
      expect(panel.design().page.sections[0]).toMatchObject({
        items: [{ url: 'https://youtube.com/watch?v=1' }],
      }),
    );
    await press(panel, 'Back');
    await openEntry(/^Gallery/);
    await press(panel, 'Add a photo');
    await press(panel, library.filename);
    const file = new File(['x'], 'oven.png', { type: 'image/png' });
    await panel.user.upload(screen.getByLabelText('Upload', { selector: 'input' }), file);
    await waitFor(() =>
      expect(panel.design().page.sections[1]).toMatchObject({
        items: [{ image: { url: library.url } }, { image: { url: library.url } }],
      }),
    );
  });
});

describe('a page that was written as code', () => {
  const code = {
    jsx: `const extra = 'Newsletter';
export default function Page() {
  return (
    <main>
      <h1>Ada Moss</h1>
      <ul>
        <li><a href="https://example.com/shop">Shop</a></li>
        <li><a href="https://example.com/blog">{extra}</a></li>
        <li><a href="https://example.com/about">About</a></li>
      </ul>
    </main>
  );
}
`,
    css: '',
    metadata: { title: 'Ada', description: '' },
  };

  it('offers what its code has a place for, and nothing else', { tags: 'slow' }, async () => {
    const panel = openPanel(code);
    await openEntry(/^Profile/);
    expect(await screen.findByLabelText('Name')).toHaveValue('Ada Moss');
    expect(screen.queryByLabelText('Tagline')).toBeNull();
    await press(panel, 'Back');
    expect(screen.queryByRole('button', { name: /^Hide/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add a section' })).toBeNull();
    await openEntry(/^Shop/);
    expect(screen.queryByLabelText('Description')).toBeNull();
    await panel.user.type(screen.getByLabelText('Title'), ' now');
    await waitFor(() => expect(titles(panel)[0]).toBe('Shop now'));
    await panel.user.type(screen.getByLabelText('Title'), ' open');
    await panel.user.tab();
    await panel.user.keyboard('shop.example/2');
    await panel.user.tab();
    await waitFor(() =>
      expect(panel.design().page.links[0]).toMatchObject({
        title: 'Shop now open',
        url: 'https://shop.example/2',
      }),
    );
    await press(panel, 'Back');
    await choose(panel, 'Shop now open', 'Move down');
    await waitFor(() => expect(titles(panel)[1]).toBe('Shop now open'));
    expect(panel.rejected).toEqual([]);
  });

  it('is rebuilt as an editable one with what was found', async () => {
    const panel = openPanel(code);
    await press(panel, 'Rebuild as an editable page');
    expect(await screen.findByRole('button', { name: 'Add a section' })).toBeVisible();
    expect(panel.operations.map(({ type }) => type)).toEqual(['page.compose']);
    expect(panel.design().page).toMatchObject({
      name: 'Ada Moss',
      links: [{ title: 'Shop' }, {}, {}],
    });
    expect(screen.queryByText('This page was written as code')).toBeNull();
    await press(panel, 'Undo');
    expect(await screen.findByText('This page was written as code')).toBeVisible();
  });

  it('takes a removal back until the next edit', async () => {
    const panel = openPanel(code);
    await screen.findByRole('button', { name: 'More for Shop' });
    await choose(panel, 'Shop', 'Remove');
    await waitFor(() => expect(titles(panel)).not.toContain('Shop'));
    await press(panel, 'Undo');
    await waitFor(() => expect(titles(panel)).toContain('Shop'));
    await screen.findByRole('button', { name: 'More for Shop' });
    await choose(panel, 'Shop', 'Remove');
    await waitFor(() => expect(titles(panel)).not.toContain('Shop'));
    await choose(panel, 'About', 'Move up');
    await waitFor(() => expect(titles(panel)[0]).toBe('About'));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
