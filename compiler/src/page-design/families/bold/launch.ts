// One thing, one date, one field: a headline, the count to its day, and worlds in orbit around it.
import type { FamilyDesign } from '../../design-parts.ts';
import { defaultLayouts } from '../default-layouts.ts';

export const launch: FamilyDesign = {
  jsx: `const urgent = ['countdown', 'waitlist'];

function Orbit() {
  return (
    <svg className="orbit" viewBox="0 0 600 600" aria-hidden="true">
      <g className="rings">
        <circle cx="300" cy="300" r="110" />
        <circle cx="300" cy="300" r="190" />
        <circle cx="300" cy="300" r="278" />
      </g>
      <circle className="sun" cx="300" cy="300" r="64" />
      <g className="planet slow">
        <circle cx="578" cy="300" r="20" />
        <circle cx="103" cy="103" r="9" />
      </g>
      <g className="planet">
        <circle cx="166" cy="434" r="34" />
      </g>
      <g className="planet fast">
        <circle cx="300" cy="190" r="13" />
      </g>
    </svg>
  );
}

function Hero() {
  const picture = page.cover ?? page.avatar;
  return (
    <header className={'hero' + (page.tagline ? '' : ' no-line') + (page.tagline?.length > 64 ? ' wordy' : '')}>
      <div className="words">
        <div className="mark">
          {page.cover && page.avatar && <Avatar />}
          <Name />
        </div>
        <Text className="tagline">{page.tagline}</Text>
        <Text className="location">{page.location}</Text>
        <Text className="location">{page.pronouns}</Text>
        <Sections kinds={urgent} />
        <LinkNav />
        <Socials />
      </div>
      <div className="show">
        <Orbit />
        {picture && <Picture image={{ alt: page.name, ...picture }} className="avatar shown" eager />}
      </div>
    </header>
  );
}

export default function Page() {
  return (
    <main className="page" lang={page.lang} dir={direction}>
      <Hero />
      <div className="reasons">
        {page.about && <Paragraphs text={page.about} className="about" />}
        <Sections except={urgent} />
      </div>
    </main>
  );
}`,
  css: `.page { --gutter: clamp(1.25rem, 5vw, 5rem); display: grid; align-content: start; min-height: calc(100dvh - 4.5rem); overflow-x: clip; }
.hero { position: relative; isolation: isolate; display: grid; align-content: start; padding: 0 var(--gutter) var(--gutter); }
.words { container-type: inline-size; display: grid; align-content: start; justify-items: var(--align); text-align: var(--align); gap: calc(var(--space) * 1.5); min-width: 0; }
.words > * { max-width: 100%; }
.words .section, .words .links { width: 100%; }
.mark { display: flex; align-items: center; gap: .75rem; }
.mark .avatar { width: 3rem; }
.name { font-size: 1.375rem; letter-spacing: -.02em; overflow-wrap: anywhere; }
.tagline { font: var(--heading-weight) clamp(2.5rem, 13.5cqi, 5.75rem)/1 var(--font-display); text-transform: var(--heading-case); letter-spacing: -.035em; text-wrap: balance; }
.wordy .tagline { font-size: clamp(1.625rem, 7cqi, 3.25rem); line-height: 1.12; letter-spacing: -.025em; }
.location { color: var(--muted); }
.no-line .name { font-size: clamp(2.5rem, 96cqi / var(--letters) / var(--letter-width), 7rem); line-height: .95; }
.words .section { padding: 0; border: 0; background: none; }
.words .section-title { margin-bottom: .5rem; font-size: 1.125rem; font-family: var(--font-body); font-weight: 600; letter-spacing: 0; text-transform: none; }
.words .intro { margin-bottom: var(--space); }
.words .countdown-date { font-size: clamp(1.5rem, 7cqi, 2.25rem); letter-spacing: -.02em; }
.words .units { flex-wrap: nowrap; justify-content: var(--align); }
.words .unit { flex: 0 1 5.5rem; padding: 0; border: 0; background: none; text-align: var(--align); }
.words .signup-form { max-width: 34rem; margin-inline: 0; text-align: start; }
.words .field input { border-radius: var(--radius); padding-inline: 1.25rem; }
.links .link-list { display: flex; flex-wrap: wrap; justify-content: var(--align); gap: .625rem; }
.links .link { min-height: 3rem; padding: .75rem 1.25rem; }
.links .link:not(.featured) { background: none; color: inherit; border-color: var(--border); box-shadow: none; }
.links .featured { background: var(--accent); color: var(--accent-text); border-color: transparent; }
.words:has(.signup-form) .featured { background: none; color: inherit; border-color: currentColor; }
.link-group + .link-group { margin-top: calc(var(--space) * 1.5); }
.group-title { margin-bottom: .75rem; font-size: 1.125rem; }
.socials { margin-inline: -.75rem; }
.show { order: -1; position: relative; display: grid; place-items: center; min-height: 15.5rem; margin: 0 calc(var(--gutter) * -1) var(--space); overflow: clip; }
.orbit { position: absolute; z-index: -1; bottom: 1rem; left: 72%; width: 31rem; max-width: none; translate: -50%; overflow: visible; }
.rings { fill: none; stroke: var(--text); stroke-opacity: .28; stroke-width: 1.5; }
.sun { fill: var(--accent); }
.planet { fill: var(--text); transform-origin: 300px 300px; }
.planet.slow { fill: var(--accent); }
.shown { width: min(74%, 22rem); height: auto; aspect-ratio: 4 / 5; margin: 1.5rem 0; border-radius: var(--avatar-radius); box-shadow: 0 2rem 5rem -1.5rem rgb(0 0 0 / 50%); }
.reasons { display: grid; gap: calc(var(--space) * 5); padding: calc(var(--space) * 4) var(--gutter); border-top: 1px solid var(--border); }
.reasons:empty { display: none; }
.section { container-type: inline-size; }
.section-title { font-size: clamp(2rem, 6vw, 3.5rem); letter-spacing: -.03em; text-align: var(--align); }
.reasons .services-section { counter-reset: reason; }
.reasons .services-section .card { counter-increment: reason; padding: calc(var(--space) * 1.5); }
.reasons .services-section .card::before { content: counter(reason); display: grid; place-items: center; width: 2.25rem; aspect-ratio: 1; margin-bottom: calc(var(--space) * 2); border-radius: 50%; background: var(--accent); color: var(--accent-text); font-weight: 700; }
@media (min-width: 60rem) {
  .hero { min-height: calc(100dvh - 4.5rem); grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr); align-content: center; align-items: center; gap: var(--gutter); padding-top: var(--gutter); max-width: 110rem; width: 100%; margin: 0 auto; }
  .words { gap: calc(var(--space) * 2); }
  .words > .mark { align-self: start; }
  .show { order: 0; align-self: start; position: sticky; top: 0; min-height: 34rem; height: min(100%, 100dvh); margin: 0; overflow: visible; }
  .orbit { top: 50%; left: 50%; width: min(112%, 50rem); translate: -50% -50%; }
  .shown { margin: 0; width: min(70%, 27rem); }
  .reasons { max-width: 110rem; width: 100%; margin: 0 auto; }
}`,
  motionCss: `@keyframes orbit { to { rotate: 1turn; } }
.planet { animation: orbit 60s linear infinite; }
.planet.slow { animation-duration: 120s; }
.planet.fast { animation-duration: 24s; }`,
  layouts: {
    ...defaultLayouts,
    services: 'cards',
    stats: 'large',
    testimonials: 'large',
    press: 'logos',
    faq: 'columns',
    countdown: 'large',
    newsletter: 'accent',
    featured: 'split',
    gallery: 'frames',
    about: 'split',
    contact: 'split',
    text: 'lead',
    footer: 'columns',
    team: 'circles',
  },
  defaults: {
    buttons: 'solid',
    shadow: 'none',
    align: 'start',
    headingWeight: 700,
    headingCase: 'normal',
    avatar: 'rounded',
    radius: 999,
  },
  palettes: ['ink', 'lagoon', 'cobalt', 'neon dark', 'acid', 'sunset', 'slate', 'poster-red'],
  typePairs: ['geometry', 'studio', 'workshop', 'magazine'],
};
