// CSS that sections of several kinds share. A page's CSS holds the parts whose class its code names.

const sharedCss: Readonly<Record<string, string>> = {
  section: `.section { --corner: min(var(--radius), 1.5rem); min-width: 0; }
.section > .button { justify-self: start; }
.section p { white-space: pre-line; }
.section h3 { font-size: 1.125rem; line-height: 1.3; }`,

  intro: `.intro { display: grid; gap: .75em; max-width: 62ch; margin-bottom: calc(var(--space) * 1.25); color: var(--muted); }`,

  card: `.card { display: grid; align-content: start; gap: .5rem; min-width: 0; padding: calc(var(--space) * 1.25); border: 1px solid var(--border); border-radius: var(--corner); background: var(--surface); overflow: hidden; }`,

  /** As many columns as fit. */
  cards: `.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: var(--space); }`,

  rows: `.rows > * { padding: calc(var(--space) * .9) 0; border-top: 1px solid var(--border); }
.rows > :last-child { border-bottom: 1px solid var(--border); }`,

  /** Colors turned around, for bands; also where a family paints its sections. */
  'on-accent': `.on-accent.on-accent.on-accent { --text: var(--accent-text); --muted: var(--accent-text); --surface: var(--accent); --border: color-mix(in oklab, var(--accent-text) 35%, transparent); --button-background: transparent; --button-text: var(--accent-text); --button-border: 2px solid currentColor; --button-underline: none; --link-inset: 1.25rem; --shadow: none; background: var(--accent); color: var(--accent-text); }
.on-accent :focus-visible { outline-color: var(--accent-text); }`,

  /** A row that is moved sideways, by hand or with arrow keys. */
  scroller: `.scroller { display: grid; grid-auto-flow: column; grid-auto-columns: min(80%, 19rem); gap: var(--space); align-items: start; padding-bottom: .75rem; overflow-x: auto; scroll-snap-type: x proximity; scrollbar-width: thin; }
.scroller > * { min-width: 0; scroll-snap-align: start; }`,

  tag: `.tag { display: inline-block; padding: .2em .7em; border: 1px solid currentColor; border-radius: 99px; color: var(--muted); font-size: .875rem; white-space: nowrap; }`,

  portrait: `.portrait { display: grid; flex: none; place-items: center; width: 3.5rem; aspect-ratio: 1; border-radius: 50%; background: var(--accent); color: var(--accent-text); font: var(--heading-weight) 1.375rem/1 var(--font-display); text-transform: uppercase; }`,

  person: `.person { display: flex; align-items: center; gap: .75rem; font-weight: 600; }
.person .role { display: block; color: var(--muted); font-size: .9375rem; font-weight: 400; }`,

  player: `.player.player { width: 100%; border: 0; border-radius: var(--corner); font-family: inherit; }
.player.vys-sound { border: 1px solid var(--border); background: var(--surface); color: var(--text); }
.player.player.vys-sound::before { background: var(--accent); }
.player.vys-sound::after { content: ""; position: absolute; top: 50%; inset-inline-start: 38px; translate: 0 -50%; border: solid transparent; border-width: 10px 0 10px 16px; border-left-color: var(--accent-text); }`,

  form: `.form { display: grid; gap: var(--space); }
.form .button { justify-self: start; }
.field { display: grid; gap: .375rem; min-width: 0; font-weight: 600; }
.field input, .field textarea { width: 100%; min-height: 3.25rem; padding: .75rem 1rem; border: 1px solid var(--muted); border-radius: min(var(--radius), 1.5rem); background: var(--surface); color: var(--text); font: inherit; font-weight: 400; }
.field textarea { resize: vertical; }`,

  'signup-form': `.signup-form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }
.signup-form .field { flex: 1 1 14rem; }
.signup-form .button { flex: 0 1 auto; }`,

  'signup-split': `.signup-split { display: grid; gap: calc(var(--space) * 1.5); }
.signup-words { font-size: clamp(1.375rem, 1rem + 2cqi, 2.25rem); line-height: 1.2; }
@container (min-width: 44rem) { .signup-split:has(.signup-words) { grid-template-columns: 1fr 1fr; gap: calc(var(--space) * 3); align-items: center; } }`,

  'contact-links': `.contact-links { display: flex; flex-wrap: wrap; gap: calc(var(--space) * .75); }
.contact-links > li { flex: 1 1 14rem; min-width: 0; }
.contact-links .link-text { overflow-wrap: anywhere; }`,

  'event-day': `.event-day { display: grid; justify-items: center; align-content: start; text-align: center; line-height: 1.1; }
.event-month { width: 100%; font-size: .8125rem; font-weight: 600; letter-spacing: .06em; text-transform: uppercase; }
.event-date { font: var(--heading-weight) 2rem/1.1 var(--font-display); font-variant-numeric: tabular-nums; }
.event-other { padding: 1rem .25rem; font-size: 1.375rem; }`,

  'past-events': `.past-events { margin-top: var(--space); color: var(--muted); }
.past-events summary { padding: .75rem 0; cursor: pointer; }`,

  'open-now': `.open-now { display: inline-flex; align-items: center; gap: .5em; margin-bottom: var(--space); padding: .35em .9em; border-radius: 99px; background: var(--accent); color: var(--accent-text); font-weight: 600; }
.open-now[hidden] { display: none; }`,
};

/** In the order they are written above. */
export function findSharedCss(code: string): string[] {
  const names = code
    .split('className=')
    .slice(1)
    .map((text) => {
      const end = text.indexOf(text.startsWith('{') ? '}' : '"', 1);
      return end === -1 ? '' : text.slice(1, end);
    });
  const classes = new Set(names.flatMap((value) => value.split(/[^\w-]+/)));
  return Object.entries(sharedCss).flatMap(([name, css]) => (classes.has(name) ? [css] : []));
}
