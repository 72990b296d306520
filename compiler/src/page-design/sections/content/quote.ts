// A quote with its author.
import type { SectionDesign } from '../../design-parts.ts';

export const quote: SectionDesign = {
  css: `.quote-section { container-type: inline-size; }
.quote-section blockquote > div { display: grid; gap: .5em; }
.quote-section figcaption { margin-top: var(--space); color: var(--muted); }
.quote-section figcaption::before { content: "— "; }`,
  layouts: {
    large: {
      jsx: `function QuoteLarge({ section }) {
  return (
    <Section section={section} layout="large">
      <figure>
        <blockquote className="display">
          <Paragraphs text={section.quote} />
        </blockquote>
        <Text as="figcaption">{section.source}</Text>
      </figure>
    </Section>
  );
}`,
      css: `.quote-large blockquote { max-width: 26ch; font-size: clamp(1.625rem, 1rem + 3.4cqi, 3.25rem); line-height: 1.2; }
.quote-large blockquote::before { content: "“"; display: block; height: .55em; color: var(--accent); font-size: 2.25em; line-height: 1; }`,
    },
    card: {
      jsx: `function QuoteCard({ section }) {
  return (
    <Section section={section} layout="card">
      <figure className="card">
        <blockquote className="display">
          <Paragraphs text={section.quote} />
        </blockquote>
        <Text as="figcaption">{section.source}</Text>
      </figure>
    </Section>
  );
}`,
      css: `.quote-card .card { justify-items: center; padding: clamp(1.75rem, 7cqi, 4rem); text-align: center; }
.quote-card blockquote { max-width: 34ch; font-size: clamp(1.375rem, 1rem + 1.8cqi, 2rem); line-height: 1.3; }`,
    },
    side: {
      jsx: `function QuoteSide({ section }) {
  return (
    <Section section={section} layout="side">
      <figure>
        <blockquote className="display">
          <Paragraphs text={section.quote} />
        </blockquote>
        <Text as="figcaption">{section.source}</Text>
      </figure>
    </Section>
  );
}`,
      css: `.quote-side figure { padding-inline-start: clamp(1rem, 4cqi, 2rem); border-inline-start: 4px solid var(--accent); }
.quote-side blockquote { max-width: 40ch; font-size: clamp(1.25rem, 1rem + 1.4cqi, 1.75rem); line-height: 1.35; }`,
    },
    band: {
      jsx: `function QuoteBand({ section }) {
  return (
    <Section section={section} layout="band">
      <figure className="on-accent">
        <blockquote className="display">
          <Paragraphs text={section.quote} />
        </blockquote>
        <Text as="figcaption">{section.source}</Text>
      </figure>
    </Section>
  );
}`,
      css: `.quote-band figure { display: grid; justify-items: center; padding: clamp(2rem, 9cqi, 5rem) clamp(1.25rem, 6cqi, 4rem); border-radius: var(--corner); text-align: center; }
.quote-band blockquote { max-width: 24ch; font-size: clamp(1.5rem, 1rem + 3cqi, 2.75rem); line-height: 1.2; }`,
    },
  },
};
