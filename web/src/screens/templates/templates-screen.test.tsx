// The templates: found by filter and search, looked at, and used with the creator's own content.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { templateIds } from '@vys/contract/templates/template-ids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leaveApp, noPage, page, renderApp } from '#web/app/test/render-app.tsx';
import { useWorkerHere } from '#web/features/pages/test/preview-fakes.ts';
import { filterTemplates, noFilter } from './filter-templates.ts';
import { audiences, moods, templateList } from './template-list.ts';
import { thumbnailUrl } from './thumbnails.ts';

beforeEach(() => {
  sessionStorage.clear();
  useWorkerHere();
});
afterEach(leaveApp);

const content = { ...page.content, jsx: 'export default () => <h1>In the template</h1>' };
const used = { body: { content, is_complete: true, added_sections: 2 } };
const names = (search: Partial<typeof noFilter>) =>
  filterTemplates(templateList, { ...noFilter, ...search }).map(({ id }) => id);

describe('the filter of templates', () => {
  it('shows all of them at first', () => {
    expect(names({})).toEqual([...templateIds]);
  });

  it.each(audiences)('has templates for %s', (audience) => {
    expect(names({ audience }).length).toBeGreaterThan(0);
  });

  it.each(moods)('has templates that are %s', (mood) => {
    expect(names({ mood }).length).toBeGreaterThan(1);
  });

  it('searches names, descriptions and related words, without accents and case', () => {
    expect(names({ search: 'CAFE' })).toEqual(['cafe']);
    expect(names({ search: '  bakery ' })).toEqual(['cafe']);
    expect(names({ search: 'tour band' })).toEqual(['musician']);
    expect(names({ search: 'submarine' })).toEqual([]);
  });

  it('joins all conditions', () => {
    expect(names({ audience: 'shows', scheme: 'dark', search: 'schedule' })).toEqual(['streamer']);
    expect(names({ audience: 'music', scheme: 'light' })).toEqual(['musician']);
  });
});

describe('the screen of templates', () => {
  const cards = async () =>
    within(await screen.findByRole('list', { name: 'Templates' })).getAllByRole('listitem');

  it('ROUTE-13 SHELL-5 is where the sidebar leads, which says how many there are', async () => {
    const { at } = renderApp('/dashboard');
    const sidebar = within(await screen.findByRole('complementary', { name: 'Sidebar' }));
    const link = sidebar.getByRole('link', { name: /^Templates/ });
    expect(link.textContent).toBe('Templates12');
    await userEvent.click(link);
    expect(await cards()).toHaveLength(12);
    expect(at().pathname).toBe('/templates');
    expect(screen.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
  });

  it('has a picture of each template on a phone and a desktop', () => {
    for (const id of templateIds) {
      expect(thumbnailUrl(id, 'phone')).toMatch(/\.avif/);
      expect(thumbnailUrl(id, 'desktop')).toMatch(/\.avif/);
    }
  });

  it('narrows down while one types, and says so', async () => {
    renderApp('/templates');
    await userEvent.type(await screen.findByRole('searchbox'), 'podcast');
    expect(await cards()).toHaveLength(1);
    expect(screen.getByText('1 template')).toHaveAttribute('role', 'status');
    await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
    expect(await screen.findByText('No template matches')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await cards()).toHaveLength(12);
  });

  it('ROUTE-13 shows a template in full at three widths', async () => {
    renderApp('/templates', {
      handlers: { 'GET /api/templates/cafe': () => ({ body: { content } }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Preview Café' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Café template' }));
    expect(await dialog.findByTitle('Preview of the template')).toBeInTheDocument();
    for (const name of ['Mobile', 'Tablet', 'Desktop']) {
      expect(dialog.getByRole('radio', { name })).toBeInTheDocument();
    }
    expect(dialog.getByRole('button', { name: 'Use template' })).toBeEnabled();
  });

  it('says when a template does not load, and tries again', async () => {
    let isDown = true;
    const answer = () =>
      isDown ? { status: 500, body: { code: 'internal', message: 'No.' } } : { body: { content } };
    renderApp('/templates', { handlers: { 'GET /api/templates/cafe': answer } });
    await userEvent.click(await screen.findByRole('button', { name: 'Preview Café' }));
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByTitle('Preview of the template')).toBeInTheDocument();
  });
});

describe('using a template', () => {
  it('ROUTE-13 opens the studio with an unsaved page, which undo takes back', async () => {
    const { requests, at } = renderApp('/templates', {
      handlers: { 'POST /api/templates/cafe/use': () => used },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Use template: Café' }));
    expect(await screen.findByText('Your page in a new template')).toBeVisible();
    expect(screen.getByText(/2 sections wait for your text/)).toBeVisible();
    expect(at().pathname).toBe('/ai-studio');
    const sent = requests.find(({ path }) => path === '/api/templates/cafe/use');
    expect(sent?.body).toEqual({ content: page.content });
    expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Your page in a new template')).toBeNull());
    expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('vys.draft'))).toEqual([]);
  });

  it('ROUTE-13 saves the page when asked to', async () => {
    const saved = { body: { ...page, etag: 'y', content } };
    const { requests } = renderApp('/templates', {
      handlers: {
        'POST /api/templates/cafe/use': () => used,
        'PUT /api/pages/update': () => saved,
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Use template: Café' }));
    const notice = await screen.findByText('Your page in a new template');
    await userEvent.click(screen.getAllByRole('button', { name: 'Save' }).at(-1) as HTMLElement);
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    const put = requests.find(({ method }) => method === 'PUT');
    expect(put?.body).toMatchObject({ content });
  });

  it('takes edits that were not saved along, and undo brings them back', async () => {
    const edited = { ...page.content, metadata: { title: 'Edited', description: '' } };
    sessionStorage.setItem(`vys.draft.${page.id}`, JSON.stringify({ etag: 'x', content: edited }));
    const { requests } = renderApp('/templates', {
      handlers: { 'POST /api/templates/cafe/use': () => used },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Use template: Café' }));
    await screen.findByText('Your page in a new template');
    const sent = requests.find(({ path }) => path === '/api/templates/cafe/use');
    expect(sent?.body).toEqual({ content: edited });
    const stored = JSON.parse(sessionStorage.getItem(`vys.draft.${page.id}`) ?? '');
    expect(stored.undoStack).toEqual([{ content: edited, unsaved: true }]);
  });

  it('makes the first page of an account', async () => {
    const created = { status: 201, body: { ...page, content } };
    const { requests } = renderApp('/templates', {
      handlers: {
        'GET /api/pages/current': () => noPage,
        'POST /api/templates/cafe/use': () => used,
        'POST /api/pages/create': () => created,
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Use template: Café' }));
    await screen.findByText('Your page in a new template');
    expect(requests.find(({ path }) => path === '/api/templates/cafe/use')?.body).toEqual({});
    await userEvent.click(screen.getAllByRole('button', { name: 'Save' }).at(-1) as HTMLElement);
    await waitFor(() =>
      expect(requests.some(({ path }) => path === '/api/pages/create')).toBe(true),
    );
    await waitFor(() => expect(screen.queryByText('Your page in a new template')).toBeNull());
  });

  it('can be taken back before the first save', async () => {
    renderApp('/templates', {
      handlers: {
        'GET /api/pages/current': () => noPage,
        'POST /api/templates/cafe/use': () => used,
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Use template: Café' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Your page in a new template')).toBeNull());
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('vys.draft'))).toEqual([]);
  });

  it('stays on the screen and says why when it fails', async () => {
    const { at } = renderApp('/templates', {
      handlers: {
        'POST /api/templates/cafe/use': () => ({
          status: 422,
          body: { code: 'pages.unreadable', message: "Your page's code has an error." },
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Use template: Café' }));
    expect(await screen.findByText("Your page's code has an error.")).toBeVisible();
    expect(at().pathname).toBe('/templates');
  });
});
