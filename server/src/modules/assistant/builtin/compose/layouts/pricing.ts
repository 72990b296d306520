// Designs for a page of plans: three cards, an editorial table, colour blocks, a console.
import type { Layout } from './layout.ts';

const trio: Layout = {
  name: 'trio',
  kind: 'pricing',
  display: 'Hanken Grotesk',
  body: 'Hanken Grotesk',
  palettes: ['sky', 'bone', 'lagoon', 'ink', 'midnight'],
  radius: '14px',
  align: 'center',
  css: `.page { max-width: 74rem; }
.hero { padding-top: 1rem; gap: .875rem; }
.eyebrow { color: var(--muted); }
h1 { font-size: min(var(--fit), clamp(2.75rem, 12vw, 5rem)); font-weight: 750; letter-spacing: -.05em; line-height: 1; }
h2, h3 { font-weight: 700; letter-spacing: -.025em; }
.tagline { font-size: 1.1875rem; }
.pricing { margin-top: calc(var(--space) * 2.5rem); }
.pricing h2 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.price { letter-spacing: -.045em; font-size: 2.75rem; font-weight: 750; }
.plan .button { background: transparent; color: var(--text); border-color: color-mix(in oklab, var(--text) 40%, transparent); }
.plan.featured { border: 2px solid var(--accent); box-shadow: 0 24px 60px -32px var(--accent); }
.plan.featured .button { background: var(--accent); color: var(--accent-text); border-color: var(--accent); }
.faq, .contact, .about, .newsletter { max-width: 44rem; margin-inline: auto; }
.links { max-width: 44rem; margin: calc(var(--space) * 2.5rem) auto 0; }
.links ul { display: flex; flex-wrap: wrap; justify-content: var(--align); gap: 0 1.75rem; }
.link { font-weight: 600; min-height: 48px; }
@media (min-width: 56rem) { .plan { padding: 2rem; } .plan.featured { margin-block: -1rem; padding-block: 3rem; } }`,
};

const ledger: Layout = {
  name: 'ledger',
  kind: 'pricing',
  display: 'Fraunces',
  body: 'DM Sans',
  palettes: ['paper', 'clay', 'moss', 'blush', 'forest'],
  radius: '999px',
  align: 'left',
  css: `.page { max-width: 66rem; }
.eyebrow { color: var(--muted); }
h1 { font-size: min(var(--fit), clamp(3.25rem, 15vw, 7rem)); font-weight: 340; letter-spacing: -.05em; line-height: .92; }
h2, h3 { font-weight: 400; letter-spacing: -.025em; }
.tagline { font-size: 1.25rem; }
.pricing h2 { font-size: 1.125rem; font-family: var(--font-body); color: var(--muted); letter-spacing: 0; }
.plans { gap: 0; border-bottom: 2px solid var(--text); }
.plan { padding: calc(var(--space) * 1.75rem) 0; border: 0; border-top: 2px solid var(--text); border-radius: 0; background: none; }
.plan h3 { font-size: 2.25rem; }
.price { font-weight: 400; font-size: 2.25rem; letter-spacing: -.03em; }
.plan .button { justify-self: start; background: transparent; color: var(--text); border-color: var(--text); }
.plan.featured .button { background: var(--accent); color: var(--accent-text); border-color: var(--accent); }
.links { margin-top: calc(var(--space) * 2.5rem); }
.links ul { gap: 0; }
.link { border-bottom: 1px solid var(--border); }
@media (min-width: 56rem) {
  .plans { grid-template-columns: 1fr; }
  .plan { grid-template-columns: 1.2fr 1.4fr auto; grid-template-rows: auto auto; column-gap: 3rem; align-items: start; }
  .plan h3 { grid-area: 1 / 1; } .price { grid-area: 2 / 1; } .plan-note { grid-area: 1 / 2; padding-top: .75rem; }
  .features { grid-area: 2 / 2; margin: 0; } .plan .button { grid-area: 1 / 3; margin-top: .25rem; }
}`,
};

const blocks: Layout = {
  name: 'blocks',
  kind: 'pricing',
  display: 'Bricolage Grotesque',
  body: 'Bricolage Grotesque',
  palettes: ['citrus', 'tomato', 'cobalt', 'acid', 'wine'],
  radius: '28px',
  align: 'left',
  css: `.page { max-width: 80rem; padding-inline: clamp(.875rem, 3vw, 2rem); }
.hero { padding-inline: .5rem; }
.eyebrow { padding: .375rem .875rem; border-radius: 99px; background: var(--text); color: var(--bg); }
h1 { font-size: min(var(--fit), clamp(3.5rem, 17vw, 9rem)); font-weight: 800; letter-spacing: -.065em; line-height: .84; }
h2, h3 { font-weight: 750; letter-spacing: -.04em; }
.tagline { color: var(--text); font-size: 1.25rem; font-weight: 500; }
.section h2 { padding-inline: .5rem; font-size: 2rem; }
.plans { gap: calc(var(--space) * .75rem); }
.plan { padding: calc(var(--space) * 1.75rem); border: 0; border-radius: var(--radius); }
.plan h3 { font-size: 1.5rem; }
.price { font-size: clamp(3rem, 14vw, 4rem); font-weight: 800; letter-spacing: -.06em; padding-block: calc(var(--space) * 1.5rem) .5rem; }
.plan .button { background: var(--text); color: var(--bg); border-color: var(--text); min-height: 56px; }
.plan.featured { background: var(--accent); color: var(--accent-text); }
.plan.featured .plan-note { color: inherit; }
.plan.featured .button { background: var(--accent-text); color: var(--accent); border-color: var(--accent-text); }
.plan.featured :focus-visible { outline-color: var(--accent-text); }
.plan:last-child { background: var(--text); color: var(--bg); }
.plan:last-child .plan-note { color: inherit; }
.plan:last-child .button { background: var(--bg); color: var(--text); border-color: var(--bg); }
.plan:last-child :focus-visible { outline-color: var(--bg); }
.question, .contact .form, .about > p { padding-inline: .5rem; }
.links { margin-top: calc(var(--space) * 2rem); padding-inline: .5rem; }
.links ul { display: flex; flex-wrap: wrap; gap: 0 2rem; }
.link { font-weight: 700; }
.footer { padding-inline: .5rem; }`,
};

const consoleLayout: Layout = {
  name: 'console',
  kind: 'pricing',
  display: 'Space Grotesk',
  body: 'JetBrains Mono',
  palettes: ['ink', 'acid', 'harbour', 'aurora', 'bone'],
  radius: '8px',
  align: 'left',
  css: `.page { max-width: 72rem; }
body { font-size: .9375rem; }
.eyebrow { display: flex; gap: .625rem; align-items: center; font-weight: 400; color: var(--muted); }
.eyebrow::before { content: ""; width: .5rem; height: 1.125rem; background: var(--accent); }
h1 { font-size: min(var(--fit), clamp(2.75rem, 12.5vw, 6rem)); font-weight: 600; letter-spacing: -.06em; line-height: .95; }
h2, h3 { font-weight: 600; letter-spacing: -.03em; }
.tagline { font-size: 1rem; max-width: 46ch; }
.section { border-top: 1px dashed var(--muted); padding-top: 1.25rem; }
.section h2 { font-size: 1.25rem; }
.plans { gap: 0; border: 1px solid var(--muted); border-radius: var(--radius); overflow: hidden; }
.plan { border: 0; border-radius: 0; padding: calc(var(--space) * 1.75rem) 1.375rem; border-top: 1px solid var(--muted); background: var(--bg); }
.plan:first-child { border-top: 0; }
.plan.featured { background: var(--surface); box-shadow: inset 0 4px 0 var(--accent); }
.price { font-weight: 600; letter-spacing: -.05em; }
.features li::before { width: .625rem; height: .625rem; margin: .375rem .25rem 0 0; border: 0; background: var(--accent); transform: none; }
.plan .button { background: transparent; color: var(--text); border-color: var(--muted); }
.plan.featured .button { background: var(--accent); color: var(--accent-text); border-color: var(--accent); }
.links { margin-top: calc(var(--space) * 2rem); }
.links ul { display: flex; flex-wrap: wrap; gap: 0 2rem; }
.link { text-decoration: underline; text-underline-offset: 5px; }
@media (min-width: 56rem) { .plan { border-top: 0; border-left: 1px solid var(--muted); } .plan:first-child { border-left: 0; } }`,
};

export const PRICING: readonly Layout[] = [trio, ledger, blocks, consoleLayout];
