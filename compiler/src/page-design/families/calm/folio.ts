// The work speaks: pictures between crop marks, a numbered index, small captions.
import type { FamilyDesign } from '../../design-parts.ts';
import { defaultLayouts } from '../default-layouts.ts';
import { sideCss } from './side-css.ts';

export const folio: FamilyDesign = {
  jsx: `function Plate() {
  const picture = page.cover ?? page.avatar;
  if (!picture && findSection('gallery')) return null;
  return (
    <div className="plate" aria-hidden={picture ? undefined : 'true'}>
      {picture ? <Picture image={picture} className="cover" eager /> : <span className="still" />}
    </div>
  );
}

export default function Page() {
  return (
    <main className="page" lang={page.lang} dir={direction}>
      <div className="side">
        <header className="hero">
          {page.cover && page.avatar && <Avatar />}
          <Name />
          <Text className="tagline">{page.tagline}</Text>
          <Place />
          <Paragraphs text={page.about} className="about" />
        </header>
        <LinkNav />
        <Socials />
      </div>
      <div className="sections">
        <Plate />
        <Sections />
      </div>
    </main>
  );
}`,
  css: `.page { --gutter: clamp(1.25rem, 6vw, 2rem); display: flex; flex-direction: column; gap: calc(var(--space) * 2); padding: calc(var(--space) * 2) 0; min-height: calc(100dvh - 4.5rem); }
.side, .sections { display: contents; }
.sections > .section { order: 2; }
.sections > .gallery-section:first-child { order: 0; }
.hero, .links, .side > .socials { margin-inline: var(--gutter); }
.hero { display: grid; gap: calc(var(--space) * .5); justify-items: var(--align); text-align: var(--align); container-type: inline-size; }
.name { font-size: clamp(.8rem, 93cqi / var(--letters) / var(--letter-width), 4rem); line-height: .95; letter-spacing: -.02em; margin-bottom: calc(var(--space) * .5); }
.tagline, .location, .about { max-width: 34ch; }
.location { color: var(--muted); font-size: .875rem; }
.links { order: 1; counter-reset: index; }
.side > .socials { order: 1; margin-inline: calc(var(--gutter) - .75rem); }
.group-title { margin: calc(var(--space) * 1.5) 0 calc(var(--space) * .5); font-size: 1rem; font-style: italic; color: var(--muted); }
.links .link { counter-increment: index; }
.links .link::before { content: counter(index, decimal-leading-zero); min-width: 1.75rem; font: 400 .8125rem var(--font-body); font-variant-numeric: tabular-nums lining-nums; align-self: start; padding-top: .25em; }
.links .link { font-weight: 500; }
.links .icon.line { display: none; }
.links .link-description { font: 400 .875rem/1.4 var(--font-body); }
.links .icon { order: 1; margin-inline-start: auto; width: 1.125em; }
.links .featured { font-family: var(--font-display); font-size: 1.5rem; font-weight: var(--heading-weight); }
.plate { --mark: linear-gradient(var(--muted) 0 0) no-repeat; margin-inline: calc(var(--gutter) / 2); padding: 1.25rem; background: var(--mark) 1.25rem 0 / 1px .875rem, var(--mark) 1.25rem 100% / 1px .875rem, var(--mark) calc(100% - 1.25rem) 0 / 1px .875rem, var(--mark) calc(100% - 1.25rem) 100% / 1px .875rem, var(--mark) 0 1.25rem / .875rem 1px, var(--mark) 100% 1.25rem / .875rem 1px, var(--mark) 0 calc(100% - 1.25rem) / .875rem 1px, var(--mark) 100% calc(100% - 1.25rem) / .875rem 1px; }
.cover { width: 100%; aspect-ratio: 4 / 5; }
.still { display: block; aspect-ratio: 4 / 5; max-height: 80vh; width: 100%; background: radial-gradient(circle at 66% 36%, var(--accent) 0 min(7rem, 26%), #0000 calc(min(7rem, 26%) + 1px)), linear-gradient(90deg, #0000 34%, var(--muted) 0 34.6%, #0000 0), linear-gradient(#0000 72%, var(--border) 0), linear-gradient(118deg, var(--surface) 52%, color-mix(in oklab, var(--accent) 22%, var(--surface)) 0); }
.section { margin: var(--space) var(--gutter) 0; }
.about-section .body, .text-section .body { font: var(--heading-weight) clamp(1.375rem, 5vw, 1.75rem)/1.35 var(--font-display); }
.gallery-grid { margin-inline: 0; }
.gallery-grid .section-title, .gallery-grid figcaption { padding-inline: var(--gutter); }
.gallery-grid .photo-grid { display: grid; grid-template-columns: 1fr; gap: calc(var(--space) * 2); counter-reset: work; }
.gallery-grid figure { counter-increment: work; }
.gallery-grid img { aspect-ratio: auto; border-radius: 0; }
.gallery-grid figcaption::before { content: counter(work, decimal-leading-zero) "\\2002"; color: var(--text); font-variant-numeric: tabular-nums; }
.section-title { font-size: clamp(1.5rem, 6vw, 2rem); line-height: 1; }
${sideCss('19rem, 24%')}
@media (max-width: 59.99rem) {
  .page:not(:has(.section, .about, .links li:nth-child(2))) .plate { flex: 1; display: grid; }
  .page:not(:has(.section, .about, .links li:nth-child(2))) :is(.cover, .still) { contain: size; aspect-ratio: auto; height: 100%; min-height: 16rem; }
}
@media (min-width: 60rem) {
  .page { padding: 0; gap: 0; --gutter: clamp(2rem, 3.5vw, 4rem); }
  .side { display: flex; flex-direction: column; gap: calc(var(--space) * 2); padding-block: var(--gutter); }
  .links { margin-top: auto; }
  .sections { display: grid; align-content: start; padding: var(--gutter) 0; padding-inline-end: var(--gutter); gap: calc(var(--space) * 5); }
  .section { margin: 0; max-width: 72rem; }
  .sections > .section, .links { order: 0; }
  .gallery-grid { max-width: none; }
  .gallery-grid .section-title { padding: 0; }
  .gallery-grid .photo-grid { grid-template-columns: repeat(6, minmax(0, 1fr)); gap: var(--space); }
  .gallery-grid figure { position: relative; grid-column: span 2; overflow: clip; }
  .gallery-grid figure:nth-child(10n + 1), .gallery-grid figure:nth-child(10n + 7) { grid-column: span 4; aspect-ratio: 3 / 2; }
  .gallery-grid figure:is(:nth-child(5n + 3), :nth-child(5n + 4), :nth-child(5n + 5)) { aspect-ratio: 1; }
  .gallery-grid figure:is(:nth-child(10n + 1), :nth-child(5n + 3), :nth-child(10n + 6)):last-child { grid-column: 1 / -1; aspect-ratio: 5 / 2; }
  .gallery-grid figure:nth-child(5n + 4):last-child { grid-column: span 4; aspect-ratio: auto; }
  .gallery-grid img { position: absolute; inset: 0; height: 100%; }
  .gallery-grid figcaption { position: absolute; inset-block-end: .75rem; inset-inline-start: .75rem; padding: .375rem .75rem; background: var(--background); color: var(--text); }
  .plate { margin: -1.25rem; }
  .cover, .still { aspect-ratio: auto; height: calc(100dvh - 4.5rem - 2 * var(--gutter)); max-height: none; }
}`,
  motionCss: `.links .link:hover .link-title { text-decoration: underline; text-underline-offset: .3em; text-decoration-thickness: 1px; }
.links .link::before, .links .icon { transition: transform .2s; }
@media (hover: hover) and (min-width: 60rem) {
  .gallery-grid figcaption { opacity: 0; transition: opacity .25s; }
  .gallery-grid figure:is(:hover, :focus-within) figcaption { opacity: 1; }
}
.links .link:hover .icon { transform: translateY(-2px); }`,
  layouts: {
    ...defaultLayouts,
    about: 'split',
    testimonials: 'large',
    quote: 'large',
    text: 'lead',
    image: 'full',
    featured: 'split',
    faq: 'plain',
    press: 'list',
    contact: 'split',
    newsletter: 'line',
    map: 'line',
    footer: 'columns',
  },
  defaults: {
    buttons: 'line',
    shadow: 'none',
    align: 'start',
    headingWeight: 500,
    headingCase: 'normal',
    avatar: 'square',
    radius: 0,
  },
  palettes: ['paper', 'ink', 'champagne', 'slate', 'wine', 'sage', 'clay', 'harbor'],
  typePairs: ['gallery', 'magazine', 'theater', 'studio', 'book'],
};
