// Selecting in the preview frame, in a real Chromium: each text, link and image of a page is found where it stands, and
// what is typed in its place makes the operation that changes it and nothing else.
import { compile } from '@vys/compiler';
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { setText } from '@vys/compiler/page-elements/element-operations';
import type { PageElement } from '@vys/compiler/page-elements/page-element';
import { readElements } from '@vys/compiler/page-elements/read-elements';
import { applyOperations } from '@vys/compiler/page-model/apply-operation';
import { diffDesigns } from '@vys/compiler/page-model/diff-designs';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { PageContent } from '@vys/contract/pages/page-content';
import { PREVIEW_PATH, type PreviewSelectionMessage } from '@vys/contract/pages/preview';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { allCreators } from '../../../../compiler/test/sample-designs.ts';
import {
  findMessage,
  postToFrame,
  previewFrame,
  type Studio,
  useStudio,
} from '../../../test/clients/preview-client.ts';

let page: Page;

useStudio((opened) => {
  page = opened.page;
});

const frame = () => previewFrame(page);
const count = () => page.evaluate(() => (globalThis as unknown as Studio).messages.length);
const heard = <Type extends PreviewSelectionMessage['type']>(type: Type, from = 0) =>
  findMessage<Extract<PreviewSelectionMessage, { type: Type }>>(
    page,
    (one) => one.type === type,
    from,
  );

let lastId = 0;

/** Without `isKnown` it is not said what can be selected. */
async function show(content: PageContent, { glow = [] as string[], isKnown = true } = {}) {
  const compiled = compile(content);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.diagnostics));
  const elements = readElements(content);
  if (!elements) throw new Error('not read');
  lastId += 1;
  const from = await count();
  const targets = isKnown ? elements.elements.map(({ target }) => target) : [];
  const { code, css } = compiled;
  const drawing = { code, css, fontFaces: '', title: '' };
  await postToFrame(page, { type: 'render', id: lastId, ...drawing, targets, glow });
  await postToFrame(page, { type: 'selecting', isOn: true });
  const { keys } = await heard('found', from);
  return { elements, found: new Set(keys) };
}

async function tap(selector: string) {
  const from = await count();
  await frame().locator(selector).first().click();
  return (await heard('select', from)).key;
}

async function type(key: string, text: string, end = 'Enter', hasLines = false) {
  await page.locator('iframe').focus();
  await postToFrame(page, { type: 'edit', key, hasLines });
  await frame().locator('[contenteditable]').waitFor();
  const from = await count();
  await page.keyboard.type(text);
  await page.keyboard.press(end);
  return await findMessage<PreviewSelectionMessage>(
    page,
    ({ type }) => type === 'edited' || type === 'canceled',
    from,
  );
}

const design = (name: string) => allCreators[name] as PageDesign;
const withoutSpace = (text: string) => text.replace(/\s+/g, '');

/** Whether what holds it shows it word for word: a date or an artist may stand in a sentence. */
async function isShown(element: PageElement, elements: readonly PageElement[]) {
  const { target } = element;
  const holder = elements.find(({ target: { key } }) => key === target.within)?.target;
  const scope =
    holder?.kind === 'section'
      ? `#${holder.id}`
      : holder?.kind === 'link'
        ? `[data-id="${holder.id}"]`
        : '#page';
  if (target.kind === 'image') {
    return (
      target.url !== undefined &&
      (await frame().locator(`${scope} img[src="${target.url}"]`).count()) > 0
    );
  }
  const says = withoutSpace(target.text ?? '');
  return await frame()
    .locator(`${scope}, ${scope} :visible`)
    .evaluateAll(
      (all, wanted) => all.some((one) => (one.textContent ?? '').replace(/\s+/g, '') === wanted),
      says,
    );
}

/** What stands there was found as another element that says the same. */
const isShownByOther = (
  { target }: PageElement,
  elements: readonly PageElement[],
  found: ReadonlySet<string>,
) =>
  elements.some(({ target: other }) => {
    return other.key !== target.key && found.has(other.key) && other.text === target.text;
  });

/** Of each kind of field one is typed, on all pages together. */
const typed = new Set<string>();

function fieldKind({ owner, text }: PageElement, { page: { sections } }: PageDesign): string {
  const id = owner.kind === 'item' ? owner.section : owner.kind === 'section' ? owner.id : '';
  const section = sections.find((one) => one.id === id);
  return `${section?.kind ?? ''} ${owner.kind} ${text?.path}`;
}

describe.each(Object.keys(allCreators))('the page of the %s', (name) => {
  it('has each link and section, and each text and image that it shows', {
    tags: 'slow',
  }, async () => {
    const { elements, found } = await show(writeDesign(design(name)));
    const missing: string[] = [];
    for (const element of elements.elements) {
      const { key, kind } = element.target;
      const isNeeded =
        ['link', 'section', 'item'].includes(kind) ||
        (!isShownByOther(element, elements.elements, found) &&
          (await isShown(element, elements.elements)));
      if (isNeeded && !found.has(key)) missing.push(key);
    }
    expect(missing).toEqual([]);
  });

  it('changes where a text is typed, and nowhere else', {
    tags: 'slow',
    timeout: 120_000,
  }, async () => {
    const before = design(name);
    const { elements, found } = await show(writeDesign(before));
    for (const element of elements.elements) {
      const { key, kind } = element.target;
      const field = fieldKind(element, before);
      if (kind !== 'text' || !found.has(key) || typed.has(field)) continue;
      typed.add(field);
      const text = element.text?.path === 'email' ? 'new@example.com' : 'Typed & <b>new</b>';
      expect(await type(key, text)).toEqual({ type: 'edited', key, text });
      const { design: after } = applyOperations(before, setText(elements, element, text));
      const changes = diffDesigns(before, after);
      expect(changes).toHaveLength(1);
      expect(JSON.stringify(after)).toContain(JSON.stringify(text));
    }
  });
});

describe('selecting', () => {
  const bakery = writeDesign(design('bakery'));
  const order = '[data-id="order"]';

  it('takes the innermost: a link as a whole, a text in an item, the section around them', async () => {
    await show(bakery);
    expect(await tap(`${order} .link-title`)).toBe('link:order');
    expect(await tap('#menu :text-is("Croissant")')).toBe('item:croissant.name');
    expect(await tap('#menu h2')).toBe('section:menu.title');
    expect(await tap('h1')).toBe('profile.name');
  });

  it('follows no link, and does again when it ends', { tags: 'slow' }, async () => {
    await show(bakery);
    const from = await count();
    await frame().locator(order).click();
    await heard('select', from);
    await postToFrame(page, { type: 'selecting', isOn: false });
    await frame().locator(order).click();
    await findMessage<{ type: string }>(page, ({ type }) => type === 'navigate', from);
  });

  it('keeps a tap that came before it was known what can be selected', async () => {
    await show(bakery, { isKnown: false });
    expect(await tap(`${order} .link-title`)).toBeNull();
    const from = await count();
    await show(bakery);
    expect((await heard('select', from)).key).toBe('link:order');
  });

  it('is not done by the code of the page', { tags: 'slow' }, async () => {
    await show(bakery);
    const from = await count();
    await frame().evaluate(`document.querySelector('${order}').click()`);
    await tap('h1');
    const all = await page.evaluate(() => (globalThis as unknown as Studio).messages);
    // Nor does it lead anywhere.
    expect(all.slice(from).map(({ type }) => type)).toEqual(['navigate', 'select']);
    expect(frame().url()).toContain(PREVIEW_PATH);
  });

  it('tells where the marked element is, also after scrolling', { tags: 'slow' }, async () => {
    await show(bakery);
    const from = await count();
    await postToFrame(page, { type: 'mark', key: 'section:note', reveal: true });
    const isPlace = (isWanted: (y: number) => boolean) => (one: { type: string; y: number }) =>
      one.type === 'place' && isWanted(one.y);
    await findMessage(
      page,
      isPlace((y) => y > 0 && y < 700),
      from,
    );
    const scrolled = await count();
    await frame().evaluate('scrollTo({ top: 0, behavior: "instant" })');
    await findMessage(
      page,
      isPlace((y) => y > 700),
      scrolled,
    );
  });

  it('keeps what was typed when the text is left, and brings it back on Escape', async () => {
    await show(bakery);
    const key = 'profile.tagline';
    expect(await type(key, 'Fresh', 'Escape')).toEqual({ type: 'canceled', key });
    await frame().getByText('Sourdough and pastries in Leith').waitFor();
    expect(await type(key, 'Fresh', 'Tab')).toEqual({ type: 'edited', key, text: 'Fresh' });
  });

  it('commits what is being typed when another version of the page comes', {
    tags: 'slow',
  }, async () => {
    await show(bakery);
    await page.locator('iframe').focus();
    await postToFrame(page, { type: 'edit', key: 'profile.name', hasLines: false });
    await frame().locator('[contenteditable]').waitFor();
    await page.keyboard.type('Rye & Co');
    const from = await count();
    await show(bakery);
    expect(await heard('edited', from)).toMatchObject({ key: 'profile.name', text: 'Rye & Co' });
  });

  it('types paragraphs, and pastes as plain text', { tags: 'slow' }, async () => {
    await show(bakery);
    const key = 'section:note.text';
    await page.locator('iframe').focus();
    await postToFrame(page, { type: 'edit', key, hasLines: true });
    await frame().locator('[contenteditable]').waitFor();
    const from = await count();
    await page.keyboard.type('First');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.press('Shift+Enter');
    await frame().evaluate(`{
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', '<b>Second</b>');
      clipboardData.setData('text/plain', 'Second');
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement.dispatchEvent(paste);
    }`);
    await page.keyboard.press('Enter');
    expect(await heard('edited', from)).toEqual({ type: 'edited', key, text: 'First\n\nSecond' });
  });

  it.each(['no-preference', 'reduce'] as const)(
    'shows what changed, once, with reduced motion: %s',
    { tags: 'slow' },
    async (reducedMotion) => {
      await page.emulateMedia({ reducedMotion });
      await show(bakery);
      await show(bakery, { glow: ['section:note'] });
      const glow = frame().locator('vys-preview-selection .glow');
      await glow.waitFor();
      await expect.poll(() => frame().evaluate('scrollY')).toBeGreaterThan(100);
      const animations = await glow.evaluate((box) => box.getAnimations().length);
      expect(animations).toBe(reducedMotion === 'reduce' ? 0 : 1);
      await expect.poll(() => glow.count(), { timeout: 5_000 }).toBe(0);
    },
  );

  it('scrolls to what is opened and lights it up, and nothing where it is gone', {
    tags: 'slow',
  }, async () => {
    await show(bakery);
    const glow = frame().locator('vys-preview-selection .glow');
    const key = 'section:gone';
    await postToFrame(page, { type: 'mark', key, reveal: true, glows: true });
    await postToFrame(page, { type: 'mark', key: 'section:note', reveal: true, glows: true });
    await glow.waitFor();
    expect(await glow.count()).toBe(1);
    await expect.poll(() => frame().evaluate('scrollY')).toBeGreaterThan(100);
    expect(await heard('place')).toMatchObject({ key: 'section:note' });
  });
});
