// Dishes and drinks with their prices.
import type { SectionDesign } from '../../design-parts.ts';

export const menu: SectionDesign = {
  css: `.menu-section h3 { margin-bottom: .5rem; font-size: 1.25rem; }
.dish-head { display: flex; align-items: baseline; justify-content: space-between; gap: .75rem; }
.dish-name { font-weight: 600; min-width: 0; }
.dish-text { color: var(--muted); font-size: .9375rem; max-width: 46ch; }`,
  layouts: {
    dotted: {
      jsx: `function MenuDotted({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="dotted">
      <Intro section={section} />
      <div className="menu-parts">
        {groupItems(section.items).map(({ title, items }, index) => (
          <div className="part" key={index}>
            <Text as="h3">{title}</Text>
            <ul>
              {items.map((item) => (
                <li key={item.id} className="dish">
                    <p className="dish-head">
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
      css: `.menu-parts { columns: 2 20rem; column-gap: calc(var(--space) * 3); }
.menu-dotted .part { padding-bottom: calc(var(--space) * 1.5); }
.menu-dotted h3 { break-after: avoid; }
.menu-dotted .dish { break-inside: avoid; padding: .4rem 0; }
.menu-dotted .dish-head { gap: .5rem; }
.menu-dotted .price { order: 2; }
.menu-dotted .dish-head:has(.price)::after { content: ""; order: 1; flex: 1; min-width: 1.5rem; border-bottom: 2px dotted var(--muted); opacity: .6; }`,
    },
    cards: {
      jsx: `function MenuCards({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="cards">
      <Intro section={section} />
      <div className="menu-groups">
        {groupItems(section.items).map(({ title, items }, index) => (
          <div className="part" key={index}>
            <Text as="h3">{title}</Text>
            <ul>
              {items.map((item) => (
                <li key={item.id} className="dish">
                    <p className="dish-head">
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
      css: `.menu-groups { display: grid; gap: calc(var(--space) * 1.75); }
.menu-cards ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: calc(var(--space) * .75); }
.menu-cards .dish { padding: 1.125rem 1.25rem; border: 1px solid var(--border); border-radius: var(--corner); background: var(--surface); }`,
    },
    columns: {
      jsx: `function MenuColumns({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="columns">
      <Intro section={section} />
      <div className="menu-lists">
        {groupItems(section.items).map(({ title, items }, index) => (
          <div className="part" key={index}>
            <Text as="h3">{title}</Text>
            <ul>
              {items.map((item) => (
                <li key={item.id} className="dish">
                    <p className="dish-head">
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
      css: `.menu-lists { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); gap: calc(var(--space) * 2) calc(var(--space) * 2.5); }
.menu-columns .part { padding-top: .875rem; border-top: 3px solid var(--text); }
.menu-columns .dish { padding: .7rem 0; border-bottom: 1px solid var(--border); }`,
    },
    board: {
      jsx: `function MenuBoard({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="board">
      <Intro section={section} />
      <div className="chalkboard on-accent">
        {groupItems(section.items).map(({ title, items }, index) => (
          <div className="part" key={index}>
            <Text as="h3">{title}</Text>
            <ul>
              {items.map((item) => (
                <li key={item.id} className="dish">
                    <p className="dish-head">
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
      css: `.chalkboard { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: calc(var(--space) * 2); padding: clamp(1.75rem, 6vw, 4rem) clamp(1.25rem, 5vw, 3.5rem); border-radius: var(--corner); text-align: center; }
.chalkboard .dish { padding: .625rem 0; }
.chalkboard .dish-head { display: grid; justify-content: center; gap: .125rem; }
.chalkboard .dish-name { font-family: var(--font-display); font-size: 1.25rem; line-height: 1.25; }
.chalkboard .dish-text { margin-inline: auto; }
.chalkboard h3 { margin-bottom: 1rem; font-size: 1rem; letter-spacing: .12em; text-transform: uppercase; }`,
    },
  },
};
