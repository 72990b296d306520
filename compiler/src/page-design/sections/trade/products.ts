// Things to buy.
import type { SectionDesign } from '../../design-parts.ts';

export const products: SectionDesign = {
  css: `.products-section img { width: 100%; aspect-ratio: 4 / 5; border-radius: calc(var(--corner) * .6); }
.products-section .sold-out img { opacity: .55; }
.product-text { color: var(--muted); font-size: .9375rem; }`,
  layouts: {
    cards: {
      jsx: `function ProductsCards({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="cards">
      <Intro section={section} />
      <ul className="shelf">
        {section.items.map((item) => (
          <li key={item.id} className={item.isSoldOut ? 'product sold-out' : 'product'}>
            <Linked url={item.url} className="product-link">
              <Picture image={item.image} />
              <span className="product-head">
                <Text as="h3">{item.name}</Text>
                <Price price={item.price} />
              </span>
            </Linked>
            <Paragraphs text={item.text} className="product-text" />
            {item.isSoldOut && <span className="tag">{labels.soldOut}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}`,
      css: `.products-cards .shelf { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, clamp(9rem, 30%, 18rem)), 1fr)); gap: calc(var(--space) * 1.5) var(--space); }
.products-cards .product { display: grid; align-content: start; justify-items: start; gap: .5rem; min-width: 0; }
.products-cards .product-link { display: grid; gap: .75rem; width: 100%; text-decoration: none; }
.products-cards .product-head { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .125rem .75rem; }
.products-cards a:hover h3 { text-decoration: underline; text-underline-offset: .2em; }`,
    },
  },
};
