// Come, this day, here: a card that leaves its envelope, the program beside it.
import type { FamilyDesign } from '../../design-parts.ts';
import { defaultLayouts } from '../default-layouts.ts';
import { sideColorCss, sideCss } from './side-css.ts';

export const invitation: FamilyDesign = {
  jsx: `const leaves = [[14, 104, -70], [22, 100, 12], [32, 88, -76], [42, 82, 4], [50, 70, -80], [62, 62, -4], [68, 50, -84], [82, 42, -12], [86, 30, -78], [100, 22, -30]];

function Sprig() {
  return (
    <svg className="sprig" viewBox="0 0 124 124" aria-hidden="true">
      <path d="M4 116C36 98 78 56 108 14" />
      {leaves.map(([x, y, turn]) => (
        <path key={x} d="M0 0c4-8 14-12 24-9-2 9-13 15-24 9zm0 0 18-6" transform={\`translate(\${x} \${y}) rotate(\${turn})\`} />
      ))}
    </svg>
  );
}

function Day() {
  const events = findSection('events')?.items ?? [];
  const day = findSection('countdown')?.day ?? events.find((item) => item.day)?.day;
  if (!day) return null;
  const [year, month, date] = day.split('-').map(Number);
  return (
    <time className="day" dateTime={day}>
      <span>{labels.months[month - 1]}</span>
      <b>{date}</b>
      <span>{year}</span>
    </time>
  );
}

function Card() {
  const place = page.location ?? findSection('map')?.address.split('\\n')[0];
  return (
    <header className="hero">
      <Sprig />
      <Sprig />
      {page.cover ? <Picture image={page.cover} className="cover" eager /> : page.avatar && <Avatar />}
      <Name />
      <Text className="tagline">{page.tagline}</Text>
      <Day />
      <Place location={place} />
    </header>
  );
}

export default function Page() {
  const hasMore = page.about || page.links.some((link) => !link.hidden) || page.sections.some(({ hidden }) => !hidden);
  return (
    <main className="page" lang={page.lang} dir={direction}>
      <div className="side">
        <Card />
        <span className="envelope" aria-hidden="true" />
        {(page.cover || !page.avatar) && <Avatar />}
      </div>
      {hasMore && (
        <div className="sections">
          <Paragraphs text={page.about} className="about" />
          <Sections except={['footer']} />
          <LinkNav />
          <Socials />
          <Sections kinds={['footer']} />
        </div>
      )}
    </main>
  );
}`,
  css: `.page { --gutter: clamp(1.25rem, 6vw, 2.5rem); display: grid; grid-template-columns: minmax(0, 1fr); min-height: calc(100dvh - 4.5rem); }
.side { --line: color-mix(in oklab, var(--accent-text) 14%, #0000); position: relative; display: grid; place-items: end center; padding: clamp(1.25rem, 6vw, 3rem) clamp(1rem, 5vw, 3rem) 3rem; background: repeating-linear-gradient(45deg, var(--line) 0 1px, #0000 1px 14px), repeating-linear-gradient(-45deg, var(--line) 0 1px, #0000 1px 14px), var(--accent); overflow: clip; }
.hero { position: relative; display: grid; align-content: center; justify-items: var(--align); gap: calc(var(--space) * 1.25); width: 100%; max-width: 30rem; min-height: min(33rem, 130vw); padding: clamp(6.5rem, 30vw, 8rem) clamp(1.75rem, 8vw, 3.25rem) 9rem; background: var(--surface); text-align: var(--align); box-shadow: 0 24px 48px -20px rgb(0 0 0 / 55%); border-radius: min(var(--radius), 1.5rem); container-type: inline-size; }
.hero::after { content: ""; position: absolute; inset: .75rem; border: 1px solid var(--accent); border-radius: max(0px, min(var(--radius), 1.5rem) - .5rem); pointer-events: none; }
.hero > * { max-width: 100%; }
.sprig { position: absolute; top: 1.25rem; inset-inline-start: 1.25rem; width: clamp(5rem, 24vw, 7rem); fill: none; stroke: var(--accent); stroke-width: 1; stroke-linecap: round; transform: scaleY(-1); }
.sprig + .sprig { inset-inline: auto 1.25rem; transform: scale(-1); }
[dir] .sprig { transform: scale(-1); }
[dir] .sprig + .sprig { transform: scaleY(-1); }
.hero .cover { width: 100%; aspect-ratio: 4 / 5; border-radius: var(--avatar-radius); }
.hero:has(.cover) { padding-top: 1.75rem; }
.hero:has(.cover) .sprig { display: none; }
.name { font-size: clamp(.8rem, 96cqi / var(--letters) / var(--letter-width), 5.5rem); line-height: 1.02; }
.tagline { font-size: 1.1875rem; max-width: 26ch; text-wrap: balance; }
.day { display: grid; grid-template-columns: 1fr auto 1fr; align-items: center; gap: 1rem; width: min(100%, 20rem); text-align: center; }
.day span { padding: .5rem 0; border-block: 1px solid var(--accent); text-transform: uppercase; letter-spacing: .1em; font-size: .875rem; }
.day b { font: var(--heading-weight) 3.5rem/1 var(--font-display); }
.location { font-style: italic; }
.envelope { position: absolute; inset: auto 0 0; height: 9.5rem; background: color-mix(in oklab, var(--accent) 86%, #000); clip-path: polygon(0 0, 50% 62%, 100% 0, 100% 100%, 0 100%); }
.side > .avatar { position: absolute; bottom: 1.75rem; width: 4.25rem; border-radius: 52% 48% 50% 50% / 50% 52% 48% 50%; background: var(--accent-text); color: var(--accent); font-size: calc(1.06rem / var(--capital-width)); box-shadow: inset 0 0 0 4px var(--accent-text), inset 0 0 0 5px var(--accent), 0 3px 8px rgb(0 0 0 / 35%); }
.sections { font-size: 1.0625rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: calc(var(--space) * 3); justify-items: center; padding: calc(var(--space) * 3) var(--gutter); }
.sections > * { width: 100%; max-width: 40rem; }
.about { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75em; text-align: var(--align); }
.group-title { text-align: var(--align); font-size: 1.25rem; margin: var(--space) 0; }
.links .link { justify-content: var(--align); }
.section { text-align: var(--align); }
.section h3 { font: 600 1.125rem/1.4 var(--font-body); }
.address { font-family: var(--font-body); font-weight: 500; }
:is(.event, .service, .service-end, .person, .testimonials-large figure) { justify-items: var(--align); justify-content: var(--align); }
.section :is(form, details) { text-align: start; }
.map-card .card { justify-items: var(--align); }
.links .featured { background: var(--accent); color: var(--accent-text); border-color: transparent; padding-inline: 1.25rem; }
.section-title { display: grid; justify-items: var(--align); gap: .75rem; text-align: var(--align); font-size: clamp(2rem, 9vw, 2.75rem); line-height: 1; }
.section-title::after { content: ""; width: .5rem; aspect-ratio: 1; rotate: 45deg; border: 1px solid var(--accent); box-shadow: 1.5rem -1.5rem 0 -3px var(--accent), -1.5rem 1.5rem 0 -3px var(--accent); }
${sideCss('25rem, 42%')}
${sideColorCss('25rem, 42%', 'color-mix(in oklab, var(--accent) 86%, #000)')}
@media (max-width: 59.99rem) {
  .page:not(:has(.section, .about, .links li:nth-child(2))) .hero { min-height: min(33rem, 130vw, 100dvh - 15.5rem); }
  .page:not(:has(.section, .about, .links li:nth-child(2))) .sections { padding-block: calc(var(--space) * 1.5); }
}
@media (min-width: 60rem) {
  .side { padding-bottom: min(5rem, 9vh); }
  .hero { max-width: 33rem; min-height: min(42rem, 73vh); padding-bottom: min(13rem, 24vh); }
  .side > .avatar { width: 6rem; font-size: calc(1.5rem / var(--capital-width)); bottom: calc(min(17rem, 30vh) * .38 - 3rem); }
  .envelope { height: min(17rem, 30vh); }
  .sections { padding: calc(var(--space) * 5) clamp(3rem, 7vw, 8rem); gap: calc(var(--space) * 4.5); align-content: center; min-height: calc(100dvh - 4.5rem); }
  .page:not(:has(.section)) { --side: 60%; grid-template-columns: 60% minmax(0, 1fr); }
  .page:not(:has(.sections)) { grid-template-columns: minmax(0, 1fr); }
}`,
  motionCss: `@keyframes leave-envelope { from { transform: translateY(3rem); opacity: 0; } }
.hero { animation: leave-envelope .9s cubic-bezier(.2, .9, .3, 1) backwards; }`,
  layouts: {
    ...defaultLayouts,
    guestbook: 'paper',
    gallery: 'frames',
    footer: 'centered',
    spacer: 'line',
    image: 'framed',
    faq: 'plain',
    map: 'plate',
    testimonials: 'large',
  },
  defaults: {
    buttons: 'outline',
    shadow: 'none',
    align: 'center',
    headingWeight: 400,
    headingCase: 'normal',
    avatar: 'arch',
    radius: 4,
  },
  palettes: ['sage', 'blush', 'wine', 'champagne', 'harbor', 'clay', 'forest', 'lilac'],
  typePairs: ['theater', 'script', 'gallery', 'magazine', 'note'],
};
