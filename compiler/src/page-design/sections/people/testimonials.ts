// What others say.
import type { SectionDesign } from '../../design-parts.ts';

export const testimonials: SectionDesign = {
  css: `.testimonials-section figure { display: grid; align-content: space-between; gap: var(--space); }
.testimonials-section blockquote { display: grid; gap: .75em; }`,
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
      css: '',
    },
    large: {
      jsx: `function TestimonialsLarge({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="large">
      <div className="voices">
        {section.items.map((item) => (
          <figure key={item.id}>
            <Paragraphs as="blockquote" text={item.quote} />
            <Person person={item} />
          </figure>
        ))}
      </div>
    </Section>
  );
}`,
      css: `.testimonials-large { container-type: inline-size; }
.voices { display: grid; gap: calc(var(--space) * 3); }
.voices blockquote { max-width: 32ch; font: var(--heading-weight) clamp(1.375rem, 1rem + 2.4cqi, 2.5rem)/1.25 var(--font-display); text-wrap: balance; }
@container (min-width: 48rem) { .voices > :nth-child(even) { justify-self: end; } }`,
    },
    row: {
      jsx: `function TestimonialsRow({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="row">
      <div className="scroller" tabIndex={0} role="group" aria-label={section.title}>
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
      css: `.testimonials-row .scroller { grid-auto-columns: min(85%, 24rem); align-items: stretch; }
.testimonials-row blockquote { font-size: 1.125rem; }`,
    },
    letters: {
      jsx: `function TestimonialsLetters({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="letters">
      <div className="papers">
        {section.items.map((item) => (
          <figure className="paper" key={item.id}>
            <Paragraphs as="blockquote" text={item.quote} />
            <Person person={item} />
          </figure>
        ))}
      </div>
    </Section>
  );
}`,
      css: `.papers { columns: 3 16rem; gap: calc(var(--space) * 1.25); padding: .5rem 0; }
.paper { break-inside: avoid; margin-bottom: calc(var(--space) * 1.25); padding: 1.5rem; background: var(--surface); border-top: 4px solid var(--accent); box-shadow: 0 1px 2px rgb(0 0 0 / 10%), 0 14px 30px -22px rgb(0 0 0 / 55%); }
.paper blockquote { font-family: var(--font-display); font-size: 1.1875rem; line-height: 1.4; }`,
    },
  },
};
