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
  },
};
