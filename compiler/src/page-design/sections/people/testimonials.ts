// What others say.
import type { SectionDesign } from '../../design-parts.ts';

export const testimonials: SectionDesign = {
  css: `.testimonials-section figure { display: grid; align-content: space-between; gap: var(--space); }
.testimonials-section blockquote { display: grid; gap: .75em; }
.person { display: flex; align-items: center; gap: .75rem; font-weight: 600; }
.person .role { display: block; color: var(--muted); font-weight: 400; font-size: .9375rem; }`,
  layouts: {
    cards: {
      jsx: `function TestimonialsCards({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="cards">
      <div className="cards">
        {section.items.map((item) => (
          <figure className="card" key={item.id}>
            <Paragraphs as="blockquote" text={item.quote} />
            <Person person={item} />
          </figure>
        ))}
      </div>
    </Section>
  );
}`,
      css: `.testimonials-cards .card { align-content: space-between; }`,
    },
  },
};
