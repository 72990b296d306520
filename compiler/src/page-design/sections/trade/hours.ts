// When a place is open.
import type { SectionDesign } from '../../design-parts.ts';

export const hours: SectionDesign = {
  css: `.hours-section .today { font-weight: 700; }
.hours-note { margin-top: var(--space); color: var(--muted); }`,
  layouts: {
    table: {
      jsx: `function HoursTable({ section }) {
  if (section.days.length === 0 && !section.note) return null;
  return (
    <Section section={section} layout="table">
      <OpenNow section={section} />
      <dl className="week">
        {section.days.map((entry) => (
          <div key={entry.day} className={entry.times.length === 0 ? 'day muted' : 'day'} data-weekday={entry.day}>
            <dt>{dayName(entry.day)}</dt>
            <dd>{dayHours(entry)}</dd>
          </div>
        ))}
      </dl>
      <Text className="hours-note">{section.note}</Text>
    </Section>
  );
}`,
      css: `.hours-table .week { max-width: 34rem; }
.hours-table .day { display: flex; justify-content: space-between; gap: 1rem; padding: .6rem 0; border-bottom: 1px solid var(--border); font-variant-numeric: tabular-nums; }
.hours-table dd { text-align: end; }`,
    },
  },
};
