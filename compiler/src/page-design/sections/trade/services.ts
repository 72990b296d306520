// What somebody offers, for how much and how long.
import type { SectionDesign } from '../../design-parts.ts';

export const services: SectionDesign = {
  css: `.service-facts { display: flex; flex-wrap: wrap; gap: .25rem 1rem; color: var(--muted); }
.service-facts .price { color: var(--text); font-weight: 600; }
.services-section .service-text { display: grid; gap: .5em; color: var(--muted); max-width: 62ch; }`,
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
            <div>
              <Text as="h3">{item.name}</Text>
              <Paragraphs text={item.text} className="service-text" />
            </div>
            <ServiceFacts item={item} />
            {item.url && <Action action={{ text: labels.book, url: item.url }} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}`,
      css: `.services-list { container-type: inline-size; }
.services-list .service { display: grid; gap: .5rem var(--space); align-items: center; justify-items: start; }
@container (min-width: 36rem) { .services-list .service { grid-template-columns: 1fr auto; } .services-list .service:has(.button) { grid-template-columns: 1fr auto auto; } .services-list .service-facts { justify-content: end; text-align: end; } }`,
    },
  },
};
