// The time until a moment. Without scripts it says the date.
import type { SectionDesign } from '../../design-parts.ts';

export const countdown: SectionDesign = {
  css: `.countdown-date { font: var(--heading-weight) clamp(1.5rem, 1rem + 3vw, 2.75rem)/1.1 var(--font-display); text-wrap: balance; }
.countdown-date:dir(rtl) { unicode-bidi: plaintext; text-align: right; }
.units { display: grid; grid-template-columns: repeat(4, minmax(0, 7.5rem)); gap: clamp(.375rem, 2vw, 1rem); margin-top: var(--space); }
.units[hidden] { display: none; }
.countdown-section .button { margin-top: calc(var(--space) * 1.25); }
.unit { display: grid; gap: .25rem; text-align: center; }
.unit b { font: var(--heading-weight) clamp(1.75rem, 1.25rem + 2.5vw, 3.25rem)/1 var(--font-display); font-variant-numeric: tabular-nums; }
.unit small { color: var(--muted); font-size: min(.8125rem, 3.4vw); }`,
  layouts: {
    boxes: {
      jsx: `function CountdownBoxes({ section }) {
  return (
    <Section section={section} layout="boxes">
      <Intro section={section} />
      <CountdownDate section={section} />
      <CountdownUnits section={section} />
      <Action action={section.action} />
    </Section>
  );
}`,
      css: `.countdown-boxes .unit { padding: var(--space) .25rem; border: 1px solid var(--border); border-radius: var(--corner); background: var(--surface); }`,
    },
    large: {
      jsx: `function CountdownLarge({ section }) {
  return (
    <Section section={section} layout="large">
      <Intro section={section} />
      <CountdownDate section={section} />
      <CountdownUnits section={section} />
      <Action action={section.action} />
    </Section>
  );
}`,
      css: `.countdown-large { container-type: inline-size; }
.countdown-large .countdown-date { font-size: clamp(2.5rem, 1rem + 9cqi, 7rem); line-height: 1; letter-spacing: -.02em; }
.countdown-large .unit { text-align: start; }`,
    },
    band: {
      jsx: `function CountdownBand({ section }) {
  return (
    <Section section={section} layout="band">
      <div className="moment on-accent">
        <Intro section={section} />
        <CountdownDate section={section} />
        <CountdownUnits section={section} />
        <Action action={section.action} />
      </div>
    </Section>
  );
}`,
      css: `.moment { display: grid; justify-items: center; padding: clamp(2rem, 8vw, 5rem) clamp(1.25rem, 5vw, 3rem); border-radius: var(--corner); text-align: center; }
.moment .units { justify-content: center; width: 100%; }`,
    },
    card: {
      jsx: `function CountdownCard({ section }) {
  return (
    <Section section={section} layout="card">
      <div className="card date-card">
        <Intro section={section} />
        <CountdownDate section={section} />
        <CountdownUnits section={section} />
        <Action action={section.action} />
      </div>
    </Section>
  );
}`,
      css: `.countdown-card { container-type: inline-size; }
.date-card { justify-items: start; gap: 0; padding: clamp(1.5rem, 6cqi, 3rem); border-inline-start: .5rem solid var(--accent); }
.date-card .units { grid-template-columns: repeat(4, minmax(0, 5.5rem)); }
.date-card .unit { text-align: start; }
@container (min-width: 40rem) { .date-card { grid-template-columns: 1fr auto; align-items: center; column-gap: 2rem; } .date-card .intro { grid-column: 1 / -1; } .date-card .units { margin: 0; } .date-card .button { grid-column: 1; } }`,
    },
  },
};
