// Dishes and drinks with their prices.
import type { SectionDesign } from '../../design-parts.ts';

export const menu: SectionDesign = {
  css: `.menu-section h3 { font-size: 1.25rem; margin-bottom: calc(var(--space) * .5); }
.dish-name { font-weight: 600; }
.dish-text { color: var(--muted); font-size: .9375rem; }`,
  layouts: {
    dotted: {
      jsx: `function MenuDotted({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="dotted">
      <Intro section={section} />
      <div className="parts">
        {groupItems(section.items).map(({ title, items }, index) => (
          <div className="part" key={index}>
            <Text as="h3">{title}</Text>
            <ul>
              {items.map((item) => (
                <li key={item.id}>
                  <p className="dish">
                    <Text as="span" className="dish-name">
                      {item.name}
                    </Text>
                    <Price price={item.price} />
                  </p>
                  <Text className="dish-text">{item.text}</Text>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}`,
      css: `.menu-dotted .parts { columns: 22rem; column-gap: calc(var(--space) * 3.5); }
.menu-dotted .part { padding-bottom: calc(var(--space) * 1.5); }
.menu-dotted .part h3 { break-after: avoid; }
.menu-dotted li { break-inside: avoid; padding: .4rem 0; }
.menu-dotted .dish { display: flex; align-items: baseline; gap: .5rem; }
.menu-dotted .price { order: 2; }
.menu-dotted .dish:has(.price)::after { content: ""; order: 1; flex: 1; min-width: 1.5rem; border-bottom: 2px dotted var(--muted); opacity: .6; }`,
    },
  },
};
