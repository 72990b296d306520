// Designs for a portfolio: a gallery, a Swiss index, a glowing deck of cards, a poster.
import type { Layout } from './layout.ts';

const gallery: Layout = {
  name: 'gallery',
  kind: 'portfolio',
  display: 'Instrument Serif',
  body: 'Hanken Grotesk',
  palettes: ['bone', 'paper', 'clay', 'moss', 'wine'],
  radius: '2px',
  align: 'left',
  rows: true,
  css: `.page { max-width: 76rem; }
.hero { padding-block: calc(var(--space) * 2rem) 0; }
.avatar { width: 3.75rem; height: 3.75rem; font-size: 1.5rem; font-weight: 400; }
h1 { margin-top: calc(var(--space) * 2rem); font-size: min(var(--fit), clamp(3.75rem, 17vw, 9.5rem)); font-weight: 400; letter-spacing: -.035em; line-height: .88; }
h2, h3 { font-weight: 400; letter-spacing: -.01em; }
.tagline { margin-top: .5rem; font-size: 1.25rem; }
.section { margin-top: calc(var(--space) * 5rem); }
.section h2 { font-size: 2.25rem; }
.piece h3 { font-size: 1.625rem; }
.plate { aspect-ratio: 4 / 5; }
.about > p { font-family: var(--font-display); font-size: clamp(1.625rem, 6vw, 2.5rem); line-height: 1.2; max-width: 26ch; }
.links { margin-top: calc(var(--space) * 4rem); }
.links ul { gap: 0; border-top: 1px solid var(--text); }
.link { justify-content: space-between; min-height: 64px; border-bottom: 1px solid var(--border); font-size: 1.125rem; }
.link svg { order: 2; }
.link:hover { padding-left: .75rem; }
@media (min-width: 40rem) { .piece:nth-child(even) { margin-top: 6rem; } .piece:nth-child(4n + 3) .plate, .piece:nth-child(4n) .plate { aspect-ratio: 1; } .pieces { column-gap: clamp(1.5rem, 5vw, 5rem); } }`,
};

const index: Layout = {
  name: 'index',
  kind: 'portfolio',
  display: 'Space Grotesk',
  body: 'Space Grotesk',
  palettes: ['bone', 'sky', 'ink', 'citrus', 'tomato'],
  radius: '0px',
  align: 'left',
  rows: true,
  css: `.page { max-width: 80rem; padding-top: calc(var(--space) * 1.25rem); }
.hero { padding-bottom: calc(var(--space) * 2.5rem); }
.avatar { width: 3.25rem; height: 3.25rem; border-radius: 0; font-size: 1.25rem; }
h1 { margin-top: calc(var(--space) * 3.5rem); font-size: min(var(--fit), clamp(2.875rem, 12.5vw, 7rem)); font-weight: 500; letter-spacing: -.055em; line-height: .94; }
h2, h3 { font-weight: 500; letter-spacing: -.03em; }
.tagline { color: var(--text); font-size: 1.25rem; letter-spacing: -.01em; }
.section, .links { margin-top: 0; padding-block: calc(var(--space) * 1rem) calc(var(--space) * 2.5rem); border-top: 3px solid var(--text); }
.section h2 { font-size: 1.0625rem; letter-spacing: -.01em; }
.pieces { counter-reset: piece; gap: 0; }
.piece { counter-increment: piece; display: grid; grid-template-columns: 6.5rem 1fr; column-gap: 1.125rem; align-content: center; padding-block: 1.125rem; border-top: 1px solid var(--border); }
.plate { grid-row: 1 / span 2; margin: 0; aspect-ratio: 1; }
.piece h3 { align-self: end; font-size: 1.375rem; }
.piece h3::before { content: counter(piece, decimal-leading-zero) / ""; display: block; color: var(--muted); font-size: .875rem; font-weight: 400; letter-spacing: 0; }
.links ul { gap: 0; }
.link { gap: .875rem; border-top: 1px solid var(--border); font-size: 1.125rem; }
.link:hover { background: var(--text); color: var(--bg); padding-inline: .75rem; }
.footer { margin-top: 0; border-top: 3px solid var(--text); }
@media (min-width: 56rem) {
  .section, .links { display: grid; grid-template-columns: 1fr 2.4fr; column-gap: 2rem; }
  .section > :not(h2), .links ul { grid-column: 2; }
  .pieces { grid-template-columns: 1fr; }
  .piece { grid-template-columns: 11rem 1fr; }
  .piece h3 { font-size: 2rem; }
}`,
};

const glow: Layout = {
  name: 'glow',
  kind: 'portfolio',
  display: 'Sora',
  body: 'DM Sans',
  palettes: ['aurora', 'midnight', 'harbour', 'sunset', 'forest'],
  radius: '22px',
  align: 'center',
  css: `.page { max-width: 66rem; }
.hero { padding-block: calc(var(--space) * 2rem) 0; }
.avatar { width: 7rem; height: 7rem; font-size: 2.375rem; box-shadow: 0 0 0 6px color-mix(in oklab, var(--text) 16%, transparent), 0 20px 60px -12px var(--accent); }
h1 { margin-top: 1rem; font-size: min(var(--fit), clamp(2.5rem, 12vw, 5.5rem)); font-weight: 700; letter-spacing: -.055em; line-height: 1; }
h2, h3 { font-weight: 650; letter-spacing: -.03em; }
.tagline { font-size: 1.1875rem; }
.section h2 { text-align: var(--align); font-size: 1.75rem; }
.pieces { gap: calc(var(--space) * 1.125rem); }
.piece { padding: .75rem .75rem 1.25rem; border: 1px solid color-mix(in oklab, var(--text) 18%, transparent); border-radius: var(--radius); background: var(--surface); transition: transform .25s; }
.piece:hover { transform: translateY(-4px); }
.piece:nth-child(4n + 2) .plate, .piece:nth-child(4n + 3) .plate { background-color: var(--bg); }
.plate { border-radius: calc(var(--radius) - 10px); aspect-ratio: 16 / 11; }
.piece h3, .piece p { padding-inline: .625rem; }
.about { padding: clamp(1.5rem, 6vw, 3rem); border: 1px solid color-mix(in oklab, var(--text) 18%, transparent); border-radius: var(--radius); background: var(--surface); }
.about > p { margin-inline: auto; text-align: var(--align); }
.links { margin-top: calc(var(--space) * 2.5rem); }
.links ul { display: flex; flex-wrap: wrap; justify-content: var(--align); }
.link { min-height: 52px; padding: .5rem 1.25rem; border: 1px solid color-mix(in oklab, var(--text) 28%, transparent); border-radius: max(var(--radius), 8px); background: var(--surface); font-weight: 600; }
.link:hover { background: var(--accent); color: var(--accent-text); }`,
};

const poster: Layout = {
  name: 'poster',
  kind: 'portfolio',
  display: 'Bricolage Grotesque',
  body: 'Bricolage Grotesque',
  palettes: ['tomato', 'citrus', 'cobalt', 'acid', 'blush'],
  covers: true,
  radius: '0px',
  align: 'left',
  css: `.page { max-width: none; padding: 0; }
.page > * { padding-inline: clamp(1.25rem, 6vw, 4rem); }
.hero { min-height: min(40rem, 82vh); align-content: space-between; padding-block: calc(var(--space) * 1.25rem); background: var(--accent); color: var(--accent-text); }
.avatar { background: var(--accent-text); color: var(--accent); font-weight: 800; }
h1 { font-size: min(var(--fit), clamp(4.25rem, 23vw, 15rem)); font-weight: 800; letter-spacing: -.07em; line-height: .78; padding-block: 2rem 1rem; }
h2, h3 { font-weight: 750; letter-spacing: -.04em; }
.tagline { color: inherit; font-size: 1.25rem; font-weight: 500; }
.section { margin-top: 0; padding-block: calc(var(--space) * 3rem) 0; }
.section h2 { font-size: clamp(2.25rem, 9vw, 4rem); }
.pieces { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: calc(var(--space) * 1.75rem) .875rem; }
.piece:nth-child(4n + 1), .piece:nth-child(4n) { grid-column: 1 / -1; }
.piece:nth-child(4n + 1) .plate, .piece:nth-child(4n) .plate { aspect-ratio: 4 / 3; }
.plate { aspect-ratio: 3 / 4; }
.piece h3 { font-size: 1.5rem; }
.about > p { font-size: clamp(1.5rem, 5.5vw, 2.5rem); font-weight: 500; line-height: 1.2; letter-spacing: -.02em; max-width: 30ch; }
.links { padding-top: calc(var(--space) * 3rem); }
.links ul { gap: .625rem; }
.link { justify-content: space-between; min-height: 68px; padding: .75rem 1.25rem; background: var(--text); color: var(--bg); font-size: 1.25rem; font-weight: 700; letter-spacing: -.02em; }
.link svg { order: 2; }
.link:hover { background: var(--accent); color: var(--accent-text); }
@media (min-width: 48rem) { .links ul { grid-template-columns: 1fr 1fr; } .pieces { grid-template-columns: repeat(4, 1fr); } .piece:nth-child(n) { grid-column: auto; } .piece:nth-child(n) .plate { aspect-ratio: 3 / 4; } }`,
};

export const PORTFOLIO: readonly Layout[] = [gallery, index, glow, poster];
