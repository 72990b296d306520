// Forms that visitors fill in, and ways to write or call.

export const formsCode = {
  /** One field of a form with its label. */
  Field: `function Field({ label, name, type = 'text', lines, required, autoComplete, maxLength }) {
  const Tag = lines ? 'textarea' : 'input';
  return (
    <label className="field">
      <span>{label}</span>
      <Tag
        name={name}
        type={lines ? undefined : type}
        rows={lines}
        required={required}
        autoComplete={autoComplete}
        maxLength={maxLength}
      />
    </label>
  );
}`,

  /** Email address and a button. */
  SignupForm: `function SignupForm({ button }) {
  return (
    <form className="form signup-form" data-form="newsletter">
      <Field label={labels.yourEmail} name="email" type="email" required autoComplete="email" maxLength={254} />
      <button className="button">{button}</button>
    </form>
  );
}`,

  MessageForm: `function MessageForm({ section }) {
  if (!section.hasForm) return null;
  return (
    <form className="form" data-form="contact">
      <Field label={labels.yourName} name="name" autoComplete="name" maxLength={100} />
      <Field label={labels.yourEmail} name="email" type="email" required autoComplete="email" maxLength={254} />
      <Field label={labels.yourMessage} name="message" lines={5} required maxLength={4000} />
      <button className="button">{section.button ?? labels.send}</button>
    </form>
  );
}`,

  EntryForm: `function EntryForm({ section }) {
  return (
    <form className="form" data-form="guestbook">
      <Field label={labels.yourName} name="name" autoComplete="name" maxLength={100} />
      <Field label={labels.yourMessage} name="message" lines={4} required maxLength={1000} />
      <button className="button">{section.button ?? labels.signGuestbook}</button>
    </form>
  );
}`,

  /** Email address and phone number as links. */
  phoneProps: `function phoneProps(phone) {
  const digits = phone.replace(/[^+\\d]/g, '');
  return digits ? { href: 'tel:' + digits } : { 'data-placeholder': '' };
}`,

  ContactLarge: `function ContactLarge({ section }) {
  const { email, phone } = section;
  if (!email && !phone) return null;
  return (
    <p className="contact-large">
      {email && <a href={'mailto:' + email}>{email}</a>}
      {phone && <a {...phoneProps(phone)}>{phone}</a>}
    </p>
  );
}`,

  ContactLinks: `function ContactLinks({ section }) {
  const { email, phone } = section;
  if (!email && !phone) return null;
  return (
    <ul className="contact-links">
      {email && (
        <li>
          <a className="link" href={'mailto:' + email}>
            <Icon name="mail" />
            <span className="link-text">{email}</span>
          </a>
        </li>
      )}
      {phone && (
        <li>
          <a className="link" {...phoneProps(phone)}>
            <Icon name="phone" />
            <span className="link-text">{phone}</span>
          </a>
        </li>
      )}
    </ul>
  );
}`,
} as const satisfies Record<string, string>;
