// One picture.
import type { SectionDesign } from '../../design-parts.ts';

export const image: SectionDesign = {
  css: `.image-section img { width: 100%; }
.image-section figcaption { margin-top: .625rem; color: var(--muted); font-size: .875rem; }`,
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
    full: {
      jsx: `function ImageFull({ section }) {
  return (
    <Section section={section} layout="full">
      <Photo image={section.image} url={section.url} className="full" />
    </Section>
  );
}`,
      css: `.image-full { container-type: inline-size; }
.full img { width: 100%; height: clamp(16rem, 56cqi, 36rem); }
.full { position: relative; }
.full figcaption { position: absolute; inset: auto 0 0; margin: 0; padding: 3rem 1.25rem 1rem; background: linear-gradient(to top, rgb(0 0 0 / 78%), transparent); color: white; }`,
    },
    framed: {
      jsx: `function ImageFramed({ section }) {
  return (
    <Section section={section} layout="framed">
      <Photo image={section.image} url={section.url} className="framed" />
    </Section>
  );
}`,
      css: `.framed { padding: clamp(.875rem, 3.5vw, 2rem); border: 1px solid var(--border); background: var(--surface); box-shadow: 0 1px 2px rgb(0 0 0 / 8%), 0 18px 40px -28px rgb(0 0 0 / 50%); }
.framed figcaption { text-align: center; }`,
    },
    tilted: {
      jsx: `function ImageTilted({ section }) {
  return (
    <Section section={section} layout="tilted">
      <Photo image={section.image} url={section.url} className="print" />
    </Section>
  );
}`,
      css: `.print { max-width: min(26rem, 92%); margin: 1rem auto; padding: .875rem .875rem 1.25rem; rotate: -2deg; background: var(--surface); border: 1px solid var(--border); box-shadow: 0 1px 2px rgb(0 0 0 / 10%), 0 22px 44px -26px rgb(0 0 0 / 60%); }
.print img { aspect-ratio: 1; }
.print figcaption { text-align: center; font-family: var(--font-display); font-size: 1.125rem; }`,
    },
  },
};
