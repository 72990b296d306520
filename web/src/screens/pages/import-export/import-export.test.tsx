// Exporting and importing a page, over a fake server.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ImportedPage } from '@vys/contract/pages/import-export';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, noPage, page, renderApp } from '#web/app/test/render-app.tsx';
import { useWorkerHere } from '#web/features/pages/test/preview-fakes.ts';

const createContent = (heading: string) => ({
  jsx: `export default function Page() { return <h1>${heading}</h1>; }`,
  css: '',
  metadata: { title: heading, description: '' },
});

const importedPage: ImportedPage = {
  content: createContent('With picture'),
  content_without_avatar: createContent('Without picture'),
  profile: null,
  avatar_url: 'https://pics.example/ada.jpg',
  report: [
    { kind: 'imported', text: '7 links, in order' },
    { kind: 'skipped', text: 'Scripts' },
    { kind: 'review', text: 'The photo still loads from pics.example' },
  ],
};

const saved: string[] = [];
const user = userEvent.setup({ applyAccept: false });

beforeEach(() => {
  useWorkerHere();
  saved.length = 0;
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(leaveApp);

type Handlers = NonNullable<Parameters<typeof renderApp>[1]>['handlers'];

async function openDialog(handlers: Handlers = {}) {
  const app = renderApp('/pages', { handlers });
  await user.click(await screen.findByRole('button', { name: 'Import a page' }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}
async function look(dialog: ReturnType<typeof within>, address: string) {
  await user.type(dialog.getByLabelText('Page link'), address);
  await user.click(dialog.getByRole('button', { name: 'Preview import' }));
}

describe('the page export', () => {
  it('downloads the site and the JSON as files', async () => {
    renderApp('/pages', {
      handlers: {
        [`GET /api/pages/${page.id}/export.zip`]: () => ({ text: 'zip' }),
        [`GET /api/pages/${page.id}/export.json`]: () => ({ text: '{}' }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Download site' }));
    await waitFor(() => expect(saved).toEqual(['page.zip']));
    await user.click(screen.getByRole('button', { name: 'Download JSON' }));
    await waitFor(() => expect(saved).toEqual(['page.zip', 'page.json']));
  });

  it('shows why it failed', async () => {
    const message = "The page has an error, so we couldn't export it. Line 3: …";
    renderApp('/pages', {
      handlers: {
        [`GET /api/pages/${page.id}/export.zip`]: () => ({
          status: 422,
          body: { code: 'pages.does_not_compile', message },
        }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Download site' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(saved).toEqual([]);
  });

  it('is not offered without a page', async () => {
    renderApp('/pages', { handlers: { 'GET /api/pages/current': () => noPage } });
    expect(await screen.findByRole('button', { name: 'Import a page' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download site' })).not.toBeInTheDocument();
  });
});

describe('the page import', () => {
  const responses = {
    'POST /api/pages/import': () => ({ body: importedPage }),
    'PUT /api/pages/update': () => ({ body: { ...page, content: importedPage.content } }),
  };

  it('PAGES-1 shows what was found, and saves it over the page only when it is used', async () => {
    const { dialog, requests, at } = await openDialog(responses);
    await look(dialog, 'https://links.example/ada');
    const preview = within(await screen.findByRole('dialog', { name: 'Import preview' }));
    expect(requests.find(({ path }) => path === '/api/pages/import')?.body).toEqual({
      url: 'https://links.example/ada',
    });
    expect(
      within(preview.getByRole('list', { name: 'Imported' })).getByText('7 links, in order'),
    ).toBeVisible();
    expect(
      within(preview.getByRole('list', { name: 'Not imported' })).getByText('Scripts'),
    ).toBeVisible();
    expect(requests.some(({ path }) => path === '/api/pages/update')).toBe(false);
    await user.click(preview.getByRole('button', { name: 'Use this page' }));
    await waitFor(() => expect(at().pathname).toBe('/ai-studio'));
    const save = requests.find(({ path }) => path === '/api/pages/update');
    expect(save?.body).toEqual({ content: importedPage.content, auto_saved: true });
    expect(save?.headers['If-Match']).toBe(page.etag);
  });

  it('omits the picture on request', async () => {
    const { dialog, requests } = await openDialog(responses);
    await look(dialog, 'links.example/ada');
    const picture = await screen.findByRole('checkbox', { name: /Use the profile photo/ });
    expect(screen.getByText('https://pics.example/ada.jpg')).toBeVisible();
    await user.click(picture);
    await user.click(screen.getByRole('button', { name: 'Use this page' }));
    await waitFor(() => {
      const save = requests.find(({ path }) => path === '/api/pages/update');
      expect(save?.body).toMatchObject({ content: importedPage.content_without_avatar });
    });
  });

  it('creates the first page when there is none', async () => {
    const { dialog, requests } = await openDialog({
      ...responses,
      'GET /api/pages/current': () => noPage,
      'POST /api/pages/create': () => ({
        status: 201,
        body: { ...page, content: importedPage.content },
      }),
    });
    await look(dialog, 'links.example/ada');
    await user.click(await screen.findByRole('button', { name: 'Use this page' }));
    await waitFor(() => {
      expect(requests.some(({ path }) => path === '/api/pages/create')).toBe(true);
    });
  });

  it('shows why a page cannot be imported, and keeps the address', async () => {
    const message = "We couldn't load the page at this address. Check it and try again.";
    const { dialog } = await openDialog({
      'POST /api/pages/import': () => ({
        status: 422,
        body: { code: 'pages.import_unreachable', message },
      }),
    });
    await look(dialog, 'gone.example');
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(dialog.getByLabelText<HTMLInputElement>('Page link')).toHaveValue('gone.example');
  });

  it('requires an address', async () => {
    const { dialog, requests } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Preview import' }));
    expect(await dialog.findByText('Enter a link or choose a file.')).toBeVisible();
    expect(requests.some(({ path }) => path === '/api/pages/import')).toBe(false);
  });

  it('reads an export or a web page from a file', async () => {
    const { dialog, requests } = await openDialog(responses);
    const picker = dialog.getByLabelText('Page file');
    await user.upload(picker, new File(['{"format":"vys-page"}'], 'ada.json'));
    await screen.findByRole('dialog', { name: 'Import preview' });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.upload(screen.getByLabelText('Page file'), new File(['<h1>Ada</h1>'], 'ada.html'));
    await screen.findByRole('dialog', { name: 'Import preview' });
    const bodies = requests
      .filter(({ path }) => path === '/api/pages/import')
      .map(({ body }) => body);
    expect(bodies).toEqual([{ json: { format: 'vys-page' } }, { html: '<h1>Ada</h1>' }]);
  });

  it.each([
    [new File(['{"a":'], 'ada.json'), "This file isn't a page export. Choose a different file."],
    [new File(['x'.repeat(2 * 1024 * 1024 + 1)], 'ada.html'), 'up to 2 MB'],
  ])('sends nothing of a file that cannot be one', async (file, words) => {
    const { dialog, requests } = await openDialog(responses);
    await user.upload(dialog.getByLabelText('Page file'), file);
    expect(await dialog.findByRole('alert')).toHaveTextContent(words);
    expect(requests.some(({ path }) => path === '/api/pages/import')).toBe(false);
  });

  it('keeps what was found when saving fails', async () => {
    const message = 'This page was changed elsewhere.';
    const { dialog } = await openDialog({
      ...responses,
      'PUT /api/pages/update': () => ({ status: 412, body: { code: 'pages.stale', message } }),
    });
    await look(dialog, 'links.example/ada');
    await user.click(await screen.findByRole('button', { name: 'Use this page' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Use this page' }).disabled).toBe(
      false,
    );
  });
});
