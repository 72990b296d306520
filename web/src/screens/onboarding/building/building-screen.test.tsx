// The building screen by the clock.
import { act, fireEvent, screen } from '@testing-library/react';
import type { RouterState } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveApp, noPage, page, renderApp } from '#web/app/test/render-app.tsx';
import { getOnboardingDraft } from '#web/features/accounts/onboarding-draft.ts';
import { ada } from '#web/lib/test/mock-http.ts';
import { CAPTIONS_MS, CREATE_AT_MS, captions, getCaptionStart } from './building-captions.ts';
import { ASSEMBLY_MS, PREVIEW_WAIT_MS } from './made-page.tsx';

afterEach(leaveApp);

const looks = ['red', 'green', 'blue'].map((color) => ({
  ...page.content,
  css: `body { color: ${color}; }`,
}));
const composed = { body: { data: looks[0], looks, receipt: '' } };
const generate = 'POST /api/ai/generate';
const create = 'POST /api/pages/create';
const accepting = {
  [generate]: () => composed,
  [create]: () => ({ status: 201, body: page }),
};
const links = [{ id: '1', title: 'Shop', url: 'https://x.org' }];

async function open(
  handlers: Parameters<typeof renderApp>[1] = {},
  linksSkipped = false,
  pageName = 'Analytical Tea',
) {
  getOnboardingDraft(ada.id).update({
    links,
    linksSkipped,
    pageName,
    purpose: 'A shop for tea',
  });
  // The screen's chunk is loaded before the clock is stopped.
  await import('./building-screen.tsx');
  vi.useFakeTimers();
  const app = renderApp('/onboarding/building', { handlers: accepting, ...handlers });
  const calls = (path: string) => app.requests.filter((request) => request.path === path);
  await pass(0);
  return { ...app, calls };
}

/** Where the router is going, also while the screen there is being fetched. */
const goal = ({ location, navigation }: RouterState) => navigation.location ?? location;

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The preview of a test never shows. */
async function untilLooks() {
  for (const ms of [CREATE_AT_MS + 1, PREVIEW_WAIT_MS, ASSEMBLY_MS]) await pass(ms);
}

describe('captions', () => {
  it('ONB-22 ONB-23 are five, for 11 seconds in all', async () => {
    expect(captions.map(({ ms }) => ms)).toEqual([2000, 3000, 2500, 2000, 1500]);
    expect(new Set(captions.map(({ text }) => text)).size).toBe(5);
    await open({ handlers: { [generate]: () => new Promise<never>(() => {}) } });
    let now = 0;
    for (const [place, { text }] of captions.entries()) {
      await pass(getCaptionStart(place) + 1 - now);
      now = getCaptionStart(place) + 1;
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(CAPTIONS_MS).toBe(11_000);
    await pass(5000);
    expect(screen.getByText(captions[4]?.text ?? '')).toBeVisible();
  });
});

describe('creation', () => {
  it('ONB-24 ONB-25 starts 1 s into the second caption, composed from name and links', async () => {
    const { calls } = await open();
    await pass(CREATE_AT_MS - 1);
    expect(calls('/api/ai/generate')).toHaveLength(0);
    await pass(2);
    expect(CREATE_AT_MS).toBe(3000);
    expect(calls('/api/ai/generate')[0]?.body).toEqual({
      prompt: 'A shop for tea',
      name: 'Analytical Tea',
      links: [{ title: 'Shop', url: 'https://x.org' }],
      looks: 3,
    });
    expect(calls('/api/pages/create')[0]?.body).toMatchObject({
      title: "ada's Page",
      content: { metadata: { title: "ada's Page" } },
    });
  });

  it('leaves the name to the purpose where only the known one was filled in', async () => {
    getOnboardingDraft(ada.id).update({ links, linksSkipped: false });
    const { calls } = await open({}, false, 'Ada Lovelace');
    await pass(CREATE_AT_MS + 1);
    expect(calls('/api/ai/generate')[0]?.body).toMatchObject({
      name: '',
      prompt: 'A shop for tea',
    });
  });

  it('ONB-17 goes without the links when step 2 was skipped', async () => {
    const { calls } = await open({}, true);
    await pass(CREATE_AT_MS + 1);
    expect(calls('/api/ai/generate')[0]?.body).toMatchObject({ prompt: '', links: [] });
  });

  it('ONB-26 opens the completion page 500 ms after the end', async () => {
    const { router } = await open();
    const went: string[] = [];
    router.subscribe((state) => went.push(`${goal(state).pathname}${goal(state).search}`));
    await pass(CAPTIONS_MS + 499);
    expect(went).toEqual([]);
    await pass(2);
    expect(went[0]).toBe(`/onboarding-complete?pageId=${page.id}`);
    expect(getOnboardingDraft(ada.id).get()).toMatchObject({ completed: true, pageId: page.id });
  });

  it('ONB-24 keeps the last caption when it takes longer', async () => {
    let finish: (reply: { body: unknown }) => void = () => {};
    const slow = { [generate]: () => new Promise<{ body: unknown }>((done) => (finish = done)) };
    const { router } = await open({ handlers: { ...accepting, ...slow } });
    const went: string[] = [];
    router.subscribe((state) => went.push(goal(state).pathname));
    await pass(20_000);
    expect(went).toEqual([]);
    finish(composed);
    await pass(501);
    expect(went[0]).toBe('/onboarding-complete');
  });

  const limit = { status: 403, body: { code: 'pages.page_limit_reached', message: 'One.' } };
  const current = 'GET /api/pages/current';
  const made = { ...page, status: 'draft' as const, etag: 'made-here' };

  it('saves a link that was added on the way back over the page that was made before', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    getOnboardingDraft(ada.id).update({ pageEtag: 'made-here' });
    const { calls, router } = await open({
      handlers: {
        ...accepting,
        [create]: () => limit,
        [current]: () => ({ body: made }),
        'PUT /api/pages/update': () => ({ body: { ...made, etag: 'made-again' } }),
      },
    });
    const went: string[] = [];
    router.subscribe((state) => went.push(goal(state).search));
    await pass(CAPTIONS_MS + 501);
    const [save] = calls('/api/pages/update');
    expect(save?.body).toMatchObject({ content: { css: looks[0]?.css } });
    expect(save?.headers).toMatchObject({ 'If-Match': 'made-here' });
    expect(getOnboardingDraft(ada.id).get().pageEtag).toBe('made-again');
    expect(went[0]).toBe(`?pageId=${page.id}`);
  });

  it.each([
    ['changed since', { ...made, etag: 'later' }],
    ['published', { ...made, status: 'published' as const }],
  ])('leaves a page alone that was %s, and says where to change it', async (_case, body) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    getOnboardingDraft(ada.id).update({ pageEtag: 'made-here' });
    const { calls } = await open({
      handlers: { ...accepting, [create]: () => limit, [current]: () => ({ body }) },
    });
    await pass(CREATE_AT_MS + 1);
    expect(screen.getByRole('heading', { name: 'Your page is already there' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open AI Studio' })).toBeVisible();
    expect(calls('/api/pages/update')).toHaveLength(0);
  });
});

describe('the building screen', () => {
  const save = 'PUT /api/pages/update';

  it('assembles the real page once it is made, then shows its three looks', async () => {
    await open();
    await pass(CREATE_AT_MS + 1);
    expect(screen.queryByText('Choose a look')).not.toBeInTheDocument();
    await pass(PREVIEW_WAIT_MS);
    expect(document.querySelectorAll('.animate-assemble')).toHaveLength(1);
    await pass(ASSEMBLY_MS);
    expect(document.querySelectorAll('.animate-assemble')).toHaveLength(0);
    // Seconds are left to choose in.
    const looksAt = CREATE_AT_MS + PREVIEW_WAIT_MS + ASSEMBLY_MS;
    expect(CAPTIONS_MS - looksAt).toBeGreaterThan(4000);
    expect(
      screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked),
    ).toEqual([true, false, false]);
  });

  it('saves the look that was chosen before it leads on', async () => {
    const { calls, router } = await open({
      handlers: { ...accepting, [save]: () => ({ body: page }) },
    });
    const went: string[] = [];
    router.subscribe((state) => went.push(goal(state).pathname));
    await untilLooks();
    fireEvent.click(screen.getByRole('radio', { name: 'Look 3' }));
    await pass(CAPTIONS_MS + 501);
    expect(calls('/api/pages/update')[0]?.body).toMatchObject({
      content: { css: looks[2]?.css, metadata: { title: "ada's Page" } },
    });
    expect(went[0]).toBe('/onboarding-complete');
  });

  it('leaves the first look alone, which is saved already', async () => {
    const { calls } = await open({ handlers: { ...accepting, [save]: () => ({ body: page }) } });
    await pass(CAPTIONS_MS + 501);
    expect(calls('/api/pages/update')).toHaveLength(0);
  });

  it('continues with a notice when the look cannot be saved', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = { status: 500, body: { code: 'internal', message: 'Broken.' } };
    const { router } = await open({ handlers: { ...accepting, [save]: () => broken } });
    const went: string[] = [];
    router.subscribe((state) => went.push(goal(state).pathname));
    await untilLooks();
    fireEvent.click(screen.getByRole('radio', { name: 'Look 2' }));
    await pass(CAPTIONS_MS - CREATE_AT_MS - PREVIEW_WAIT_MS - ASSEMBLY_MS + 501);
    expect(went[0]).toBe('/onboarding-complete');
    expect(screen.getByText(/look wasn't saved/)).toBeVisible();
  });
});

describe('a failed creation', () => {
  it('ONB-27 shows an error and returns to step 2 with the links kept', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = { status: 500, body: { code: 'internal', message: 'Broken.' } };
    const { at } = await open({
      handlers: { [generate]: () => broken, 'GET /api/pages/current': () => noPage },
    });
    await pass(CREATE_AT_MS + 1);
    expect(screen.getByText('Failed to create your page. Please try again.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    vi.useRealTimers();
    expect(await screen.findByDisplayValue('Shop')).toBeVisible();
    expect(at().pathname).toBe('/onboarding/step-2');
  });

  it('ONB-24 ONB-27 gives up when there is no response', async () => {
    await open({ handlers: { [generate]: () => new Promise<never>(() => {}) } });
    await pass(CREATE_AT_MS + 30_001);
    expect(screen.getByText('Failed to create your page. Please try again.')).toBeVisible();
  });
});
