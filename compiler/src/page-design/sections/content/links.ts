// A list of links of its own.
import type { SectionDesign } from '../../design-parts.ts';

export const links: SectionDesign = {
  css: `.links-section .socials { margin-top: var(--space); }`,
  layouts: {
    list: {
      jsx: `function LinksList({ section }) {
  if (section.links.every(({ hidden }) => hidden)) return null;
  return (
    <Section section={section} layout="list">
      <Intro section={section} />
      <LinkList links={section.links} />
      <Socials links={section.links} />
    </Section>
  );
}`,
      css: '',
    },
    cards: {
      jsx: `function LinksCards({ section }) {
  if (section.links.every(({ hidden }) => hidden)) return null;
  return (
    <Section section={section} layout="cards">
      <Intro section={section} />
      <ul className="link-cards">
        {visibleLinks(section.links).map((link) => (
          <li key={link.id}>
            <LinkButton link={link} />
          </li>
        ))}
      </ul>
      <Socials links={section.links} />
    </Section>
  );
}`,
      css: `.link-cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, max(9rem, 30%)), 1fr)); gap: calc(var(--space) * .75); }
.link-cards > li { border: var(--link-rule); border-radius: var(--corner); }
.link-cards .link { flex-direction: column; align-items: start; justify-content: space-between; gap: 1.5rem; height: 100%; padding: 1.125rem; border-radius: var(--corner); }
.link-cards .icon { width: 1.75rem; height: 1.75rem; }
.link-cards .link-image { width: 100%; aspect-ratio: 4 / 3; }`,
    },
    rows: {
      jsx: `function LinksRows({ section }) {
  if (section.links.every(({ hidden }) => hidden)) return null;
  return (
    <Section section={section} layout="rows">
      <Intro section={section} />
      <ul className="rows">
        {visibleLinks(section.links).map((link) => (
          <li key={link.id}>
            <a className="link-row" {...linkProps(link)}>
              <Picture image={link.image} className="link-image" />
              <span className="link-text">
                <span className="display">{link.title}</span>
                {link.description && <span className="link-description">{link.description}</span>}
              </span>
              <Icon name="arrow-up-right" />
            </a>
          </li>
        ))}
      </ul>
      <Socials links={section.links} />
    </Section>
  );
}`,
      css: `.links-rows .rows > li { padding: 0; }
.link-row { display: flex; align-items: center; gap: 1rem; min-height: 4rem; padding: .75rem 0; text-decoration: none; }
.link-row .display { font-size: 1.375rem; line-height: 1.25; }
.link-row .link-text { flex: 1; }
.link-row > .icon { transition: translate .2s; }
.link-row:hover > .icon { translate: .2rem -.2rem; }`,
    },
    pills: {
      jsx: `function LinksPills({ section }) {
  if (section.links.every(({ hidden }) => hidden)) return null;
  return (
    <Section section={section} layout="pills">
      <Intro section={section} />
      <ul className="pills">
        {visibleLinks(section.links).map((link) => (
          <li key={link.id}>
            <LinkButton link={link} />
          </li>
        ))}
      </ul>
      <Socials links={section.links} />
    </Section>
  );
}`,
      css: `.pills { display: flex; flex-wrap: wrap; justify-content: var(--align); gap: calc(var(--space) * .6); }
.pills > li { border: var(--link-rule); border-radius: 1.75rem; }
.pills .link { gap: .625rem; border-radius: 1.75rem; padding-inline: 1.125rem 1.375rem; }
.pills .link-image { width: 2rem; border-radius: 50%; }`,
    },
  },
};
