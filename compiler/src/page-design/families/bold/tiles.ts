// Everything at a glance: a board of tiles in two tones, whose sizes say what matters.
import type { FamilyDesign } from '../../design-parts.ts';
import { defaultLayouts } from '../default-layouts.ts';

export const tiles: FamilyDesign = {
  jsx: `function Hero() {
  return (
    <header className="tile hero">
      <Avatar />
      <div>
        <Name />
        <Text className="tagline">{page.tagline}</Text>
        <Text className="location">{page.location}</Text>
        <Text className="location">{page.pronouns}</Text>
      </div>
      <Socials />
    </header>
  );
}

const longestWord = (text) => Math.max(...text.split(/\\s+/).map((word) => word.length));

function LinkTile({ link, style }) {
  const isFeatured = link.emphasis === 'featured';
  return (
    <a className={'tile link' + (isFeatured ? ' featured' : '') + (link.image ? ' pictured' : '')} style={style} {...linkProps(link)}>
      <Picture image={link.image} className="cover" />
      <Icon name={iconOf(link)} />
      <span className="link-text">
        <span className="link-title" style={{ '--letters': longestWord(link.title) }}>
          {link.title}
        </span>
        {link.description && <span className="link-description">{link.description}</span>}
      </span>
    </a>
  );
}

function Group({ title, links }) {
  const isFeatured = (link) => link.emphasis === 'featured';
  const cells = links.length + links.filter(isFeatured).length;
  const last = links.findLast((link) => !isFeatured(link));
  const rest = (columns) => (columns - (cells % columns)) % columns;
  const fill = { '--two': 1 + rest(2), '--three': 1 + rest(3) };
  return (
    <nav className={links.length > 16 ? 'group many' : 'group'}>
      <Text as="h2" className="group-title">
        {title}
      </Text>
      {links.map((link) => (
        <LinkTile key={link.id} link={link} style={link === last ? fill : undefined} />
      ))}
    </nav>
  );
}

export default function Page() {
  return (
    <main className="page" lang={page.lang} dir={direction}>
      <Hero />
      <div className="groups">
        {groupLinks(page.links).map((group, index) => (
          <Group key={index} {...group} />
        ))}
      </div>
      <Picture image={page.cover} className="tile photo" />
      {page.about && <Paragraphs text={page.about} className="tile about" />}
      <div className="boards">
        <Sections />
      </div>
    </main>
  );
}`,
  css: `.page { --gap: calc(var(--space) * .75); --round: min(var(--radius), 2.25rem); --panel: var(--surface); display: grid; gap: var(--gap); align-content: start; max-width: 96rem; min-height: calc(100dvh - 4.5rem); margin: 0 auto; padding: clamp(.75rem, 2.5vw, 2.5rem); }
.tile, .section { border: 1px solid var(--border); border-radius: var(--round); background: var(--panel); box-shadow: var(--shadow); }
.groups { container-type: inline-size; }
.groups, .group, .boards { display: grid; gap: var(--gap); align-content: start; }
.groups:empty, .boards:empty { display: none; }
.group { --columns: 2; grid-template-columns: repeat(var(--columns), minmax(0, 1fr)); grid-auto-flow: dense; }
.hero { position: relative; overflow: clip; container-type: inline-size; display: grid; align-content: space-between; gap: calc(var(--space) * 1.75); padding: clamp(1.25rem, 5vw, 2.25rem); text-align: var(--align); justify-items: var(--align); background: var(--accent); color: var(--accent-text); border-color: transparent; }
.hero::before { content: ""; position: absolute; inset: -30% -18% auto auto; width: 78%; aspect-ratio: 1; border-radius: 50%; background: radial-gradient(circle, currentColor 1.5px, #0000 2px) 0 0 / 18px 18px; opacity: .28; mask: radial-gradient(closest-side, #000, #0000); }
.hero > * { position: relative; }
.hero .avatar { width: clamp(5rem, 26cqi, 10rem); background: var(--accent-text); color: var(--accent); }
.hero img.avatar { width: clamp(7rem, 40cqi, 15rem); }
.name { font-size: clamp(1rem, 82cqi / var(--letters) / var(--letter-width), 5.5rem); line-height: .98; letter-spacing: -.03em; }
.tagline { margin-top: .75rem; font-size: 1.125rem; max-width: 34ch; }
.socials { margin: -.5rem -.75rem -.75rem; }
.photo { width: 100%; height: 100%; aspect-ratio: 2; padding: 0; }
.tile.link { container-type: inline-size; position: relative; isolation: isolate; overflow: clip; flex-direction: column; align-items: start; justify-content: space-between; gap: 1rem; grid-column: span var(--two, 1); min-height: 44cqi; padding: clamp(1rem, 4vw, 1.375rem); border: var(--button-border); background: var(--button-background); color: var(--button-text); }
.tile.link > .icon { width: 1.75rem; height: 1.75rem; }
.tile .link-text { margin-top: auto; }
.link-title { font: var(--heading-weight) clamp(.8125rem, 84cqi / (var(--letters) * var(--letter-width)), var(--title, 1.1875rem))/1.15 var(--font-display); text-transform: var(--heading-case); letter-spacing: -.01em; }
.link-description { margin-top: .25rem; }
.group > .link:only-of-type { --title: clamp(1.5rem, 7cqi, 2.25rem); }
.tile.featured { grid-column: span 2; min-height: 44cqi; background: var(--text); color: var(--background); border-color: transparent; }
.tile.featured { --title: clamp(1.5rem, 6.5vw, 2rem); }
.tile.featured:not(.pictured)::after { content: ""; position: absolute; z-index: -1; inset: auto -8% -70% auto; width: 55%; aspect-ratio: 1; border-radius: 50%; background: var(--accent); box-shadow: 0 0 0 2.5rem color-mix(in oklab, var(--accent) 40%, #0000); }
.tile.pictured { color: #fff; }
.tile.pictured .cover { position: absolute; z-index: -1; inset: 0; width: 100%; height: 100%; }
.tile.pictured::before { content: ""; position: absolute; z-index: -1; inset: 0; background: linear-gradient(rgb(0 0 0 / 45%), rgb(0 0 0 / 25%) 40%, rgb(0 0 0 / 78%)); }
.cover { z-index: -2 !important; }
.group-title { grid-column: 1 / -1; padding: 1.25rem .25rem .25rem; font-size: 1.5rem; }
.many .tile.link:not(.featured) { min-height: 6.5rem; }
.about { padding: clamp(1.25rem, 5vw, 2rem); display: grid; gap: 1em; }
.section.section { --surface: var(--background); max-width: none; padding: clamp(1.25rem, 5vw, 2rem); container-type: inline-size; }
.section dd { font-size: clamp(1.25rem, 6.8cqi, 3rem); }
.section-title { font-size: 1.5rem; letter-spacing: -.02em; }
.tile.link:hover { transform: translateY(-4px) rotate(-.6deg); }
@media (min-width: 48rem) {
  .boards { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .boards > :last-child:nth-child(odd) { grid-column: 1 / -1; }
  .group { --columns: 3; }
  .tile.link { grid-column: span var(--three, 1); min-height: 30cqi; }
  .tile.featured { grid-column: span 2; min-height: 30cqi; }
}
@media (min-width: 64rem) {
  .page { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .hero { min-height: min(32rem, 100dvh - 6rem); position: sticky; top: var(--gap); max-height: calc(100dvh - 2 * var(--gap)); }
  .hero:has(+ .groups:empty) { grid-column: 1 / -1; min-height: 24rem; }
  .groups:not(:has(.link:nth-of-type(10))), .groups:not(:has(.link:nth-of-type(10))) .group { align-content: stretch; }
  .page:not(:has(.section)) { align-content: safe center; }
  .photo, .about, .boards { grid-column: 1 / -1; }
}`,
  motionCss: `@keyframes pop { from { opacity: 0; transform: scale(.94); } }
.tile { animation: pop .5s cubic-bezier(.2, .8, .2, 1) backwards; }
.group .tile:nth-child(even) { animation-delay: .08s; }`,
  layouts: {
    ...defaultLayouts,
    music: 'compact',
    video: 'grid',
    newsletter: 'line',
    waitlist: 'line',
    contact: 'direct',
    team: 'circles',
    links: 'pills',
    map: 'plate',
    hours: 'compact',
    products: 'list',
    testimonials: 'large',
  },
  defaults: {
    buttons: 'soft',
    shadow: 'none',
    align: 'start',
    headingWeight: 700,
    headingCase: 'normal',
    avatar: 'rounded',
    radius: 28,
  },
  palettes: ['bubblegum', 'cobalt', 'lagoon', 'tomato', 'peach', 'lilac light', 'forest', 'sky'],
  typePairs: ['workshop', 'geometry', 'rounded', 'studio'],
};
