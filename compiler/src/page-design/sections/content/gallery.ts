// Pictures.
import type { SectionDesign } from '../../design-parts.ts';

export const gallery: SectionDesign = {
  css: `.gallery-section img { width: 100%; border-radius: calc(var(--corner) * .6); }
.gallery-section figcaption { margin-top: .5rem; color: var(--muted); font-size: .875rem; }`,
  layouts: {
    grid: {
      jsx: `function GalleryGrid({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="grid">
      <div className="photos">
        {section.items.map((item) => (
          <Photo key={item.id} image={item.image} url={item.url} />
        ))}
      </div>
    </Section>
  );
}`,
      css: `.gallery-grid .photos { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, clamp(9rem, 30%, 20rem)), 1fr)); gap: calc(var(--space) * .75); }
.gallery-grid img { aspect-ratio: 1; }`,
    },
  },
};
