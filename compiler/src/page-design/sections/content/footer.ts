// Last words of a page, with links that matter little.
import type { SectionDesign } from '../../design-parts.ts';

export const footer: SectionDesign = {
  css: `.footer-section { color: var(--muted); font-size: .875rem; }
.footer-links { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
.footer-links a { display: inline-flex; align-items: center; min-height: 3rem; }`,
  layouts: {
    plain: {
      jsx: `function FooterPlain({ section }) {
  return (
    <Section section={section} layout="plain" as="footer">
      <Text>{section.text}</Text>
      <FooterLinks links={section.links} />
    </Section>
  );
}`,
      css: `.footer-plain { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .25rem 2rem; padding-top: var(--space); border-top: 1px solid var(--border); }`,
    },
    centered: {
      jsx: `function FooterCentered({ section }) {
  return (
    <Section section={section} layout="centered" as="footer">
      <Text>{section.text}</Text>
      <FooterLinks links={section.links} />
    </Section>
  );
}`,
      css: `.footer-centered { display: grid; justify-items: center; gap: .5rem; text-align: center; }
.footer-centered .footer-links { justify-content: center; }`,
    },
    columns: {
      jsx: `function FooterColumns({ section }) {
  return (
    <Section section={section} layout="columns" as="footer">
      <Text>{section.text}</Text>
      <FooterLinks links={section.links} />
    </Section>
  );
}`,
      css: `.footer-columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: var(--space) calc(var(--space) * 2); padding-top: calc(var(--space) * 1.5); border-top: 3px solid var(--text); }
.footer-columns .footer-links { display: grid; justify-items: start; }
.footer-columns a { color: var(--text); font-weight: 600; font-size: 1rem; text-decoration: none; }`,
    },
    statement: {
      jsx: `function FooterStatement({ section }) {
  return (
    <Section section={section} layout="statement" as="footer">
      <Text className="display">{section.text}</Text>
      <FooterLinks links={section.links} />
    </Section>
  );
}`,
      css: `.footer-statement .display { max-width: 24ch; color: var(--text); font-size: clamp(1.5rem, 1.1rem + 2.4vw, 2.75rem); }
.footer-statement .footer-links { margin-top: var(--space); }`,
    },
  },
};
