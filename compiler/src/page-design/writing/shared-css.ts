// CSS that sections of several kinds share. A page's CSS holds the parts whose class its code names.

const sharedCss: Readonly<Record<string, string>> = {
  section: `.section { --corner: min(var(--radius), 1.5rem); min-width: 0; }
.section p { white-space: pre-line; }
.section h3 { font-size: 1.125rem; line-height: 1.3; }`,

  intro: `.intro { display: grid; gap: .75em; max-width: 62ch; margin-bottom: calc(var(--space) * 1.25); color: var(--muted); }`,

  card: `.card { display: grid; align-content: start; gap: .5rem; min-width: 0; padding: calc(var(--space) * 1.25); border: 1px solid var(--border); border-radius: var(--corner); background: var(--surface); overflow: hidden; }`,

  /** As many columns as fit. */
  cards: `.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: var(--space); }`,

  rows: `.rows > * { padding: calc(var(--space) * .9) 0; border-top: 1px solid var(--border); }
.rows > :last-child { border-bottom: 1px solid var(--border); }`,

  tag: `.tag { display: inline-block; padding: .2em .7em; border: 1px solid currentColor; border-radius: 99px; color: var(--muted); font-size: .875rem; white-space: nowrap; }`,

  portrait: `.portrait { display: grid; flex: none; place-items: center; width: 3.5rem; aspect-ratio: 1; border-radius: 50%; background: var(--accent); color: var(--accent-text); font: var(--heading-weight) 1.375rem/1 var(--font-display); text-transform: uppercase; }`,

  player: `.player.player.player { display: flex; width: 100%; border: 1px solid var(--border); border-radius: var(--corner); background: var(--surface); color: var(--text); font-family: inherit; }
.player.player.player::before { content: "\\25B6\\FE0E"; display: grid; place-items: center; padding-left: .15em; background: var(--accent); color: var(--accent-text); font-size: 1.25rem; line-height: 1; }`,

  form: `.form { display: grid; gap: var(--space); }
.form .button { justify-self: start; }
.field { display: grid; gap: .375rem; min-width: 0; font-weight: 600; }
.field input, .field textarea { width: 100%; min-height: 3.25rem; padding: .75rem 1rem; border: 1px solid var(--muted); border-radius: min(var(--radius), 1.5rem); background: var(--surface); color: var(--text); font: inherit; font-weight: 400; }
.field textarea { resize: vertical; }`,

  'signup-form': `.signup-form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }
.signup-form .field { flex: 1 1 14rem; }
.signup-form .button { flex: 0 1 auto; }`,

  'contact-links': `.contact-links { display: flex; flex-wrap: wrap; gap: calc(var(--space) * .75); }
.contact-links > li { flex: 1 1 14rem; min-width: 0; }
.contact-links .link-text { overflow-wrap: anywhere; }`,

  'past-events': `.past-events { margin-top: var(--space); color: var(--muted); }
.past-events summary { padding: .75rem 0; cursor: pointer; }`,

  'open-now': `.open-now { display: inline-flex; align-items: center; gap: .5em; margin-bottom: var(--space); padding: .35em .9em; border-radius: 99px; background: var(--accent); color: var(--accent-text); font-weight: 600; }
.open-now[hidden] { display: none; }`,
};

/** In the order they are written above. */
export function findSharedCss(code: string): string[] {
  const classes = new Set(
    [...code.matchAll(/className=[{"'`]+([^"'`}]*)/g)].flatMap(([, names = '']) =>
      names.split(/[^\w-]+/),
    ),
  );
  return Object.entries(sharedCss).flatMap(([name, css]) => (classes.has(name) ? [css] : []));
}
