// A list of links of its own.
import type { SectionDesign } from '../../design-parts.ts';

export const links: SectionDesign = {
  css: '',
  layouts: {
    list: {
      jsx: `function LinksList({ section }) {
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
  },
};
