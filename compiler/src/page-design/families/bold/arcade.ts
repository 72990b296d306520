// We are live: the menu of a game, with a creature drawn from the letters of the name.
import type { FamilyDesign } from '../../design-parts.ts';
import { defaultLayouts } from '../default-layouts.ts';

export const arcade: FamilyDesign = {
  jsx: `/* Eleven pixels wide, mirrored; the name decides which are lit. */
function Creature() {
  let seed = [...page.name].reduce((sum, letter) => (sum * 33 + letter.codePointAt(0)) % 1000003, 7);
  const path = [];
  for (let y = 0; y < 9; y++) {
    for (let x = 0; x < 6; x++) {
      seed = (seed * 16807) % 2147483647;
      const isInner = y > 1 && y < 7 && x > 1;
      if (seed % 100 >= (isInner ? 82 : 42) || (y === 3 && x === 3)) continue;
      path.push(\`M\${x} \${y}h1v1h-1z\`);
      if (x < 5) path.push(\`M\${10 - x} \${y}h1v1h-1z\`);
    }
  }
  return (
    <svg className="creature" viewBox="0 0 11 9" aria-hidden="true" shapeRendering="crispEdges">
      <path d={path.join('')} fill="currentColor" />
    </svg>
  );
}

function Hero() {
  const picture = page.avatar ?? page.cover;
  return (
    <header className="hero">
      <div className="screen">
        {picture ? <Picture image={{ alt: page.name, ...picture }} className="avatar" eager /> : <Creature />}
      </div>
      <div className="player-one">
        <Name />
        <Text className="tagline">{page.tagline}</Text>
        <Text className="location">{page.location}</Text>
        <Text className="location">{page.pronouns}</Text>
        <Socials />
      </div>
    </header>
  );
}

export default function Page() {
  return (
    <main className="page" lang={page.lang} dir={direction}>
      <div className="menu">
        <Hero />
        <LinkNav />
      </div>
      <div className="panels">
        {page.avatar && <Picture image={page.cover} className="cover" />}
        {page.about && <Paragraphs text={page.about} className="about section" />}
        <Sections />
      </div>
    </main>
  );
}`,
  css: `.page { --gutter: clamp(1rem, 4vw, 2.5rem); --panel: var(--surface); --line: color-mix(in oklab, var(--accent) 55%, var(--background)); position: relative; display: grid; align-content: start; gap: calc(var(--space) * 2); min-height: calc(100dvh - 4.5rem); padding: var(--gutter); }
.page::before { content: ""; position: absolute; z-index: -1; inset: 0; background: linear-gradient(var(--line) 1px, #0000 1px) 0 -1px / 100% 2.5rem, linear-gradient(90deg, var(--line) 1px, #0000 1px) 50% / 2.5rem 100%; opacity: .3; mask: linear-gradient(#000, #0000 46rem); }
.menu { display: grid; align-content: start; gap: calc(var(--space) * 1.5); }
.hero { container-type: inline-size; display: grid; gap: calc(var(--space) * 1.25); text-align: var(--align); justify-items: var(--align); }
.screen { position: relative; overflow: clip; display: grid; place-items: center; width: 100%; aspect-ratio: 4 / 3; padding: 12% 18%; border-radius: var(--radius); background: var(--accent); color: var(--accent-text); }
.screen::after { content: ""; position: absolute; inset: 0; background: repeating-linear-gradient(rgb(0 0 0 / 16%) 0 2px, #0000 2px 5px), radial-gradient(#0000 55%, rgb(0 0 0 / 28%)); pointer-events: none; }
.screen:has(.avatar) { padding: 0; }
.screen .avatar { width: 100%; height: 100%; object-position: 50% 20%; border-radius: inherit; }
.creature { width: 100%; max-height: 100%; }
.player-one { display: grid; justify-items: var(--align); width: 100%; }
.name { font-size: clamp(1rem, 96cqi / (var(--letters) + .8) / var(--letter-width), 5.5rem); line-height: .95; }
.name::after { content: "_"; color: var(--accent); }
.tagline { margin-top: .5rem; font-size: 1.0625rem; max-width: 40ch; }
.tagline::before { content: "> "; color: var(--muted); }
.location { color: var(--muted); }
.socials { margin: .5rem -.75rem 0; }
.link-group + .link-group { margin-top: calc(var(--space) * 1.5); }
.group-title { padding-bottom: .75rem; font-size: 1.25rem; }
.links .link { position: relative; min-height: 3.5rem; }
.link-title { font: var(--heading-weight) 1.1875rem/1.2 var(--font-display); text-transform: var(--heading-case); }
.links .link::after { content: ""; width: .75rem; height: .75rem; margin-inline-start: auto; background: currentColor; clip-path: polygon(0 0, 33% 0, 33% 17%, 66% 17%, 66% 34%, 100% 34%, 100% 66%, 66% 66%, 66% 83%, 33% 83%, 33% 100%, 0 100%); opacity: .45; transition: opacity .1s, translate .1s; }
[dir="rtl"] .links .link::after { scale: -1 1; }
.links .link:hover { background: var(--accent); color: var(--accent-text); }
.links .link:hover::after { opacity: 1; translate: .375rem; }
.links .featured { background: var(--accent); color: var(--accent-text); border-color: transparent; padding-inline: 1.25rem; min-height: 4.5rem; }
.links .featured .link-title { font-size: 1.5rem; }
.links .featured::after { opacity: 1; }
.panels { display: grid; align-content: start; gap: calc(var(--space) * 1.5); }
.panels:empty { display: none; }
.panels .section { --surface: var(--background); --border: var(--line); max-width: none; container-type: inline-size; position: relative; padding: clamp(1.25rem, 5cqi, 2rem); border: 2px solid var(--line); border-radius: var(--radius); background: var(--panel); }
.panels .section::before { content: ""; position: absolute; inset: -6px; pointer-events: none; --corner-line: linear-gradient(var(--accent) 0 0); background: var(--corner-line) 0 0 / 1.25rem 4px, var(--corner-line) 0 0 / 4px 1.25rem, var(--corner-line) 100% 0 / 1.25rem 4px, var(--corner-line) 100% 0 / 4px 1.25rem, var(--corner-line) 0 100% / 1.25rem 4px, var(--corner-line) 0 100% / 4px 1.25rem, var(--corner-line) 100% 100% / 1.25rem 4px, var(--corner-line) 100% 100% / 4px 1.25rem; background-repeat: no-repeat; }
.cover { width: 100%; aspect-ratio: 16 / 9; border-radius: min(var(--radius), 1.5rem); }
.section-title { display: flex; align-items: center; gap: .75rem; padding-bottom: .75rem; border-bottom: 2px dashed var(--line); font-size: 1.5rem; }
.section-title::before { content: ""; flex: none; width: .625em; height: .625em; background: var(--accent); }
.panels dd { font-size: clamp(1.5rem, 8cqi, 3rem); }
@media (min-width: 60rem) {
  .page { grid-template-columns: minmax(20rem, 26rem) minmax(0, 1fr); gap: clamp(2rem, 4vw, 4rem); max-width: 100rem; margin: 0 auto; width: 100%; }
  .menu { position: sticky; bottom: var(--gutter); align-self: end; min-height: calc(100dvh - 2 * var(--gutter)); }
  .panels { grid-template-columns: repeat(auto-fit, minmax(min(100%, 21rem), 1fr)); gap: calc(var(--space) * 2); }
  .panels > :first-child { grid-column: 1 / -1; }
  .page:not(:has(.panels > *)) { grid-template-columns: minmax(0, 1fr); align-content: center; }
  .page:not(:has(.panels > *)) .menu { position: static; align-self: center; grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); gap: clamp(2rem, 6vw, 6rem); align-items: center; min-height: 0; }
  .page:not(:has(.panels > *)) .menu:has(.link-list > :nth-child(9)) { align-items: start; }
  .page:not(:has(.panels > *)) .hero { position: sticky; top: var(--gutter); }
}`,
  motionCss: `@keyframes blink { 50% { opacity: 0; } }
@keyframes bob { 50% { translate: 0 -4%; } }
.name::after { animation: blink 1.1s steps(1) infinite; }
.creature { animation: bob 1s steps(2) infinite; }`,
  layouts: {
    ...defaultLayouts,
    events: 'calendar',
    music: 'compact',
    video: 'grid',
    stats: 'large',
    newsletter: 'line',
    waitlist: 'line',
    team: 'list',
    faq: 'plain',
    links: 'rows',
    hours: 'compact',
    products: 'list',
    contact: 'direct',
  },
  defaults: {
    buttons: 'soft',
    shadow: 'none',
    align: 'start',
    headingWeight: 700,
    headingCase: 'normal',
    avatar: 'square',
    radius: 0,
  },
  palettes: [
    'terminal',
    'neon dark',
    'acid dark',
    'cobalt dark',
    'bubblegum',
    'lagoon dark',
    'lemon',
  ],
  typePairs: ['pixel', 'console', 'studio'],
};
