// Services with prices and durations.
import type { SectionDesign } from '../../design-parts.ts';

export const services: SectionDesign = {
  css: `.service { min-width: 0; }
.service-words { display: grid; gap: .375rem; min-width: 0; }
.service-text { display: grid; gap: .5em; max-width: 62ch; color: var(--muted); }
.service-end { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1.25rem; }
.service-facts { display: flex; flex-wrap: wrap; gap: .125rem 1rem; color: var(--muted); }
.service-facts .price { color: var(--text); font-weight: 600; }`,
  layouts: {
    list: {
      jsx: `function ServicesList({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="list">
      <Intro section={section} />
      <ul className="rows">
        {section.items.map((item) => (
          <li key={item.id} className="service">
            <div className="service-words">
              <Text as="h3">{item.name}</Text>
              <Paragraphs text={item.text} className="service-text" />
            </div>
            <ServiceEnd item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}`,
      css: `.services-list { container-type: inline-size; }
.services-list .service { display: grid; gap: .75rem var(--space); align-items: center; }
.services-list .service-end { justify-content: space-between; }
@container (min-width: 36rem) { .services-list .service { grid-template-columns: 1fr auto; } }`,
    },
    cards: {
      jsx: `function ServicesCards({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="cards">
      <Intro section={section} />
      <ul className="cards">
        {section.items.map((item) => (
          <li key={item.id} className="service card">
            <div className="service-words">
              <Text as="h3">{item.name}</Text>
              <Paragraphs text={item.text} className="service-text" />
            </div>
            <ServiceEnd item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}`,
      css: `.services-cards .service { align-content: space-between; gap: calc(var(--space) * 1.5); }
.services-cards h3 { font-size: 1.375rem; }
.services-cards .service-end { justify-content: space-between; }`,
    },
    table: {
      jsx: `function ServicesTable({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="table">
      <Intro section={section} />
      <ul className="rows price-list">
        {section.items.map((item) => (
          <li key={item.id} className="service">
            <div className="service-words">
              <Text as="h3">{item.name}</Text>
              <Paragraphs text={item.text} className="service-text" />
            </div>
            <ServiceEnd item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}`,
      css: `.price-list .service { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .375rem 1.5rem; }
.price-list h3 { font-family: var(--font-body); font-weight: 600; font-size: 1rem; text-transform: none; }
.price-list .service-words { flex: 1 1 12rem; gap: .125rem; }
.price-list .service-text { font-size: .9375rem; }
.price-list .service-facts .price { font: var(--heading-weight) 1.25rem/1.2 var(--font-display); }
.price-list .button { min-height: 3rem; padding-block: .5rem; }`,
    },
    steps: {
      jsx: `function ServicesSteps({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="steps">
      <Intro section={section} />
      <ol className="steps">
        {section.items.map((item) => (
          <li key={item.id} className="service">
            <div className="service-words">
              <Text as="h3">{item.name}</Text>
              <Paragraphs text={item.text} className="service-text" />
            </div>
            <ServiceEnd item={item} />
          </li>
        ))}
      </ol>
    </Section>
  );
}`,
      css: `.steps { display: grid; gap: calc(var(--space) * 2); counter-reset: step; }
.steps .service { display: grid; grid-template-columns: 3.5rem 1fr; gap: .75rem 1rem; counter-increment: step; }
.steps .service::before { content: counter(step); grid-row: 1 / span 2; color: var(--accent); font: var(--heading-weight) 2.75rem/1 var(--font-display); }
.steps h3 { font-size: 1.375rem; }`,
    },
  },
};
