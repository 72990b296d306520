// One picture.
import type { SectionDesign } from '../../design-parts.ts';

export const image: SectionDesign = {
  css: `.image-section img { width: 100%; }
.image-section figcaption { margin-top: .5rem; color: var(--muted); font-size: .875rem; }`,
  layouts: {
    plain: {
      jsx: `function ImagePlain({ section }) {
  return (
    <Section section={section} layout="plain">
      <Photo image={section.image} url={section.url} />
    </Section>
  );
}`,
      css: `.image-plain img { border-radius: var(--corner); }`,
    },
  },
};
