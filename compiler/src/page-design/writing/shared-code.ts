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

  /** Filled in by a script where the time zone is known: "Open until 19:00". */
  OpenNow: `function OpenNow() {
  const hours = findSection('hours');
  if (!hours?.timeZone) return null;
  return (
    <span className="open-now" data-hours={JSON.stringify(hours.days)} data-time-zone={hours.timeZone} hidden />
  );
}`,

  Paragraphs: `function Paragraphs({ text, className }) {
  if (!text) return null;
  return (
    <div className={className}>
      {text.split(/\\n\\s*\\n/).map((paragraph, index) => (
        <Text key={index}>{paragraph}</Text>
      ))}
    </div>
  );
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
  socialLinks: `const socialLinks = () => page.links.filter((link) => !link.hidden && link.emphasis === 'icon');`,

  /** Row of marks without words. */
  Socials: `function Socials() {
  const links = socialLinks();
  if (links.length === 0) return null;
  return (
    <ul className="socials">
      {links.map((link) => (
        <li key={link.id}>
          <a className="social" {...linkProps(link)} aria-label={link.title}>
            <Icon name={link.icon ?? 'link'} />
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
      {link.image ? <Picture image={link.image} className="link-image" /> : <Icon name={link.icon ?? 'link'} />}
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

  Sections: `function Sections({ only, except = [] }) {
  return page.sections
    .filter((section) => !section.hidden && !except.includes(section.kind))
    .filter((section) => !only || only.includes(section.kind))
    .map((section) => {
      const Section = sections[section.layout ? \`\${section.kind}-\${section.layout}\` : section.kind];
      return Section ? <Section key={section.id} section={section} /> : null;
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
