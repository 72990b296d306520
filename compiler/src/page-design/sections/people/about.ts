// A person or business, in a few paragraphs.
import type { SectionDesign } from '../../design-parts.ts';

export const about: SectionDesign = {
  css: `.about-section { container-type: inline-size; }
.about-section .body { display: grid; gap: 1em; max-width: 62ch; }
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
      css: `.about-parts { display: grid; grid-template-columns: minmax(0, 1fr); gap: calc(var(--space) * 1.5); }
.about-parts img { max-height: 30rem; }
@container (min-width: 40rem) { .about-parts:has(img) { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: start; } }`,
    },
    split: {
      jsx: `function AboutSplit({ section }) {
  return (
    <Section section={section} layout="split">
      <div className="about-pair">
        <Paragraphs text={section.text} className="body" />
        <Picture image={section.image} />
      </div>
    </Section>
  );
}`,
      css: `.about-pair { display: grid; grid-template-columns: minmax(0, 1fr); gap: calc(var(--space) * 2); }
.about-pair .body > :first-child { font-family: var(--font-display); font-size: clamp(1.375rem, 1.1rem + 1.8cqi, 2rem); line-height: 1.3; text-wrap: balance; }
.about-pair img { aspect-ratio: 4 / 5; max-height: 36rem; }
@container (min-width: 44rem) { .about-pair:has(img) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: calc(var(--space) * 3); align-items: center; } }`,
    },
    letter: {
      jsx: `function AboutLetter({ section }) {
  return (
    <Section section={section} layout="letter">
      <div className="card letter">
        <Paragraphs text={section.text} className="body" />
        {section.image && (
          <p className="person">
            <Portrait image={section.image} name={page.name} />
            <span>{page.name}</span>
          </p>
        )}
      </div>
    </Section>
  );
}`,
      css: `.letter { gap: calc(var(--space) * 1.5); padding: clamp(1.5rem, 7cqi, 4rem); }
.letter .body { font-size: 1.125rem; line-height: 1.65; }
.letter .portrait { width: 3.5rem; border-radius: 50%; }`,
    },
    card: {
      jsx: `function AboutCard({ section }) {
  return (
    <Section section={section} layout="card">
      <div className="card about-card-box">
        {section.image && <Portrait image={section.image} name={page.name} />}
        <Paragraphs text={section.text} className="body" />
      </div>
    </Section>
  );
}`,
      css: `.about-card-box { gap: var(--space); padding: clamp(1.5rem, 6cqi, 3rem); }
.about-card-box .portrait { width: clamp(6rem, 22cqi, 10rem); border-radius: var(--avatar-radius); }
@container (min-width: 36rem) { .about-card-box:has(.portrait) { grid-template-columns: auto 1fr; gap: 2rem; align-items: center; } }`,
    },
  },
};
