// Components and values that families and sections share. The code of a page holds those that it names.

/** In the order they are written; one may name earlier and later ones. */
export const sharedCode: Readonly<Record<string, string>> = {
  /** Marks texts that still wait for the creator. */
  isPlaceholder: `const isPlaceholder = (text) => /^\\[[^[\\]]+\\]$/.test(text.trim());`,

  /** A text in the element of its choice; paragraphs where \`lines\` is set. Nothing without a text. */
  Text: `function Text({ as: Tag = 'p', className, children }) {
  if (!children) return null;
  return (
    <Tag className={className} data-placeholder={isPlaceholder(children) ? '' : undefined}>
      {children}
    </Tag>
  );
}`,

  /** The name as the page's heading. CSS has the number of letters that a line must hold, for its size. */
  Name: `function Name() {
  const words = page.name.split(/\\s+/);
  const longest = Math.max(...words.map((word) => [...word].length));
  const letters = Math.max(longest, 2.2 * Math.sqrt(page.name.length)).toFixed(1);
  return (
    <h1
      className="name"
      style={{ '--letters': letters }}
      data-placeholder={isPlaceholder(page.name) ? '' : undefined}
    >
      {page.name}
    </h1>
  );
}`,

  /** Of the whole page; undefined is left to right. */
  direction: `const direction = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\\b/.test(page.lang) ? 'rtl' : undefined;`,

  /** First section of a kind that visitors see. */
  findSection: `const findSection = (kind) => page.sections.find((section) => section.kind === kind && !section.hidden);`,

  Paragraphs: `function Paragraphs({ text, className, as: Tag = 'div' }) {
  if (!text) return null;
  return (
    <Tag className={className}>
      {text.split(/\\n\\s*\\n/).map((paragraph, index) => (
        <Text key={index}>{paragraph}</Text>
      ))}
    </Tag>
  );
}`,

  /** Frame of a section. CSS finds it by kind and layout: \`menu-section\`, \`menu-dotted\`. */
  Section: `function Section({ section, layout, as: Tag = 'section', children }) {
  return (
    <Tag id={section.id} className={\`section \${section.kind}-section \${section.kind}-\${layout}\`}>
      <Heading section={section} />
      {children}
    </Tag>
  );
}`,

  /** What a section says before its items. */
  Intro: `function Intro({ section }) {
  return <Paragraphs text={section.text} className="intro" />;
}`,

  Heading: `function Heading({ section }) {
  return (
    <Text as="h2" className="section-title">
      {section.title}
    </Text>
  );
}`,

  Icon: `function Icon({ name }) {
  const icon = icons[name];
  if (!icon) return null;
  return (
    <svg className={icon.stroke ? 'icon line' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icon.stroke ?? icon.fill} />
    </svg>
  );
}`,

  Picture: `function Picture({ image, className, eager }) {
  if (!image) return null;
  return (
    <img
      className={className}
      src={image.url}
      alt={image.alt ?? ''}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
    />
  );
}`,

  /** Picture of the creator, or the initials of the name. */
  Avatar: `function Avatar() {
  if (page.avatar) return <Picture image={{ alt: page.name, ...page.avatar }} className="avatar" eager />;
  const words = page.name.split(/[\\s._-]+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
  return (
    <span className="avatar monogram" aria-hidden="true">
      {letters}
    </span>
  );
}`,

  /** Attributes of a link's anchor. A link without an address is a placeholder. */
  linkProps: `function linkProps(link) {
  const isWeb = /^https?:/.test(link.url ?? '');
  return {
    href: link.url,
    'data-id': link.id,
    'data-placeholder': link.url ? undefined : '',
    'data-from': link.schedule?.from,
    'data-until': link.schedule?.until,
    target: isWeb ? '_blank' : undefined,
    rel: isWeb ? 'noopener' : undefined,
  };
}`,

  /** Links that visitors see, of a list: those of the social row, or all others. */
  visibleLinks: `const visibleLinks = (links) => links.filter((link) => !link.hidden && link.emphasis !== 'icon');`,
  socialLinks: `const socialLinks = (links = page.links) => links.filter((link) => !link.hidden && link.emphasis === 'icon');`,

  /** The mark that a link names, or the one of the site that it leads to. */
  iconOf: `const iconOf = (link) => link.icon ?? linkIcons[link.id] ?? 'link';`,

  /** Row of marks without words: of the page, or of a section with links. */
  Socials: `function Socials({ links = page.links }) {
  const marks = socialLinks(links);
  if (marks.length === 0) return null;
  return (
    <ul className="socials">
      {marks.map((link) => (
        <li key={link.id}>
          <a className="social" {...linkProps(link)} aria-label={link.title}>
            <Icon name={iconOf(link)} />
          </a>
        </li>
      ))}
    </ul>
  );
}`,

  /** A link as a button: mark, title, and what it says besides. */
  LinkButton: `function LinkButton({ link }) {
  return (
    <a className={link.emphasis === 'featured' ? 'link featured' : 'link'} {...linkProps(link)}>
      {link.image ? <Picture image={link.image} className="link-image" /> : <Icon name={iconOf(link)} />}
      <span className="link-text">
        <span className="link-title">{link.title}</span>
        {link.description && <span className="link-description">{link.description}</span>}
      </span>
    </a>
  );
}`,

  /** Consecutive links of one group under its heading. */
  groupLinks: `function groupLinks(links) {
  const groups = [];
  for (const link of visibleLinks(links)) {
    if (groups.length === 0 || groups.at(-1).title !== link.group) groups.push({ title: link.group, links: [] });
    groups.at(-1).links.push(link);
  }
  return groups;
}`,

  /** List of links, with headings where links have groups. */
  LinkList: `function LinkList({ links }) {
  return groupLinks(links).map((group, index) => (
    <div className="link-group" key={index}>
      <Text as="h2" className="group-title">
        {group.title}
      </Text>
      <ul className="link-list">
        {group.links.map((link) => (
          <li key={link.id} className={link.emphasis === 'featured' ? 'wide' : undefined}>
            <LinkButton link={link} />
          </li>
        ))}
      </ul>
    </div>
  ));
}`,

  /** The links of the page, of which a family may show some elsewhere. */
  LinkNav: `function LinkNav({ except = [] }) {
  const links = page.links.filter((link) => !except.includes(link));
  if (visibleLinks(links).length === 0) return null;
  return (
    <nav className="links">
      <LinkList links={links} />
    </nav>
  );
}`,

  FooterLinks: `function FooterLinks({ links }) {
  const visible = links.filter((link) => !link.hidden);
  if (visible.length === 0) return null;
  return (
    <ul className="footer-links">
      {visible.map((link) => (
        <li key={link.id}>
          <a {...linkProps(link)}>{link.title}</a>
        </li>
      ))}
    </ul>
  );
}`,

  /** Consecutive items of one group. */
  groupItems: `function groupItems(items) {
  const groups = [];
  for (const item of items) {
    if (groups.length === 0 || groups.at(-1).title !== item.group) groups.push({ title: item.group, items: [] });
    groups.at(-1).items.push(item);
  }
  return groups;
}`,

  ServiceFacts: `function ServiceFacts({ item }) {
  if (!item.duration && !item.price) return null;
  return (
    <p className="service-facts">
      <Text as="span">{item.duration}</Text>
      <Price price={item.price} />
    </p>
  );
}`,

  Person: `function Person({ person }) {
  if (!person.name && !person.role && !person.image) return null;
  return (
    <figcaption className="person">
      {person.image && <Portrait image={person.image} name={person.name} />}
      <span>
        <Text as="span">{person.name}</Text>
        <Text as="span" className="role">
          {person.role}
        </Text>
      </span>
    </figcaption>
  );
}`,

  CountdownDate: `function CountdownDate({ section }) {
  return <p className="countdown-date">{eventWhen(section)}</p>;
}`,

  /** Filled and shown by the page's script, until the moment has passed. */
  CountdownUnits: `function CountdownUnits({ section }) {
  const { day, time = '00:00', timeZone, afterText } = section;
  return (
    <p
      className="units"
      hidden
      data-countdown={day + 'T' + time}
      data-time-zone={timeZone}
      data-after={afterText}
    >
      {['days', 'hours', 'minutes', 'seconds'].map((unit) => (
        <span className="unit" key={unit}>
          <b data-unit={unit} />
          <small>{labels.units[unit]}</small>
        </span>
      ))}
    </p>
  );
}`,

  Price: `function Price({ price }) {
  return price ? <Text as="span" className="price">{price.text}</Text> : null;
}`,

  /** A button of a section that leads somewhere. */
  Action: `function Action({ action, className = 'button' }) {
  if (!action) return null;
  return (
    <a className={className} {...linkProps({ url: action.url })}>
      {action.text}
    </a>
  );
}`,

  /** A link where there is an address, and the same without a link where there is none. */
  Linked: `function Linked({ url, className, children }) {
  if (!url) return <span className={className}>{children}</span>;
  return (
    <a className={className} {...linkProps({ url })}>
      {children}
    </a>
  );
}`,

  /** Picture with its caption, and a link where it leads somewhere. */
  Photo: `function Photo({ image, url, className }) {
  return (
    <figure className={className}>
      <Linked url={url}>
        <Picture image={image} />
      </Linked>
      <Text as="figcaption">{image.caption}</Text>
    </figure>
  );
}`,

  /** Picture of a person, or the first letter of the name. */
  Portrait: `function Portrait({ image, name }) {
  if (image) return <Picture image={{ ...image, alt: image.alt || name }} className="portrait" />;
  return (
    <span className="portrait" aria-hidden="true">
      {[...(name ?? '').replace('[', '')][0]}
    </span>
  );
}`,

  /** Player of a song or film, or a link to it where its site has no player. */
  Player: `function Player({ url, title, icon = 'play' }) {
  if (players[url]) return <iframe className="player" src={players[url]} title={title} />;
  return (
    <a className="link player-link" {...linkProps({ url })}>
      <Icon name={icon} />
      <span className="link-text">{title}</span>
    </a>
  );
}`,

  /** \`07:00\` as it is said in the page's language. */
  formatTime: `function formatTime(time) {
  const [hours, minutes] = time.split(':').map(Number);
  if (labels.timeFormat === '12') {
    const end = hours % 24 < 12 ? ' am' : ' pm';
    return (hours % 12 || 12) + (minutes ? time.slice(2) : '') + end;
  }
  if (labels.timeFormat === 'h') return hours + 'h' + (minutes ? time.slice(3) : '');
  return hours + time.slice(2);
}`,

  formatSpan: `const formatSpan = ({ opens, closes }) => formatTime(opens) + ' – ' + formatTime(closes);`,

  /** All that a day of the week says: its hours, or that it is closed. */
  dayHours: `const dayHours = ({ times }) => (times.length === 0 ? labels.closed : times.map(formatSpan).join(', '));`,

  dayName: `const dayName = (day) => labels.days[['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].indexOf(day)];`,

  /** Filled and shown by the page's script, where the time zone of the place is known. */
  OpenNow: `function OpenNow({ section = findSection('hours') }) {
  if (!section?.timeZone || section.days.length === 0) return null;
  const { open, openUntil, opensAt, closed, timeFormat } = labels;
  return (
    <span
      className="open-now"
      hidden
      data-hours={JSON.stringify(section.days)}
      data-time-zone={section.timeZone}
      data-labels={JSON.stringify({ open, openUntil, opensAt, closed, timeFormat })}
    />
  );
}`,

  /** Date and time of an event, as far as they are known. */
  eventWhen: `function eventWhen({ day, when, time }) {
  return [day ? formatDay(day) : when, time && formatTime(time)].filter(Boolean).join(', ');
}`,

  eventWhere: `const eventWhere = ({ place, city }) => [place, city].filter(Boolean).join(', ');`,

  /** Tickets, or why there are none. */
  EventAction: `function EventAction({ event }) {
  const { status, url, price } = event;
  const state = { 'sold-out': labels.soldOut, canceled: labels.canceled, free: labels.free }[status];
  const isGone = status === 'sold-out' || status === 'canceled';
  return (
    <p className="event-action">
      <Price price={price} />
      {state && <span className="tag">{state}</span>}
      {url && !isGone && (
        <a className="button" {...linkProps({ url })}>
          {labels.tickets}
        </a>
      )}
    </p>
  );
}`,

  /** Dates that are over, moved here by the page's script. */
  PastEvents: `function PastEvents() {
  return (
    <details className="past-events" data-past-events hidden>
      <summary>{labels.pastDates}</summary>
    </details>
  );
}`,

  /** Where directions to an address lead. */
  mapUrl: `function mapUrl({ url, address }) {
  return url ?? 'https://www.google.com/maps/search/?api=1&query=' + encodeURIComponent(address.replace(/\\s*\\n\\s*/g, ', '));
}`,

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
          <a className="link" href={'tel:' + phone.replace(/[^+\\d]/g, '')}>
            <Icon name="phone" />
            <span className="link-text">{phone}</span>
          </a>
        </li>
      )}
    </ul>
  );
}`,

  /** \`2027-03-12\` as \`12 March 2027\`, in the order of the page's language. */
  formatDay: `function formatDay(day) {
  const [year, month, date] = day.split('-').map(Number);
  return labels.dateFormat
    .replace('{day}', date)
    .replace('{month}', labels.months[month - 1])
    .replace('{year}', year);
}`,

  /** \`Mar\` and \`12\` of a day, for stubs and calendars. */
  dayParts: `function dayParts(day) {
  const [year, month, date] = day.split('-').map(Number);
  return { year, month: labels.shortMonths[month - 1], date };
}`,

  Sections: `function Sections({ kinds, except = [] }) {
  return page.sections
    .filter((section) => !section.hidden && !except.includes(section.kind))
    .filter((section) => !kinds || kinds.includes(section.kind))
    .map((section) => {
      const Layout = sections[section.layout ? \`\${section.kind}-\${section.layout}\` : section.kind];
      return Layout ? <Layout key={section.id} section={section} /> : null;
    });
}`,
};

/** The shared parts that a code names, and those that these name, in the order they are written. */
export function findSharedCode(code: string): string[] {
  const names = Object.keys(sharedCode);
  const found = new Set<string>();
  const pending = [code];
  for (let text = pending.pop(); text !== undefined; text = pending.pop()) {
    for (const name of names) {
      if (found.has(name) || !new RegExp(`\\b${name}\\b`).test(text)) continue;
      found.add(name);
      pending.push(sharedCode[name] as string);
    }
  }
  return names.filter((name) => found.has(name)).map((name) => sharedCode[name] as string);
}
