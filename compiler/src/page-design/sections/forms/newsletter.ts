// An email address for letters to come.
import type { SectionDesign } from '../../design-parts.ts';

export const newsletter: SectionDesign = {
  css: '',
  layouts: {
    band: {
      jsx: `function NewsletterBand({ section }) {
  return (
    <Section section={section} layout="band">
      <Intro section={section} />
      <SignupForm button={section.button ?? labels.subscribe} />
    </Section>
  );
}`,
      css: `.newsletter-band { padding: clamp(1.5rem, 6vw, 3.5rem); border-radius: var(--corner); background: var(--surface); border: 1px solid var(--border); }
.newsletter-band .section-title { margin-bottom: .5rem; }
.newsletter-band .form { max-width: 38rem; }`,
    },
  },
};
