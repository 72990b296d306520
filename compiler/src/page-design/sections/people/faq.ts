// Questions and answers.
import type { SectionDesign } from '../../design-parts.ts';

export const faq: SectionDesign = {
  css: `.faq-section .answer { display: grid; gap: .75em; color: var(--muted); max-width: 62ch; }`,
  layouts: {
    accordion: {
      jsx: `function FaqAccordion({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="accordion">
      <div className="questions">
        {section.items.map((item) => (
          <details key={item.id} name={section.id}>
            <summary>
              <Text as="span">{item.question}</Text>
            </summary>
            <Paragraphs text={item.answer} className="answer" />
          </details>
        ))}
      </div>
    </Section>
  );
}`,
      css: `.faq-accordion details { border-top: 1px solid var(--border); }
.faq-accordion details:last-child { border-bottom: 1px solid var(--border); }
.faq-accordion summary { display: flex; align-items: center; justify-content: space-between; gap: 1rem; min-height: 3.5rem; padding: .875rem 0; font-weight: 600; font-size: 1.0625rem; line-height: 1.35; cursor: pointer; list-style: none; }
.faq-accordion summary::-webkit-details-marker { display: none; }
.faq-accordion summary::after { content: ""; flex: none; width: .875rem; aspect-ratio: 1; background: linear-gradient(currentColor 0 0) center / 100% 2px no-repeat, linear-gradient(currentColor 0 0) center / 2px 100% no-repeat; transition: rotate .2s; }
.faq-accordion [open] > summary::after { rotate: 45deg; }
.faq-accordion .answer { padding: 0 2rem 1.25rem 0; }`,
    },
  },
};
