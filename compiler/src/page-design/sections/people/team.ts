// People who work together.
import type { SectionDesign } from '../../design-parts.ts';

export const team: SectionDesign = {
  css: `.team-section .role { color: var(--muted); }
.member-text { display: grid; gap: .5em; }`,
  layouts: {
    cards: {
      jsx: `function TeamCards({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="cards">
      <Intro section={section} />
      <ul className="cards">
        {section.items.map((item) => (
          <li className="card" key={item.id}>
            <Portrait image={item.image} name={item.name} />
            <h3>
              <Linked url={item.url}>{item.name}</Linked>
            </h3>
            <Text className="role">{item.role}</Text>
            <Paragraphs text={item.text} className="member-text" />
          </li>
        ))}
      </ul>
    </Section>
  );
}`,
      css: `.team-cards .portrait { width: 5rem; font-size: 2rem; margin-bottom: .25rem; }`,
    },
  },
};
