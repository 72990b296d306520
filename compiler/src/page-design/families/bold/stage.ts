// Where next: the coming date as a poster, everything else as tickets to tear off.
import type { FamilyDesign } from '../../design-parts.ts';
import { defaultLayouts } from '../default-layouts.ts';

export const stage: FamilyDesign = {
  jsx: `const isNext = ({ day, status }) => day && status !== 'canceled' && status !== 'sold-out';

function NextDate() {
  const event = findSection('events')?.items.find(isNext);
  if (!event) return null;
  const { date, month, year } = dayParts(event.day);
  return (
    <Linked url={event.url ?? '#dates'} className="next">
      <span className="next-date">
        <b>{date}</b>
        <span>
          {month} {year}
        </span>
      </span>
      <span className="next-place">
        <b>{event.city ?? event.name}</b>
        <span>{[event.city && event.name, event.time && formatTime(event.time)].filter(Boolean).join(', ')}</span>
      </span>
      <Icon name="ticket" />
    </Linked>
  );
}

function Hero() {
  const picture = page.avatar ?? page.cover;
  return (
    <header className={picture ? 'hero with-photo' : 'hero'}>
      <span className="rays" aria-hidden="true" />
      {picture && <Picture image={{ alt: page.name, ...picture }} className="avatar" eager />}
      <div className="billing">
        <Text className="tagline">{page.tagline}</Text>
        <PosterName />
        <Text className="location">{page.location}</Text>
        <Text className="location">{page.pronouns}</Text>
      </div>
      <NextDate />
    </header>
  );
}

export default function Page() {
  return (
    <main className="page" lang={page.lang} dir={direction}>
      <Hero />
      <div className="rest">
        <div id="dates">
          <Sections kinds={['events']} />
        </div>
        <LinkNav />
        <Socials />
        {page.avatar && <Picture image={page.cover} className="cover" />}
        <Paragraphs text={page.about} className="about" />
        <Sections except={['events']} />
      </div>
    </main>
  );
}`,
  css: `.page { --gutter: clamp(1.25rem, 4vw, 3rem); --notch: .625rem; display: grid; align-content: start; min-height: calc(100dvh - 4.5rem); }
.hero { position: relative; isolation: isolate; overflow: clip; container-type: inline-size; display: grid; align-content: end; gap: calc(var(--space) * 1.5); min-height: min(78svh, 42rem); padding: var(--gutter); text-align: var(--align); background: var(--accent); color: var(--accent-text); mask: conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50% / 1.25rem 100%; padding-bottom: calc(var(--gutter) + 1rem); }
.rays { position: absolute; z-index: -1; inset: 0; background: repeating-conic-gradient(from 0deg at 50% 108%, #0000 0 6deg, color-mix(in oklab, currentColor 13%, #0000) 6deg 12deg); }
.hero .avatar { width: min(100%, 26rem); height: auto; aspect-ratio: 1; justify-self: var(--align); object-position: 50% 20%; filter: grayscale(1) contrast(1.1); box-shadow: .75rem .75rem 0 color-mix(in oklab, currentColor 22%, #0000); }
.tagline { margin-bottom: .75rem; font-size: 1.125rem; font-weight: 600; max-width: 30ch; }
.billing { display: grid; justify-items: var(--align); }
.name { width: 100%; line-height: .9; letter-spacing: -.02em; text-wrap: nowrap; }
.name span { --fit: calc((100cqi - var(--gutter) * 2) / var(--letter-width)); display: block; font-size: min(calc(var(--fit) / var(--letters)), calc(var(--fit) * 1.8 / var(--longest)), calc((100svh - var(--lost, 16rem)) / var(--lines))); }
.next, .links .link { --cut: 5.5rem; --x: var(--cut); mask: radial-gradient(var(--notch) at var(--x) 0, #0000 97%, #000), radial-gradient(var(--notch) at var(--x) 100%, #0000 97%, #000); mask-composite: intersect; }
:is(.next, .links .link):dir(rtl) { --x: calc(100% - var(--cut)); }
.next { display: grid; grid-template-columns: calc(var(--cut) - 1.25rem) 1fr auto; align-items: center; gap: 2.25rem; width: 100%; padding: 1rem 1.25rem; border-radius: min(var(--radius), 1rem); background: var(--background); color: var(--text); text-decoration: none; text-align: start; }
.next-date, .next-place { display: grid; line-height: 1.2; }
.next b { font: var(--heading-weight) 1.5rem/1.05 var(--font-display); text-transform: var(--heading-case); }
.next .next-date b { font-size: 2.75rem; line-height: .9; }
.next span span { font-size: .875rem; }
.rest { display: grid; align-content: start; gap: calc(var(--space) * 3); padding: calc(var(--space) * 2) var(--gutter) calc(var(--space) * 3); }
#dates:empty { display: none; }
.links .link { position: relative; min-height: 4.25rem; padding: .875rem 1.25rem; background: var(--button-background); }
.links .link .icon { width: 1.5rem; height: 1.5rem; margin-inline-end: calc(var(--cut) - 2rem); }
.links .link::before, .next::before { content: ""; position: absolute; inset-block: var(--notch); inset-inline-start: var(--cut); border-inline-start: 2px dotted; opacity: .5; }
.links { counter-reset: ticket; }
.links li { counter-increment: ticket; }
.links .link:not(:has(.icon, .link-image))::after { content: counter(ticket, decimal-leading-zero); order: -1; width: 1.5rem; margin-inline-end: calc(var(--cut) - 2rem); font-variant-numeric: tabular-nums; opacity: .7; }
.links .link-image { margin-inline-end: calc(var(--cut) - 3.5rem); }
.next { position: relative; }
.group-title { margin: var(--space) 0 .75rem; font-size: 1.25rem; }
.links .featured { background: var(--accent); color: var(--accent-text); border-color: transparent; }
.links .link-title { font: var(--heading-weight) 1.25em/1.15 var(--font-display); text-transform: var(--heading-case); }
.links .link:hover, .next:hover { transform: rotate(-1deg) translateX(.25rem); }
.next { transition: transform .2s; }
.socials { margin-inline: -.75rem; }
.cover { width: 100%; aspect-ratio: 16 / 9; border-radius: min(var(--radius), 1.5rem); }
.section-title { text-align: var(--align); font-size: clamp(2rem, 9vw, 3.25rem); line-height: .95; }
.event-action .button { padding-inline: 1rem; border-color: currentColor; border-radius: min(var(--radius), 1.5rem); }
.events-section h3 { font-size: 1.375rem; }
@media (max-width: 59.99rem) {
  .page:not(:has(.section, .about, .links li:nth-child(2))) { grid-template-rows: 1fr auto; align-content: stretch; }
  .page:not(:has(.section, .about, .links li:nth-child(2))) .hero { min-height: 0; }
}
@media (min-width: 60rem) {
  .page { grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr); }
  .hero { position: sticky; top: 0; height: 100dvh; min-height: 0; mask: conic-gradient(from 225deg at right, #0000, #000 1deg 89deg, #0000 90deg) 0 50% / 100% 1.25rem; padding-inline-end: calc(var(--gutter) + 1rem); }
  .page:not(:has(.section, .link-list > :nth-child(7))) .hero { height: calc(100dvh - 4.5rem); }
  [dir="rtl"] .hero { mask: none; }
  .with-photo { grid-template-rows: minmax(0, 1fr); }
  .with-photo .name { --lost: calc(16rem + 34cqi); }
  .hero .avatar { width: auto; max-width: 100%; height: 100%; }
  .rest { padding: calc(var(--gutter) * 1.25) clamp(2rem, 5vw, 6rem); }
  .rest:not(:has(.section)) { min-height: calc(100dvh - 4.5rem); align-content: center; }
  .rest:not(:has(.section, .link-list > :nth-child(7))) .link { min-height: 6rem; font-size: 1.25rem; }
}`,
  motionCss: `@keyframes sway { to { rotate: 5deg; } }
@keyframes rise { from { opacity: 0; translate: 0 1.5rem; } }
.rays { inset: -25%; animation: sway 14s ease-in-out infinite alternate; transform-origin: 50% 92%; }
.billing, .next { animation: rise .6s cubic-bezier(.2, .7, .2, 1) backwards; }
.next { animation-delay: .12s; }`,
  layouts: {
    ...defaultLayouts,
    events: 'stubs',
    press: 'quotes',
    testimonials: 'large',
    newsletter: 'accent',
    waitlist: 'accent',
    gallery: 'filmstrip',
    video: 'featured',
    stats: 'large',
    countdown: 'large',
    quote: 'band',
    featured: 'poster',
    links: 'rows',
    map: 'plate',
    footer: 'statement',
  },
  defaults: {
    buttons: 'soft',
    shadow: 'none',
    align: 'start',
    headingWeight: 800,
    headingCase: 'upper',
    avatar: 'square',
    radius: 6,
  },
  palettes: [
    'tomato',
    'sunset',
    'cobalt',
    'lemon dark',
    'wine',
    'acid dark',
    'sourdough',
    'forest dark',
  ],
  typePairs: ['poster', 'headline', 'workshop', 'studio'],
};
