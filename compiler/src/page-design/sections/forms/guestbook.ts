// Visitors leave a few words.
import type { SectionDesign } from '../../design-parts.ts';

export const guestbook: SectionDesign = {
  css: '',
  layouts: {
    form: {
      jsx: `function GuestbookForm({ section }) {
  return (
    <Section section={section} layout="form">
      <Intro section={section} />
      <EntryForm section={section} />
    </Section>
  );
}`,
      css: `.guestbook-form .form { max-width: 40rem; }`,
    },
  },
};
