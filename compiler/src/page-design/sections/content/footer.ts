// Last words of a page, with links that matter little.
import type { SectionDesign } from '../../design-parts.ts';

export const footer: SectionDesign = {
  css: `.footer-section { font-size: .875rem; color: var(--muted); }
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
  },
};
