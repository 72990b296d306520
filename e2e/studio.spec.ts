// AI Studio in a real browser: the main path, the traps that previews fall into, and work that stays.
import { expect, type Frame, type Locator, type Page, test } from '@playwright/test';
import { expectAccessibleAtEveryWidth } from './support/accessible.ts';
import { pagesOrigin } from './support/origins.ts';
import {
  createPage,
  createPerson,
  publishPage,
  savePage,
  simplePage,
  startSession,
} from './support/people.ts';
import { expectPublicPage } from './support/public-pages.ts';
import {
  chatInput,
  openStudio,
  preview,
  publishAsItIs,
  sendMessage,
  signInToStudio,
} from './support/studio.ts';

const view = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'View' }).getByRole('radio', { name });

/** The window inside the preview, to mark it and to look from the inside. */
async function getPreviewFrame(page: Page): Promise<Frame> {
  const element = await page.locator('iframe[title="Preview of your page"]').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('no preview frame');
  return frame;
}

const mark = (frame: Frame) =>
  frame.evaluate(() => Object.assign(window, { markedByTest: true }) && undefined);
const isMarked = (frame: Frame) => frame.evaluate(() => 'markedByTest' in window);

/** Of the canvas that the confetti falls on. */
const countColoredPixels = (canvas: Locator) =>
  canvas.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const context = (element as HTMLCanvasElement).getContext('2d');
    const pixels = context?.getImageData(0, 0, width, height).data ?? [];
    return pixels.filter((value, index) => index % 4 === 3 && value > 0).length;
  });

test('STUDIO-1 STUDIO-30 CHAT-5 CHAT-25 a user describes a page, sees it, saves it and publishes it', async ({
  page,
  request,
}) => {
  // Confetti is motion.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const person = await createPerson(request);
  await startSession(page, person);
  await openStudio(page, '/ai-studio/new');
  await expect(page.getByText('Preview will appear here')).toBeVisible();
  await page.getByRole('button', { name: /minimalist link-in-bio/ }).click();
  await chatInput(page).press('Enter');
  await expect(preview(page).getByText('Instagram')).toBeVisible();
  await expect(page).toHaveURL(/\/ai-studio$/);
  await expect(page.getByText('Built-in assistant: no language model')).toBeVisible();
  await sendMessage(page, 'My Instagram is @adamoss');
  const instagram = preview(page).getByRole('link', { name: 'Instagram' });
  await expect(instagram).toHaveAttribute('href', 'https://instagram.com/adamoss');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Page saved successfully')).toBeVisible();
  await publishAsItIs(page);
  const address = `${new URL(pagesOrigin).host}/${person.username}`;
  await expect(page.getByText(`Published to ${address}`)).toBeVisible();
  await expect.poll(() => countColoredPixels(page.locator('body > canvas'))).toBeGreaterThan(0);
  // The address of X was never given.
  await expectPublicPage(request, person.username, {
    includes: 'href="https://instagram.com/adamoss"',
    excludes: 'x.com',
  });
});

test('STUDIO-10 STUDIO-16 toggling views keeps the frame and what is in it', {
  tag: '@slow',
}, async ({ page, request }) => {
  await signInToStudio(page, request);
  await expect(preview(page).getByRole('heading', { name: 'Ada Moss' })).toBeVisible();
  await mark(await getPreviewFrame(page));
  for (const name of ['Preview', 'Code', 'Split']) {
    await view(page, name).check();
    expect(await isMarked(await getPreviewFrame(page))).toBe(true);
  }
  await page.setViewportSize({ width: 375, height: 740 });
  const panes = page.getByRole('radiogroup', { name: 'Pane' });
  for (const name of ['Preview', 'Code', 'Edit', 'Preview']) {
    await panes.getByRole('radio', { name }).check();
    expect(await isMarked(await getPreviewFrame(page))).toBe(true);
  }
  await expect(preview(page).getByRole('heading', { name: 'Ada Moss' })).toBeVisible();
});

test('STUDIO-18 an identical reply settles at once and keeps the frame', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  await signInToStudio(page, request);
  await sendMessage(page, 'make the headline "Same"');
  await expect(preview(page).getByRole('heading', { name: 'Same' })).toBeVisible();
  await mark(await getPreviewFrame(page));
  await sendMessage(page, 'make the headline "Same"');
  await expect(page.getByText('Compiling...')).toHaveCount(0);
  await expect(preview(page).getByRole('heading', { name: 'Same' })).toBeVisible();
  expect(await isMarked(await getPreviewFrame(page))).toBe(true);
});

test('STUDIO-22 a reply that arrives while another tab is in front is shown on return', {
  tag: '@slow',
}, async ({ page, context, request }) => {
  await signInToStudio(page, request);
  await expect(preview(page).getByRole('heading', { name: 'Ada Moss' })).toBeVisible();
  await chatInput(page).fill('make the headline "Behind your back"');
  const otherPage = await context.newPage();
  await otherPage.goto('about:blank');
  await otherPage.bringToFront();
  await chatInput(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  await expect(page.getByText('Compiling...')).toHaveCount(0);
  const heading = preview(page).getByRole('heading', { name: 'Behind your back' });
  await expect(heading).toHaveCount(1);
  await page.bringToFront();
  await expect(heading).toBeVisible();
});

test('STUDIO-19 STUDIO-23 an import that is not bundled shows an error, not a blank preview', {
  tag: '@slow',
}, async ({ page, request }) => {
  const person = await createPerson(request);
  const jsx = `import Globe from 'three-globe';\n${simplePage('Ada').jsx}`;
  await createPage(request, person, { jsx, css: '' });
  await startSession(page, person);
  await openStudio(page);
  const problem = page.getByRole('alert').filter({ hasText: 'Compilation Error' });
  await expect(problem).toContainText('three-globe');
  await expect(problem).toContainText('Line 1');
});

test('STUDIO-20 a page that fails while it runs says so inside the frame', async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  const jsx = 'export default function Page() { const me = null; return <h1>{me.name}</h1>; }';
  await createPage(request, person, { jsx, css: '' });
  await startSession(page, person);
  await openStudio(page);
  await expect(page.getByText('Runtime error')).toBeVisible();
});

test('STUDIO-20 a page that loops without end is an error, and the studio goes on', {
  tag: '@slow',
}, async ({ page, request }) => {
  const person = await createPerson(request);
  const jsx = 'export default function Page() { while (true) {} return <h1>Never</h1>; }';
  await createPage(request, person, { jsx, css: '' });
  await startSession(page, person);
  await openStudio(page);
  await expect(page.getByText('Runtime error')).toBeVisible();
  await chatInput(page).fill('still here');
  await expect(chatInput(page)).toHaveValue('still here');
});

test('HIST-6 the preview needs no network once it is loaded', { tag: '@slow' }, async ({
  page,
  context,
  request,
}) => {
  await signInToStudio(page, request);
  await sendMessage(page, 'make the headline "Second"');
  await expect(preview(page).getByRole('heading', { name: 'Second' })).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  const first = page.getByRole('button', { name: /^Version 1/ });
  await expect(first).toBeVisible();
  await context.setOffline(true);
  await first.click();
  await expect(preview(page).getByRole('heading', { name: 'Ada Moss' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview(page).getByRole('heading', { name: 'Second' })).toBeVisible();
});

test('STUDIO-17 an unreachable frame shows an error, and recovers', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  await createPage(request, person);
  await startSession(page, person);
  await page.route('**/_/preview', (route) => route.abort());
  await openStudio(page);
  await expect(page.getByText("We couldn't load the preview")).toBeVisible();
  await page.unroute('**/_/preview');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(preview(page).getByRole('heading', { name: 'Ada Moss' })).toBeVisible();
  await page.getByRole('button', { name: 'Refresh preview' }).click();
  await expect(preview(page).getByRole('heading', { name: 'Ada Moss' })).toBeVisible();
});

test('STUDIO-16 a page in the preview reaches neither the session nor the network, and links stay', async ({
  page,
  request,
}) => {
  await signInToStudio(page, request);
  await page.getByRole('radio', { name: 'Mobile' }).check();
  await mark(await getPreviewFrame(page));
  await page.getByRole('button', { name: 'Select to edit' }).click();
  await preview(page).getByRole('link', { name: 'Shop' }).click();
  await expect(page.getByText('Would open https://example.com/shop')).toBeVisible();
  expect(await isMarked(await getPreviewFrame(page))).toBe(true);
  const result = await (await getPreviewFrame(page)).evaluate(async (origin) => {
    const attempt = async (work: () => unknown) => {
      try {
        await work();
        return 'reached';
      } catch {
        return 'rejected';
      }
    };
    return {
      origin: window.origin,
      parent: await attempt(() => window.parent.document.body),
      storage: await attempt(() => window.localStorage.length),
      network: await attempt(() => fetch(`${origin}/api/config`)),
    };
  }, new URL(page.url()).origin);
  expect(result).toEqual({
    origin: 'null',
    parent: 'rejected',
    storage: 'rejected',
    network: 'rejected',
  });
});

test('CHAT-26 CHAT-30 a conversation outlives a reload, and a reply can be reverted', {
  tag: '@slow',
}, async ({ page, request }) => {
  await signInToStudio(page, request);
  await sendMessage(page, 'make the headline "Second"');
  await page.getByRole('button', { name: 'Revert' }).click();
  await expect(page.getByText('Changes reverted')).toBeVisible();
  await expect(preview(page).getByRole('heading', { name: 'Ada Moss' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('make the headline "Second"')).toBeVisible();
  await expect(preview(page).getByRole('heading', { name: 'Ada Moss' })).toBeVisible();
});

test('STUDIO-27 two tabs lose nothing: the older one shows a notice and lets the user decide', {
  tag: '@slow',
}, async ({ page, context, request }) => {
  const person = await signInToStudio(page, request);
  await page.getByRole('textbox', { name: 'Page title' }).fill('From this tab');
  await savePage(request, person, { ...simplePage('Elsewhere') });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('A newer version exists elsewhere')).toBeVisible();
  await page.getByRole('button', { name: 'Load the newer version' }).click();
  await expect(preview(page).getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('list', { name: 'Versions' })).toContainText('From this tab');
  await context.close();
});

test('HIST-8 HIST-11 an older version can be restored', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  const id = await createPage(request, person);
  await publishPage(request, person, id);
  await startSession(page, person);
  await openStudio(page);
  await sendMessage(page, 'make the headline "Second"');
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: /^Version 1/ }).click();
  const looked = page.frameLocator('iframe[title="Preview of this version"]');
  await expect(looked.getByRole('heading', { name: 'Ada Moss' })).toBeVisible();
  await page.getByRole('button', { name: 'Restore This Version' }).click();
  await expect(page.getByText('Version restored successfully')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview(page).getByRole('heading', { name: 'Ada Moss' })).toBeVisible();
});

test('CHAT-12 CHAT-13 CHAT-17 CHAT-18 CHAT-21 MEDIA-5 MEDIA-8 images are uploaded, attached, kept and deleted', {
  tag: '@slow',
}, async ({ page, request }) => {
  await signInToStudio(page, request);
  const picture = { name: 'dot.png', mimeType: 'image/png', buffer: dot };
  await page.getByTestId('image-picker').setInputFiles([picture]);
  await expect(page.getByRole('img', { name: 'dot.png' })).toBeVisible();
  await expect(page.getByLabel('Uploading dot.png')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove dot.png' }).click();
  await page.getByRole('button', { name: 'Browse uploaded images' }).click();
  await expect(page.getByText('1 image', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'dot.png', exact: true }).click();
  await sendMessage(page, 'use this as my avatar');
  await expect(page.getByRole('img', { name: 'Attached 1' })).toBeVisible();
  await expect(page.getByText('[Image 1:')).toHaveCount(0);
  await page.getByRole('button', { name: 'Images', exact: true }).click();
  await page.getByRole('button', { name: 'Delete dot.png' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Image deleted successfully')).toBeVisible();
});

test('the studio is accessible and nothing overflows at any width', {
  tag: '@slow',
}, async ({ page, request }) => {
  await signInToStudio(page, request);
  await sendMessage(page, 'make the headline "Second"');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  await expectAccessibleAtEveryWidth(page, 'the studio');
});

/** A PNG of 64 × 64 in one color. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEUQuYEU5DjtAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRYhe3BgQAAAADDoPlT3+AEVQEAAAB0DRBAAAGx1LfoAAAAAElFTkSuQmCC',
  'base64',
);
