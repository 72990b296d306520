// How the pictures of a finished page are loaded.
import { describe, expect, it } from 'vitest';
import { describeImages, PICTURE_CSS } from './page-images.ts';

const url = 'https://pages.example/_/media/one';
const shape = {
  url,
  width: 2000,
  height: 1000,
  variants: [{ url: `${url}/640`, width: 640 }],
  color: '#a1b2c3',
};
const run = (html: string, { css = '', shapes = [shape] } = {}) =>
  describeImages({ html, css }, shapes);
const attributes = (html: string, options = {}) =>
  [...run(html, options).html.matchAll(/<img([^>]*)>/g)].map(([, text]) => text?.trim());

describe('describeImages', () => {
  it('gives an image of ours its size, its other widths and its color', () => {
    expect(run(`<p>A</p><img src="${url}" alt="A">`)).toEqual({
      html: `<p>A</p><img src="${url}" alt="A" decoding="async" fetchpriority="high" width="2000" height="1000" sizes="min(100vw,2000px)" srcset="${url}/640 640w,${url} 2000w" style="background:#a1b2c3">`,
      css: PICTURE_CSS,
    });
  });

  it('knows how wide pictures of our designs are at most', () => {
    const [image] = attributes(`<img class="avatar" src="${url}">`);
    expect(image).toMatch(/sizes="min\(min\(100vw,[\d.]+rem\),2000px\)"/);
  });

  it.each([
    ['no other widths', { ...shape, variants: [] }, 'srcset'],
    ['no color', { ...shape, color: undefined }, 'background'],
  ])('leaves out what an image with %s has not', (_case, one, missing) => {
    expect(attributes(`<img src="${url}">`, { shapes: [one] })[0]).not.toContain(missing);
  });

  it.each([
    ['a width', `<img src="${url}" width="20">`, ' height='],
    ['widths', `<img src="${url}" srcset="${url} 2x">`, 'sizes'],
    ['a background', `<img src="${url}" style="background:red">`, '#a1b2c3'],
  ])('leaves %s that the page gives as it is', (_case, html, missing) => {
    expect(attributes(html)[0]).not.toContain(missing);
  });

  it.each([['img{object-fit:contain}'], ['.a{object-fit: scale-down}']])(
    'paints nothing behind pictures that may not fill their box: %s',
    (css) => expect(attributes(`<img src="${url}">`, { css })[0]).not.toContain('background'),
  );

  it('keeps the shape of a picture whose CSS would take it away', () => {
    const css = 'img{aspect-ratio:auto}p{aspect-ratio:auto 1/2}';
    const page = run(`<img src="${url}">`, { css });
    expect(page.html).toContain('style="background:#a1b2c3;--ratio:auto 2000/1000"');
    expect(page.css).toBe(
      `${PICTURE_CSS}img{aspect-ratio:var(--ratio,auto)}p{aspect-ratio:auto 1/2}`,
    );
    expect(run('<img src="a">', { css }).css).toBe(css);
  });

  it('takes nothing from what it does not know, and nothing from a page without pictures', () => {
    expect(attributes('<img src="https://a.example/b.png">')[0]).not.toContain('sizes');
    expect(run('<p>A', { css: 'p{top:0}' })).toEqual({ html: '<p>A', css: 'p{top:0}' });
  });

  it('loads the first picture first, and those below when they are near', () => {
    const text = `<p>${'word '.repeat(200)}</p>`;
    const pictures = attributes(
      `<img src="a" loading="lazy"><img src="b"><img src="c">${text}<img src="d"><img src="e" loading="eager">`,
    );
    expect(pictures.map((one) => /loading="(\w+)"/.exec(one ?? '')?.[1])).toEqual([
      undefined,
      undefined,
      'lazy',
      'lazy',
      'eager',
    ]);
    expect(pictures.map((one) => one?.includes('fetchpriority="high"'))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(pictures.every((one) => one?.includes('decoding="async"'))).toBe(true);
  });

  it('puts a cover before a portrait', () => {
    const pictures = attributes('<img class="avatar" src="a"><img class="cover" src="b">');
    expect(pictures.map((one) => one?.includes('fetchpriority'))).toEqual([false, true]);
  });

  it('has no first picture where it lies below the first screen', () => {
    const links = '<a href="https://a.example">A</a>'.repeat(8);
    expect(attributes(`${links}<img src="a">`)).toEqual([
      'src="a" decoding="async" loading="lazy"',
    ]);
  });
});
