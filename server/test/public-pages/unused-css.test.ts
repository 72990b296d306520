// Publishing leaves out CSS that a page cannot show and says the rest shorter: in a real browser, every element looks
// as with all of it.
import { shortenPage } from '@vys/compiler/css/shorten/shorten-page';
import { removeUnusedCss } from '@vys/compiler/css/unused/remove-unused-css';
import { BASE_CSS } from '@vys/compiler/document/render-document';
import { listFamilies } from '@vys/compiler/page-design/families/families';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { typicalSamples } from '../../../compiler/test/family-samples.ts';
import { renderDesign } from '../../../compiler/test/render-design.ts';
import { createMinifier } from '../../src/modules/pages/render/renderer.ts';
import { openChromium } from '../clients/chromium.ts';

type Styled = { html: string; css: string };

const minifier = createMinifier();
let page: Awaited<ReturnType<Awaited<ReturnType<typeof openChromium>>['newPage']>>;

beforeAll(async () => {
  page = await (await openChromium()).newPage();
  await page.route('**/*', (route) => route.abort());
});
afterAll(async () => {
  await page.close();
  minifier.close();
});

const odd: Record<string, Styled> = {
  'selectors of every kind': {
    html: '<main id="a" class="b c"><h1>A</h1><p data-x="1" title="t">B <i>C</i></p><ul><li>D<li class="b">E</ul><input placeholder="F"></main>',
    css: `#a.b > h1 + p, .gone h1 { color: red; }
      p:is(.gone, [data-x]) { margin: 3px; } :where(.b, .gone) i { top: 1px; } main:has(> .gone) p { margin: 9px; }
      main:not(.gone, :has(.other)) h1 { letter-spacing: 2px; } li:nth-child(2 of .b) { color: blue; }
      [title="t" i]::first-letter { color: green; } .gone::-unknown, p { padding: 7px; } .gone, p:unknown { padding: 1px; }
      li.b, li#gone { font-weight: 700; } input::placeholder { color: teal; } *|i { font-size: 30px; }`,
  },
  'rules in rules, where the list decides on the specificity': {
    html: '<div class="a"><p class="b">A</p></div>',
    css: '.a, #gone { .b { color: red; } & .gone { color: blue; } &:hover { top: 0; } } .a .b.b { color: green; } .gone { p { color: teal } }',
  },
  'layers whose order is set by one that is empty': {
    html: '<p class="a">A</p>',
    css: '@layer x { .gone { color: red; } } @layer y { .a { color: green; } } @layer x { .a { color: blue; } }',
  },
  'custom properties through others, in conditions and in style attributes': {
    html: '<div class="a"><p style="--own:4px;padding:var(--from-style)">A</p></div>',
    css: ':root { --x: var(--y); --y: red; --unused: var(--x); --from-style: 5px; --box: 1; } .a { container-name: a; } p { color: var(--x); margin: var(--own); border: var(--none, 2px solid) } @container style(--box: 1) { p { outline: 3px solid; } }',
  },
  'animations by name, through a custom property and in a style attribute': {
    html: '<p class="a">A</p><p class="b">B</p><p style="animation:c 9s">C</p>',
    css: '@keyframes a { from { color: red } } @keyframes b { from { color: blue } } @keyframes c { from { color: teal } } @keyframes d { from { color: lime } } .a { animation: a 9s; } :root { --play: b 9s } .b { animation: var(--play); }',
  },
  'text that looks like markup': {
    html: '<p>class="b" &lt;i class="c"> and a "quote</p><p class="d">"</p>',
    css: '.b { color: red } .c, i { color: blue } .d { color: green } .d::before { content: "}.x{" }',
  },
  'names that need escapes': {
    html: '<p class="md:flex w-1/2 [&amp;_p]:m-1" id="1a">A</p>',
    css: '.md\\:flex { color: red } .w-1\\/2 { width: 50% } .\\[\\&_p\\]\\:m-1 { margin: 4px } #\\31 a { padding: 2px } .md\\:gone { color: blue }',
  },
};

const designs = listFamilies().map((family) => {
  const sample = typicalSamples[family as keyof typeof typicalSamples];
  return [family, { ...sample, theme: { ...sample.theme, family } }] as const;
});

/** Pictures come when they come, and change the boxes around them. */
const withoutPictures = ({ html, css }: Styled): Styled => ({
  html: html.replace(/ (?:src|alt|loading)="[^"]*"/g, ''),
  css,
});

it.each(designs)(
  '%s looks the same with the CSS it uses',
  { tags: 'slow' },
  async (_name, design) => {
    expect(await compare(withoutPictures(renderDesign(design)))).toEqual([]);
  },
);

it.each(Object.entries(odd))('%s look the same', async (_name, styled) => {
  expect(await compare(styled)).toEqual([]);
});

it('finds a rule that is missing', async () => {
  const html = '<p>A</p>';
  const all = { html, css: 'p{color:red}p:before{content:"A"}' };
  expect(await findDifferences(all, { html, css: 'p{color:red}' }, 390)).not.toEqual([]);
});

async function compare({ html, css }: Styled): Promise<string[]> {
  const minified = await minify(css);
  const used = removeUnusedCss(minified, html);
  expect(used.length).toBeLessThan(minified.length);
  const whole = { html, css: `${BASE_CSS}${minified}` };
  const short = shortenPage({ html, css: `${BASE_CSS}${used}` });
  const after = { html: short.html, css: await minify(short.css) };
  const narrow = await findDifferences(whole, after, 390);
  return [...narrow, ...(await findDifferences(whole, after, 1280))];
}

async function minify(css: string): Promise<string> {
  const minified = await minifier.run(crypto.randomUUID(), css);
  if (!minified.ok) throw new Error('not minified');
  return minified.text;
}

/** Properties of elements, and of what is drawn before and after them, that the two styles give other values. */
async function findDifferences(before: Styled, after: Styled, width: number) {
  const documents = [before, after].map(
    ({ html, css }) =>
      `<!doctype html><html><head><style>${css}</style></head><body><div id="page">${html}</div><footer><a href="/">A</a></footer></body></html>`,
  );
  await page.setViewportSize({ width, height: 900 });
  await page.setContent(
    `<style>iframe{position:absolute;inset:0;width:100%;height:100%;border:0}</style><iframe></iframe><iframe></iframe>`,
  );
  return page.evaluate(async (sources) => {
    const isDrawn = (part: string, style: CSSStyleDeclaration) => {
      if (part === '::before' || part === '::after') return style.content !== 'none';
      return part === '' || sources[0]?.includes(part) === true;
    };
    const frames = [...document.querySelectorAll('iframe')];
    const loaded = frames.map((frame, index) => {
      frame.srcdoc = sources[index] as string;
      return new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    });
    await Promise.all(loaded);
    const [one, other] = frames.map((frame) => {
      const inside = frame.contentDocument as Document;
      for (const details of inside.querySelectorAll('details')) details.open = true;
      const animations = inside.getAnimations();
      for (const animation of animations) animation.cancel();
      const styles = [...inside.querySelectorAll('body, body *')].flatMap((element) =>
        ['', '::before', '::after', '::first-letter', '::placeholder'].map((part) => {
          const style = (frame.contentWindow as Window).getComputedStyle(element, part || null);
          return { at: `${element.tagName}${part}`, isDrawn: isDrawn(part, style), style };
        }),
      );
      return { styles, count: animations.length };
    });
    if (!one || !other) return ['no frames'];
    const differences = one.count === other.count ? [] : ['animations'];
    if (one.styles.length !== other.styles.length) differences.push('elements');
    for (const [index, { at, isDrawn, style }] of one.styles.entries()) {
      const second = other.styles[index];
      if (isDrawn !== second?.isDrawn) differences.push(at);
      for (const property of isDrawn ? style : []) {
        // What nothing reads is not seen.
        if (property.startsWith('--')) continue;
        const isOfImage = /^background-(?:position|size|repeat)/.test(property);
        if (isOfImage && style.backgroundImage === 'none') continue;
        const [left, right] = [style, second?.style].map((from) =>
          from?.getPropertyValue(property),
        );
        if (left !== right) differences.push(`${at} ${property}: ${left} / ${right}`);
      }
    }
    return differences.slice(0, 20);
  }, documents);
}
