// Numbers that say something.
import type { SectionDesign } from '../../design-parts.ts';

export const stats: SectionDesign = {
  css: `.stats-section dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.5rem, 20%)), 1fr)); gap: calc(var(--space) * 1.5) var(--space); }
.stat { display: flex; flex-direction: column-reverse; justify-content: flex-end; min-width: 0; }
.stat dd { font: var(--heading-weight) clamp(2.25rem, 1.5rem + 3vw, 3.5rem)/1.05 var(--font-display); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.stat dt { margin-top: .375rem; color: var(--muted); }`,
  layouts: {
    row: {
      jsx: `function StatsRow({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="row">
      <dl className="stat-row">
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
      css: `.stat-row .stat { padding-top: var(--space); border-top: 3px solid var(--accent); }`,
    },
    cards: {
      jsx: `function StatsCards({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="cards">
      <dl className="stat-cards">
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
      css: `.stats-section .stat-cards { gap: calc(var(--space) * .75); }
.stat-cards .stat { padding: calc(var(--space) * 1.5) calc(var(--space) * 1.25); border: 1px solid var(--border); border-radius: var(--corner); background: var(--surface); }
.stat-cards dd { color: var(--accent); }`,
    },
    band: {
      jsx: `function StatsBand({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="band">
      <dl className="stat-band on-accent">
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
      css: `.stats-section .stat-band { padding: clamp(1.75rem, 6vw, 4rem) clamp(1.25rem, 5vw, 3rem); border-radius: var(--corner); text-align: center; }`,
    },
    large: {
      jsx: `function StatsLarge({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="large">
      <dl className="stat-large">
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
      css: `.stats-large { container-type: inline-size; }
.stats-section .stat-large { grid-template-columns: 1fr; gap: 0; }
.stat-large .stat { flex-flow: row-reverse wrap; align-items: baseline; justify-content: flex-end; gap: 0 1.5rem; padding: .5rem 0; border-bottom: 1px solid var(--border); }
.stat-large dd { font-size: clamp(3.25rem, 1rem + 11cqi, 8rem); line-height: 1; letter-spacing: -.02em; }
.stat-large dt { margin: 0; padding-block: .25rem; font-size: 1.125rem; }`,
    },
  },
};
