// Open now, what we have, how to get here: a shop window under its awning, the goods beside it.
import type { FamilyDesign } from '../../design-parts.ts';
import { defaultLayouts } from '../default-layouts.ts';
import { sideColorCss, sideCss } from './side-css.ts';

export const storefront: FamilyDesign = {
  jsx: `const visit = ['hours', 'map'];

function Hero() {
  return (
    <header className="hero">
      <div className={page.cover ? 'window with-cover' : 'window'}>
        <Picture image={page.cover} className="cover" eager />
        <span className="awning" aria-hidden="true" />
      </div>
      <div className="sign">
        {page.avatar && <Avatar />}
        <OpenNow />
        <Name />
        <Text className="tagline">{page.tagline}</Text>
        <Place />
        <Paragraphs text={page.about} className="about" />
        <Socials />
      </div>
    </header>
  );
}

export default function Page() {
  const isShown = ({ kind, hidden }) => !hidden && !visit.includes(kind);
  return (
    <main className="page" lang={page.lang} dir={direction}>
      <div className="side">
        <Hero />
        <LinkNav />
        <div className="visit">
          <Sections kinds={visit} />
        </div>
        <span className="floor" aria-hidden="true" />
      </div>
      {page.sections.some(isShown) && (
        <div className="sections">
          <Sections except={visit} />
        </div>
      )}
    </main>
  );
}`,
  css: `.page { --gutter: clamp(1.25rem, 6vw, 2.5rem); display: flex; flex-direction: column; gap: calc(var(--space) * 2.25); min-height: calc(100dvh - 4.5rem); }
.side { display: contents; }
.visit, .floor { order: 1; }
.window { position: relative; height: 5.5rem; filter: drop-shadow(0 2px 0 rgb(0 0 0 / 14%)); }
.window.with-cover { height: clamp(17rem, 62vw, 22rem); }
.cover { width: 100%; height: 100%; }
.awning { --stripe: 2.5rem; position: absolute; inset: 0 0 auto; height: 4.75rem; background: linear-gradient(rgb(0 0 0 / 0%) 55%, rgb(0 0 0 / 16%)), linear-gradient(90deg, var(--accent) 50%, var(--stripe-color, var(--surface)) 0) calc(50% + var(--stripe) / 2) 0 / calc(var(--stripe) * 2); mask: linear-gradient(#000 0 0) 0 0 / 100% calc(100% - var(--stripe) / 2) no-repeat, radial-gradient(circle at 50% 0, #000 calc(var(--stripe) / 2 - .5px), #0000 calc(var(--stripe) / 2)) 50% 100% / var(--stripe) calc(var(--stripe) / 2) repeat-x; }
.sign { display: grid; justify-items: var(--align); gap: calc(var(--space) * .75); padding: calc(var(--space) * 1.75) var(--gutter) 0; text-align: var(--align); container-type: inline-size; }
.sign .open-now { margin: 0; }
.with-cover + .sign .avatar { margin-top: -4.5rem; border: 4px solid var(--background); position: relative; }
.name { font-size: clamp(.8rem, 93cqi / var(--letters) / var(--letter-width), 4.5rem); line-height: 1; letter-spacing: -.02em; }
.tagline { font-size: 1.1875rem; max-width: 32ch; }
.location { color: var(--muted); }
.socials { margin-inline: -.75rem; }
.links, .visit, .sections { padding: 0 var(--gutter); }
.links, .visit { display: grid; grid-template-columns: minmax(0, 1fr); gap: calc(var(--space) * 2); }
.visit:empty { display: none; }
.group-title { font-size: 1.25rem; margin-bottom: var(--space); }
.link-list { grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr)); }
.link-list .wide { grid-column: 1 / -1; }
.links .link { position: relative; height: 100%; }
.links .link::after { content: ""; position: absolute; inset: 4px; border: min(1px, var(--link-inset)) solid; border-radius: calc(var(--radius) - 4px); opacity: .3; pointer-events: none; }
.links .featured { min-height: 4.25rem; background: var(--accent); color: var(--accent-text); border-color: transparent; padding-inline: 1.25rem; font-size: 1.125rem; }
.sections { display: grid; grid-template-columns: minmax(0, 1fr); gap: calc(var(--space) * 3.25); align-content: start; }
.section-title { display: flex; align-items: center; gap: .75rem; font-size: clamp(1.625rem, 7vw, 2.25rem); }
.section-title::after { content: ""; flex: 1; min-width: 1rem; height: 6px; border-block: 1px solid var(--border); }
.visit .section-title { font-size: 1.375rem; }
.page { overflow-x: clip; }
.floor { height: 3.5rem; margin: auto -12% 0; background: repeating-conic-gradient(var(--accent) 0 25%, var(--surface) 0 50%) 0 100% / 1.75rem 1.75rem; transform: perspective(9rem) rotateX(38deg); transform-origin: bottom; }
${sideCss('24rem, 33%')}
${sideColorCss('24rem, 33%', 'var(--surface)')}
@media (min-width: 60rem) {
  .page { gap: 0; }
  .side { display: flex; flex-direction: column; gap: calc(var(--space) * 2); overflow-x: clip; }
  .page:has(.sections) .awning { --stripe-color: var(--background); }
  .with-cover + .sign .avatar { border-color: var(--surface); }
  .sections { padding: calc(var(--space) * 4.5) clamp(2.5rem, 6vw, 7rem); gap: calc(var(--space) * 4.5); }
  .section-title { font-size: 2.25rem; }
  .page:not(:has(.sections)) .side { --align: center; --gutter: max(3rem, 50vw - 32rem); }
  .page:not(:has(.sections)) .link-list { display: flex; flex-wrap: wrap; justify-content: center; }
  .page:not(:has(.sections)) .link-list > li { flex: 0 1 19rem; }
  .page:not(:has(.sections)) .window.with-cover { height: 45vh; }
  .page:not(:has(.sections)) .name { font-size: clamp(.8rem, 86cqi / var(--letters) / var(--letter-width), 8.5rem); }
}
@media (min-width: 85rem) {
  .sections { grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: clamp(2.5rem, 4vw, 5rem); grid-auto-flow: dense; }
  .section { grid-column: 1 / -1; }
  :is(.newsletter-section, .waitlist-section, .text-section, .about-section, .quote-section, .faq-section, .guestbook-section) { grid-column: auto; }
}`,
  motionCss: `@keyframes unroll { from { transform: scaleY(0); } }
.awning { transform-origin: top; animation: unroll .7s cubic-bezier(.2, 1.3, .4, 1); }
.link:hover { transform: translateY(-2px); }`,
  layouts: {
    ...defaultLayouts,
    map: 'streets',
    spacer: 'scallop',
    testimonials: 'row',
    newsletter: 'accent',
    products: 'cards',
    featured: 'banner',
    quote: 'card',
    contact: 'split',
  },
  defaults: {
    buttons: 'outline',
    shadow: 'none',
    align: 'start',
    headingWeight: 650,
    headingCase: 'normal',
    avatar: 'circle',
    radius: 10,
  },
  palettes: ['sourdough', 'tomato', 'forest', 'clay', 'harbor', 'peach', 'lagoon', 'wine'],
  typePairs: ['oven', 'magazine', 'theater', 'workshop', 'book'],
};
