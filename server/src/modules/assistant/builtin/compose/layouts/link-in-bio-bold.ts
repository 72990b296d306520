// The loud designs for a page of links: blocks with hard shadows, a night poster, a split panel.
import type { Layout } from './layout.ts';

const slab: Layout = {
  name: 'slab',
  kind: 'link-in-bio',
  display: 'Archivo',
  body: 'JetBrains Mono',
  palettes: ['citrus', 'sky', 'tomato', 'lagoon', 'cobalt', 'acid'],
  radius: '0px',
  align: 'left',
  css: `.page { max-width: 38rem; padding-top: calc(var(--space) * 1.5rem); }
.hero { padding: 1.375rem; border: 3px solid var(--text); border-radius: min(var(--radius), 24px); background: var(--accent); color: var(--accent-text); box-shadow: 8px 8px 0 var(--text); }
.avatar { width: 4.5rem; height: 4.5rem; border-radius: min(var(--radius), 18px); background: var(--accent-text); color: var(--accent); font-weight: 900; }
h1 { --fit: calc(135cqi / var(--letters)); margin-top: calc(var(--space) * 1.5rem); font-size: min(var(--fit), clamp(2.75rem, 14.5vw, 5.25rem)); font-weight: 900; letter-spacing: -.045em; line-height: .88; text-transform: uppercase; }
h2 { font-weight: 900; letter-spacing: -.03em; text-transform: uppercase; }
.tagline { color: inherit; font-size: 1rem; max-width: 40ch; }
.links { margin-top: calc(var(--space) * 2.25rem); }
.links ul { counter-reset: link; gap: calc(var(--space) * 1rem); }
.link { min-height: 62px; padding: .75rem 1rem; border: 3px solid var(--text); background: var(--surface); box-shadow: 5px 5px 0 var(--text); font-weight: 700; }
.link::before { counter-increment: link; content: counter(link, decimal-leading-zero) / ""; color: var(--muted); font-weight: 400; }
.link span { flex: 1; }
.link svg { order: 2; }
.link:hover { transform: translate(3px, 3px); box-shadow: 2px 2px 0 var(--text); }
.button { border: 3px solid var(--text); box-shadow: 5px 5px 0 var(--text); }
.section { padding-top: 1.5rem; border-top: 3px solid var(--text); }
.footer { color: var(--text); }`,
};

const marquee: Layout = {
  name: 'marquee',
  kind: 'link-in-bio',
  display: 'Bricolage Grotesque',
  body: 'Hanken Grotesk',
  palettes: ['acid', 'midnight', 'wine', 'ink', 'forest', 'cobalt'],
  radius: '0px',
  align: 'left',
  rows: true,
  css: `.page { max-width: 74rem; padding-top: calc(var(--space) * 1.25rem); }
.avatar { width: 5.5rem; height: 5.5rem; font-size: 2rem; font-weight: 800; }
h1 { margin-top: calc(var(--space) * 4.5rem); font-size: min(var(--fit), clamp(3.75rem, 20vw, 11rem)); font-weight: 800; letter-spacing: -.06em; line-height: .8; }
h2 { font-weight: 800; letter-spacing: -.04em; }
.tagline { margin-top: 1.25rem; font-size: clamp(1.1875rem, 2vw, 1.5rem); }
.links { margin-top: calc(var(--space) * 2.75rem); }
.links ul { gap: 0; }
.link { justify-content: space-between; min-height: 76px; padding: calc(var(--space) * .625rem) 0; border-top: 1px solid var(--border); font-family: var(--font-display); font-size: clamp(1.75rem, 8vw, 3.5rem); font-weight: 700; letter-spacing: -.035em; line-height: 1.05; }
.links li:last-child .link { border-bottom: 1px solid var(--border); }
.link svg { order: 2; width: 1.75rem; height: 1.75rem; stroke-width: 1.5; color: var(--accent); }
.link:hover { color: var(--accent); transform: translateX(.75rem); }
.section h2 { font-size: 2.25rem; }
@media (min-width: 58rem) { .hero { grid-template-columns: 1fr auto; align-items: end; justify-items: left; } .hero h1, .hero .avatar { grid-column: 1 / -1; } .hero .tagline { margin-top: 1.5rem; } }`,
};

const panel: Layout = {
  name: 'panel',
  kind: 'link-in-bio',
  display: 'Playfair Display',
  body: 'DM Sans',
  palettes: ['lagoon', 'clay', 'sky', 'blush', 'moss', 'harbour'],
  covers: true,
  radius: '6px',
  align: 'left',
  css: `.page { padding: 0; max-width: none; }
.hero { align-content: end; min-height: min(30rem, 64vh); padding: calc(var(--space) * 2rem) clamp(1.25rem, 6vw, 3.5rem); background: radial-gradient(circle at 88% 18%, transparent 0 5.5rem, color-mix(in oklab, var(--accent-text) 15%, transparent) 5.55rem 9rem, transparent 9.05rem 10.5rem, color-mix(in oklab, var(--accent-text) 9%, transparent) 10.55rem 14rem, transparent 14.05rem), var(--accent); color: var(--accent-text); }
.avatar { width: 5.5rem; height: 5.5rem; margin-bottom: auto; background: var(--accent-text); color: var(--accent); font-weight: 600; }
h1 { margin-top: 4rem; font-size: min(var(--fit), clamp(3rem, 14vw, 5.5rem)); font-weight: 500; letter-spacing: -.03em; line-height: .96; }
h2 { font-weight: 500; letter-spacing: -.01em; }
.tagline { color: inherit; }
.page > :not(.hero) { margin-inline: auto; padding-inline: clamp(1.25rem, 6vw, 3.5rem); max-width: 40rem; }
.links { padding-top: calc(var(--space) * 1.75rem); }
.link { justify-content: space-between; padding: .75rem 1.125rem; background: var(--surface); border: 1px solid var(--border); font-weight: 600; }
.link svg { order: 2; color: var(--accent); }
.link:hover { background: var(--accent); color: var(--accent-text); }
.link:hover svg { color: inherit; }
@media (min-width: 56rem) {
  .page { display: grid; grid-template-columns: minmax(24rem, 44%) 1fr; align-content: start; }
  .page > * { grid-column: 2; }
  .page > .hero { grid-column: 1; grid-row: 1 / span 20; position: sticky; top: 0; min-height: 100vh; padding-block: 3rem; }
  .page > :not(.hero) { width: 100%; margin-inline: 0; }
  .links { padding-top: 3rem; }
}`,
};

export const LINK_IN_BIO_BOLD: readonly Layout[] = [slab, marquee, panel];
