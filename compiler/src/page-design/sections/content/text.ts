// A text with a title.
import type { SectionDesign } from '../../design-parts.ts';

export const text: SectionDesign = {
  css: '.text .body { display: grid; gap: 1em; max-width: 62ch; }',
  layouts: {
    plain: {
      jsx: `function TextPlain({ section }) {
  return (
    <section id={section.id} className="section text text-plain">
      <Heading section={section} />
      <Paragraphs text={section.text} className="body" />
      <Action action={section.action} />
    </section>
  );
}`,
      css: '',
    },
  },
};
