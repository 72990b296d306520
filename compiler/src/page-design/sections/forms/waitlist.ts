// An email address for the day when something starts.
import type { SectionDesign } from '../../design-parts.ts';

export const waitlist: SectionDesign = {
  css: '',
  layouts: {
    band: {
      jsx: `function WaitlistBand({ section }) {
  return (
    <Section section={section} layout="band">
      <Intro section={section} />
      <SignupForm button={section.button ?? labels.joinWaitlist} />
    </Section>
  );
}`,
      css: `.waitlist-band { padding: clamp(1.5rem, 6vw, 3.5rem); border: 1px solid var(--border); border-radius: var(--corner); background: var(--surface); }
.waitlist-band .section-title { margin-bottom: .5rem; }
.waitlist-band .form { max-width: 38rem; }
.waitlist-band input { background: var(--background); }`,
    },
    accent: {
      jsx: `function WaitlistAccent({ section }) {
  return (
    <Section section={section} layout="accent" className="on-accent">
      <Intro section={section} />
      <SignupForm button={section.button ?? labels.joinWaitlist} />
    </Section>
  );
}`,
      css: `.waitlist-accent { padding: clamp(2rem, 8vw, 4.5rem) clamp(1.25rem, 6vw, 4rem); border-radius: var(--corner); }
.waitlist-accent .section-title { margin-bottom: .5rem; font-size: clamp(1.75rem, 1.25rem + 2.5vw, 3rem); }
.waitlist-accent .form { max-width: 38rem; }`,
    },
    line: {
      jsx: `function WaitlistLine({ section }) {
  return (
    <Section section={section} layout="line">
      <Intro section={section} />
      <SignupForm button={section.button ?? labels.joinWaitlist} />
    </Section>
  );
}`,
      css: `.waitlist-line .form { max-width: 38rem; flex-wrap: nowrap; gap: 0; border-bottom: 2px solid var(--text); }
.waitlist-line .form .field { flex: 1 1 0; font-size: .875rem; color: var(--muted); }
.waitlist-line input { padding-inline: 0; border: 0; border-radius: 0; background: none; font-size: 1.125rem; }
.waitlist-line .form .button { padding-inline: 1rem 0; border: 0; background: none; box-shadow: none; color: var(--text); text-align: end; }`,
    },
    split: {
      jsx: `function WaitlistSplit({ section }) {
  return (
    <Section section={section} layout="split">
      <div className="signup-split">
        <Paragraphs text={section.text} className="signup-words display" />
        <SignupForm button={section.button ?? labels.joinWaitlist} />
      </div>
    </Section>
  );
}`,
      css: `.waitlist-split { container-type: inline-size; }`,
    },
  },
};
