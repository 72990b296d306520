// Songs and albums, played on the page where their site has a player.
import type { SectionDesign } from '../../design-parts.ts';

export const music: SectionDesign = {
  css: '',
  layouts: {
    stack: {
      jsx: `function MusicStack({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="stack">
      <div className="tracks">
        {section.items.map(({ id, url, name, artist }) => (
          <Player
            key={id}
            url={url}
            title={[name, artist].filter(Boolean).join(' – ') || labels.listen}
            icon="headphones"
          />
        ))}
      </div>
    </Section>
  );
}`,
      css: `.music-stack .tracks { display: grid; gap: var(--space); }`,
    },
  },
};
