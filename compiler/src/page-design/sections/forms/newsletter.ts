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
      css: `.newsletter-band { padding: clamp(1.5rem, 6vw, 3.5rem); border: 1px solid var(--border); border-radius: var(--corner); background: var(--surface); }
.newsletter-band .section-title { margin-bottom: .5rem; }
.newsletter-band .form { max-width: 38rem; }
.newsletter-band input { background: var(--background); }`,
    },
    accent: {
      jsx: `function NewsletterAccent({ section }) {
  return (
    <Section section={section} layout="accent" className="on-accent">
      <Intro section={section} />
      <SignupForm button={section.button ?? labels.subscribe} />
    </Section>
  );
}`,
      css: `.newsletter-accent { padding: clamp(2rem, 8vw, 4.5rem) clamp(1.25rem, 6vw, 4rem); border-radius: var(--corner); }
.newsletter-accent .section-title { margin-bottom: .5rem; font-size: clamp(1.75rem, 1.25rem + 2.5vw, 3rem); }
.newsletter-accent .form { max-width: 38rem; }`,
    },
    line: {
      jsx: `function NewsletterLine({ section }) {
  return (
    <Section section={section} layout="line">
      <Intro section={section} />
      <SignupForm button={section.button ?? labels.subscribe} />
    </Section>
  );
}`,
      css: `.newsletter-line .form { max-width: 38rem; flex-wrap: nowrap; gap: 0; border-bottom: 2px solid var(--text); }
.newsletter-line .form .field { flex: 1 1 0; font-size: .875rem; color: var(--muted); }
.newsletter-line input { padding-inline: 0; border: 0; border-radius: 0; background: none; font-size: 1.125rem; }
.newsletter-line .form .button { padding-inline: 1rem 0; border: 0; background: none; box-shadow: none; color: var(--text); text-align: end; }`,
    },
    split: {
      jsx: `function NewsletterSplit({ section }) {
  return (
    <Section section={section} layout="split">
      <div className="signup-split">
        <Paragraphs text={section.text} className="signup-words display" />
        <SignupForm button={section.button ?? labels.subscribe} />
      </div>
    </Section>
  );
}`,
      css: `.newsletter-split { container-type: inline-size; }`,
    },
  },
};
