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
      <div className="photo-grid">
        {section.items.map((item) => (
          <Photo key={item.id} image={item.image} url={item.url} />
        ))}
      </div>
    </Section>
  );
}`,
      css: `.photo-grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, max(9rem, 30%)), 1fr)); gap: calc(var(--space) * .75); }
.photo-grid img { aspect-ratio: 1; }`,
    },
    masonry: {
      jsx: `function GalleryMasonry({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="masonry">
      <div className="masonry">
        {section.items.map((item) => (
          <Photo key={item.id} image={item.image} url={item.url} />
        ))}
      </div>
    </Section>
  );
}`,
      css: `.masonry { columns: 3 13rem; gap: calc(var(--space) * .75); }
.masonry figure { break-inside: avoid; margin-bottom: calc(var(--space) * .75); }`,
    },
    filmstrip: {
      jsx: `function GalleryFilmstrip({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="filmstrip">
      <div className="scroller filmstrip" tabIndex={0} role="group" aria-label={section.title}>
        {section.items.map((item) => (
          <Photo key={item.id} image={item.image} url={item.url} />
        ))}
      </div>
    </Section>
  );
}`,
      css: `.filmstrip { grid-auto-columns: max-content; }
.filmstrip img { width: auto; max-width: min(80vw, 44rem); height: clamp(16rem, 55vw, 28rem); }
.filmstrip figure { width: min-content; min-width: 12rem; }`,
    },
    frames: {
      jsx: `function GalleryFrames({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="frames">
      <div className="frames">
        {section.items.map((item) => (
          <Photo key={item.id} image={item.image} url={item.url} />
        ))}
      </div>
    </Section>
  );
}`,
      css: `.gallery-frames { container-type: inline-size; }
.frames { display: grid; gap: calc(var(--space) * 1.5); }
.frames figure { padding: clamp(.75rem, 3cqi, 1.5rem); border: 1px solid var(--border); background: var(--surface); }
.frames img { border-radius: 0; aspect-ratio: 4 / 3; }
.frames figcaption { text-align: center; }
@container (min-width: 36rem) { .frames { grid-template-columns: repeat(6, 1fr); } .frames figure { grid-column: span 3; } .frames figure:nth-child(5n + 1) { grid-column: span 6; } .frames figure:nth-child(5n + 1) img { aspect-ratio: 2; } .frames figure:last-child:nth-child(5n + 2), .frames figure:last-child:nth-child(5n + 4) { grid-column: 2 / span 4; } }`,
    },
  },
};
