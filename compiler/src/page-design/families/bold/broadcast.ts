// Press play: a player under the waveform of the show's own name, episodes and platforms around it.
import type { FamilyDesign } from '../../design-parts.ts';
import { defaultLayouts } from '../default-layouts.ts';

export const broadcast: FamilyDesign = {
  jsx: `const played = ['music', 'video'];

/* Each letter of the name moves the line, so that every show has a sound of its own. */
function Wave() {
  const codes = [...page.name].map((letter) => letter.codePointAt(0));
  const bars = Array.from({ length: 61 }, (_, index) => {
    const code = codes[index % codes.length];
    const swing = Math.abs(Math.sin(index * 0.37 + code) + Math.sin(index * (code % 7) * 0.19)) / 2;
    const height = Math.round(6 + 88 * swing * Math.sin((Math.PI * (index + 2)) / 64));
    return \`M\${index * 8 + 4} \${50 - height / 2}v\${height}\`;
  });
  return (
    <svg className="wave" viewBox="0 0 488 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={bars.join('')} />
    </svg>
  );
}

function Latest() {
  const show = page.sections.find((section) => played.includes(section.kind) && !section.hidden);
  const newest = show?.items[0];
  if (!newest) return null;
  return (
    <a className="latest" {...linkProps({ url: newest.url })}>
      <Icon name="play" />
      <Text as="span">{newest.name ?? newest.caption ?? show.title ?? labels.listen}</Text>
    </a>
  );
}

function Hero() {
  const picture = page.avatar ?? page.cover;
  return (
    <header className="hero">
      {picture && <Picture image={{ alt: page.name, ...picture }} className="avatar" eager />}
      <div className="title">
        <PosterName />
        <Text className="tagline">{page.tagline}</Text>
        <Text className="location">{page.location}</Text>
        <Text className="location">{page.pronouns}</Text>
      </div>
      <Wave />
      <Latest />
    </header>
  );
}

export default function Page() {
  return (
    <main className="page" lang={page.lang} dir={direction}>
      <div className="booth">
        <div className="desk">
          <Hero />
          <LinkNav />
          <Socials />
        </div>
      </div>
      <div className="program">
        {page.avatar && <Picture image={page.cover} className="cover" />}
        <Sections kinds={played} />
        <Paragraphs text={page.about} className="about" />
        <Sections except={played} />
      </div>
    </main>
  );
}`,
  css: `.page { --gutter: clamp(1.25rem, 4.5vw, 3.5rem); display: grid; align-content: start; min-height: calc(100dvh - 4.5rem); }
.desk > :not(.hero) { margin: calc(var(--space) * 1.5) var(--gutter) 0; }
.hero { container-type: inline-size; overflow: clip; display: grid; gap: calc(var(--space) * 1.25); justify-items: var(--align); padding: var(--gutter); text-align: var(--align); background: var(--accent); color: var(--accent-text); }
.hero .avatar { width: clamp(7rem, 40cqi, 13rem); }
.title { display: grid; justify-items: var(--align); width: 100%; }
.name { width: 100%; line-height: .98; letter-spacing: -.03em; text-wrap: nowrap; }
.name span { --fit: calc((100cqi - var(--gutter) * 2) / var(--letter-width)); display: block; font-size: min(calc(var(--fit) / var(--longest)), 7.5rem); }
.tagline { margin-top: 1rem; font-size: 1.1875rem; line-height: 1.4; max-width: 32ch; }
.wave { width: calc(100% + var(--gutter) * 2); max-width: none; height: clamp(6.5rem, 32cqi, 15rem); margin: 0 calc(var(--gutter) * -1); fill: none; stroke: currentColor; stroke-width: 4; stroke-linecap: round; }
.latest { display: flex; align-items: center; gap: 1rem; max-width: 100%; min-height: 4.5rem; padding-inline-end: 2rem; border-radius: 9rem; background: var(--accent-text); color: var(--accent); font: var(--heading-weight) 1.1875rem/1.15 var(--font-display); text-align: start; text-decoration: none; }
.latest .icon { width: 4.5rem; height: 4.5rem; padding: 1.25rem; border-inline-end: 2px solid var(--accent); fill: currentColor; }
.links .link-list { display: flex; flex-wrap: wrap; gap: calc(var(--space) * .5); border: 0; justify-content: var(--align); }
.links .link-list > li { border: 0; }
.links .link { min-height: 3rem; padding-block: .625rem; padding-inline: .875rem 1.125rem; gap: .625rem; border-radius: min(var(--radius), 2rem); background: var(--button-background); border: var(--button-border); }
.links .link-description { display: none; }
.links .wide { flex: 1 0 100%; }
.links .featured { min-height: 4rem; justify-content: center; background: var(--accent); color: var(--accent-text); border-color: transparent; font-size: 1.125rem; }
.links .featured .link-description { display: block; }
.group-title { margin: var(--space) 0 .75rem; font-size: 1.125rem; }
.booth .socials { margin-inline: calc(var(--gutter) - .75rem); }
.program { display: grid; align-content: start; gap: calc(var(--space) * 3); padding: var(--gutter); container-type: inline-size; }
.program:empty { display: none; }
.cover { width: 100%; aspect-ratio: 16 / 9; border-radius: min(var(--radius), 1.5rem); }
.section-title { display: flex; align-items: baseline; justify-content: var(--align); gap: .5em; font-size: clamp(1.75rem, 6cqi, 2.75rem); letter-spacing: -.02em; }
.section-title::before { content: ""; flex: none; width: .2em; height: .72em; margin-inline-end: .7em; border-radius: 9px; background: currentColor; box-shadow: .32em .1em 0 -.02em, .64em -.06em 0 -.03em; color: var(--accent); }
:is(.newsletter-accent, .waitlist-accent) .section-title::before { color: inherit; }
@media (min-width: 60rem) {
  .page { grid-template-columns: minmax(26rem, 44%) minmax(0, 1fr); }
  .booth { display: grid; align-items: end; background: var(--surface); }
  .desk { position: sticky; bottom: 0; display: grid; grid-template-rows: 1fr; min-height: 100dvh; padding-bottom: calc(var(--space) * 1.5); }
  .page:not(:has(.section, .link-list > :nth-child(7))) .desk { min-height: calc(100dvh - 4.5rem); }
  .hero { grid-template-rows: auto 1fr auto; align-content: space-between; }
  .hero:has(.avatar) { grid-template-rows: auto auto 1fr auto; }
  .wave { height: 100%; min-height: 6rem; max-height: 24rem; align-self: center; }
  .program { max-width: 64rem; padding-block: calc(var(--gutter) * 1.25); gap: calc(var(--space) * 4); }
  .page:not(:has(.program > *)) { grid-template-columns: minmax(0, 1fr); }
}`,
  motionCss: `@keyframes tune { from { transform: scaleY(.05); } }
.wave { transform-origin: 50% 50%; animation: tune .9s cubic-bezier(.2, .9, .2, 1.2) backwards; }
.latest { transition: transform .2s; }
.latest:hover { transform: scale(1.03); }`,
  layouts: {
    ...defaultLayouts,
    video: 'featured',
    testimonials: 'row',
    press: 'quotes',
    newsletter: 'accent',
    waitlist: 'accent',
    team: 'circles',
    stats: 'large',
    about: 'letter',
    links: 'pills',
    gallery: 'filmstrip',
    faq: 'numbered',
  },
  defaults: {
    buttons: 'outline',
    shadow: 'none',
    align: 'start',
    headingWeight: 800,
    headingCase: 'normal',
    avatar: 'rounded',
    radius: 20,
  },
  palettes: [
    'tomato',
    'lagoon',
    'sourdough',
    'cobalt',
    'forest dark',
    'harbor dark',
    'lilac',
    'lemon dark',
  ],
  typePairs: ['workshop', 'poster', 'headline', 'geometry'],
};
