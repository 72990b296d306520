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
          <Player key={id} url={url} title={trackTitle(name, artist)} icon="headphones" />
        ))}
      </div>
    </Section>
  );
}`,
      css: `.tracks { display: grid; gap: calc(var(--space) * .75); }`,
    },
    featured: {
      jsx: `function MusicFeatured({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="featured">
      <div className="track-lead">
        {section.items.map(({ id, url, name, artist }) => (
          <Player key={id} url={url} title={trackTitle(name, artist)} icon="headphones" />
        ))}
      </div>
    </Section>
  );
}`,
      css: `.music-featured { container-type: inline-size; }
.track-lead { display: grid; gap: calc(var(--space) * .75); }
.track-lead > :first-child { min-height: 10rem; font-size: 1.375rem; }
@container (min-width: 44rem) { .track-lead:has(> :nth-child(2)) { grid-template-columns: 3fr 2fr; } .track-lead > :first-child { grid-row: 1 / span 6; height: 100%; } }`,
    },
    row: {
      jsx: `function MusicRow({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="row">
      <div className="scroller track-row" tabIndex={0} role="group" aria-label={section.title}>
        {section.items.map(({ id, url, name, artist }) => (
          <Player key={id} url={url} title={trackTitle(name, artist)} icon="headphones" />
        ))}
      </div>
    </Section>
  );
}`,
      css: `.track-row { grid-auto-columns: min(85%, 22rem); }
.track-row > * { height: 100%; }`,
    },
    compact: {
      jsx: `function MusicCompact({ section }) {
  if (section.items.length === 0) return null;
  return (
    <Section section={section} layout="compact">
      <ol className="rows track-rows">
        {section.items.map(({ id, url, name, artist }) => (
          <li key={id}>
            <a className="track" {...linkProps({ url })}>
              <span className="track-text">
                <Text as="span" className="track-name">
                  {name ?? labels.listen}
                </Text>
                <Text as="span" className="muted">
                  {artist}
                </Text>
              </span>
              <Icon name="play" />
            </a>
          </li>
        ))}
      </ol>
    </Section>
  );
}`,
      css: `.track-rows { counter-reset: track; }
.track-rows > li { counter-increment: track; padding: 0; }
.track { display: flex; align-items: center; gap: 1rem; min-height: 3.75rem; text-decoration: none; }
.track::before { content: counter(track, decimal-leading-zero); color: var(--muted); font-variant-numeric: tabular-nums; }
.track-text { display: flex; flex: 1; flex-wrap: wrap; gap: 0 .75rem; min-width: 0; }
.track-name { font-weight: 600; }
.track:hover .track-name { text-decoration: underline; text-underline-offset: .2em; }`,
    },
  },
};
