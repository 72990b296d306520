// Frames, texts and pictures of every page.

export const wordsCode = {
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

  /** Capitals are wider than the letters that sizes of names are reckoned with. */
  nameClass: `const isCapitals = page.name === page.name.toUpperCase() && page.name !== page.name.toLowerCase();
const nameClass = isCapitals ? 'name capitals' : 'name';`,

  /** The name as the page's heading. CSS has the number of letters that a line must hold, for its size. */
  Name: `function Name() {
  const words = page.name.split(/\\s+/);
  const longest = Math.max(...words.map((word) => [...word].length));
  const letters = Math.max(longest, 2.2 * Math.sqrt(page.name.length)).toFixed(1);
  return (
    <h1
      className={nameClass}
      style={{ '--letters': letters }}
      data-placeholder={isPlaceholder(page.name) ? '' : undefined}
    >
      {page.name}
    </h1>
  );
}`,

  /** The name in up to some four lines that CSS fits to a width each: `--letters` is the length of a line. */
  PosterName: `function PosterName() {
  const widthOf = (text) =>
    [...text].reduce((sum, letter) => {
      if (/[Ii1\\s.,'’|-]/.test(letter)) return sum + 0.5;
      return sum + (/[MWmw@]/.test(letter) ? 1.4 : /[EFJLPSTZefjlpstz]/.test(letter) ? 0.88 : 1.06);
    }, 0);
  const words = page.name.split(/\\s+/);
  const most = Math.max(...words.map(widthOf), widthOf(page.name) / 3);
  const lines = [];
  for (const word of words) {
    const line = lines.length > 0 ? lines.at(-1) + ' ' + word : word;
    if (lines.length > 0 && widthOf(line) <= most * 1.15) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  const longest = Math.max(...lines.map(widthOf)).toFixed(1);
  return (
    <h1
      className={nameClass}
      style={{ '--longest': longest, '--lines': lines.length }}
      data-placeholder={isPlaceholder(page.name) ? '' : undefined}
    >
      {lines.map((line, index) => (
        <span key={index} style={{ '--letters': widthOf(line).toFixed(1) }}>
          {line}{' '}
        </span>
      ))}
    </h1>
  );
}`,

  /** Of the whole page; undefined is left to right. */
  direction: `const direction = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\\b/.test(page.lang) ? 'rtl' : undefined;`,

  /** First section of a kind that visitors see. */
  findSection: `const findSection = (kind) => page.sections.find((section) => section.kind === kind && !section.hidden);`,

  /** Where the creator is, and their pronouns, in one line. */
  Place: `function Place({ location = page.location }) {
  if (!location && !page.pronouns) return null;
  return (
    <p className="location">
      <Text as="span">{location}</Text>
      <Text as="span">{page.pronouns}</Text>
    </p>
  );
}`,

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
  Section: `function Section({ section, layout, className = '', as: Tag = 'section', children }) {
  const { id, kind } = section;
  return (
    <Tag id={id} className={\`section \${kind}-section \${kind}-\${layout} \${className}\`.trim()}>
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

  Sections: `function Sections({ kinds, except = [] }) {
  return page.sections
    .filter((section) => !section.hidden && !except.includes(section.kind))
    .filter((section) => !kinds || kinds.includes(section.kind))
    .map((section) => {
      const Layout = sections[section.layout ? \`\${section.kind}-\${section.layout}\` : section.kind];
      return Layout ? <Layout key={section.id} section={section} /> : null;
    });
}`,
} as const satisfies Record<string, string>;
