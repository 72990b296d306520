// Links: one, a list, a row of marks.

export const linksCode = {
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
  iconOf: `const iconOf = (link) => (icons[link.icon] ? link.icon : linkIcons[link.id]);`,

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
} as const satisfies Record<string, string>;
