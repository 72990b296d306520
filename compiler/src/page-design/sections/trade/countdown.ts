// The time until a moment. Without scripts it says the date.
import type { SectionDesign } from '../../design-parts.ts';

export const countdown: SectionDesign = {
  css: `.countdown-date { font: var(--heading-weight) clamp(1.5rem, 1rem + 3vw, 2.75rem)/1.1 var(--font-display); }
.countdown-section .units { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: var(--space); }
.countdown-section .units[hidden] { display: none; }
.countdown-section .button { margin-top: calc(var(--space) * 1.25); }
.unit { display: grid; gap: .25rem; text-align: center; }
.unit b { font: var(--heading-weight) clamp(1.75rem, 1.25rem + 2.5vw, 3.25rem)/1 var(--font-display); font-variant-numeric: tabular-nums; }
.unit small { color: var(--muted); font-size: .8125rem; }`,
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
      css: `.countdown-boxes .unit { flex: 1 1 4rem; max-width: 9rem; padding: var(--space) .5rem; border: 1px solid var(--border); border-radius: var(--corner); background: var(--surface); }`,
    },
  },
};
