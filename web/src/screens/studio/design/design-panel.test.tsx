// The design panel over the real editor: what is shown beforehand and applied.
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { openPage } from '@vys/compiler/page-model/open-page';
import type { Operation } from '@vys/contract/page-model/operations';
import { layoutFamilies } from '@vys/contract/page-model/theme';
import type { PageContent } from '@vys/contract/pages/page-content';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageSource } from '#web/features/assistant/chat-message.ts';
import { editJobs } from '#web/features/pages/editing/edit-page.ts';
import { useWorkerHere } from '#web/features/pages/test/preview-fakes.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { mockHttp } from '#web/lib/test/mock-http.ts';
import { bakery } from '../../../../../compiler/test/page-designs.ts';
import { DesignPanel } from './design-panel.tsx';

const content = writeDesign(bakery());
const photo = {
  id: '7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0003',
  url: 'https://vys.example/_/media/bread.jpg',
  thumbnail_url: 'https://vys.example/_/media/bread-small.jpg',
  filename: 'bread.jpg',
};
const themeOf = (page: PageContent | PageSource | undefined) =>
  page && openPage(page)?.design.theme;

/** Everything that is watched is in view. */
class AllInView implements Partial<IntersectionObserver> {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element) {
    const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry;
    this.#tell([entry], this as unknown as IntersectionObserver);
  }
  disconnect() {}
}

beforeEach(() => {
  useWorkerHere();
  mockHttp({
    'GET /api/config': () => ({ body: { pages_origin: 'https://vys.example' } }),
    'GET /api/media/list': () => ({ body: { data: [photo] } }),
  });
  vi.stubGlobal('IntersectionObserver', AllInView);
});
afterEach(() => vi.unstubAllGlobals());

function open(start: PageContent | null = content, isBusy = false) {
  const seen = {
    page: start,
    applied: [] as Operation['type'][][],
    previews: [] as (PageSource | undefined)[],
    chatOpened: 0,
  };
  function Harness() {
    const [page, setPage] = useState(start);
    seen.page = page;
    return (
      <DesignPanel
        content={page}
        seed="page"
        isBusy={isBusy}
        onOpenChat={() => {
          seen.chatOpened += 1;
        }}
        onPreview={(preview) => seen.previews.push(preview)}
        imageDeletion={{ onBeforeDelete: async () => true, onRemovedFromPage() {} }}
        apply={async (operations) => {
          seen.applied.push(operations.map(({ type }) => type));
          const applied = page && editJobs.apply({ content: page, operations });
          if (!applied?.ok) return undefined;
          setPage(applied.content);
          return { inverse: applied.inverse };
        }}
      />
    );
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Harness />
    </QueryClientProvider>,
  );
  return { seen, user: userEvent.setup() };
}

const group = async (name: string) => within(await screen.findByRole('radiogroup', { name }));
const shown = (seen: { page: PageContent | null }) => themeOf(seen.page ?? undefined);

describe('looks', () => {
  it('are offered in every layout family, with at most six pictures that run', async () => {
    open();
    const looks = await group('Looks');
    expect(looks.getAllByRole('radio')).toHaveLength(layoutFamilies.length);
    expect(looks.getByRole('radio', { name: 'Storefront' })).toBeChecked();
    await waitFor(() =>
      expect(document.querySelectorAll('[data-look] iframe').length).toBeGreaterThan(3),
    );
    expect(document.querySelectorAll('[data-look] iframe').length).toBeLessThanOrEqual(6);
  });

  it('change the look and nothing that the page says', async () => {
    const { seen, user } = open();
    await user.click((await group('Looks')).getByRole('radio', { name: 'Letterpress' }));
    await waitFor(() => expect(shown(seen)?.family).toBe('letterpress'));
    expect(openPage(seen.page ?? content)?.design.page).toEqual(openPage(content)?.design.page);
  });

  it('"Another design" takes another family and other colors', async () => {
    const { seen, user } = open();
    await group('Looks');
    await user.click(screen.getByRole('button', { name: 'Another design' }));
    await waitFor(() => expect(shown(seen)?.family).not.toBe('storefront'));
    expect(shown(seen)?.colors).not.toEqual(themeOf(content)?.colors);
    expect(seen.applied).toEqual([['page.redesign']]);
  });
});

describe('palettes', () => {
  it('are 24 in the scheme of the page, and change colors only', async () => {
    const { seen, user } = open();
    const palettes = await group('Palettes');
    await waitFor(() => expect(palettes.getAllByRole('radio')).toHaveLength(24));
    await user.click(palettes.getByRole('radio', { name: 'Cobalt' }));
    await waitFor(() => expect(shown(seen)?.colors.accent).toBe('#1f35df'));
    expect(shown(seen)).toMatchObject({ family: 'storefront', scheme: 'light', radius: 12 });
    await waitFor(() => expect(palettes.getByRole('radio', { name: 'Cobalt' })).toBeChecked());
  });

  it('turn dark with the page', async () => {
    const { seen, user } = open();
    await group('Palettes');
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    await waitFor(() => expect(shown(seen)?.scheme).toBe('dark'));
  });
});

describe('one choice', () => {
  it('shows in the preview while it is focused, and is not applied by arrow keys', async () => {
    const { seen, user } = open();
    const corners = await group('Corners');
    corners.getByRole('radio', { name: 'Soft' }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(corners.getByRole('radio', { name: 'Pill' })).toHaveFocus();
    await waitFor(() => expect(themeOf(seen.previews.at(-1))?.radius).toBe(999));
    expect(shown(seen)?.radius).toBe(12);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(shown(seen)?.radius).toBe(999));
    await waitFor(() => expect(seen.previews.at(-1)).toBeUndefined());
  });

  it.each([
    ['Fonts', 'Anton with Archivo', { fonts: { display: 'Anton', body: 'Archivo' } }],
    ['Spacing', 'Airy', { density: 1.2 }],
    ['Text size', 'Large', { scale: 1.143 }],
    ['Buttons', 'Outline', { buttons: 'outline' }],
    ['Motion', 'None', { motion: 'none' }],
    ['Background', 'Dots', { background: { kind: 'pattern', name: 'dots' } }],
  ])('of %s: %s reaches the theme and is marked', async (strip, name, expected) => {
    const { seen, user } = open();
    const choice = (await group(strip)).getByRole('radio', { name });
    await user.click(choice);
    await waitFor(() => expect(shown(seen)).toMatchObject(expected));
    await waitFor(() => expect(choice).toBeChecked());
  });

  it('stays marked where it is a gradient, whose colors the page takes over', async () => {
    const { seen, user } = open();
    const strip = await group('Background');
    await user.click(strip.getByRole('radio', { name: 'Accent gradient' }));
    await waitFor(() => expect(shown(seen)?.background.kind).toBe('gradient'));
    expect(await strip.findByRole('radio', { name: 'Gradient' })).toBeChecked();
  });

  it('of an image from the library lies behind the page', async () => {
    const { seen, user } = open();
    await group('Background');
    await user.click(screen.getByRole('button', { name: 'Choose an image' }));
    await user.click(await screen.findByRole('button', { name: 'bread.jpg' }));
    await waitFor(() => expect(shown(seen)?.background).toEqual({ kind: 'image', url: photo.url }));
    const strip = await group('Background');
    expect(await strip.findByRole('radio', { name: 'Image' })).toBeChecked();
  });

  it('is not applied while the assistant is at work', async () => {
    const { seen, user } = open(content, true);
    await user.click((await group('Corners')).getByRole('radio', { name: 'Pill' }));
    expect(seen.applied).toEqual([]);
  });
});

describe('without a page of its own model', () => {
  it('says that looks come with the first page', async () => {
    const { seen, user } = open(null);
    expect(await screen.findByText('Your looks will appear here')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open chat' }));
    expect(seen.chatOpened).toBe(1);
  });

  it('says so for code that was written by hand', async () => {
    const jsx = 'export default function Page() { return <h1>Hi</h1>; }';
    open({ ...content, jsx, css: '' });
    expect(await screen.findByText('This page has its own design')).toBeVisible();
  });
});
