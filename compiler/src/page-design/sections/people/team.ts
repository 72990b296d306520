// People who work together.
import type { SectionDesign } from '../../design-parts.ts';

export const team: SectionDesign = {
  css: `.team-section .role { color: var(--muted); }
.member-words { display: grid; align-content: start; gap: .125rem; min-width: 0; }
.member-text { display: grid; gap: .5em; margin-top: .375rem; }
.member-link { display: inline-flex; align-items: center; min-height: 3rem; }`,
  layouts: {
    cards: {
      jsx: `function TeamCards({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="cards">
      <Intro section={section} />
      <ul className="cards">
        {section.items.map((item) => (
          <li className="card member" key={item.id}>
            <Portrait image={item.image} name={item.name} />
            <div className="member-words">
              <Text as="h3">{item.name}</Text>
              <Text className="role">{item.role}</Text>
              <Paragraphs text={item.text} className="member-text" />
              <MemberLink url={item.url} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}`,
      css: `.team-cards .portrait { width: 5rem; margin-bottom: .375rem; font-size: 2rem; }`,
    },
    portraits: {
      jsx: `function TeamPortraits({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="portraits">
      <Intro section={section} />
      <ul className="faces">
        {section.items.map((item) => (
          <li key={item.id}>
            <Portrait image={item.image} name={item.name} />
            <div className="member-words">
              <Text as="h3">{item.name}</Text>
              <Text className="role">{item.role}</Text>
              <Paragraphs text={item.text} className="member-text" />
              <MemberLink url={item.url} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}`,
      css: `.faces { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, max(9rem, 22%)), 1fr)); gap: calc(var(--space) * 1.75) var(--space); }
.faces > li { display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; gap: .75rem; min-width: 0; }
.faces .portrait { width: 100%; aspect-ratio: 4 / 5; border-radius: calc(var(--corner) * .75); font-size: 4rem; }`,
    },
    list: {
      jsx: `function TeamList({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="list">
      <Intro section={section} />
      <ul className="rows team-rows">
        {section.items.map((item) => (
          <li key={item.id}>
            <Portrait image={item.image} name={item.name} />
            <div className="member-words">
              <Text as="h3">{item.name}</Text>
              <Text className="role">{item.role}</Text>
              <Paragraphs text={item.text} className="member-text" />
              <MemberLink url={item.url} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}`,
      css: `.team-rows > li { display: grid; grid-template-columns: auto 1fr; gap: 1.25rem; align-items: start; }`,
    },
    circles: {
      jsx: `function TeamCircles({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="circles">
      <Intro section={section} />
      <ul className="circles">
        {section.items.map((item) => (
          <li key={item.id}>
            <Portrait image={item.image} name={item.name} />
            <div className="member-words">
              <Text as="h3">{item.name}</Text>
              <Text className="role">{item.role}</Text>
              <Paragraphs text={item.text} className="member-text" />
              <MemberLink url={item.url} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}`,
      css: `.circles { display: flex; flex-wrap: wrap; justify-content: center; gap: calc(var(--space) * 2); text-align: center; }
.circles > li { display: grid; flex: 0 1 13rem; justify-items: center; align-content: start; gap: .75rem; min-width: 0; }
.circles .member-words { justify-items: center; }
.circles .portrait { width: 8rem; font-size: 3rem; }`,
    },
  },
};
