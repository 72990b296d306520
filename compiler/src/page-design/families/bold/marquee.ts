// The name is the poster: as large as the screen allows, above the grooves of a record or the creator's photo.
import type { FamilyDesign } from '../../design-parts.ts';
import { defaultLayouts } from '../default-layouts.ts';

export const marquee: FamilyDesign = {
  jsx: `function Hero() {
  const picture = page.avatar ?? page.cover;
  return (
    <header className={picture ? 'poster with-photo' : 'poster'}>
      {picture ? (
        <div className="photo">
          <Picture image={{ alt: page.name, ...picture }} className="avatar" eager />
        </div>
      ) : (
        <span className="record" aria-hidden="true" />
      )}
      <PosterName />
      <div className="lead">
        <Text className="tagline">{page.tagline}</Text>
        <Text className="location">{page.location}</Text>
        <Text className="location">{page.pronouns}</Text>
      </div>
    </header>
  );
}

export default function Page() {
  return (
    <main className="page" lang={page.lang} dir={direction}>
      <Hero />
      <div className="list">
        <LinkNav />
        {page.avatar && <Picture image={page.cover} className="cover" />}
        <Socials />
        <Paragraphs text={page.about} className="about" />
        <Sections />
      </div>
    </main>
  );
}`,
  css: `.page { --gutter: clamp(1.25rem, 4vw, 3rem); display: grid; align-content: start; min-height: calc(100dvh - 4.5rem); }
.poster { position: relative; isolation: isolate; background: var(--background); overflow: clip; container-type: inline-size; display: grid; align-content: end; gap: var(--space); min-height: min(66svh, 34rem); padding: calc(var(--space) * 1.5) var(--gutter); text-align: var(--align); }
.name { position: relative; line-height: .88; letter-spacing: -.015em; text-wrap: nowrap; }
.name span { --fit: calc((100cqi - var(--gutter) * 2) / var(--letter-width)); display: block; font-size: min(calc(var(--fit) / var(--letters)), calc(var(--fit) * 2.4 / var(--longest)), calc((100svh - 11rem - 34cqi) / var(--lines))); }
.lead { font-size: 1.125rem; max-width: 34ch; justify-self: var(--align); }
.location { color: var(--muted); }
.record { position: absolute; z-index: -1; inset: -30cqi -24cqi auto auto; width: 104cqi; aspect-ratio: 1; border-radius: 50%; background: radial-gradient(closest-side, var(--background) 0 3%, var(--accent) 3.4% 33%, #0000 33.4%), conic-gradient(from 20deg, #0000, color-mix(in oklab, var(--text) 20%, #0000) 10%, #0000 22% 50%, color-mix(in oklab, var(--text) 20%, #0000) 60%, #0000 72%), repeating-radial-gradient(closest-side, color-mix(in oklab, var(--text) 34%, #0000) 0 1px, var(--surface) 1.5px 2.2%); }
[dir="rtl"] .record { right: auto; left: -24cqi; }
.photo { position: relative; align-self: stretch; min-height: 58cqi; margin: calc(var(--space) * -1.5) calc(var(--gutter) * -1) calc(var(--space) * -1); overflow: clip; }
.photo::after { content: ""; position: absolute; inset: 0; background: linear-gradient(#0000 55%, var(--background) 98%); }
.photo .avatar { position: absolute; width: 100%; height: 100%; object-position: 50% 15%; filter: grayscale(1) contrast(1.1); mix-blend-mode: luminosity; }
.with-photo { grid-template-rows: 1fr; min-height: min(84svh, 46rem); }
.with-photo .name > :first-child { margin-top: -.3em; }
.list { display: grid; align-content: start; gap: calc(var(--space) * 2.5); padding: calc(var(--space) * 1.5) var(--gutter) calc(var(--space) * 3); }
.link-list { border-block-start: var(--link-rule); }
.group-title { padding: calc(var(--space) * 2) 0 .5rem; font-size: 1rem; color: var(--muted); }
.links .link { min-height: 4rem; font: var(--heading-weight) clamp(1.5rem, 6.5vw, 2.25rem)/1.05 var(--font-display); text-transform: var(--heading-case); }
.links .link .icon { order: 1; margin-inline-start: auto; width: 1.375rem; height: 1.375rem; }
.links .link-description { font: 400 .9375rem/1.4 var(--font-body); text-transform: none; margin-top: .25rem; }
.links:has(.link-list > :nth-child(11)) .link { min-height: 3.25rem; font-size: 1.25rem; }
.links .featured { background: var(--accent); color: var(--accent-text); padding-inline: 1.25rem; }
.links .link:hover { padding-inline-start: calc(var(--link-inset) + .75rem); }
.links .featured:hover { padding-inline-start: 2rem; }
.links .link { transition: padding .25s; }
.socials { margin-inline: -.75rem; font-size: 1.25rem; }
.cover { width: 100%; aspect-ratio: 16 / 9; border-radius: min(var(--radius), 1.5rem); }
.section-title { display: flex; align-items: center; justify-content: var(--align); gap: .4em; padding-top: var(--space); border-top: 6px solid var(--text); font-size: clamp(2rem, 9vw, 3.25rem); line-height: .95; }
.section-title::after { content: ""; width: .55em; aspect-ratio: 1; border-radius: 50%; background: radial-gradient(closest-side, var(--background) 22%, var(--accent) 26%); margin-inline-start: auto; }
@media (min-width: 60rem) {
  .page { grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr); }
  .poster { position: sticky; top: 0; height: 100dvh; min-height: 0; padding-block: var(--gutter); }
  .page:not(:has(.section, .link-list > :nth-child(7))) .poster { height: calc(100dvh - 4.5rem); }
  .photo { margin-top: calc(var(--gutter) * -1); }
  .list { gap: calc(var(--space) * 4); padding-block: var(--gutter); min-height: calc(100dvh - 4.5rem); align-content: safe end; }
  .list:has(.section) { align-content: start; }
  .links .link { min-height: 5rem; font-size: clamp(2rem, 3.2vw, 3.25rem); }
  .links:has(.link-list > :nth-child(11)) .link { font-size: 1.5rem; }
}`,
  motionCss: `@keyframes spin { to { rotate: 360deg; } }
@keyframes rise { from { opacity: 0; translate: 0 .35em; } }
.record { animation: spin 40s linear infinite; }
.name span { animation: rise .7s cubic-bezier(.2, .7, .2, 1) backwards; }
.name span + span { animation-delay: .1s; }`,
  layouts: {
    ...defaultLayouts,
    events: 'table',
    music: 'featured',
    video: 'featured',
    gallery: 'filmstrip',
    products: 'row',
    press: 'quotes',
    testimonials: 'large',
    stats: 'large',
    newsletter: 'line',
    waitlist: 'line',
    countdown: 'large',
    faq: 'plain',
    links: 'rows',
    text: 'lead',
    image: 'full',
    featured: 'poster',
    footer: 'statement',
    hours: 'compact',
    team: 'list',
  },
  defaults: {
    buttons: 'line',
    shadow: 'none',
    align: 'start',
    headingWeight: 900,
    headingCase: 'upper',
    avatar: 'square',
    radius: 0,
  },
  palettes: [
    'neon dark',
    'poster-red',
    'ink',
    'acid',
    'lemon light',
    'cobalt dark',
    'tomato',
    'sunset',
  ],
  typePairs: ['poster', 'headline', 'workshop', 'studio'],
};
