// Ways to write or call.
import type { SectionDesign } from '../../design-parts.ts';

export const contact: SectionDesign = {
  css: '',
  layouts: {
    form: {
      jsx: `function ContactForm({ section }) {
  return (
    <Section section={section} layout="form">
      <Intro section={section} />
      <div className="contact-parts">
        <ContactLinks section={section} />
        <MessageForm section={section} />
      </div>
    </Section>
  );
}`,
      css: `.contact-form { container-type: inline-size; }
.contact-form .contact-parts { display: grid; gap: calc(var(--space) * 1.5); }
.contact-form .form { max-width: 40rem; }
@container (min-width: 50rem) { .contact-form .contact-parts:has(.contact-links):has(.form) { grid-template-columns: 2fr 3fr; gap: calc(var(--space) * 3); align-items: start; } .contact-form .contact-links { display: grid; } }`,
    },
  },
};
