// What only a browser that lays out and paints can prove: where parts stand, their sizes and colors.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { showIn, widths } from './support/accessible.ts';
import { createPage, createPerson, publishPage, startSession } from './support/people.ts';
import { chatInput, openStudio, signInToStudio } from './support/studio.ts';

const height = async (element: Locator) => (await element.boundingBox())?.height ?? 0;
const manyLines = Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n');

/** Which links the cards of the picture beside the form cover in any frame, from its first one until it rests. */
async function watchPicture(page: Page) {
  await page.locator('[data-wish="playing"]').waitFor();
  return page.evaluate(async () => {
    const covered = new Set<string>();
    const start = performance.now();
    const isPlaying = () => document.querySelector('[data-wish="playing"]') !== null;
    const overlap = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;
    while (isPlaying() && performance.now() - start < 30_000) {
      const cards = [...document.querySelectorAll('[data-wish] > *')];
      for (const [place, card] of cards.entries()) {
        const others = cards
          .toSpliced(place, 1)
          .flatMap((other) => [...other.querySelectorAll('li')]);
        for (const link of [...others, ...document.querySelectorAll('a, button, input')]) {
          if (overlap(card.getBoundingClientRect(), link.getBoundingClientRect())) {
            covered.add(`${card.textContent} covers ${link.textContent}`);
          }
        }
      }
      await new Promise(requestAnimationFrame);
    }
    return { isDone: !isPlaying(), covered: [...covered] };
  });
}

test('LOGIN-1 LOGIN-2 the sign-in screen shows its claims and figures on every width', {
  tag: '@slow',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const width of [1280, 1023, 375]) {
    await page.setViewportSize({ width, height: 800 });
    // The picture plays from its first frame on.
    await page.goto('/login', { waitUntil: 'commit' });
    if (width === 1280) expect(await watchPicture(page)).toEqual({ isDone: true, covered: [] });
    const panel = page.getByRole('complementary', { name: 'About Vys' });
    for (const claim of [
      'Customizable themes, colors and layouts',
      'Real-time analytics of clicks, views and audience',
      'Mobile-optimized pages',
    ]) {
      await expect(panel.getByText(claim)).toBeVisible();
    }
    for (const [value, label] of [
      ['10K+', 'active creators'],
      ['1M+', 'links shared'],
    ] as const) {
      await expect(panel.getByText(value)).toBeVisible();
      await expect(panel.getByText(label)).toBeVisible();
    }
  }
});

test('SIGNUP-5 the sign-up screen shows the marketing panel on large screens only', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/signup');
  const panel = page.getByRole('complementary', { name: 'About Vys' });
  await expect(panel).toBeVisible();
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(panel).toBeHidden();
});

test('ROUTE-10 STUDIO-8 CHAT-11 the classic studio requires a login and has its own layout', async ({
  page,
  request,
}) => {
  await page.goto('/ai-studio-classic');
  await page.waitForURL('**/login');
  await signInToStudio(page, request);
  const column = page.getByRole('region', { name: 'Edit' });
  const input = chatInput(page);
  expect((await column.boundingBox())?.width).toBe(384);
  await input.fill(manyLines);
  expect(await height(input)).toBe(160);
  // A half-typed message is kept.
  await input.fill('');

  await openStudio(page, '/ai-studio-classic');
  expect((await column.boundingBox())?.width).toBe(450);
  expect(await height(input)).toBe(56);
  await input.fill(manyLines);
  expect(await height(input)).toBe(200);
});

test('STUDIO-25 the code editor has two tabs, Format and a dark theme', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await asPremium(page);
  await signInToStudio(page, request);
  await page.getByRole('radio', { name: 'Code' }).check();
  const code = page.getByRole('region', { name: 'Code' });
  await expect(code.getByRole('tab')).toHaveText(['JSX', 'CSS']);
  await expect(code.getByRole('button', { name: 'Format' })).toBeVisible();
  const editor = code.locator('.cm-editor').filter({ visible: true });
  await expect(editor).toBeVisible();
  const ground = await editor.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [red = 255, green = 255, blue = 255] = (ground.match(/\d+/g) ?? []).map(Number);
  expect(Math.max(red, green, blue)).toBeLessThan(80);
});

test('STUDIO-26 the code editor says that it loads, and that it could not', {
  tag: '@slow',
}, async ({ page, request }) => {
  await asPremium(page);
  const requested = Promise.withResolvers<void>();
  await page.route('**/assets/code-editor*', async (route) => {
    await requested.promise;
    await route.abort();
  });
  await signInToStudio(page, request);
  await page.getByRole('radio', { name: 'Code' }).check();
  await expect(page.getByText('Loading editor...')).toBeVisible();
  requested.resolve();
  await expect(page.getByText('Editor Initialization Failed')).toBeVisible();
});

test('DONE-1 the finishing screen has the chat on the left and the preview on the right', {
  tag: '@slow',
}, async ({ page, request }) => {
  const person = await createPerson(request);
  const id = await createPage(request, person);
  await startSession(page, person);
  await page.goto(`/onboarding-complete?pageId=${id}`);
  await expect(page.getByRole('heading', { name: 'Finish Your Page' })).toBeVisible();
  const chat = await page.getByRole('region', { name: 'Chat' }).boundingBox();
  const preview = await page.locator('iframe[title="Preview of your page"]').boundingBox();
  if (!chat || !preview) throw new Error('the chat or the preview is not drawn');
  expect(chat.x + chat.width).toBeLessThanOrEqual(preview.x);
  expect(chat.width).toBeGreaterThan(200);
});

test('DONE-1 on a phone the preview fills the width, and the chat is in sight below it', {
  tag: '@slow',
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const person = await createPerson(request);
  const id = await createPage(request, person);
  await startSession(page, person);
  await page.goto(`/onboarding-complete?pageId=${id}`);
  const frame = page.locator('iframe[title="Preview of your page"]');
  await expect(frame).toBeVisible();
  expect((await frame.boundingBox())?.width).toBe(375);
  const corner = (element: Element) => getComputedStyle(element).borderTopLeftRadius;
  expect(await frame.locator('..').evaluate(corner)).toBe('0px');
  const chat = await page.getByRole('region', { name: 'Chat' }).boundingBox();
  expect(chat?.y).toBeLessThan(740 - 200);
});

test('a tab that is clicked has no focus ring, one that is reached by keyboard has', {
  tag: '@slow',
}, async ({ page, request }) => {
  await startSession(page, await createPerson(request));
  await page.goto('/dashboard');
  const outline = (name: string) =>
    page.getByRole('tab', { name }).evaluate((element) => getComputedStyle(element).outlineStyle);
  await page.getByRole('tab', { name: 'Recent Activity' }).click();
  await expect(page.getByRole('tab', { name: 'Recent Activity' })).toBeFocused();
  expect(await outline('Recent Activity')).toBe('none');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Usage & Limits' })).toBeFocused();
  expect(await outline('Usage & Limits')).not.toBe('none');
  await page.keyboard.press('ArrowLeft');
  expect(await outline('Recent Activity')).not.toBe('none');
});

/** What cuts the focus ring of an element, by its class; null where all of it shows. */
const findCut = (element: Element): string | null => {
  const { outlineWidth, outlineOffset } = getComputedStyle(element);
  const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 0.5;
  const box = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const edges = around.getBoundingClientRect();
    const isCutAcross = box.left - reach < edges.left || box.right + reach > edges.right;
    const isCutAlong = box.top - reach < edges.top || box.bottom + reach > edges.bottom;
    if (overflowX !== 'visible' && isCutAcross) return around.className;
    if (overflowY !== 'visible' && isCutAlong) return around.className;
  }
  return null;
};

/** Of the color of the focus ring against what it stands on, from 1 to 21 (WCAG 2.2). */
const readContrast = (element: Element): number => {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('no canvas');
  const grounds: string[] = [];
  for (let around: Element | null = element; around; around = around.parentElement) {
    grounds.unshift(getComputedStyle(around).backgroundColor);
  }
  const luminance = () => {
    const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const paint = (color: string) => {
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
  };
  for (const ground of grounds) paint(ground);
  const ground = luminance();
  paint(getComputedStyle(element).outlineColor);
  const ring = luminance();
  return Math.max(ground, ring) / Math.min(ground, ring);
};

test('the focus ring of a tab is not cut at any width, and stands out in both themes', {
  tag: '@slow',
}, async ({ page, request }) => {
  await startSession(page, await createPerson(request));
  for (const address of ['/dashboard', '/settings']) {
    await page.goto(address);
    const tabs = page.getByRole('main').getByRole('tab');
    await tabs.first().click();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 812 });
      await tabs.first().focus();
      for (let at = 1; at < (await tabs.count()); at += 1) {
        await page.keyboard.press('ArrowRight');
        await expect(tabs.nth(at)).toBeFocused();
        await expect.poll(() => tabs.nth(at).evaluate(findCut), `${width} px`).toBe(null);
      }
    }
    for (const theme of ['dark', 'light'] as const) {
      await showIn(page, theme);
      const contrast = () => tabs.last().evaluate(readContrast);
      await expect.poll(contrast, `${address}, ${theme}`).toBeGreaterThanOrEqual(3);
    }
  }
});

test('NOTIF-3 a security alert is red, all other notifications are green', {
  tag: '@slow',
}, async ({ page, request }) => {
  const types = [
    'page_created',
    'page_updated',
    'page_published',
    'page_view_milestone',
    'ai_generation_started',
    'ai_generation_completed',
    'comment_received',
    'system_update',
    'maintenance_scheduled',
    'security_alert',
  ];
  await page.route('**/api/notifications?*', (route) =>
    route.fulfill({
      json: {
        data: {
          unread_count: 0,
          notifications: types.map((type, index) => ({
            id: `7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a00${10 + index}`,
            type,
            title: type,
            message: 'Message',
            read: true,
            created_at: new Date().toISOString(),
            action_url: null,
          })),
        },
      },
    }),
  );
  const person = await createPerson(request);
  await publishPage(request, person, await createPage(request, person));
  await startSession(page, person);
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Recent Activity' }).click();
  const list = page.getByRole('tabpanel', { name: 'Recent Activity' });
  for (const type of types) {
    const icon = list.getByRole('listitem').filter({ hasText: type }).locator('svg');
    const hue = await icon.evaluate(readHue);
    const [least, most] = type === 'security_alert' ? [0, 45] : [120, 180];
    expect(hue, type).toBeGreaterThanOrEqual(least);
    expect(hue, type).toBeLessThanOrEqual(most);
  }
});

/** The hue of what is painted, in degrees of OKLCH. Runs in the browser. */
function readHue(element: Element): number {
  const { color } = getComputedStyle(element);
  const probe = document.createElement('span');
  probe.style.color = `oklch(from ${color} l c h)`;
  document.body.append(probe);
  const [, hue] = /^oklch\(\S+ \S+ ([\d.]+)/.exec(getComputedStyle(probe).color) ?? [];
  probe.remove();
  return Number(hue);
}

/** The plan with the code editor, as every answer with the profile says it: also the one to the browser's time zone. */
async function asPremium(page: Page): Promise<void> {
  await page.route('**/api/user/profile', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: { ...data, tier: 'premium' } } });
  });
}
