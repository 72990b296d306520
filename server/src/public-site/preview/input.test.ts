// Keys of the studio and scrolling in the preview frame, in a real Chromium.
import { compile } from '@vys/compiler';
import type { PreviewInputMessage } from '@vys/contract/pages/preview';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
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
beforeEach(async () => {
  const compiled = compile({
    jsx: 'export default () => <main><h1>Ada</h1><input aria-label="Email" /><p>End</p></main>;',
    css: 'html { scroll-behavior: smooth } main { height: 2700px }',
    metadata: { title: 'Ada', description: '' },
  });
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.diagnostics));
  const { code, css } = compiled;
  await postToFrame(page, { type: 'render', id: 1, code, css, fontFaces: '', title: 'Ada' });
  await findMessage(page, ({ type }) => type === 'rendered');
});

const frame = () => previewFrame(page);
const heard = async (): Promise<PreviewInputMessage[]> => {
  // Longer than a frame takes to scroll and to say so.
  await page.waitForTimeout(150);
  const all = await page.evaluate(() => (globalThis as unknown as Studio).messages);
  return (all as unknown as PreviewInputMessage[]).filter(({ type }) =>
    ['key', 'scrolled'].includes(type),
  );
};
const top = () => frame().evaluate<number>('Math.round(window.scrollY)');

describe('keys of the studio', () => {
  it('are told when they are pressed in the frame', { tags: 'slow' }, async () => {
    await frame().locator('h1').click();
    const keys = ['Control+z', 'Control+Shift+z', 'Control+y', 'Meta+z', 'Control+s', 'z', 'Alt+z'];
    for (const key of keys) await page.keyboard.press(key);
    expect((await heard()).map((one) => 'name' in one && one.name)).toEqual([
      'undo',
      'redo',
      'redo',
      'undo',
      'save',
    ]);
  });

  it('undo typing in a field of the page', async () => {
    const field = frame().getByLabel('Email');
    await field.click();
    await page.keyboard.type('ada');
    await page.keyboard.press('Control+z');
    expect(await field.inputValue()).toBe('');
    expect(await heard()).toEqual([]);
  });
});

describe('scrolling', () => {
  it('is told in proportion when the studio asks for it', { tags: 'slow' }, async () => {
    await frame().evaluate('window.scrollTo({ top: 500, behavior: "instant" })');
    expect(await heard()).toEqual([]);
    await postToFrame(page, { type: 'reportScroll', isOn: true });
    await frame().evaluate('window.scrollTo({ top: 1000, behavior: "instant" })');
    const all = await frame().evaluate<number>(
      'document.documentElement.scrollHeight - window.innerHeight',
    );
    const [told] = await heard();
    expect(told).toEqual({ type: 'scrolled', part: 1000 / all });
  });

  it('to where the studio says is at once and is not told back', { tags: 'slow' }, async () => {
    await postToFrame(page, { type: 'reportScroll', isOn: true });
    await postToFrame(page, { type: 'scrollTo', part: 1 });
    expect(await heard()).toEqual([]);
    expect(await top()).toBeGreaterThan(1_900);
    await postToFrame(page, { type: 'scrollTo', part: 0 });
    expect(await heard()).toEqual([]);
    expect(await top()).toBe(0);
    await postToFrame(page, { type: 'scrollTo', part: 'far' });
    expect([await heard(), await top()]).toEqual([[], 0]);
  });
});
