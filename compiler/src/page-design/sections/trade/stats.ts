// Numbers that say something.
import type { SectionDesign } from '../../design-parts.ts';

export const stats: SectionDesign = {
  css: `.stats-section dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr)); gap: calc(var(--space) * 1.5) var(--space); }
.stat { display: flex; flex-direction: column-reverse; justify-content: start; }
.stat dd { font: var(--heading-weight) clamp(2.25rem, 1.5rem + 3vw, 3.75rem)/1.05 var(--font-display); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.stat dt { color: var(--muted); }`,
  layouts: {
    row: {
      jsx: `function StatsRow({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="row">
      <dl>
        {section.items.map(({ id, value, label }) => (
          <div className="stat" key={id}>
            <Text as="dt">{label}</Text>
            <Text as="dd">{value}</Text>
          </div>
        ))}
      </dl>
    </Section>
  );
}`,
      css: `.stats-row .stat { padding-top: var(--space); border-top: 3px solid var(--accent); }`,
    },
  },
};
