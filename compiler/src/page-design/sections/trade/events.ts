// Dates: concerts, markets, classes.
import type { SectionDesign } from '../../design-parts.ts';

export const events: SectionDesign = {
  css: `.event-action { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; }
.events-section [data-status="canceled"] h3 { text-decoration: line-through; }
.event-where, .event-when { color: var(--muted); }`,
  layouts: {
    list: {
      jsx: `function EventsList({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="list">
      <Intro section={section} />
      <ul className="rows">
        {section.items.map((event) => (
          <li key={event.id} className="event" data-day={event.day} data-status={event.status}>
            <div className="event-day">
              <Text as="span">{eventWhen(event)}</Text>
            </div>
            <div>
              <Text as="h3">{event.name}</Text>
              <Text className="event-where">{eventWhere(event)}</Text>
            </div>
            <EventAction event={event} />
          </li>
        ))}
      </ul>
      <PastEvents />
    </Section>
  );
}`,
      css: `.events-list { container-type: inline-size; }
.events-list .event { display: grid; gap: .375rem var(--space); align-items: center; }
.events-list .event-day { font-weight: 600; }
@container (min-width: 38rem) { .events-list .event { grid-template-columns: minmax(9rem, 1fr) 2fr auto; } }`,
    },
  },
};
