// Who somebody is.
import type { SectionDesign } from '../../design-parts.ts';

export const about: SectionDesign = {
  css: `.about-section .body { display: grid; gap: 1em; max-width: 62ch; }
.about-section img { width: 100%; border-radius: var(--corner); }`,
  layouts: {
    plain: {
      jsx: `function AboutPlain({ section }) {
  return (
    <Section section={section} layout="plain">
      <div className="about-parts">
        <Picture image={section.image} />
        <Paragraphs text={section.text} className="body" />
      </div>
    </Section>
  );
}`,
      css: `.about-plain { container-type: inline-size; }
.about-plain .about-parts { display: grid; gap: calc(var(--space) * 1.5); }
@container (min-width: 40rem) { .about-plain .about-parts:has(img) { grid-template-columns: 2fr 3fr; align-items: start; } }`,
    },
  },
};
