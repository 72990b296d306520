// Words of somebody.
import type { SectionDesign } from '../../design-parts.ts';

export const quote: SectionDesign = {
  css: `.quote-section blockquote { text-wrap: balance; }
.quote-section figcaption { margin-top: var(--space); color: var(--muted); }`,
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
      css: `.quote-large { container-type: inline-size; }
.quote-large blockquote { font-size: clamp(1.5rem, 1rem + 3.2cqi, 3.25rem); line-height: 1.2; max-width: 28ch; }
.quote-large blockquote::before { content: "“"; display: block; height: .5em; color: var(--accent); font-size: 2em; line-height: 1; }`,
    },
  },
};
