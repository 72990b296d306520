// Quiet, editorial and rounded designs for a page of links. The louder ones are in link-in-bio-bold.ts.
import type { Layout } from './layout.ts';

const quiet: Layout = {
  name: 'quiet',
  kind: 'link-in-bio',
  display: 'Instrument Serif',
  body: 'DM Sans',
  palettes: ['bone', 'paper', 'lagoon', 'ink', 'blush'],
  radius: '999px',
  align: 'center',
  css: `.page { max-width: 29rem; display: flex; flex-direction: column; }
.hero { margin-top: auto; padding-top: 1rem; gap: .75rem; }
.avatar { width: 5.5rem; height: 5.5rem; margin-bottom: .75rem; font-size: 2.25rem; font-weight: 400; }
h1 { font-size: min(var(--fit), clamp(2.75rem, 13vw, 3.75rem)); font-weight: 400; letter-spacing: -.02em; line-height: 1; }
h2 { font-weight: 400; }
.section h2 { font-size: 2rem; text-align: var(--align); }
.about > p { text-align: var(--align); }
.links { margin-top: calc(var(--space) * 2.5rem); }
.link { position: relative; justify-content: center; padding: .75rem 3.25rem; border: 1px solid color-mix(in oklab, var(--text) 34%, transparent); text-align: center; font-weight: 500; }
.link svg { position: absolute; left: 1.25rem; }
.link:hover { background: var(--text); color: var(--bg); }
.footer { margin-top: auto; padding-top: calc(var(--space) * 3rem); }`,
};

const folio: Layout = {
  name: 'folio',
  kind: 'link-in-bio',
  display: 'Fraunces',
  body: 'Hanken Grotesk',
  palettes: ['paper', 'clay', 'moss', 'forest', 'bone', 'wine'],
  radius: '0px',
  align: 'left',
  rows: true,
  css: `.page { max-width: 68rem; }
.avatar { width: 4rem; height: 4rem; font-size: 1.375rem; }
h1 { margin-top: calc(var(--space) * 1.5rem); font-size: min(var(--fit), clamp(3.25rem, 16vw, 6rem)); font-weight: 340; letter-spacing: -.045em; line-height: .92; }
h2 { font-weight: 400; letter-spacing: -.02em; }
.tagline { font-family: var(--font-display); font-size: 1.3125rem; line-height: 1.4; max-width: 28ch; }
.links { margin-top: calc(var(--space) * 3rem); }
.links ul { gap: 0; border-top: 2px solid var(--text); }
.link { justify-content: space-between; min-height: calc(var(--space) * 4.25rem); padding: .75rem .125rem; border-bottom: 1px solid var(--border); font-size: 1.1875rem; font-weight: 500; }
.link svg { order: 2; color: var(--accent); }
.link:hover { transform: translateX(8px); }
.section h2 { font-size: 2.125rem; padding-top: 1rem; border-top: 2px solid var(--text); }
@media (min-width: 58rem) {
  .page { display: grid; grid-template-columns: 1.05fr 1fr; column-gap: 5rem; align-content: start; padding-top: 5rem; }
  .page > * { grid-column: 2; }
  .page > .hero { grid-column: 1; grid-row: 1 / span 20; position: sticky; top: 5rem; align-self: start; }
  .links { margin-top: 0; }
}`,
};

const pebble: Layout = {
  name: 'pebble',
  kind: 'link-in-bio',
  display: 'Nunito',
  body: 'Nunito',
  palettes: ['blush', 'citrus', 'sky', 'lagoon', 'tomato', 'moss'],
  radius: '22px',
  align: 'center',
  css: `.page { position: relative; max-width: 33rem; padding-top: calc(var(--space) * 5rem); }
.page::before { content: ""; position: absolute; z-index: -1; top: 0; left: 50%; width: 100vw; max-width: 100%; height: calc(var(--space) * 5rem + 4.25rem); background: radial-gradient(circle at 12% 110%, color-mix(in oklab, var(--accent-text) 16%, transparent) 0 7rem, transparent 7.05rem), radial-gradient(circle at 92% -10%, color-mix(in oklab, var(--accent-text) 13%, transparent) 0 9rem, transparent 9.05rem), var(--accent); border-radius: 0 0 50% 50% / 0 0 3.5rem 3.5rem; transform: translateX(-50%); }
.avatar { width: 8.5rem; height: 8.5rem; border: 6px solid var(--bg); font-size: 2.75rem; font-weight: 800; background: var(--surface); color: var(--text); }
.hero:not(:has(.avatar)) { padding-top: 6.5rem; }
h1 { font-size: min(var(--fit), clamp(2rem, 9.5vw, 2.75rem)); font-weight: 850; letter-spacing: -.02em; }
h2 { font-weight: 800; }
.hero { gap: .625rem; }
.links { margin-top: calc(var(--space) * 2rem); }
.link { min-height: 64px; padding: .75rem 1.25rem; background: var(--surface); box-shadow: 0 1px 0 color-mix(in oklab, var(--text) 8%, transparent), 0 10px 24px -14px color-mix(in oklab, var(--text) 45%, transparent); font-size: 1.0625rem; font-weight: 700; }
.link svg { padding: .5rem; width: 2.5rem; height: 2.5rem; margin-left: -.5rem; border-radius: 14px; background: var(--accent); color: var(--accent-text); stroke-width: 2; }
.link:hover { transform: translateY(-3px); }
.section { padding: 1.5rem; border-radius: var(--radius); background: var(--surface); margin-top: calc(var(--space) * 1.5rem); }
.section h2 { font-size: 1.375rem; }
.form input, .form textarea { background: var(--bg); }
@media (min-width: 40rem) { .page::before { border-radius: 0 0 3rem 3rem; } }`,
};

const tiles: Layout = {
  name: 'tiles',
  kind: 'link-in-bio',
  display: 'Sora',
  body: 'DM Sans',
  palettes: ['sky', 'citrus', 'midnight', 'harbour', 'tomato', 'aurora'],
  radius: '24px',
  align: 'left',
  minLinks: 3,
  css: `.page { max-width: 62rem; padding: calc(var(--space) * 1rem) clamp(.875rem, 4vw, 2rem) 1rem; }
.hero { padding: calc(var(--space) * 1.5rem); border-radius: var(--radius); background: var(--surface); gap: .625rem; }
.avatar { width: 4.5rem; height: 4.5rem; margin-bottom: calc(var(--space) * 2rem); border-radius: 30%; }
h1 { font-size: min(var(--fit), clamp(2rem, 9.5vw, 3.25rem)); font-weight: 700; letter-spacing: -.045em; }
h2 { font-weight: 650; letter-spacing: -.03em; }
.links, .section { margin-top: calc(var(--space) * .75rem); }
.links ul { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
.link { flex-direction: column; align-items: flex-start; justify-content: space-between; height: 100%; min-height: calc(var(--space) * 8.75rem); padding: 1.125rem; background: var(--surface); font-weight: 650; line-height: 1.25; font-size: 1.0625rem; }
.link span { max-width: 100%; }
.links li:first-child .link { background: var(--accent); color: var(--accent-text); }
.links li:last-child:nth-child(even), .links li:first-child:not(:last-child):nth-last-child(odd) { grid-column: auto; }
.links li:last-child:nth-child(odd) { grid-column: 1 / -1; }
.link:hover { transform: scale(.98); }
.section { padding: calc(var(--space) * 1.5rem); border-radius: var(--radius); background: var(--surface); }
.form input, .form textarea { background: var(--bg); }
@media (min-width: 52rem) {
  .page { display: grid; grid-template-columns: 22rem 1fr; column-gap: calc(var(--space) * .75rem); align-content: start; padding-block: 3rem 1rem; }
  .page > * { grid-column: 2; }
  .page > .hero { grid-column: 1; grid-row: 1 / span 20; position: sticky; top: 3rem; align-self: start; min-height: min(36rem, 80vh); align-content: end; }
  .avatar { margin-bottom: auto; }
  .links { margin-top: 0; }
}`,
};

export const LINK_IN_BIO: readonly Layout[] = [quiet, folio, pebble, tiles];
