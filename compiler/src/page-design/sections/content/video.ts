// Films, played on the page where their site has a player.
import type { SectionDesign } from '../../design-parts.ts';

export const video: SectionDesign = {
  css: '',
  layouts: {
    stack: {
      jsx: `function VideoStack({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="stack">
      <div className="videos">
        {section.items.map(({ id, url, caption }) => (
          <figure key={id}>
            <Player url={url} title={caption ?? section.title ?? labels.watch} />
            {players[url] && <Text as="figcaption">{caption}</Text>}
          </figure>
        ))}
      </div>
    </Section>
  );
}`,
      css: `.video-stack .videos { display: grid; gap: calc(var(--space) * 1.5); }
.video-stack figcaption { margin-top: .5rem; color: var(--muted); }`,
    },
  },
};
