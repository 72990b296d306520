// Questions and answers.
import type { SectionDesign } from '../../design-parts.ts';

export const faq: SectionDesign = {
  css: `.answer { display: grid; gap: .75em; max-width: 62ch; color: var(--muted); }
.question { min-width: 0; }
.question h3 { margin-bottom: .375rem; }`,
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
      css: `.questions details { border-top: 1px solid var(--border); }
.questions details:last-child { border-bottom: 1px solid var(--border); }
.questions summary { display: flex; align-items: center; justify-content: space-between; gap: 1rem; min-height: 3.5rem; padding: .875rem 0; font-size: 1.0625rem; font-weight: 600; line-height: 1.35; cursor: pointer; list-style: none; }
.questions summary::-webkit-details-marker { display: none; }
.questions summary::after { content: ""; flex: none; width: .875rem; aspect-ratio: 1; background: linear-gradient(currentColor 0 0) center / 100% 2px no-repeat, linear-gradient(currentColor 0 0) center / 2px 100% no-repeat; transition: rotate .2s; }
.questions [open] > summary::after { rotate: 45deg; }
.questions .answer { padding-block-end: 1.25rem; padding-inline-end: 2rem; }`,
    },
    columns: {
      jsx: `function FaqColumns({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="columns">
      <div className="faq-grid">
        {section.items.map((item) => (
          <div key={item.id} className="question">
            <Text as="h3">{item.question}</Text>
            <Paragraphs text={item.answer} className="answer" />
          </div>
        ))}
      </div>
    </Section>
  );
}`,
      css: `.faq-grid { columns: 2 19rem; column-gap: calc(var(--space) * 3); }
.faq-grid .question { break-inside: avoid; padding-bottom: calc(var(--space) * 1.75); }`,
    },
    plain: {
      jsx: `function FaqPlain({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="plain">
      <div className="rows faq-rows">
        {section.items.map((item) => (
          <div key={item.id} className="question">
            <Text as="h3">{item.question}</Text>
            <Paragraphs text={item.answer} className="answer" />
          </div>
        ))}
      </div>
    </Section>
  );
}`,
      css: `.faq-plain { container-type: inline-size; }
@container (min-width: 44rem) { .faq-rows .question { display: grid; grid-template-columns: 2fr 3fr; gap: 2rem; } }`,
    },
    numbered: {
      jsx: `function FaqNumbered({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="numbered">
      <ol className="faq-numbers">
        {section.items.map((item) => (
          <li key={item.id} className="question">
            <Text as="h3">{item.question}</Text>
            <Paragraphs text={item.answer} className="answer" />
          </li>
        ))}
      </ol>
    </Section>
  );
}`,
      css: `.faq-numbers { display: grid; gap: calc(var(--space) * 2); counter-reset: question; }
.faq-numbers .question { display: grid; grid-template-columns: 3rem 1fr; counter-increment: question; }
.faq-numbers .question::before { content: counter(question, decimal-leading-zero); grid-row: 1 / span 2; color: var(--muted); font: var(--heading-weight) 1.125rem/1.3 var(--font-display); font-variant-numeric: tabular-nums; }
.faq-numbers h3 { font-size: 1.375rem; }`,
    },
  },
};
