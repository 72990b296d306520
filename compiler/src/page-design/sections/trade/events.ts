// Dates: concerts, markets, classes.
import type { SectionDesign } from '../../design-parts.ts';

export const events: SectionDesign = {
  css: `.event-words { display: grid; gap: .125rem; min-width: 0; }
.event-where { color: var(--muted); }
.event-when:dir(rtl) { unicode-bidi: plaintext; text-align: right; }
.event-action { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; }
[data-status="canceled"] h3 { text-decoration: line-through; }
[data-status="canceled"] h3, [data-status="sold-out"] h3 { color: var(--muted); }`,
  layouts: {
    list: {
      jsx: `function EventsList({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="list">
      <Intro section={section} />
      <ul className="rows event-rows">
        {section.items.map((event) => (
          <li key={event.id} className="event" data-day={event.day} data-status={event.status}>
            <Text className="event-when">{eventWhen(event)}</Text>
            <div className="event-words">
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
.events-list .event-when { font-weight: 600; }
@container (min-width: 38rem) { .event-rows { display: grid; grid-template-columns: fit-content(34%) 1fr auto; column-gap: calc(var(--space) * 2); } .event-rows .event { grid-column: 1 / -1; grid-template-columns: subgrid; } .event-rows .event-action { justify-content: end; } }`,
    },
    stubs: {
      jsx: `function EventsStubs({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="stubs">
      <Intro section={section} />
      <ul className="stubs">
        {section.items.map((event) => (
          <li key={event.id} className="stub on-surface" data-day={event.day} data-status={event.status}>
            <EventDay event={event} />
            <div className="event-words">
              <Text as="h3">{event.name}</Text>
              <Text className="event-when">{eventWhen(event)}</Text>
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
      css: `.events-stubs { container-type: inline-size; }
.stubs { display: grid; gap: .75rem; }
.stub { --cut: 5.5rem; --x: var(--cut); display: grid; grid-template-columns: var(--cut) 1fr; overflow: hidden; border-radius: min(var(--corner), .75rem); background: var(--surface); mask: radial-gradient(.55rem at var(--x) 0, #0000 97%, #000), radial-gradient(.55rem at var(--x) 100%, #0000 97%, #000); mask-composite: intersect; }
.stub:dir(rtl) { --x: calc(100% - var(--cut)); }
.stub .event-day { grid-row: 1 / span 2; align-content: center; padding: 1rem .25rem; border-inline-end: 2px dashed var(--border); }
.stub .event-words { align-self: center; padding: 1.125rem 1.25rem; }
.stub .event-action { padding: 0 1.25rem 1.125rem; }
.stub .event-action:empty { display: none; }
@container (min-width: 38rem) { .stub { grid-template-columns: var(--cut) 1fr auto; } .stub .event-action { padding: 1.125rem 1.25rem; } }`,
    },
    table: {
      jsx: `function EventsTable({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="table">
      <Intro section={section} />
      <ul className="rows event-table">
        {section.items.map((event) => (
          <li key={event.id} className="event" data-day={event.day} data-status={event.status}>
            <Text className="event-when">{eventWhen(event)}</Text>
            <div className="event-words">
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
      css: `.events-table { container-type: inline-size; }
.event-table .event { display: grid; gap: .25rem var(--space); align-items: baseline; padding-block: calc(var(--space) * .75); }
.event-table h3 { font-size: clamp(1.5rem, 1rem + 3cqi, 2.75rem); line-height: 1.05; }
.event-table .event-when { font-variant-numeric: tabular-nums; }
@container (min-width: 40rem) { .event-table { display: grid; grid-template-columns: max-content 1fr auto; column-gap: calc(var(--space) * 2); } .event-table .event { grid-column: 1 / -1; grid-template-columns: subgrid; align-items: center; } .event-table .event-action { justify-content: end; } .event-table .event-words { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem 1.25rem; } }`,
    },
    calendar: {
      jsx: `function EventsCalendar({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="calendar">
      <Intro section={section} />
      <ul className="calendar">
        {section.items.map((event) => (
          <li key={event.id} className="sheet on-surface" data-day={event.day} data-status={event.status}>
            <EventDay event={event} />
            <div className="event-words">
              <Text as="h3">{event.name}</Text>
              <Text className="event-when">{eventWhen(event)}</Text>
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
      css: `.calendar { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); gap: var(--space); }
.sheet { display: grid; grid-template-rows: auto 1fr auto; gap: .875rem; padding-bottom: 1.25rem; overflow: hidden; border: 1px solid var(--border); border-radius: var(--corner); background: var(--surface); }
.sheet > :not(.event-day) { padding-inline: 1.25rem; }
.sheet .event-day { padding-bottom: .5rem; }
.sheet .event-month { padding: .375rem; background: var(--accent); color: var(--accent-text); }
.sheet .event-date { padding-top: .5rem; font-size: 3.25rem; }
.sheet .event-words { align-content: start; }
.sheet .event-action:empty { display: none; }`,
    },
  },
};
