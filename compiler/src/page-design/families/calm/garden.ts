// Breathe: a landscape in an organic shape, soft words, the week.
import type { FamilyDesign } from '../../design-parts.ts';
import { defaultLayouts } from '../default-layouts.ts';
import { sideCss } from './side-css.ts';

export const garden: FamilyDesign = {
  jsx: `function Landscape() {
  return (
    <svg className="scene landscape" viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="sky" d="M0 0h400v400H0z" />
      <circle className="sun" cx="262" cy="168" r="64" />
      <path className="far" d="M0 232C70 190 140 198 210 226s130 22 190-14v188H0z" />
      <path className="near" d="M0 300c80-50 150-34 220-6s120 20 180-14v120H0z" />
      <path className="stem" d="M92 400C94 330 104 280 128 224" />
      <path className="stem leaf" d="M98 346c-26-4-40-22-42-46 26 2 42 18 42 46zM102 320c26-6 38-24 38-50-26 6-40 22-38 50zM114 270c-22-8-32-24-30-46 22 6 34 22 30 46z" />
    </svg>
  );
}

export default function Page() {
  const picture = page.cover ?? page.avatar;
  return (
    <main className="page" lang={page.lang} dir={direction}>
      <div className="side">
        <header className="hero">
          {picture ? <Picture image={picture} className="scene" eager /> : <Landscape />}
          {page.cover && page.avatar && <Avatar />}
          <Name />
          <Text className="tagline">{page.tagline}</Text>
          <Place />
          <Paragraphs text={page.about} className="about" />
        </header>
        <LinkNav />
        <Socials />
      </div>
      {page.sections.some(({ hidden }) => !hidden) && (
        <div className="sections">
          <Sections />
        </div>
      )}
    </main>
  );
}`,
  css: `.page { --gutter: clamp(1.25rem, 6vw, 2.5rem); padding: calc(var(--space) * 1.5) var(--gutter) calc(var(--space) * 2.5); display: grid; grid-template-columns: minmax(0, 1fr); gap: calc(var(--space) * 2.5); min-height: calc(100dvh - 4.5rem); align-content: center; }
.side { display: grid; grid-template-columns: minmax(0, 1fr); gap: calc(var(--space) * 1.75); min-width: 0; }
.hero { display: grid; justify-items: var(--align); gap: calc(var(--space) * .75); text-align: var(--align); container-type: inline-size; }
.scene { width: min(100%, 24rem); aspect-ratio: 1; margin-bottom: var(--space); border-radius: 47% 53% 58% 42% / 54% 44% 56% 46%; overflow: hidden; }
.scene + .avatar { margin-top: -5rem; outline: 5px solid var(--background); }
.sky { fill: color-mix(in oklab, var(--accent) 16%, var(--surface)); }
.sun { fill: color-mix(in oklab, var(--accent) 85%, var(--surface)); }
.far { fill: color-mix(in oklab, var(--accent) 38%, var(--surface)); }
.near { fill: color-mix(in oklab, var(--accent) 78%, #000); }
.stem { fill: none; stroke: var(--surface); stroke-width: 2.5; stroke-linecap: round; }
.leaf { fill: color-mix(in oklab, var(--accent) 40%, var(--surface)); }
.name { font-size: clamp(.8rem, 93cqi / var(--letters) / var(--letter-width), 4.25rem); line-height: 1.04; letter-spacing: -.02em; }
.tagline { font-size: 1.25rem; max-width: 30ch; text-wrap: balance; }
.location { color: var(--muted); }
.socials { margin-inline: -.75rem; }
.about { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75em; max-width: 46ch; }
.group-title { text-align: var(--align); font-size: 1.25rem; margin: var(--space) 0; }
.link { border-radius: calc(var(--radius) * 1.2) calc(var(--radius) * .4); padding-block: .875rem; }
.links .featured { justify-content: center; background: var(--accent); color: var(--accent-text); border-color: transparent; padding-inline: 1.25rem; min-height: 3.75rem; font-size: 1.0625rem; }
.links .link { height: 100%; }
.links:has(li:nth-child(9)) .link-list { grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); }
.link-list .wide { grid-column: 1 / -1; }
.sections { display: grid; grid-template-columns: minmax(0, 1fr); gap: calc(var(--space) * 3.5); min-width: 0; }
:is(.events-list, .services-list, .hours-table, .menu-dotted, .faq-accordion) { padding: clamp(1.5rem, 6vw, 2.5rem); border-radius: calc(var(--radius) * 2) calc(var(--radius) * .7); background: var(--surface); }
.section-title { display: flex; align-items: center; gap: .75rem; font-size: clamp(1.625rem, 7vw, 2.25rem); }
.section-title::before { content: ""; flex: none; width: .5em; aspect-ratio: 1; border-radius: 0 100%; background: var(--accent); transform: rotate(-12deg); }
${sideCss('24rem, 42%')}
@media (min-width: 60rem) {
  .page { padding: 0; gap: 0; }
  .side { align-content: center; padding: clamp(2.5rem, 4vw, 5rem); }
  .scene { width: min(100%, 26rem, 46vh); }
  .sections { padding: calc(var(--space) * 5) clamp(2.5rem, 6vw, 7rem); padding-inline-start: 1rem; gap: calc(var(--space) * 5); align-content: center; min-height: calc(100dvh - 4.5rem); }
  .page:not(:has(.sections)) .side { padding-inline: 52% max(4vw, 50vw - 42rem); }
  .page:not(:has(.sections)) .hero { container-type: normal; }
  .page:not(:has(.sections)) .scene { position: absolute; top: calc(50dvh - 2.25rem); inset-inline-start: max(4vw, 50vw - 42rem); translate: 0 -50%; width: min(42vw, 38rem, 80vh); margin: 0; }
  .page:not(:has(.sections)) .scene + .avatar { margin: 0; }
  .page:not(:has(.sections)) .name { font-size: clamp(.8rem, 40vw / var(--letters) / var(--letter-width), 5.5rem); }
}`,
  motionCss: `@keyframes breathe { 50% { border-radius: 55% 45% 46% 54% / 45% 55% 45% 55%; } }
.scene { animation: breathe 14s ease-in-out infinite; }
@keyframes rise { from { transform: translateY(60px); } }
.sun { animation: rise 2.4s cubic-bezier(.2, .8, .3, 1); }
.link:hover { transform: translateY(-2px); }`,
  layouts: {
    ...defaultLayouts,
    testimonials: 'large',
    quote: 'card',
    spacer: 'dots',
    newsletter: 'band',
    gallery: 'masonry',
    team: 'circles',
    image: 'framed',
    map: 'plate',
  },
  defaults: {
    buttons: 'soft',
    shadow: 'none',
    align: 'center',
    headingWeight: 500,
    headingCase: 'normal',
    avatar: 'circle',
    radius: 28,
  },
  palettes: ['sage', 'lagoon', 'peach', 'blush', 'lilac', 'clay', 'sky', 'forest'],
  typePairs: ['oven', 'rounded', 'gallery', 'book', 'note'],
};
