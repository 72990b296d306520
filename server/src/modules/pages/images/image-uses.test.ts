// Finding an uploaded image in a source, and taking it out.
import { compile } from '@vys/compiler';
import { describe, expect, it } from 'vitest';
import { BLANK_IMAGE, findImageUses, withoutImage } from './image-uses.ts';

const key = 'AbCdEfGhIjKlMnOpQrStUv_-';
const url = `https://pages.example:4101/_/media/${key}`;
const page = (element: string, css = '', before = '') => ({
  jsx: `${before}export default function Page() { return <main>${element}</main>; }`,
  css,
  metadata: { title: 'T', description: '' },
});
const cut = (content: ReturnType<typeof page>) =>
  withoutImage(content, [key], { cutsElements: true });

describe('the places of an image', () => {
  it.each([
    [`<img src="${url}" alt="Ada on stage" />`, ['Image “Ada on stage”']],
    [`<img\n  alt={"A \\"star\\""} src='${url}?w=2'\n/>`, ['Image “A "star"”']],
    [`<img src="${url}" />`, ['Image without a description']],
    [`<img src="${url}" alt="" />`, ['Image without a description']],
    [
      `<img src="${url}" alt={name} width={40} style={{ top: "}" }} />`,
      ['Image without a description'],
    ],
    [`<img src="${url}" srcSet="${url} 1x, ${url}#2 2x" alt="A" />`, ['Image “A”']],
    [`<p style={{ background: "url(${url})" }}>x</p>`, ['Background']],
    [`<img src="/_/media/${key}" alt="Ours" />`, ['Image “Ours”']],
    [
      `<img src="https://a.example/x.png" alt="Another" /><p>${url}</p>`,
      ['Image in the page code'],
    ],
    ['<img src="https://a.example/_/media/other" alt="Another" />', []],
  ])('%s', (element, labels) => {
    expect(findImageUses(page(element), [key])).toEqual(labels);
  });

  it('are found in styles and in data', () => {
    const content = page(
      '<i>{photo}</i>',
      `a { background: url( '${url}' ) }`,
      `const photo = "${url}";\n`,
    );
    expect(findImageUses(content, [key])).toEqual(['Image in the page code', 'Background']);
  });
});

describe('a page without an image', () => {
  it.each([
    [`<img src="${url}" alt="A" />`, '<></>'],
    [`{open && <img src="${url}" alt="A" />}`, '{open && <></>}'],
    [`<img srcSet="${url} 1x, ${url} 2x" alt="A" /><b>x</b>`, '<></><b>x</b>'],
    [`<img src="${url}" {...more} />`, `<img src="${BLANK_IMAGE}" {...more} />`],
    [`<img src="${url}">`, `<img src="${BLANK_IMAGE}">`],
    [
      `<a href="https://b.example">${url}?v=1 x</a>`,
      `<a href="https://b.example">${BLANK_IMAGE} x</a>`,
    ],
  ])('%s', (element, left) => {
    expect(cut(page(element)).jsx).toBe(page(left).jsx);
  });

  it('still compiles, and names the image nowhere', () => {
    const content = page(
      `{photo ? <img src="${url}" alt="A" /> : null}<ul>{[1].map((n) => <img key={n} src={"${url}"} alt="B" />)}</ul>`,
      `a { background: url(${url}) no-repeat } b { background: url("${url}") }`,
      `const photo = '${url}';\n`,
    );
    const cleaned = cut(content);
    expect(findImageUses(cleaned, [key])).toEqual([]);
    expect(JSON.stringify(cleaned)).not.toContain(key);
    expect(compile(cleaned).ok).toBe(true);
    expect(cleaned.css).toBe(
      `a { background: url(${BLANK_IMAGE}) no-repeat } b { background: url("${BLANK_IMAGE}") }`,
    );
  });

  it('keeps every element when only addresses are replaced', () => {
    const cleaned = withoutImage(page(`<img src="${url}" alt="A" />`), [key], {
      cutsElements: false,
    });
    expect(cleaned.jsx).toContain(`<img src="${BLANK_IMAGE}" alt="A" />`);
  });

  it('takes time in proportion to the source, also for hostile ones', () => {
    const time = (content: ReturnType<typeof page>) => {
      const start = performance.now();
      findImageUses(content, [key]);
      cut(content);
      return performance.now() - start;
    };
    for (const piece of [`<img a={"${url}" `, `<img src="${url}`, url, `<img {/_/media/${key}`]) {
      const sized = (length: number) => page(piece.repeat(Math.floor(length / piece.length)));
      time(sized(64_000));
      const [half, whole] = [time(sized(128_000)), time(sized(256_000))];
      expect(whole).toBeLessThan(half * 4 + 50);
    }
  });
});
