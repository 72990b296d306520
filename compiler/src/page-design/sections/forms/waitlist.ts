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
      css: `.waitlist-band { padding: clamp(1.5rem, 6vw, 3.5rem); border-radius: var(--corner); background: var(--surface); border: 1px solid var(--border); }
.waitlist-band .section-title { margin-bottom: .5rem; }
.waitlist-band .form { max-width: 38rem; }`,
    },
  },
};
