// What we do, what it changes, give: one statement, then bands of the palette from edge to edge.
import type { FamilyDesign } from '../../design-parts.ts';
import { defaultLayouts } from '../default-layouts.ts';

export const cause: FamilyDesign = {
  jsx: `function Give({ links }) {
  const [first, ...others] = links;
  if (!first) return null;
  return (
    <nav className="give">
      <LinkButton link={{ ...first, emphasis: 'featured' }} />
      {others.slice(0, 2).map((link) => (
        <LinkButton key={link.id} link={link} />
      ))}
    </nav>
  );
}

function Hero({ links }) {
  const picture = page.cover;
  return (
    <header className={'hero' + (page.tagline ? '' : ' no-line') + (page.tagline?.length > 64 ? ' wordy' : '')}>
      <div className="mark">
        {page.avatar && <Avatar />}
        <Name />
        <Text className="location">{page.location}</Text>
        <Text className="location">{page.pronouns}</Text>
      </div>
      <Text className="tagline">{page.tagline}</Text>
      <Give links={links} />
      {picture ? <Picture image={picture} className="cover" eager /> : <span className="bands" aria-hidden="true" />}
    </header>
  );
}

export default function Page() {
  const all = visibleLinks(page.links);
  const links = [...all.filter(isFeatured), ...all.filter((link) => !isFeatured(link))];
  const rest = links.slice(3);
  return (
    <main className="page" lang={page.lang} dir={direction}>
      <Hero links={links} />
      <div className="bodies">
        <Sections kinds={['stats']} />
        {page.about && <Paragraphs text={page.about} className="section about" />}
        <Sections except={['stats', 'footer']} />
        {(rest.length > 0 || socialLinks().length > 0) && (
          <div className="section more">
            {rest.length > 0 && <LinkNav except={links.slice(0, 3)} />}
            <Socials />
          </div>
        )}
        <Sections kinds={['footer']} />
      </div>
    </main>
  );
}

function isFeatured(link) {
  return link.emphasis === 'featured';
}`,
  css: `.page { --gutter: clamp(1.25rem, 5vw, 6rem); --measure: 84rem; display: grid; align-content: start; min-height: calc(100dvh - 4.5rem); overflow-x: clip; }
.hero { container-type: inline-size; position: relative; display: flex; flex-direction: column; align-items: var(--align); text-align: var(--align); gap: calc(var(--space) * 2); padding: calc(var(--space) * 1.5) var(--gutter) 0; background: var(--accent); color: var(--accent-text); }
.mark { display: flex; align-items: center; flex-wrap: wrap; gap: .5rem .875rem; width: 100%; padding-bottom: calc(var(--space) * 1.25); border-bottom: 2px solid color-mix(in oklab, currentColor 35%, #0000); justify-content: var(--align); }
.mark .avatar { width: 3rem; font-size: 1.125rem; background: var(--accent-text); color: var(--accent); }
.name { font-size: 1.375rem; letter-spacing: -.01em; }
.location { font-size: .9375rem; }
.name + .location { margin-inline-start: auto; }
.tagline { max-width: 18ch; font: var(--heading-weight) clamp(2.5rem, 11.5cqi, 8rem)/.98 var(--font-display); text-transform: var(--heading-case); letter-spacing: -.035em; text-wrap: balance; }
.wordy .tagline { max-width: 28ch; font-size: clamp(1.625rem, 6cqi, 3.75rem); line-height: 1.08; }
.hero:has(.cover):not(.wordy) .tagline { font-size: clamp(2.5rem, 8.4cqi, 6.5rem); }
.no-line .mark { border: 0; padding: 0; }
.no-line .name { font-size: clamp(2.25rem, 96cqi / var(--letters) / var(--letter-width), 9rem); line-height: .95; }
.give { display: flex; flex-wrap: wrap; gap: .75rem; width: 100%; justify-content: var(--align); }
.give .link { flex: 1 1 auto; justify-content: center; min-height: 3.75rem; background: none; border: 2px solid currentColor; color: inherit; box-shadow: none; text-align: start; }
.give .featured { flex-basis: 100%; min-height: 4.75rem; background: var(--accent-text); color: var(--accent); border-color: transparent; font-size: 1.375rem; font-weight: 700; }
.cover { width: calc(100% + 2 * var(--gutter)); max-width: none; margin: 0 calc(var(--gutter) * -1); height: clamp(15rem, 46cqi, 38rem); }
.bands { width: calc(100% + 2 * var(--gutter)); height: clamp(8rem, 24cqi, 20rem); margin: 0 calc(var(--gutter) * -1); background: linear-gradient(175deg, #0000 24%, color-mix(in oklab, var(--accent), var(--background) 34%) 24.2% 44%, color-mix(in oklab, var(--accent), var(--background) 68%) 44.2% 63%, var(--surface) 63.2% 80%, var(--background) 80.2%); }
.bands { margin-top: auto; }
.page:not(:has(.section)) .hero { min-height: calc(100dvh - 4.5rem); }
.bodies { display: grid; }
.section { container-type: inline-size; padding: calc(var(--space) * 3.5) max(var(--gutter), 50% - var(--measure) / 2); }
.section:nth-child(even) { background: var(--surface); }
.section:nth-child(even):not(.on-accent) > :not(.on-accent) { --surface: var(--background); }
.section-title { font-size: clamp(1.875rem, 7vw, 3.25rem); letter-spacing: -.03em; text-align: var(--align); }
.section.section { border: 0; border-radius: 0; box-shadow: none; }
.stats-row dl { gap: calc(var(--space) * 2); }
.stats-row .stat { padding-top: 0; border: 0; }
.stats-row dd { font-size: clamp(2.5rem, 12.5cqi, 7.5rem); line-height: .95; letter-spacing: -.035em; }
.stats-row dt { padding-top: .5rem; border-top: 4px solid var(--accent); font-size: 1.0625rem; color: var(--text); }
.stats-row .stat { flex-direction: column-reverse; gap: .5rem; }
.about { display: grid; gap: 1em; font-size: clamp(1.25rem, 3.4vw, 1.75rem); line-height: 1.4; }
.about > * { max-width: 40ch; }
.about-section .body, .text-section .body { font-size: clamp(1.125rem, 3vw, 1.5rem); line-height: 1.45; max-width: 46ch; }
.more { display: grid; gap: calc(var(--space) * 1.5); }
.more .link-list { grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); }
.more .socials { margin-inline: -.75rem; }
.link-group + .link-group { margin-top: calc(var(--space) * 1.5); }
.group-title { margin-bottom: .75rem; font-size: 1.25rem; }
@media (min-width: 48rem) {
  .give .link { flex: 0 1 auto; padding-inline: 2rem; }
  .give .featured { flex-basis: auto; padding-inline: 3rem; }
  .stats-row dl { grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); }
  .stats-row dd { font-size: clamp(3rem, 6.4cqi, 7rem); }
}
@media (min-width: 60rem) {
  .hero { --pad: max(var(--gutter), 50vw - var(--measure) / 2); padding-inline: var(--pad); }
  .tagline { margin-block: var(--space); }
  .cover, .bands { width: calc(100% + 2 * var(--pad)); margin-inline: calc(var(--pad) * -1); }
  .section:not(.stats-section, .gallery-section, .video-section, .image-section, .featured-section, .products-section):has(> .section-title) { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr); column-gap: calc(var(--space) * 4); align-content: start; }
  .section > .section-title { grid-row: span 20; }
  .section > :not(.section-title) { grid-column-end: -1; }
}`,
  motionCss: `@keyframes grow { from { clip-path: inset(0 100% 0 0); } }
@supports (animation-timeline: view()) {
  .stats-row dd { animation: grow linear both; animation-timeline: view(); animation-range: entry 10% cover 30%; }
}`,
  layouts: {
    ...defaultLayouts,
    events: 'table',
    newsletter: 'accent',
    waitlist: 'accent',
    press: 'logos',
    team: 'circles',
    quote: 'band',
    text: 'lead',
    gallery: 'masonry',
    services: 'cards',
    testimonials: 'letters',
    featured: 'banner',
    footer: 'columns',
    products: 'row',
  },
  defaults: {
    buttons: 'outline',
    shadow: 'none',
    align: 'start',
    headingWeight: 800,
    headingCase: 'normal',
    avatar: 'circle',
    radius: 4,
  },
  palettes: [
    'forest',
    'cobalt',
    'tomato',
    'lagoon',
    'sky',
    'sourdough',
    'bubblegum light',
    'harbor',
  ],
  typePairs: ['headline', 'workshop', 'geometry', 'studio'],
};
