// What papers and sites wrote.
import type { SectionDesign } from '../../design-parts.ts';

export const press: SectionDesign = {
  css: `.press-section .outlet { color: var(--muted); font-weight: 600; }
.press-section a { text-decoration: none; }
.press-section a:hover .press-headline { text-decoration: underline; text-underline-offset: .2em; }
.press-quote { display: grid; gap: .5em; }`,
  layouts: {
    list: {
      jsx: `function PressList({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="list">
      <ul className="rows">
        {section.items.map((item) => (
          <li key={item.id}>
            <Linked url={item.url} className="clipping">
              <Text as="span" className="outlet">
                {item.name}
              </Text>
              <Text as="h3" className="press-headline">
                {item.headline}
              </Text>
            </Linked>
            <Paragraphs as="blockquote" text={item.quote} className="press-quote" />
          </li>
        ))}
      </ul>
    </Section>
  );
}`,
      css: `.press-list { container-type: inline-size; }
.press-list .clipping { display: grid; gap: .25rem 1.5rem; min-height: 2rem; }
.press-list .press-quote { margin-top: .5rem; color: var(--muted); max-width: 62ch; }
@container (min-width: 38rem) { .press-list .clipping { grid-template-columns: 1fr 2.5fr; align-items: baseline; } .press-list li:has(.clipping) .press-quote { margin-inline-start: calc((100% - 1.5rem) * 2 / 7 + 1.5rem); } }`,
    },
  },
};
