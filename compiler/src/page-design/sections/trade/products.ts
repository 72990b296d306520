// Things to buy.
import type { SectionDesign } from '../../design-parts.ts';

export const products: SectionDesign = {
  css: `.product { display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; justify-items: start; gap: .5rem; min-width: 0; }
.product img, .product-mark { width: 100%; aspect-ratio: 4 / 5; border-radius: calc(var(--corner) * .6); }
.product-mark { display: none; place-items: center; border: 1px solid var(--border); background: var(--surface); color: var(--accent); font: var(--heading-weight) 3.5rem/1 var(--font-display); }
.products-section:has(img) .product-mark { display: grid; }
.product-link { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; width: 100%; min-height: 3rem; text-decoration: none; }
.product-head { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .125rem .75rem; }
.product-text { color: var(--muted); font-size: .9375rem; }
.sold-out img { opacity: .55; }
a.product-link:hover h3 { text-decoration: underline; text-underline-offset: .2em; }`,
  layouts: {
    cards: {
      jsx: `function ProductsCards({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="cards">
      <Intro section={section} />
      <ul className="product-cards">
        {section.items.map((item) => (
          <li key={item.id} className={item.isSoldOut ? 'product sold-out' : 'product'}>
              <Linked url={item.url} className="product-link">
                <ProductPicture item={item} />
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
      css: `.product-cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, max(9rem, 30%)), 1fr)); gap: calc(var(--space) * 1.75) var(--space); }`,
    },
    list: {
      jsx: `function ProductsList({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="list">
      <Intro section={section} />
      <ul className="rows product-rows">
        {section.items.map((item) => (
          <li key={item.id} className={item.isSoldOut ? 'product sold-out' : 'product'}>
              <Linked url={item.url} className="product-link">
                <ProductPicture item={item} />
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
      css: `.product-rows .product { grid-template-columns: 1fr auto; column-gap: 1rem; }
.product-rows .product-link, .product-rows .product-text { grid-column: 1 / -1; }
.products-section:has(img) .product-rows .product-link { grid-template-columns: 5.5rem 1fr; align-items: center; gap: 1.25rem; }
.product-rows img, .product-rows .product-mark { aspect-ratio: 1; font-size: 2rem; }`,
    },
    featured: {
      jsx: `function ProductsFeatured({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="featured">
      <Intro section={section} />
      <ul className="product-lead">
        {section.items.map((item) => (
          <li key={item.id} className={item.isSoldOut ? 'product sold-out' : 'product'}>
              <Linked url={item.url} className="product-link">
                <ProductPicture item={item} />
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
      css: `.products-featured { container-type: inline-size; }
.product-lead { display: grid; grid-template-columns: 1fr 1fr; gap: calc(var(--space) * 1.5) var(--space); }
.product-lead > :first-child { grid-column: 1 / -1; }
.product-lead > :first-child h3 { font-size: 1.5rem; }
@container (min-width: 44rem) { .product-lead { grid-template-columns: 2fr 1fr 1fr; } .product-lead > :first-child { grid-area: span 2 / span 1; } .product-lead > :first-child :is(img, .product-mark) { aspect-ratio: auto; height: 34rem; } }`,
    },
    row: {
      jsx: `function ProductsRow({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="row">
      <Intro section={section} />
      <ul className="scroller" tabIndex={0} aria-label={section.title}>
        {section.items.map((item) => (
          <li key={item.id} className={item.isSoldOut ? 'product sold-out' : 'product'}>
              <Linked url={item.url} className="product-link">
                <ProductPicture item={item} />
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
      css: `.products-row .scroller { grid-auto-columns: min(72%, 17rem); }`,
    },
  },
};
