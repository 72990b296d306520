// Edits of form: type, button shape, space, alignment, text size, and another design altogether.

import { readElementText } from '@vys/compiler';
import { paletteFor } from '../compose/compose-page.ts';
import { LAYOUTS, layoutNamed, layoutsOf } from '../compose/layouts/all.ts';
import { SECTION_KINDS } from '../compose/sections.ts';
import { designOf, longestWord, stylesheet } from '../compose/stylesheet.ts';
import { pick } from '../seed.ts';
import { type Pair, stack } from '../theme/fonts.ts';
import type { PageContent } from '../types.ts';
import type { ButtonShape } from '../understand/intent.ts';
import { hasToken, readToken, setRule, setToken } from './css-edit.ts';
import { scanRules } from './css-scan.ts';
import { type Edited, refused } from './edited.ts';
import { linkSites } from './link-sites.ts';
import { buttonSelector, classOf, headlineOf, rootOf, type Source, sectionOf } from './source.ts';

const done = (page: PageContent, css: string, did: string, changed: string): Edited => ({
  ok: true,
  page: { ...page, css },
  did,
  changed,
});

export function setFont(
  page: PageContent,
  pair: Pair,
  words: string,
  only?: 'display' | 'body',
): Edited {
  const wanted: [string, string, string][] = [
    ['--font-display', stack(pair.display), 'h1, h2, h3'],
    ['--font-body', stack(pair.body), 'body'],
  ];
  let css = page.css;
  for (const [token, value, selector] of wanted) {
    if (only && token !== `--font-${only}`) continue;
    css = hasToken(css, token)
      ? setToken(css, token, value)
      : setRule(css, selector, { 'font-family': value });
  }
  if (css === page.css) return refused(`The page is set in ${words} already.`);
  const where = only === 'display' ? 'the headlines' : only === 'body' ? 'the text' : 'the page';
  return done(page, css, `set ${where} in ${words}`, 'font');
}

const SHAPES: Record<
  ButtonShape,
  { words: string; rule: Record<string, string>; radius?: string }
> = {
  pill: { words: 'pills', rule: {}, radius: '999px' },
  rounded: { words: 'rounded', rule: {}, radius: '16px' },
  square: { words: 'square', rule: {}, radius: '0px' },
  outline: {
    words: 'outlined',
    rule: {
      background: 'transparent',
      color: 'inherit',
      border: '2px solid currentColor',
      'box-shadow': 'none',
    },
  },
  filled: {
    words: 'filled',
    rule: {
      background: 'var(--accent)',
      color: 'var(--accent-text)',
      border: '2px solid transparent',
      'box-shadow': 'none',
    },
  },
  shadow: {
    words: 'soft, with a shadow',
    rule: {
      background: 'var(--surface)',
      color: 'var(--text)',
      border: '0',
      'box-shadow': '0 10px 26px -12px rgb(0 0 0 / .45)',
    },
  },
};

export function setButtons(page: PageContent, source: Source, shape: ButtonShape): Edited {
  const { words, rule, radius } = SHAPES[shape];
  const ours = hasToken(page.css, '--accent-text');
  const layout = layoutNamed(designOf(page.css)?.layout ?? '');
  const selector = buttonSelector(source);
  const box = layout?.rows
    ? {
        'padding-inline': '1.25rem',
        ...(radius
          ? { border: '1.5px solid currentColor', 'margin-block': '.3rem' }
          : { 'margin-block': '.3rem' }),
      }
    : {};
  const plain: Record<string, string> = ours
    ? rule
    : Object.fromEntries(
        Object.entries(rule).map(([name, value]) => [name, FALLBACK[value] ?? value]),
      );
  const wanted = { ...(radius ? { 'border-radius': radius } : {}), ...plain, ...box };
  const css = setRule(page.css, selector, wanted);
  if (css === page.css) return refused(`The buttons are ${words} already.`);
  return done(page, css, `made the buttons ${words}`, 'button shape');
}

const FALLBACK: Record<string, string> = {
  'var(--accent)': '#1f2937',
  'var(--accent-text)': '#ffffff',
  'var(--surface)': '#ffffff',
  'var(--text)': '#1f2937',
};

const SPACES = [0.6, 0.8, 1, 1.3, 1.65];

export function setSpacing(page: PageContent, to: 'more' | 'less'): Edited {
  const now = Number(readToken(page.css, '--space'));
  if (!Number.isFinite(now) || !hasToken(page.css, '--space')) {
    return refused(
      'This page has no spacing of ours to turn up or down. The code editor can change its margins.',
    );
  }
  const next =
    to === 'more'
      ? SPACES.find((step) => step > now + 0.01)
      : SPACES.findLast((step) => step < now - 0.01);
  if (next === undefined)
    return refused(
      to === 'more' ? 'It is as airy as I make it.' : 'It is as compact as I make it.',
    );
  return done(
    page,
    setToken(page.css, '--space', String(next)),
    `gave the page ${to} space`,
    'spacing',
  );
}

const SIZES = ['90%', '100%', '112.5%', '125%'];

export function setTextSize(page: PageContent, to: 'bigger' | 'smaller'): Edited {
  const ours = hasToken(page.css, '--size');
  const html = scanRules(page.css)
    .findLast((rule) => rule.selector === 'html')
    ?.declarations.findLast((d) => d.name === 'font-size')?.value;
  const now = Math.max(0, SIZES.indexOf((ours ? readToken(page.css, '--size') : html) ?? '100%'));
  const next = SIZES[now + (to === 'bigger' ? 1 : -1)];
  if (!next) return refused(`The text is as ${to === 'bigger' ? 'big' : 'small'} as I make it.`);
  const css = ours
    ? setToken(page.css, '--size', next)
    : setRule(page.css, 'html', { 'font-size': next });
  return done(page, css, `made the text ${to}`, 'text size');
}

export function setAlign(page: PageContent, source: Source, to: 'left' | 'center'): Edited {
  const root = rootOf(source);
  const name = root && classOf(root)[0];
  const css = hasToken(page.css, '--align')
    ? setToken(page.css, '--align', to)
    : setRule(page.css, name ? `.${name}` : 'main', { 'text-align': to });
  const words = to === 'center' ? 'centred' : 'aligned to the left';
  if (css === page.css) return refused(`It is ${words} already.`);
  return done(
    page,
    css,
    to === 'center' ? 'centred the page' : 'aligned the page to the left',
    'alignment',
  );
}

const KNOWN_SELECTORS = new Set<string>();

/** The selectors our own stylesheets use; all other rules are the author's and stay. */
function knownSelectors(): Set<string> {
  if (KNOWN_SELECTORS.size > 0) return KNOWN_SELECTORS;
  for (const layout of LAYOUTS) {
    const css = stylesheet({
      layout,
      palette: paletteFor(layout, ''),
      sections: SECTION_KINDS,
      headline: '',
    });
    for (const rule of scanRules(css)) KNOWN_SELECTORS.add(rule.selector);
  }
  KNOWN_SELECTORS.add('.page .link, .page .button');
  return KNOWN_SELECTORS;
}

function authorRules(css: string): string {
  const known = knownSelectors();
  return scanRules(css)
    .filter((rule) => rule.depth === 0 && !known.has(rule.selector))
    .map((rule) => css.slice(rule.start, rule.close + 1))
    .join('\n');
}

/** Dresses the same markup anew: not a byte of the JSX changes, so no word and no link can get lost. */
export function redesign(page: PageContent, source: Source, seed: string): Edited {
  const current = designOf(page.css);
  const layout = layoutNamed(current?.layout ?? '');
  const dressed = source.elements.some((element) => classOf(element).includes('hero'));
  if (!layout || !dressed) {
    const count = linkSites(source).length;
    return refused(
      `This page was not made from one of my designs, and I will not rebuild it without losing parts. I can change its colours, type and buttons, or make a new page${count > 0 ? ` with its ${count} links` : ''}.`,
      ['Create a link-in-bio page', 'Make it dark', 'Use a serif font'],
    );
  }
  const next = pick(
    layoutsOf(layout.kind).filter((other) => other !== layout),
    `${seed}/${layout.name}`,
  );
  const palette = paletteFor(next, `${seed}/${current?.palette}`);
  const headline = headlineOf(source);
  const sections = SECTION_KINDS.filter((kind) => sectionOf(source, kind));
  const css = stylesheet({
    layout: next,
    palette,
    sections,
    headline: headline ? readElementText(headline) : '',
  });
  const own = authorRules(page.css);
  const letters = headline ? longestWord(readElementText(headline)) : 8;
  const full = setToken(own ? `${css}${own}\n` : css, '--letters', String(letters));
  return done(
    page,
    full,
    `dressed the page in another design, “${next.name}” in ${palette.name}`,
    'design',
  );
}
