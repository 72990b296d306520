// Ways to write or call.
import type { SectionDesign } from '../../design-parts.ts';

export const contact: SectionDesign = {
  css: `.contact-section { container-type: inline-size; }
.contact-words:empty { display: none; }`,
  layouts: {
    form: {
      jsx: `function ContactForm({ section }) {
  const { text, email, phone, hasForm } = section;
  if (!text && !email && !phone && !hasForm) return null;
  return (
    <Section section={section} layout="form">
      <div className="contact-parts">
        <div className="contact-words">
          <Intro section={section} />
          <ContactLinks section={section} />
        </div>
        <MessageForm section={section} />
      </div>
    </Section>
  );
}`,
      css: `.contact-parts { display: grid; gap: calc(var(--space) * 1.5); max-width: 40rem; }`,
    },
    split: {
      jsx: `function ContactSplit({ section }) {
  const { text, email, phone, hasForm } = section;
  if (!text && !email && !phone && !hasForm) return null;
  return (
    <Section section={section} layout="split">
      <div className="contact-pair">
        <div className="contact-words">
          <Intro section={section} />
          <ContactLinks section={section} />
        </div>
        <MessageForm section={section} />
      </div>
    </Section>
  );
}`,
      css: `.contact-pair { display: grid; gap: calc(var(--space) * 2); }
.contact-pair .intro { font-size: 1.125rem; }
@container (min-width: 52rem) { .contact-pair:has(.form):not(:has(.contact-words:empty)) { grid-template-columns: 2fr 3fr; gap: calc(var(--space) * 4); } .contact-pair .contact-links { display: grid; } }`,
    },
    card: {
      jsx: `function ContactCard({ section }) {
  const { text, email, phone, hasForm } = section;
  if (!text && !email && !phone && !hasForm) return null;
  return (
    <Section section={section} layout="card">
      <div className="card contact-box">
        <div className="contact-words">
          <Intro section={section} />
          <ContactLinks section={section} />
        </div>
        <MessageForm section={section} />
      </div>
    </Section>
  );
}`,
      css: `.contact-box { gap: calc(var(--space) * 1.5); padding: clamp(1.5rem, 6cqi, 3.5rem); }
.contact-box .field input, .contact-box .field textarea { background: var(--background); }
@container (min-width: 36rem) { .contact-box .form:has(textarea) { grid-template-columns: 1fr 1fr; } .contact-box .field:has(textarea), .contact-box .form .button { grid-column: 1 / -1; } }`,
    },
    direct: {
      jsx: `function ContactDirect({ section }) {
  const { text, email, phone, hasForm } = section;
  if (!text && !email && !phone && !hasForm) return null;
  return (
    <Section section={section} layout="direct">
      <Intro section={section} />
      <ContactLarge section={section} />
      {hasForm && (email || phone) ? (
        <details className="write">
          <summary className="button">{section.button ?? labels.yourMessage}</summary>
          <MessageForm section={section} />
        </details>
      ) : (
        <MessageForm section={section} />
      )}
    </Section>
  );
}`,
      css: `.contact-large { display: grid; justify-items: start; }
.contact-large a { display: inline-flex; align-items: center; min-height: 3.5rem; font: var(--heading-weight) clamp(1.25rem, 1rem + 2.6cqi, 2.5rem)/1.2 var(--font-display); text-underline-offset: .15em; text-decoration-thickness: .06em; overflow-wrap: anywhere; }
.write { margin-top: var(--space); max-width: 40rem; }
.write summary { list-style: none; }
.write summary::-webkit-details-marker { display: none; }
.write .form { margin-top: calc(var(--space) * 1.25); }`,
    },
  },
};
