// CSS that every page starts with. Everything is said in the theme's custom properties, so that a change of the
// theme changes the whole page. Families and sections follow and may say anything differently.
import { type PageTheme, profileElements } from '@vys/contract/page-model/theme';
import type { Decisions } from '../design-parts.ts';
import { letterWidths } from './letter-width.ts';

export const baseCss = `*, ::before, ::after { box-sizing: border-box; }
html { font-size: calc(100% * var(--scale)); font-synthesis-weight: none; -webkit-text-size-adjust: 100%; scroll-behavior: smooth; }
body { margin: 0; min-height: 100dvh; background: var(--page-background); color: var(--text); font-family: var(--font-body); line-height: 1.55; overflow-wrap: break-word; -webkit-font-smoothing: antialiased; }
h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote { margin: 0; }
ul, ol { padding: 0; list-style: none; }
h1, h2, h3, .display { font-family: var(--font-display); font-weight: var(--heading-weight); text-transform: var(--heading-case); line-height: 1.1; text-wrap: balance; }
p { text-wrap: pretty; }
.capitals { --letter-width: var(--capital-width); }
a { color: inherit; }
img { display: block; max-width: 100%; object-fit: cover; }
.icon { flex: none; width: 1.375em; height: 1.375em; fill: currentColor; }
.icon.line { fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
.avatar { display: grid; place-items: center; width: 5.5rem; aspect-ratio: 1; border-radius: var(--avatar-radius); object-fit: cover; overflow: hidden; font-family: var(--font-display); font-size: 2rem; line-height: 1; background: var(--accent); color: var(--accent-text); }
.link, .button { display: flex; align-items: center; gap: .875rem; min-height: 3.25rem; padding: .75rem var(--link-inset); border: var(--button-border); border-radius: var(--radius); background: var(--button-background); color: var(--button-text); box-shadow: var(--button-shadow, var(--shadow)); font: inherit; font-weight: 600; line-height: 1.3; text-decoration: none; cursor: pointer; transition: transform .2s, background-color .2s, color .2s, box-shadow .2s; }
.button { display: inline-flex; justify-content: center; text-decoration: var(--button-underline); text-underline-offset: .3em; }
.link-text { display: grid; min-width: 0; }
.link-description { font-size: .875em; font-weight: 400; opacity: .85; }
.link-image { width: 3rem; aspect-ratio: 1; border-radius: calc(var(--radius) * .6); }
.link-list { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--link-gap); }
.link-list > li { border-block-end: var(--link-rule); }
.socials { display: flex; flex-wrap: wrap; gap: .25rem; justify-content: var(--align); }
.social { display: grid; place-items: center; width: 3rem; height: 3rem; border-radius: 50%; font-size: 1.125rem; }
.section-title { font-size: 1.75rem; margin-bottom: calc(var(--space) * 1.25); }
.name, .tagline, .location, .section-title, .group-title, .link-text { overflow-wrap: anywhere; }
.price { font-variant-numeric: lining-nums tabular-nums; white-space: nowrap; }
.location > * + ::before { content: " · "; }
.muted { color: var(--muted); }
@media (prefers-reduced-motion: reduce) { *, ::before, ::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; } }`;

const buttonCss = {
  solid:
    '--button-background: var(--accent); --button-text: var(--accent-text); --button-border: 2px solid transparent;',
  outline:
    '--button-background: transparent; --button-text: var(--text); --button-border: 2px solid currentColor;',
  soft: '--button-background: var(--surface); --button-text: var(--text); --button-border: 1px solid var(--border);',
  line: '--button-background: transparent; --button-text: var(--text); --button-border: 0 solid transparent; --button-shadow: none; --button-underline: underline; --link-inset: 0px; --link-gap: 0px; --link-rule: 1px solid var(--border);',
} as const;

const shadowCss = {
  none: '--shadow: none;',
  soft: '--shadow: 0 1px 2px rgb(0 0 0 / 8%), 0 12px 28px -16px rgb(0 0 0 / 45%);',
  hard: '--shadow: 4px 4px 0 var(--text);',
} as const;

const avatarRadius = {
  circle: '50%',
  rounded: '24%',
  square: '0',
  arch: '999px 999px 0 0',
} as const;

/** Soft buttons have the color of surfaces. */
const softOnSurface = '\n.card, .on-surface { --button-background: var(--background); }';

/** Custom properties that follow from decisions of the theme or, where it makes none, of the family. */
export function derivedCss(theme: PageTheme, defaults: Decisions): string {
  const align = theme.align ?? defaults.align;
  const buttons = theme.buttons ?? defaults.buttons;
  const headingCase = theme.headingCase ?? defaults.headingCase;
  const width = letterWidths(theme, headingCase);
  return `:root, .section {
  --link-inset: 1.25rem; --link-gap: calc(var(--space) * .75); --link-rule: 0 solid; --button-underline: none;
  ${buttonCss[buttons]}
  ${shadowCss[theme.shadow ?? defaults.shadow]}
  --align: ${align};
  --space: calc(1rem * var(--density));
  --heading-weight: ${theme.headingWeight ?? defaults.headingWeight};
  --letter-width: ${width.letter}; --capital-width: ${width.capital};
  --heading-case: ${headingCase === 'upper' ? 'uppercase' : 'none'};
  --avatar-radius: ${avatarRadius[theme.avatar ?? defaults.avatar]};
}${buttons === 'soft' ? softOnSurface : ''}`;
}

/** They have sizes of their own, which `em` would replace. */
const isProfileElement = (id: string) => profileElements.some((element) => element === id);

/** Rules of elements that have a style of their own. */
export function elementsCss(elements: PageTheme['elements']): string {
  return Object.entries(elements)
    .map(([id, style]) => {
      const declarations = [
        style.background && `background: ${style.background}`,
        style.color && `color: ${style.color}`,
        style.scale &&
          (isProfileElement(id) ? `zoom: ${style.scale}` : `font-size: ${style.scale}em`),
        style.weight && `font-weight: ${style.weight}`,
        style.align && `text-align: ${style.align}`,
      ].filter(Boolean);
      const selector = isProfileElement(id)
        ? `.page .${id}`
        : `.page [data-id="${id}"], .page #${id}`;
      return `${selector} { ${declarations.join('; ')}; }`;
    })
    .join('\n');
}
