// Designs for an announcement with a sign-up: a horizon, a letter, a billboard, a blueprint.
import type { Layout } from './layout.ts';

const horizon: Layout = {
  name: 'horizon',
  kind: 'coming-soon',
  display: 'Fraunces',
  body: 'DM Sans',
  palettes: ['sunset', 'aurora', 'harbour', 'lagoon', 'wine'],
  radius: '999px',
  align: 'center',
  css: `.page { position: relative; display: flex; flex-direction: column; max-width: none; padding-bottom: 0; isolation: isolate; }
.page::before { content: ""; position: fixed; z-index: -1; left: 50%; bottom: calc(-1 * min(78vw, 27rem)); width: min(150vw, 52rem); aspect-ratio: 1; border-radius: 50%; background: linear-gradient(var(--surface), color-mix(in oklab, var(--surface) 35%, var(--bg2)) 70%); transform: translateX(-50%); }
.page > * { width: 100%; max-width: 46rem; margin-inline: auto; }
.hero { margin-top: 9vh; }
.eyebrow { padding: .375rem 1rem; border: 1px solid currentColor; border-radius: 99px; }
h1 { font-size: min(var(--fit), clamp(3.5rem, 16vw, 7.5rem)); font-weight: 380; letter-spacing: -.05em; line-height: .93; }
h2 { font-weight: 400; }
.tagline { color: var(--text); font-size: 1.25rem; }
.section { margin-top: calc(var(--space) * 2.5rem); }
.newsletter h2 { text-align: var(--align); font-size: 1.25rem; }
.newsletter .form { max-width: 30rem; margin-inline: auto; }
.links { margin-top: calc(var(--space) * 2rem); }
.links ul { display: flex; flex-wrap: wrap; justify-content: var(--align); gap: .25rem 1.5rem; }
.link { min-height: 48px; font-weight: 600; }
.footer { margin-top: auto; padding-top: calc(var(--space) * 4rem); color: var(--text); }`,
};

const letter: Layout = {
  name: 'letter',
  kind: 'coming-soon',
  display: 'Playfair Display',
  body: 'Hanken Grotesk',
  palettes: ['paper', 'clay', 'moss', 'blush', 'sky'],
  radius: '4px',
  align: 'left',
  css: `.page { display: grid; grid-template-rows: auto auto 1fr; align-content: center; max-width: 41rem; padding: clamp(2rem, 9vw, 4.5rem) clamp(1.75rem, 9vw, 5rem) 1.5rem; }
body { padding: clamp(.75rem, 3vw, 2.5rem); }
.page { min-height: calc(100vh - 2 * clamp(.75rem, 3vw, 2.5rem)); background: var(--surface); border: 1px solid var(--border); box-shadow: 0 30px 60px -40px color-mix(in oklab, var(--text) 55%, transparent); }
.page::before { content: ""; position: absolute; top: clamp(.75rem, 3vw, 2.5rem); left: 0; right: 0; margin: auto; width: min(100% - 1.5rem, 41rem); height: 10px; background: repeating-linear-gradient(115deg, var(--accent) 0 18px, transparent 18px 30px, var(--text) 30px 48px, transparent 48px 60px); }
.eyebrow { color: var(--muted); }
h1 { margin-top: calc(var(--space) * 3rem); font-size: min(var(--fit), clamp(3rem, 14vw, 5.25rem)); font-weight: 500; letter-spacing: -.03em; line-height: .98; }
h2 { font-weight: 600; }
.tagline { font-size: 1.25rem; color: var(--text); }
.section { margin-top: calc(var(--space) * 3rem); }
.section h2 { font-size: 1.25rem; }
.form input, .form textarea { background: var(--bg); }
.links { margin-top: calc(var(--space) * 2rem); }
.links ul { gap: 0 1.5rem; display: flex; flex-wrap: wrap; }
.link { text-decoration: underline; text-underline-offset: 4px; min-height: 48px; }
.footer { align-self: end; }`,
};

const billboard: Layout = {
  name: 'billboard',
  kind: 'coming-soon',
  display: 'Archivo',
  body: 'Archivo',
  palettes: ['cobalt', 'acid', 'tomato', 'citrus', 'forest'],
  radius: '0px',
  align: 'left',
  css: `.page { display: flex; flex-direction: column; max-width: none; padding-top: calc(var(--space) * 1.5rem); }
.eyebrow { display: flex; align-items: center; gap: .75rem; font-size: 1rem; }
.eyebrow::before { content: ""; width: .875rem; height: .875rem; border-radius: 50%; background: var(--accent); }
h1 { --fit: calc(126cqi / var(--letters)); margin-top: calc(var(--space) * 1.5rem); font-size: min(var(--fit), clamp(4.25rem, 24.5vw, 19rem)); font-weight: 900; letter-spacing: -.065em; line-height: .76; text-transform: uppercase; padding-block: .08em; }
h2 { font-weight: 800; letter-spacing: -.03em; }
.tagline { color: var(--text); font-size: clamp(1.25rem, 5vw, 1.75rem); line-height: 1.3; }
.newsletter { margin-top: auto; padding: calc(var(--space) * 1.5rem) clamp(1.25rem, 6vw, 3rem) calc(var(--space) * 1.75rem); margin-inline: calc(-1 * clamp(1.25rem, 6vw, 3rem)); background: var(--accent); color: var(--accent-text); }
.hero { padding-bottom: calc(var(--space) * 3rem); }
.newsletter .form label span { color: var(--accent-text); }
.newsletter .button { background: var(--accent-text); color: var(--accent); border-color: var(--accent-text); }
.newsletter :focus-visible { outline-color: var(--accent-text); }
.links { margin-top: calc(var(--space) * 1.5rem); }
.links ul { display: flex; flex-wrap: wrap; gap: 0 2rem; }
.link { font-weight: 700; min-height: 48px; }
.footer { margin-top: calc(var(--space) * .5rem); }
@media (min-width: 56rem) { .newsletter { display: grid; grid-template-columns: 1fr minmax(26rem, 1fr); align-items: center; } .newsletter h2 { margin: 0; font-size: 2.25rem; } }`,
};

const blueprint: Layout = {
  name: 'blueprint',
  kind: 'coming-soon',
  display: 'JetBrains Mono',
  body: 'JetBrains Mono',
  palettes: ['ink', 'harbour', 'midnight', 'sky', 'bone'],
  radius: '4px',
  align: 'left',
  css: `.page { max-width: 60rem; display: grid; align-content: center; grid-template-columns: minmax(0, 1fr); }
.page::before { content: ""; position: fixed; inset: 0; z-index: -1; background: linear-gradient(var(--border) 1px, transparent 1px) 0 0 / 32px 32px, linear-gradient(90deg, var(--border) 1px, transparent 1px) 0 0 / 32px 32px; opacity: .5; -webkit-mask: radial-gradient(circle at 70% 20%, #000, transparent 75%); mask: radial-gradient(circle at 70% 20%, #000, transparent 75%); }
.hero { padding: clamp(1.25rem, 5vw, 3rem); border: 1px solid var(--muted); border-bottom: 0; background: var(--bg); position: relative; }
.hero::before, .hero::after { content: ""; position: absolute; width: 15px; height: 15px; background: linear-gradient(var(--accent), var(--accent)) 50% / 3px 100% no-repeat, linear-gradient(var(--accent), var(--accent)) 50% / 100% 3px no-repeat; top: -8px; }
.hero::before { left: -8px; } .hero::after { right: -8px; }
.eyebrow { color: var(--muted); font-weight: 400; }
h1 { margin-top: calc(var(--space) * 2rem); font-size: min(var(--fit), clamp(2.5rem, 11.5vw, 5.5rem)); font-weight: 700; letter-spacing: -.07em; line-height: .98; }
h1::after { content: ""; display: inline-block; width: .5em; height: .8em; margin-left: .12em; background: var(--accent); vertical-align: -.06em; }
h2 { font-weight: 700; letter-spacing: -.03em; }
.tagline { font-size: 1.0625rem; max-width: 44ch; }
.section { margin-top: 0; padding: clamp(1.25rem, 5vw, 3rem); border: 1px solid var(--muted); background: var(--surface); }
.section + .section { border-top: 0; }
.section h2 { font-size: 1.125rem; }
.form input, .form textarea { background: var(--bg); }
.links { margin-top: 1.5rem; }
.links ul { display: flex; flex-wrap: wrap; gap: 0 2rem; }
.link { min-height: 48px; }
.footer { margin-top: 1rem; }
@media (prefers-reduced-motion: no-preference) { h1::after { animation: blink 1.1s steps(1) infinite; } @keyframes blink { 50% { opacity: 0; } } }`,
};

export const COMING_SOON: readonly Layout[] = [horizon, letter, billboard, blueprint];
