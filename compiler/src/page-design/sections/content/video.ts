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
      <div className="video-list">
        {section.items.map(({ id, url, caption }) => (
          <Player key={id} url={url} title={caption ?? section.title ?? labels.watch} />
        ))}
      </div>
    </Section>
  );
}`,
      css: `.video-list { display: grid; gap: var(--space); }`,
    },
    featured: {
      jsx: `function VideoFeatured({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="featured">
      <div className="video-lead">
        {section.items.map(({ id, url, caption }) => (
          <Player key={id} url={url} title={caption ?? section.title ?? labels.watch} />
        ))}
      </div>
    </Section>
  );
}`,
      css: `.video-lead { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: calc(var(--space) * .75); align-items: start; }
.video-lead > :first-child { grid-column: 1 / -1; font-size: 1.25em; }`,
    },
    grid: {
      jsx: `function VideoGrid({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="grid">
      <div className="film-grid">
        {section.items.map(({ id, url, caption }) => (
          <Player key={id} url={url} title={caption ?? section.title ?? labels.watch} />
        ))}
      </div>
    </Section>
  );
}`,
      css: `.film-grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, max(15rem, 30%)), 1fr)); gap: var(--space); }
.film-grid .player-link { align-content: center; aspect-ratio: 16 / 9; border-radius: var(--corner); }`,
    },
    row: {
      jsx: `function VideoRow({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="row">
      <div className="scroller film-row" tabIndex={0} role="group" aria-label={section.title}>
        {section.items.map(({ id, url, caption }) => (
          <Player key={id} url={url} title={caption ?? section.title ?? labels.watch} />
        ))}
      </div>
    </Section>
  );
}`,
      css: `.film-row { grid-auto-columns: min(85%, 26rem); }
.film-row .player-link { aspect-ratio: 16 / 9; border-radius: var(--corner); }`,
    },
  },
};
