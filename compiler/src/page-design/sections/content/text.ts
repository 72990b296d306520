// A text with a title.
import type { SectionDesign } from '../../design-parts.ts';

export const text: SectionDesign = {
  css: `.text-section .body { display: grid; gap: 1em; }
.text-section .button { margin-top: calc(var(--space) * 1.25); }`,
  layouts: {
    plain: {
      jsx: `function TextPlain({ section }) {
  return (
    <Section section={section} layout="plain">
      <Paragraphs text={section.text} className="body" />
      <Action action={section.action} />
    </Section>
  );
}`,
      css: `.text-plain .body { max-width: 62ch; }`,
    },
    lead: {
      jsx: `function TextLead({ section }) {
  return (
    <Section section={section} layout="lead">
      <Paragraphs text={section.text} className="body" />
      <Action action={section.action} />
    </Section>
  );
}`,
      css: `.text-lead .body { max-width: 62ch; }
.text-lead .body > :first-child { font-family: var(--font-display); font-size: clamp(1.375rem, 1.1rem + 1.4vw, 2rem); line-height: 1.35; text-wrap: balance; }`,
    },
    columns: {
      jsx: `function TextColumns({ section }) {
  return (
    <Section section={section} layout="columns">
      <Paragraphs text={section.text} className="newsprint" />
      <Action action={section.action} />
    </Section>
  );
}`,
      css: `.newsprint { columns: 2 18rem; column-gap: calc(var(--space) * 2.5); }
.newsprint > * + * { margin-top: 1em; }`,
    },
    card: {
      jsx: `function TextCard({ section }) {
  return (
    <Section section={section} layout="card">
      <div className="card">
        <Paragraphs text={section.text} className="body" />
        <Action action={section.action} />
      </div>
    </Section>
  );
}`,
      css: `.text-card .card { justify-items: start; padding: clamp(1.5rem, 5vw, 3rem); }
.text-card .body { max-width: 62ch; }`,
    },
    aside: {
      jsx: `function TextAside({ section }) {
  return (
    <Section section={section} layout="aside">
      <div className="aside">
        <Paragraphs text={section.text} className="body" />
        <Action action={section.action} />
      </div>
    </Section>
  );
}`,
      css: `.aside { max-width: 62ch; padding-inline-start: calc(var(--space) * 1.5); border-inline-start: 4px solid var(--accent); }`,
    },
  },
};
