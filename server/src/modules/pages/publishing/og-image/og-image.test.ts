// OG images, drawn by the real process: what goes in, what comes out, what may fail.
import { afterAll, describe, expect, it } from 'vitest';
import { createTestLog } from '../../../../../test/test-log.ts';
import { appError } from '../../../../platform/errors.ts';
import type { FileStore } from '../../../../platform/storage/file-store.ts';
import { createOgImageRenderer, type RenderPool } from '../../render/renderer.ts';
import { createOgImages, hashOgImage, imageKey } from './og-image.ts';
import { ogImageSpec } from './og-image-content.ts';
import { extractColors } from './og-palette.ts';
import { drawableText } from './og-text.ts';

const ogImageRenderer = createOgImageRenderer();
afterAll(() => ogImageRenderer.close());

const log = createTestLog();
const context = { publicName: 'anna', fullName: 'Anna Moss' };
const content = (title: string, css = '') => ({
  jsx: '',
  css,
  metadata: { title, description: '' },
});
const specFor = (title: string, css = '') =>
  ogImageSpec(content(title, css), context, 'https://vys.example');

function memoryFiles(): FileStore & { kept: Map<string, Buffer> } {
  const storedFiles = new Map<string, Buffer>();
  return {
    kept: storedFiles,
    put: async (key, bytes) => void storedFiles.set(key, Buffer.from(bytes)),
    get: async (key) => storedFiles.get(key) ?? null,
    remove: async (key) => void storedFiles.delete(key),
  };
}

/** From the header of a PNG. */
function readPngSize(png: Buffer): [string, number, number] {
  return [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe('what stands on the image', () => {
  it.each([
    ['Anna Moss', 'Anna Moss'],
    ['✨ Anna ✨', 'Anna'],
    ['𝓐𝓷𝓷𝓪 𝕄𝕠𝕤𝕤', 'Anna Moss'],
    ['Anna アンナ', 'Anna'],
    ['a\u0000b\u202ec\n\td', 'a bc d'],
    ['Z̷̢̛a̴̡l̵̨g̷o', 'Zalgo'],
    ['Привет, мир', 'Привет, мир'],
    ['Nguyễn', 'Nguyễn'],
  ])('%j is drawn as %j', (title, drawn) => {
    expect(drawableText(title)).toBe(drawn);
  });

  it.each(['שלום', 'مرحبا', '日本語', '👩‍👩‍👧‍👦', '', ' \u0000 ', '— • —'])(
    '%j gives way to the name',
    (title) => {
      expect(specFor(title)).toMatchObject({ title: 'Anna Moss', address: 'vys.example/anna' });
    },
  );

  it('is cut after a few lines', () => {
    const drawn = drawableText('word '.repeat(100_000)) ?? '';
    expect(drawn.length).toBeLessThanOrEqual(110);
    expect(drawn.endsWith('…')).toBe(true);
  });
});

describe('its colors', () => {
  it.each([
    [':root{--bg:#f7f2e8;--text:#33251c;--accent:#b8401a}', '#f7f2e8', '#33251c', '#b8401a'],
    [
      'a{--color-bg: rgb(0 0 0); --fg: white; --primary:hsl(0 100% 50%)}',
      '#000000',
      '#ffffff',
      '#ff0000',
    ],
    [':root{--paper:#fff;--bg:var(--paper);--ink:#123456}', '#ffffff', '#123456', '#acb8c4'],
    ['@media (x){a{--bg:oklch(1 0 0)}}', '#ffffff', '#111111', '#acacac'],
    [
      'a{--bg:oklch(25% 0.05 250);--text:lab(95% 0 0);--accent:gold}',
      '#0d2339',
      '#f1f1f1',
      '#ffd700',
    ],
    [
      'a{--bg:color-mix(in srgb, black, white 20%);--fg:var(--x, white)}',
      '#333333',
      '#ffffff',
      '#7a7a7a',
    ],
    ['a{--bg:transparent;--page:#fff}', '#ffffff', '#111111', '#acacac'],
    ['a{color:red}', '#0f1a16', '#f0f7f3', '#10b981'],
    ['a{--bg:url(x);--text:#zzz}', '#0f1a16', '#f0f7f3', '#10b981'],
    ['a{--bg:var(--bg)}', '#0f1a16', '#f0f7f3', '#10b981'],
  ])('of %s', (css, background, text, accent) => {
    expect(extractColors(css)).toEqual({ background, text, accent });
  });

  it('stay readable whatever the page says', () => {
    expect(extractColors('a{--bg:#ffb84d;--text:#fff4c9}').text).toBe('#111111');
    expect(extractColors('a{--bg:#222;--text:#333}').text).toBe('#ffffff');
  });
});

describe('drawing', () => {
  it.each([
    'Anna Moss',
    'x'.repeat(500),
    'שלום עולם',
    '👩‍👩‍👧‍👦 emoji 🇩🇪',
    '\u0000\u0001\u001b[31m',
    '<script>alert(1)</script> & "quotes"',
    'a '.repeat(400),
    '\ud800 half a pair',
    'Ｗｉｄｅ ﷽ ligature',
  ])('outlives %j', async (title) => {
    const result = await ogImageRenderer.run('ada', JSON.stringify(specFor(title)));
    if (!result.ok) throw new Error(result.message);
    const png = Buffer.from(result.text, 'base64');
    expect(readPngSize(png)).toEqual(['PNG', 1200, 630]);
    expect(png.length).toBeLessThan(150_000);
  });

  it('rejects text that is not an OG image spec, and goes on', async () => {
    for (const text of ['{}', 'null', '[1]', '{"title":1}', 'nonsense']) {
      expect((await ogImageRenderer.run('ada', text)).ok).toBe(false);
    }
    expect((await ogImageRenderer.run('ada', JSON.stringify(specFor('Anna')))).ok).toBe(true);
  });
});

describe('saving and finding', () => {
  it('draws while publishing, and again on a request after the bytes are gone', async () => {
    const files = memoryFiles();
    const images = createOgImages({ files, ogImageRenderer, log });
    const hash = hashOgImage(specFor('Anna'));
    await images.save('ada', specFor('Anna'));
    const first = await images.find(hash);
    expect(first && readPngSize(first)).toEqual(['PNG', 1200, 630]);
    await files.remove(imageKey(hash));
    expect([...files.kept.keys()]).toEqual([`og/${hash.slice(0, 2)}/${hash}.json`]);
    expect((await images.find(hash))?.equals(first as Buffer)).toBe(true);
  });

  it.each(['', '../../x', 'g'.repeat(20), '0'.repeat(20)])('finds nothing at %j', async (hash) => {
    const images = createOgImages({ files: memoryFiles(), ogImageRenderer, log });
    expect(await images.find(hash)).toBeUndefined();
  });

  it('never fails a publish', async () => {
    const broken = async () => Promise.reject(new Error('disk full'));
    const none: RenderPool = {
      run: async () => Promise.reject(appError('unavailable')),
      warmUp: () => undefined,
      workerPid: () => undefined,
      close: () => undefined,
    };
    const noDisk = createOgImages({
      files: { put: broken, get: async () => null, remove: broken },
      ogImageRenderer,
      log,
    });
    await expect(noDisk.save('ada', specFor('Anna'))).resolves.toBeUndefined();
    const failingRenderer = createOgImages({ files: memoryFiles(), ogImageRenderer: none, log });
    await expect(failingRenderer.save('ada', specFor('Anna'))).resolves.toBeUndefined();
    const image = failingRenderer.find(hashOgImage(specFor('Anna')));
    await expect(image).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('depends on title, name and palette, and on nothing else', () => {
    const hash = hashOgImage(specFor('Anna', 'a{--bg:#fff}'));
    expect(hashOgImage(specFor('Anna', 'a{--bg:#ffffff;color:red}'))).toBe(hash);
    expect(hashOgImage(specFor('Berta', 'a{--bg:#fff}'))).not.toBe(hash);
    expect(hashOgImage(specFor('Anna', 'a{--bg:#000}'))).not.toBe(hash);
  });
});
