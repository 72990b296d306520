// What papers and sites wrote.
import type { SectionDesign } from '../../design-parts.ts';

export const press: SectionDesign = {
  css: `.clipping { display: grid; gap: .25rem; min-width: 0; align-content: center; text-decoration: none; }
a.clipping { min-height: 3rem; }
.outlet { font-weight: 600; }
a.clipping:hover .press-headline, a.clipping:hover .outlet:last-child { text-decoration: underline; text-underline-offset: .2em; }
.press-quote { display: grid; gap: .5em; }`,
  layouts: {
    list: {
      jsx: `function PressList({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="list">
      <ul className="rows press-rows">
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
.press-rows .outlet, .press-rows .press-quote { color: var(--muted); }
.press-rows .press-quote { max-width: 62ch; }
@container (min-width: 38rem) { .press-rows > li { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 2.5fr); gap: .25rem 1.5rem; align-items: baseline; } .press-rows .clipping { grid-column: 1 / -1; grid-template-columns: subgrid; align-items: baseline; } .press-rows .press-quote { grid-column: 2; } .press-rows li:not(:has(h3)) .clipping { grid-column: 1; } }`,
    },
    quotes: {
      jsx: `function PressQuotes({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="quotes">
      <ul className="press-words">
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
      css: `.press-words { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); gap: calc(var(--space) * 2.5) calc(var(--space) * 2); }
.press-words > li { display: flex; flex-direction: column-reverse; justify-content: flex-end; gap: .5rem; }
.press-words .press-quote, .press-words .press-headline { font: var(--heading-weight) clamp(1.375rem, 1.2rem + .8vw, 1.75rem)/1.25 var(--font-display); }
.press-words .clipping { display: flex; flex-direction: column-reverse; justify-content: center; }
.press-words .outlet { color: var(--muted); font-size: .9375rem; letter-spacing: .04em; text-transform: uppercase; }`,
    },
    logos: {
      jsx: `function PressLogos({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="logos">
      <ul className="press-names">
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
      css: `.press-names { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: 1px; border: 1px solid var(--border); border-radius: var(--corner); overflow: hidden; background: var(--border); }
.press-names > li { display: grid; align-content: center; gap: .5rem; padding: 1.75rem 1.25rem; background: var(--background); text-align: center; }
.press-names .outlet { font: var(--heading-weight) 1.5rem/1.15 var(--font-display); }
.press-names .press-headline { font-family: var(--font-body); font-size: .9375rem; font-weight: 400; text-transform: none; color: var(--muted); }
.press-names .press-quote { color: var(--muted); font-size: .9375rem; }`,
    },
    cards: {
      jsx: `function PressCards({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="cards">
      <ul className="cards">
        {section.items.map((item) => (
          <li className="card" key={item.id}>
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
      css: `.press-cards .card { align-content: space-between; gap: var(--space); }
.press-cards .clipping { gap: .75rem; }
.press-cards .outlet { justify-self: start; padding: .2em .7em; border-radius: 99px; background: var(--accent); color: var(--accent-text); font-size: .875rem; }
.press-cards .press-headline { font-size: 1.375rem; }`,
    },
  },
};
