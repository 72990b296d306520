// When a place is open.
import type { SectionDesign } from '../../design-parts.ts';

export const hours: SectionDesign = {
  css: `.weekday dd { font-variant-numeric: tabular-nums; }
.weekday[data-today] { font-weight: 700; }
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
          <div
            key={entry.day}
            className={entry.times.length === 0 ? 'weekday muted' : 'weekday'}
            data-weekday={entry.day}
          >
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
.hours-table .weekday { display: flex; justify-content: space-between; gap: 1rem; padding: .6rem 0; border-bottom: 1px solid var(--border); }
.hours-table dd { text-align: end; }`,
    },
    compact: {
      jsx: `function HoursCompact({ section }) {
  if (section.days.length === 0 && !section.note) return null;
  return (
    <Section section={section} layout="compact">
      <OpenNow section={section} />
      <dl className="week">
        {groupDays(section.days).map(({ days, times }) => (
          <div key={days[0]} className={times.length === 0 ? 'weekday muted' : 'weekday'} data-weekday={days.join(' ')}>
            <dt>{daySpan(days)}</dt>
            <dd>{dayHours({ times })}</dd>
          </div>
        ))}
      </dl>
      <Text className="hours-note">{section.note}</Text>
    </Section>
  );
}`,
      css: `.hours-compact .week { display: flex; flex-wrap: wrap; gap: 1rem clamp(1.5rem, 5vw, 3rem); }
.hours-compact dt { color: var(--muted); font-size: .9375rem; }
.hours-compact dd { font: var(--heading-weight) 1.375rem/1.3 var(--font-display); }`,
    },
    boxes: {
      jsx: `function HoursBoxes({ section }) {
  if (section.days.length === 0 && !section.note) return null;
  return (
    <Section section={section} layout="boxes">
      <OpenNow section={section} />
      <dl className="week">
        {section.days.map((entry) => (
          <div
            key={entry.day}
            className={entry.times.length === 0 ? 'weekday muted' : 'weekday'}
            data-weekday={entry.day}
          >
            <dt>{labels.shortDays[weekdayIndex(entry.day)]}</dt>
            <dd>
              {entry.times.length === 0 && labels.closed}
              {entry.times.map((span) => (
                <span key={span.opens}>{formatSpan(span)}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Text className="hours-note">{section.note}</Text>
    </Section>
  );
}`,
      css: `.hours-boxes .week { display: grid; grid-template-columns: repeat(auto-fit, minmax(5.75rem, 1fr)); gap: .5rem; }
.hours-boxes .weekday { display: grid; gap: .5rem; align-content: start; padding: .875rem .5rem; border: 1px solid var(--border); border-radius: min(var(--corner), 1rem); background: var(--surface); text-align: center; font-size: .9375rem; line-height: 1.35; }
.hours-boxes dt { font-weight: 700; }
.hours-boxes dd, .hours-boxes dd span { display: grid; text-wrap: balance; }
.hours-boxes .weekday[data-today] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }`,
    },
    card: {
      jsx: `function HoursCard({ section }) {
  if (section.days.length === 0 && !section.note) return null;
  return (
    <Section section={section} layout="card">
      <div className="hours-panel on-accent">
        <Icon name="clock" />
        <OpenNow section={section} />
        <dl className="week">
          {groupDays(section.days).map(({ days, times }) => (
            <div key={days[0]} className={times.length === 0 ? 'weekday muted' : 'weekday'} data-weekday={days.join(' ')}>
              <dt>{daySpan(days)}</dt>
              <dd>{dayHours({ times })}</dd>
            </div>
          ))}
        </dl>
        <Text className="hours-note">{section.note}</Text>
      </div>
    </Section>
  );
}`,
      css: `.hours-panel { display: grid; gap: var(--space); justify-items: start; padding: clamp(1.5rem, 6vw, 3rem); border-radius: var(--corner); }
.hours-panel > .icon { width: 2.25rem; height: 2.25rem; }
.hours-panel .open-now { margin: 0; background: var(--accent-text); color: var(--accent); }
.hours-panel .week { width: 100%; max-width: 36rem; }
.hours-panel .weekday { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .125rem 1.5rem; padding: .5rem 0; border-bottom: 1px solid var(--border); font-size: 1.125rem; }
.hours-panel .hours-note { margin: 0; }`,
    },
  },
};
