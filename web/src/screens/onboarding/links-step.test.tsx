// Step 2 by role.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, nameless, noPage, page, renderApp } from '#web/app/test/render-app.tsx';
import { getOnboardingDraft } from '#web/features/accounts/onboarding-draft.ts';
import { ada } from '#web/lib/test/mock-http.ts';

afterEach(() => {
  leaveApp();
  getOnboardingDraft(ada.id).update({
    links: [],
    linksSkipped: false,
    pageName: '',
    purpose: '',
    pageEtag: null,
  });
  localStorage.clear();
});

async function open(handlers: NonNullable<Parameters<typeof renderApp>[1]>['handlers'] = {}) {
  const app = renderApp('/onboarding/step-2', {
    handlers: { 'GET /api/pages/current': () => noPage, ...handlers },
  });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('links', () => {
  it.each([
    ['', 'https://x.org', 'Title is required'],
    ['x'.repeat(51), 'https://x.org', 'Title must be 50 characters or less'],
    ['Shop', '', 'URL is required'],
    ['Shop', 'x.org', 'Please enter a valid URL (starting with http:// or https://)'],
    ['Shop', 'ftp://x.org', 'Please enter a valid URL (starting with http:// or https://)'],
    ['Shop', 'https://', 'Please enter a valid URL (starting with http:// or https://)'],
  ])('ONB-18 ONB-19 ONB-20 ONB-21 "%s" to "%s": %s', async (title, url, message) => {
    const { at } = await open();
    fill('Link 1 title', title);
    fill('Link 1 URL', url);
    await press('Next');
    expect(await screen.findByText(message)).toBeVisible();
    expect(at().pathname).toBe('/onboarding/step-2');
  });

  it('get https:// when the field is left without a scheme', async () => {
    const { at } = await open();
    await userEvent.type(screen.getByLabelText('Link 1 title'), 'Shop');
    await userEvent.type(screen.getByLabelText('Link 1 URL'), 'shop.example{Tab}');
    expect(screen.getByLabelText('Link 1 URL')).toHaveValue('https://shop.example');
    await press('Add link');
    await userEvent.type(screen.getByLabelText('Link 2 title'), 'Blog');
    await userEvent.type(screen.getByLabelText('Link 2 URL'), 'blog.example/a{Enter}');
    await waitFor(() => expect(at().pathname).toBe('/onboarding/building'));
    expect(getOnboardingDraft(ada.id).get().links).toMatchObject([
      { title: 'Shop', url: 'https://shop.example' },
      { title: 'Blog', url: 'https://blog.example/a' },
    ]);
  });

  it('show the mark of the site that they lead to', async () => {
    await open();
    const group = screen.getByRole('group', { name: 'Links' });
    const mark = () => group.querySelector('li svg path')?.getAttribute('d');
    const plain = mark();
    fill('Link 1 URL', 'instagram.com/ada');
    await waitFor(() => expect(mark()).not.toBe(plain));
    const instagram = mark();
    fill('Link 1 URL', 'https://youtube.com/@ada');
    await waitFor(() => expect([plain, instagram]).not.toContain(mark()));
    fill('Link 1 URL', '');
    await waitFor(() => expect(mark()).toBe(plain));
  });

  it('ONB-16 are limited to ten', async () => {
    await open();
    for (let more = 1; more < 10; more += 1) await press('Add link');
    expect(screen.getByLabelText('Link 10 title')).toBeVisible();
    expect(screen.queryByText('Maximum of 10 links allowed')).not.toBeInTheDocument();
    await press('Add link');
    expect(screen.getByText('Maximum of 10 links allowed')).toBeVisible();
    expect(screen.queryByLabelText('Link 11 title')).not.toBeInTheDocument();
    await press('Remove link 10');
    expect(screen.queryByText('Maximum of 10 links allowed')).not.toBeInTheDocument();
  });

  it('DATA-15 are kept in the draft while they are typed', async () => {
    await open();
    fill('Link 1 title', 'Shop');
    fill('Link 1 URL', 'https://x');
    expect(getOnboardingDraft(ada.id).get().links).toEqual([
      { id: '1', title: 'Shop', url: 'https://x' },
    ]);
  });
});

describe('the step about the page', () => {
  it('asks for the name, prefilled with the known one, and for a purpose', async () => {
    await open();
    expect(screen.getByLabelText('Name on your page')).toHaveValue('Ada Lovelace');
    fill('Name on your page', 'Analytical Tea');
    fill('What is your page for? (optional)', 'A tea shop in London');
    expect(getOnboardingDraft(ada.id).get()).toMatchObject({
      pageName: 'Analytical Tea',
      purpose: 'A tea shop in London',
    });
  });

  it('adds many links that are pasted at once', async () => {
    await open();
    await press('Paste several');
    fill('Your links', 'Shop: https://tea.example\ninstagram.com/ada');
    await press('Add 2 links');
    expect(screen.getByLabelText('Link 1 title')).toHaveValue('Shop');
    expect(screen.getByLabelText('Link 2 URL')).toHaveValue('https://instagram.com/ada');
  });

  it('ONB-16 adds the first ten of more, and says how many were left', async () => {
    await open();
    await press('Paste several');
    fill('Your links', Array.from({ length: 12 }, (_, n) => `https://a${n}.example`).join('\n'));
    await press('Add 12 links');
    expect(screen.getByLabelText('Link 10 URL')).toHaveValue('https://a9.example');
    expect(screen.getByText(/Add the other 2 in the studio/)).toBeVisible();
  });

  it('reads name, words and links from a profile', async () => {
    const profile = {
      name: 'Ada L.',
      tagline: 'Numbers and poems',
      links: [{ title: 'Notes', url: 'https://notes.example' }],
    };
    const imported = { content: page.content, report: [], avatar_url: null, profile };
    renderApp('/onboarding/step-2', {
      handlers: {
        'GET /api/pages/current': () => noPage,
        'POST /api/pages/import': () => ({ body: { ...imported, content_without_avatar: null } }),
      },
    });
    await screen.findByRole('heading', { level: 1 });
    await press('Import a profile');
    fill('Address of your profile', 'links.example/ada');
    await press('Import');
    await waitFor(() => expect(screen.getByLabelText('Link 1 title')).toHaveValue('Notes'));
    expect(screen.getByLabelText('Name on your page')).toHaveValue('Ada L.');
    expect(screen.getByLabelText('What is your page for? (optional)')).toHaveValue(
      'Numbers and poems',
    );
  });

  it('says why a profile cannot be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const message = "We couldn't reach this address.";
    renderApp('/onboarding/step-2', {
      handlers: {
        'GET /api/pages/current': () => noPage,
        'POST /api/pages/import': () => ({
          status: 422,
          body: { code: 'pages.import_unreachable', message },
        }),
      },
    });
    await screen.findByRole('heading', { level: 1 });
    await press('Import a profile');
    fill('Address of your profile', 'nowhere.example');
    await press('Import');
    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe('the buttons of the links step', () => {
  it('ONB-17 lead back to step 1', async () => {
    const { at } = await open();
    await press('Back');
    await waitFor(() => expect(at().pathname).toBe('/onboarding/step-1'));
  });

  it('ONB-17 skip the links', async () => {
    const { at } = await open();
    await press('Skip');
    await waitFor(() => expect(at().pathname).toBe('/onboarding/building'));
    expect(getOnboardingDraft(ada.id).get()).toMatchObject({ linksSkipped: true });
  });

  it('ONB-1 ONB-17 build the page with the links', async () => {
    const { at } = await open();
    fill('Link 1 title', 'Shop');
    fill('Link 1 URL', 'https://x.org');
    await press('Next');
    await waitFor(() => expect(at().pathname).toBe('/onboarding/building'));
    expect(getOnboardingDraft(ada.id).get()).toMatchObject({
      linksSkipped: false,
      completedSteps: expect.arrayContaining(['step-2']),
    });
  });

  it.each(['/onboarding/step-2', '/onboarding/building'])(
    'ONB-1 %s comes after step 1',
    async (path) => {
      const { at } = renderApp(path, { user: nameless });
      await waitFor(() => expect(at().pathname).toBe('/onboarding/step-1'));
    },
  );
});

describe('a user who has a page', () => {
  const untouched = { ...page, status: 'draft' as const, etag: 'made-here' };

  it('is led to the studio when it was changed since', async () => {
    getOnboardingDraft(ada.id).update({ pageEtag: 'made-here' });
    await open({ 'GET /api/pages/current': () => ({ body: { ...untouched, etag: 'later' } }) });
    expect(
      await screen.findByRole('heading', { name: 'Your page is already there' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open AI Studio' })).toHaveAttribute(
      'href',
      '/ai-studio',
    );
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });

  it('may add a link while it is as these screens made it', async () => {
    getOnboardingDraft(ada.id).update({ pageEtag: 'made-here' });
    const { requests } = await open({ 'GET /api/pages/current': () => ({ body: untouched }) });
    await waitFor(() =>
      expect(requests.some(({ path }) => path.startsWith('/api/pages/current'))).toBe(true),
    );
    expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
  });
});
