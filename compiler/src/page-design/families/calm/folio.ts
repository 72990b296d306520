// The work speaks: pictures between crop marks, a numbered index, small captions.
import type { FamilyDesign } from '../../design-parts.ts';
import { defaultLayouts } from '../default-layouts.ts';
import { sideCss } from './side-css.ts';

export const folio: FamilyDesign = {
  jsx: `function Plate() {
  if (!page.cover && findSection('gallery')) return null;
  return (
    <div className="plate" aria-hidden={page.cover ? undefined : 'true'}>
      {page.cover ? <Picture image={page.cover} className="cover" eager /> : <span className="still" />}
    </div>
  );
}

export default function Page() {
  return (
    <main className="page" lang={page.lang} dir={direction}>
      <div className="side">
        <header className="hero">
          {page.avatar && <Avatar />}
          <Name />
          <Text className="tagline">{page.tagline}</Text>
          <Text className="location">{page.location}</Text>
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
  css: `.page { --gutter: clamp(1.25rem, 6vw, 2rem); display: flex; flex-direction: column; gap: calc(var(--space) * 2); padding: calc(var(--space) * 2) 0; }
.side { display: contents; }
.hero, .links, .side > .socials { margin-inline: var(--gutter); }
.hero { display: grid; gap: calc(var(--space) * .5); justify-items: var(--align); text-align: var(--align); container-type: inline-size; }
.name { font-size: clamp(1rem, 155cqi / var(--letters), 4rem); line-height: .95; letter-spacing: -.02em; margin-bottom: calc(var(--space) * .5); }
.tagline, .location, .about { max-width: 34ch; }
.location { color: var(--muted); font-size: .875rem; }
.links { order: 1; counter-reset: index; }
.side > .socials { order: 2; margin-inline-start: calc(var(--gutter) - .75rem); }
.group-title { margin: calc(var(--space) * 1.5) 0 calc(var(--space) * .5); font-size: 1rem; font-style: italic; color: var(--muted); }
.links .link { counter-increment: index; }
.links .link::before { content: counter(index, decimal-leading-zero); min-width: 1.75rem; font-size: .8125rem; font-weight: 400; font-variant-numeric: tabular-nums; align-self: start; padding-top: .25em; }
.links .link { font-weight: 500; }
.links .icon { order: 1; margin-inline-start: auto; width: 1.125em; }
.links .featured { font-family: var(--font-display); font-size: 1.5rem; font-weight: var(--heading-weight); }
.plate { --mark: linear-gradient(var(--muted) 0 0) no-repeat; margin-inline: calc(var(--gutter) / 2); padding: 1.25rem; background: var(--mark) 1.25rem 0 / 1px .875rem, var(--mark) 1.25rem 100% / 1px .875rem, var(--mark) calc(100% - 1.25rem) 0 / 1px .875rem, var(--mark) calc(100% - 1.25rem) 100% / 1px .875rem, var(--mark) 0 1.25rem / .875rem 1px, var(--mark) 100% 1.25rem / .875rem 1px, var(--mark) 0 calc(100% - 1.25rem) / .875rem 1px, var(--mark) 100% calc(100% - 1.25rem) / .875rem 1px; }
.cover { width: 100%; aspect-ratio: 4 / 5; }
.still { display: block; aspect-ratio: 4 / 5; max-height: 80vh; width: 100%; background: radial-gradient(circle at 66% 36%, var(--accent) 0 min(7rem, 26%), #0000 calc(min(7rem, 26%) + 1px)), linear-gradient(90deg, #0000 34%, var(--muted) 0 34.6%, #0000 0), linear-gradient(#0000 72%, var(--border) 0), linear-gradient(118deg, var(--surface) 52%, color-mix(in oklab, var(--accent) 22%, var(--surface)) 0); }
.sections { display: grid; gap: calc(var(--space) * 3); }
.section { margin-inline: var(--gutter); }
.section-title { font-size: clamp(1.5rem, 6vw, 2rem); line-height: 1; }
${sideCss('minmax(19rem, 24%)')}
@media (min-width: 60rem) {
  .page { padding: 0; gap: 0; --gutter: clamp(2rem, 3.5vw, 4rem); }
  .side { display: flex; flex-direction: column; gap: calc(var(--space) * 2); padding-block: var(--gutter); }
  .links { margin-top: auto; }
  .sections { padding: var(--gutter) 0; padding-inline-end: var(--gutter); gap: calc(var(--space) * 5); }
  .section { margin-inline: 0; }
  .plate { margin: -1.25rem; margin-inline-start: 0; }
  .cover, .still { aspect-ratio: auto; height: calc(100dvh - 4.5rem - 2 * var(--gutter)); max-height: none; }
}`,
  motionCss: `.links .link:hover .link-title { text-decoration: underline; text-underline-offset: .3em; text-decoration-thickness: 1px; }
.links .link::before, .links .icon { transition: transform .2s; }
.links .link:hover .icon { transform: translateY(-2px); }`,
  layouts: defaultLayouts,
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
