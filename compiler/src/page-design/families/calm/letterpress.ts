// Words first: a title page, a note to the reader, the links as a table of contents.
import type { FamilyDesign } from '../../design-parts.ts';
import { defaultLayouts } from '../default-layouts.ts';

export const letterpress: FamilyDesign = {
  jsx: `const words = ['about', 'text', 'quote', 'testimonials', 'faq', 'image', 'gallery', 'press'];

function Ornament() {
  return (
    <svg className="ornament" viewBox="0 0 120 24" aria-hidden="true">
      <path d="M60 5l5 7-5 7-5-7zM50 12C38 1 22 3 2 12c20 9 36 11 48 0zM70 12c12-11 28-9 48 0-20 9-36 11-48 0z" />
    </svg>
  );
}

export default function Page() {
  const isSeen = (isWord) => ({ kind, hidden }) => !hidden && words.includes(kind) === isWord;
  return (
    <main className="page" lang={page.lang} dir={direction}>
      <header className="hero">
        <Picture image={page.cover} className="cover" eager />
        {page.avatar && <Avatar />}
        <Place />
        <Name />
        <Ornament />
        <Text className="tagline">{page.tagline}</Text>
        <Paragraphs text={page.about} className={page.about?.length > 180 ? 'about opening' : 'about'} />
      </header>
      <div className="contents">
        <Sections kinds={['newsletter', 'waitlist']} />
        <LinkNav />
        <Socials />
        <Sections except={[...words, 'newsletter', 'waitlist']} />
      </div>
      {page.sections.some(isSeen(true)) && (
        <div className="words">
          <Sections kinds={words} />
        </div>
      )}
    </main>
  );
}`,
  css: `body { --grain: color-mix(in srgb, var(--text) 4%, #0000); background: repeating-linear-gradient(97deg, var(--grain) 0 1px, #0000 1px 5px), repeating-linear-gradient(3deg, var(--grain) 0 1px, #0000 1px 7px), var(--page-background); }
.page { --gutter: clamp(1.25rem, 6vw, 3rem); display: grid; grid-template-columns: minmax(0, 1fr); gap: calc(var(--space) * 2.5); padding: calc(var(--space) * 2.5) var(--gutter); border-top: 8px solid var(--text); position: relative; min-height: calc(100dvh - 4.5rem); align-content: center; }
.page::before { content: ""; position: absolute; inset: 3px 0 auto; border-top: 1px solid var(--text); }
.hero { display: grid; gap: var(--space); justify-items: var(--align); text-align: var(--align); container-type: inline-size; }
.cover { width: 100%; aspect-ratio: 3 / 2; border-radius: var(--radius); }
.location { font-size: .875rem; letter-spacing: .12em; text-transform: uppercase; color: var(--muted); }
.name { font-size: clamp(.8rem, 93cqi / var(--letters) / var(--letter-width), 5rem); line-height: .98; letter-spacing: -.025em; }
.socials { margin-inline: -.75rem; }
.ornament { width: 7rem; fill: var(--accent); }
.tagline { font-size: 1.375rem; font-style: italic; line-height: 1.35; max-width: 30ch; text-wrap: balance; }
.about { display: grid; grid-template-columns: minmax(0, 1fr); gap: .9em; max-width: 62ch; margin-top: var(--space); font-size: 1.125rem; line-height: 1.65; text-align: start; hyphens: auto; }
.page:not([dir]) .opening p:first-child::first-letter { float: left; font: 500 4.1em/.78 var(--font-display); padding: .08em .08em 0 0; color: var(--accent); }
.contents, .words { display: grid; grid-template-columns: minmax(0, 1fr); gap: calc(var(--space) * 2.5); align-content: start; min-width: 0; }
.group-title { margin: var(--space) 0 calc(var(--space) * .5); font-size: 1rem; font-weight: 500; font-style: italic; color: var(--muted); }
.links { counter-reset: entry; }
.links .link-list > li { border: 0; counter-increment: entry; }
.links .link { font-weight: 500; }
.links .icon { width: 1.125em; color: var(--muted); order: 3; }
.links .icon.line { display: none; }
.links .featured { font-size: 1.25rem; }
.links .link-text { display: flex; flex: 1; flex-wrap: wrap; align-items: baseline; column-gap: .625rem; }
.links .link-text::before { content: ""; order: 1; flex: 1; min-width: 1.25rem; border-bottom: 2px dotted; opacity: .35; }
.links .link-text > * { min-width: 0; }
.links .link-description { order: 2; font-style: italic; opacity: 1; }
.links .link-text:not(:has(.link-description))::after { content: counter(entry, lower-roman); order: 2; font-style: italic; }
.section-title { display: flex; align-items: baseline; gap: .625rem; font-size: 1.75rem; font-style: italic; font-weight: 500; }
.words > .section + .section { padding-top: calc(var(--space) * 2.5); border-top: 3px double var(--border); }
.contents :is(.newsletter-section, .waitlist-section) { padding: calc(var(--space) * 1.5) 0 calc(var(--space) * 2.5); border: double var(--text); border-width: 3px 0; border-radius: 0; background: none; }
@media (min-width: 60rem) {
  .page { --gutter: clamp(3rem, 7vw, 9rem); grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); grid-template-rows: auto 1fr; column-gap: clamp(3rem, 8vw, 10rem); row-gap: calc(var(--space) * 4); padding-block: calc(var(--space) * 5); min-height: calc(100dvh - 4.5rem); align-content: center; }
  .page::after { content: ""; position: absolute; inset-block: calc(var(--space) * 5); inset-inline-start: calc(var(--gutter) + (100% - 2 * var(--gutter)) * 7 / 12); border-inline-start: 1px solid var(--border); }
  .name { font-size: clamp(.8rem, 86cqi / var(--letters) / var(--letter-width), 8rem); }
  .tagline { font-size: 1.75rem; }
  .contents { grid-column: 2; grid-row: 1 / span 2; }
  .words { grid-column: 1; }
  .page:not(:has(.words)) { grid-template-rows: auto; }
  .page:not(:has(.words)) .hero { position: sticky; top: 4rem; align-self: center; }
  .page:not(:has(.words)) .contents { grid-row: 1; }
  .page:has(li:nth-child(14)) .hero { align-self: start; }
  .page:not(:has(.section)) { outline: 3px double var(--border); outline-offset: -1.75rem; }
}`,
  motionCss: `.links .link:hover .link-text::before { opacity: 1; }
.links .link-text::before { transition: opacity .3s; }`,
  layouts: {
    ...defaultLayouts,
    about: 'letter',
    quote: 'side',
    text: 'lead',
    products: 'list',
    newsletter: 'line',
    waitlist: 'line',
    press: 'quotes',
    testimonials: 'letters',
    faq: 'plain',
    guestbook: 'paper',
    footer: 'centered',
    spacer: 'line',
    map: 'line',
    events: 'list',
  },
  defaults: {
    buttons: 'line',
    shadow: 'none',
    align: 'start',
    headingWeight: 500,
    headingCase: 'normal',
    avatar: 'rounded',
    radius: 2,
  },
  palettes: ['paper', 'sourdough', 'wine', 'champagne', 'sage', 'harbor', 'clay', 'ink'],
  typePairs: ['book', 'magazine', 'gallery', 'theater', 'oven'],
};
