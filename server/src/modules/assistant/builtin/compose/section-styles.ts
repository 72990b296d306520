// CSS every page starts with, and one block for each kind of section, in roles only.
// A layout (layouts/) follows these and may say anything differently.
import type { SectionKind } from './sections.ts';

export const BASE = `*, *::before, *::after { box-sizing: border-box; }
html { font-size: var(--size); -webkit-text-size-adjust: 100%; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; background: var(--backdrop); color: var(--text); font-family: var(--font-body); line-height: 1.55; overflow-wrap: break-word; -webkit-font-smoothing: antialiased; }
h1, h2, h3, p, ul, blockquote { margin: 0; }
ul { padding: 0; list-style: none; }
h1, h2, h3 { font-family: var(--font-display); line-height: 1.1; text-wrap: balance; }
h1, h2, h3, p, .link span { overflow-wrap: anywhere; }
h1 { --fit: calc(165cqi / var(--letters, 8)); }
p { text-wrap: pretty; }
svg { fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
:focus-visible { outline: 3px solid var(--text); outline-offset: 3px; }
.page { min-height: 100vh; min-height: 100dvh; margin: 0 auto; padding: calc(var(--space) * 3rem) clamp(1.25rem, 6vw, 3rem) 1.5rem; }
.hero { container-type: inline-size; width: 100%; display: grid; grid-template-columns: minmax(0, 1fr); justify-items: var(--align); text-align: var(--align); gap: calc(var(--space) * 1rem); }
.hero > * { min-width: 0; max-width: 100%; }
.avatar { display: grid; place-items: center; width: 5rem; height: 5rem; border-radius: 50%; object-fit: cover; overflow: hidden; font-family: var(--font-display); font-size: 1.75rem; font-weight: 700; line-height: 1; background: radial-gradient(circle at 100% 0, transparent 44%, color-mix(in oklab, var(--accent-text) 14%, transparent) 45% 56%, transparent 57%), radial-gradient(circle at 0 100%, color-mix(in oklab, var(--accent-text) 12%, transparent) 34%, transparent 35%), var(--accent); color: var(--accent-text); }
.tagline { color: var(--muted); font-size: 1.125rem; max-width: 34ch; }
.links li { min-width: 0; }
.links ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: calc(var(--space) * .75rem); }
.link { display: flex; align-items: center; gap: .875rem; min-height: 56px; color: var(--text); text-decoration: none; border-radius: var(--radius); transition: transform .2s, background-color .2s, box-shadow .2s, color .2s; }
.link svg { flex: none; width: 1.375rem; height: 1.375rem; }
.link span { min-width: 0; }
.footer { margin-top: calc(var(--space) * 3.5rem); padding-block: 1rem; color: var(--muted); font-size: .9375rem; text-align: var(--align); }
@media (prefers-reduced-motion: no-preference) {
  .hero, .links li, .section { animation: rise .7s cubic-bezier(.16, 1, .3, 1) both; }
  .links li:nth-child(2) { animation-delay: .05s; }
  .links li:nth-child(3) { animation-delay: .1s; }
  .links li:nth-child(n + 4) { animation-delay: .15s; }
  @keyframes rise { from { transform: translateY(14px); opacity: .01; } }
}
@media (prefers-reduced-motion: reduce) {
  * { transition: none !important; }
}`;

/** What pages with sections need besides. */
export const SECTION_BASE = `.eyebrow { font-size: .9375rem; font-weight: 600; }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 48px; padding: .625rem 1.375rem; border: 2px solid var(--accent); border-radius: var(--radius); background: var(--accent); color: var(--accent-text); font: inherit; font-weight: 700; text-decoration: none; cursor: pointer; transition: transform .2s; }
.button:hover { transform: translateY(-2px); }
.section { margin-top: calc(var(--space) * 3.5rem); }
.section h2 { font-size: 1.625rem; margin-bottom: calc(var(--space) * 1.125rem); }
.section > p { color: var(--text); max-width: 60ch; }`;

const FORM = `.form { display: flex; flex-wrap: wrap; align-items: end; gap: .75rem; }
.form label { display: grid; flex: 1000 1 13rem; gap: .375rem; min-width: 0; text-align: left; font-size: .9375rem; font-weight: 600; }
.form input, .form textarea { width: 100%; min-height: 48px; padding: .6875rem .875rem; border: 1.5px solid var(--muted); border-radius: min(var(--radius), 20px); background: var(--surface); color: var(--text); font: inherit; font-weight: 400; }
.form ::placeholder { color: var(--muted); opacity: 1; }
.form .button { flex: 1 0 auto; }
.form.stacked { display: grid; align-items: stretch; max-width: 34rem; }
.form.stacked .button { justify-self: start; }`;

export const SECTION_CSS: Record<SectionKind, string> = {
  about: '.about > p { font-size: 1.125rem; line-height: 1.65; }',
  work: `.pieces { display: grid; gap: calc(var(--space) * 2rem) 1.25rem; }
.plate { aspect-ratio: 4 / 3; margin-bottom: .875rem; border-radius: var(--radius); background-color: var(--surface); }
.piece:nth-child(4n + 1) .plate { background-color: var(--accent); background-image: radial-gradient(circle at 50% 100%, var(--accent-text) 0 22%, transparent 22.4% 34%, var(--accent-text) 34.4% 37%, transparent 37.4% 48%, var(--accent-text) 48.4% 50%, transparent 50.4%); }
.piece:nth-child(4n + 2) .plate { background-image: repeating-linear-gradient(115deg, var(--accent) 0 14px, transparent 14px 34px); }
.piece:nth-child(4n + 3) .plate { background-image: radial-gradient(circle at 100% 0, var(--accent) 0 45%, transparent 45.4%), radial-gradient(circle at 0 100%, var(--text) 0 45%, transparent 45.4%); }
.piece:nth-child(4n) .plate { background-color: var(--text); background-image: radial-gradient(circle, var(--bg) 0 24%, transparent 25%); background-size: 44px 44px; }
.piece h3 { font-size: 1.25rem; margin-bottom: .25rem; }
.piece p { color: var(--muted); }
@media (min-width: 40rem) { .pieces { grid-template-columns: 1fr 1fr; } }`,
  pricing: `.plans { display: grid; gap: calc(var(--space) * 1.25rem); }
.plan { display: grid; align-content: start; gap: .75rem; padding: calc(var(--space) * 1.625rem); border: 1px solid var(--border); border-radius: calc(var(--radius) * 1.25); background: var(--surface); }
.plan h3 { font-size: 1.25rem; }
.price { font-family: var(--font-display); font-size: 2.5rem; font-weight: 700; line-height: 1.1; }
.plan-note { color: var(--muted); }
.features { display: grid; gap: .5rem; margin-block: .5rem 1rem; }
.features li { display: flex; gap: .625rem; }
.features li::before { content: ""; flex: none; width: .5rem; height: .875rem; margin: .25rem .25rem 0; border: solid; border-width: 0 2.5px 2.5px 0; transform: rotate(42deg); }
@media (min-width: 56rem) { .plans { grid-template-columns: repeat(3, 1fr); } .plan { grid-template-rows: auto auto auto 1fr auto; } }`,
  schedule: `.rows li { display: grid; gap: .125rem 1.5rem; padding: .875rem 0; border-top: 1px solid var(--border); }
.rows span { color: var(--muted); }
@media (min-width: 40rem) { .rows li { grid-template-columns: 12rem 1fr; } }`,
  testimonials: `.quote { padding-left: 1.25rem; border-left: 4px solid var(--accent); }
.quote p { font-family: var(--font-display); font-size: 1.375rem; line-height: 1.35; }
.quote cite { display: block; margin-top: .75rem; color: var(--muted); font-style: normal; }`,
  faq: `.question { border-top: 1px solid var(--border); }
.question:last-child { border-bottom: 1px solid var(--border); }
.question summary { display: flex; align-items: center; justify-content: space-between; gap: 1rem; min-height: 56px; font-weight: 600; cursor: pointer; list-style: none; }
.question summary::-webkit-details-marker { display: none; }
.question summary::after { content: ""; flex: none; width: .625rem; height: .625rem; margin: -.25rem .25rem 0 0; border: solid; border-width: 0 2px 2px 0; transform: rotate(45deg); }
.question[open] summary::after { transform: rotate(225deg); margin-top: .25rem; }
.question p { padding-bottom: 1.125rem; color: var(--muted); }`,
  newsletter: FORM,
  contact: FORM,
};

/** The blocks for these sections, each written once. */
export function sectionCss(kinds: readonly SectionKind[]): string[] {
  return kinds.length === 0
    ? []
    : [SECTION_BASE, ...new Set(kinds.map((kind) => SECTION_CSS[kind]))];
}
