// Trust at first sight: the person under a fine seal, one action that stays, services with prices.
import type { FamilyDesign } from '../../design-parts.ts';
import { defaultLayouts } from '../default-layouts.ts';
import { sideColorCss, sideCss } from './side-css.ts';

export const practice: FamilyDesign = {
  jsx: `function Seal() {
  return (
    <div className={page.avatar ? 'seal portrait-seal' : 'seal'}>
      <svg className="rosette" viewBox="-60 -60 120 120" aria-hidden="true">
        {Array.from({ length: 20 }, (_, index) => (
          <ellipse key={index} rx="59" ry="38" transform={\`rotate(\${index * 9})\`} />
        ))}
      </svg>
      <Avatar />
    </div>
  );
}

export default function Page() {
  const primary = visibleLinks(page.links).find((link) => link.emphasis === 'featured');
  return (
    <main className="page" lang={page.lang} dir={direction}>
      <div className="side">
        <header className="hero">
          <Picture image={page.cover} className="cover" eager />
          <Seal />
          <Name />
          <Text className="tagline">{page.tagline}</Text>
          <Place />
        </header>
        {primary && (
          <div className="primary">
            <LinkButton link={primary} />
          </div>
        )}
        <div className="details">
          <Paragraphs text={page.about} className="about" />
          <LinkNav except={[primary]} />
          <Socials />
        </div>
      </div>
      {page.sections.some(({ hidden }) => !hidden) && (
        <div className="sections">
          <Sections />
        </div>
      )}
    </main>
  );
}`,
  css: `.page { --gutter: clamp(1.25rem, 6vw, 2.5rem); display: flex; flex-direction: column; gap: calc(var(--space) * 1.5); padding: calc(var(--space) * 2.5) var(--gutter); min-height: calc(100dvh - 4.5rem); justify-content: center; }
.side { display: contents; }
.hero { display: grid; gap: calc(var(--space) * .5); justify-items: var(--align); text-align: var(--align); container-type: inline-size; }
.cover { width: 100%; aspect-ratio: 2; border-radius: min(var(--radius), 1.5rem); }
.cover + .seal { width: 9rem; margin-top: -5.5rem; border-radius: 50%; background: var(--background); }
.seal { position: relative; display: grid; place-items: center; width: 13rem; aspect-ratio: 1; margin-bottom: var(--space); }
.rosette { position: absolute; inset: 0; width: 100%; height: 100%; fill: none; stroke: var(--accent); stroke-width: .35; }
.seal .avatar { position: relative; width: 40%; border-radius: 50%; font-size: 1.75rem; letter-spacing: .02em; outline: 1px solid var(--accent); outline-offset: 4px; }
.portrait-seal .avatar { width: 70%; border-radius: var(--avatar-radius); outline: 0; }
.page:not(:has(.sections)) .seal { width: min(100%, 19rem); }
.name { font-size: clamp(.8rem, 93cqi / var(--letters) / var(--letter-width), 3.25rem); line-height: 1.05; letter-spacing: -.01em; }
.tagline { font-size: 1.1875rem; max-width: 30ch; }
.location { color: var(--muted); }
.socials { margin-inline: -.75rem; }
.primary { position: sticky; top: .75rem; z-index: 2; }
.primary .link { justify-content: center; background: var(--accent); color: var(--accent-text); border-color: transparent; padding-inline: 1.25rem; min-height: 3.75rem; box-shadow: 0 10px 24px -14px rgb(0 0 0 / 60%); }
.details { display: grid; grid-template-columns: minmax(0, 1fr); gap: calc(var(--space) * 1.5); }
.about { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75em; max-width: 60ch; text-align: var(--align); justify-self: var(--align); }
.group-title { font-size: 1.125rem; margin: var(--space) 0 calc(var(--space) * .5); }
.links:has(li:nth-child(9)) .link-list { grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); column-gap: 2rem; }
.sections { display: grid; grid-template-columns: minmax(0, 1fr); gap: calc(var(--space) * 2.5); margin-top: calc(var(--space) * 1.5); }
.section { max-width: none; padding-top: calc(var(--space) * 1.5); border-top: 1px solid var(--border); position: relative; }
.section::before { content: ""; position: absolute; top: -2px; inset-inline-start: 0; width: 3rem; height: 3px; background: var(--accent); }
.section-title { font-size: 1.5rem; }
${sideCss('22rem, 32%')}
${sideColorCss('22rem, 32%', 'var(--surface)')}
@media (min-width: 60rem) {
  .page { padding: 0; gap: 0; --gutter: clamp(2.5rem, 4vw, 5rem); }
  .side { display: flex; flex-direction: column; gap: calc(var(--space) * 1.75); padding: var(--gutter); }
  .primary { position: static; }
  .page:has(.sections) .cover + .seal { background: var(--surface); }
  .details { margin-top: auto; }
  .sections { margin: 0; padding: var(--gutter); padding-inline-end: max(var(--gutter), 6vw); gap: calc(var(--space) * 3.5); }
}
@media (min-width: 40rem) and (max-width: 59.99rem) {
  .hero { grid-template-columns: minmax(0, 1fr) auto; align-content: center; }
  .hero > * { grid-column: 1; }
  .hero .cover { grid-column: 1 / -1; }
  .seal { grid-column: 2; grid-row: 1 / span 6; }
  .cover + .seal { grid-row: 2 / span 6; }
}
@media (min-width: 80rem) {
  .section:has(> .section-title) { display: grid; grid-template-columns: minmax(10rem, 1fr) minmax(0, 3fr); column-gap: 2rem; align-content: start; }
  .section > * { grid-column: 2; }
  .section > .section-title { grid-column: 1; grid-row: 1 / span 9; }
}
@media (min-width: 60rem) {
  .page:not(:has(.sections)) .side { justify-content: center; padding-inline: 52% max(var(--gutter), 50vw - 42rem); }
  .page:not(:has(.sections)) .hero { container-type: normal; }
  .page:not(:has(.sections)) .seal { position: absolute; top: calc(50dvh - 2.25rem); inset-inline-start: max(4vw, 50vw - 42rem); translate: 0 -50%; width: min(42vw, 36rem); margin: 0; }
  .page:not(:has(.sections)) .monogram { font-size: 4.5rem; }
  .page:not(:has(.sections)) .name { font-size: clamp(.8rem, 40vw / var(--letters) / var(--letter-width), 5rem); }
  .page:not(:has(.sections)) .details { margin: 0; }
}`,
  motionCss: `@keyframes turn { to { transform: rotate(360deg); } }
.rosette { animation: turn 240s linear infinite; }`,
  layouts: {
    ...defaultLayouts,
    services: 'table',
    testimonials: 'letters',
    map: 'line',
    contact: 'card',
    team: 'list',
    hours: 'compact',
    about: 'plain',
    quote: 'side',
    newsletter: 'line',
  },
  defaults: {
    buttons: 'line',
    shadow: 'none',
    align: 'start',
    headingWeight: 550,
    headingCase: 'normal',
    avatar: 'circle',
    radius: 6,
  },
  palettes: ['harbor', 'sky', 'forest', 'slate', 'wine', 'sage', 'champagne', 'paper'],
  typePairs: ['book', 'magazine', 'oven', 'theater', 'office', 'gallery'],
};
