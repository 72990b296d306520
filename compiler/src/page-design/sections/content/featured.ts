// One thing that matters most: a release, an offer, a piece of news.
import type { SectionDesign } from '../../design-parts.ts';

export const featured: SectionDesign = {
  css: `.featured-section { container-type: inline-size; }
.featured-section .headline { font-size: clamp(1.5rem, .9rem + 4cqi, 3.25rem); line-height: 1.1; hyphens: auto; overflow-wrap: anywhere; }
.featured-section img { width: 100%; }
.featured-body { display: grid; justify-items: start; align-content: center; gap: var(--space); min-width: 0; }`,
  layouts: {
    banner: {
      jsx: `function FeaturedBanner({ section }) {
  return (
    <Section section={section} layout="banner">
      <div className={section.image ? 'banner on-surface pictured' : 'banner on-surface'}>
        <Picture image={section.image} />
        <div className="featured-body">
          <Text as="h3" className="headline">
            {section.headline}
          </Text>
          <Paragraphs text={section.text} />
          <Action action={section.action} />
        </div>
      </div>
    </Section>
  );
}`,
      css: `.banner { display: grid; grid-template-columns: minmax(0, 1fr); overflow: hidden; border: 1px solid var(--border); border-radius: var(--corner); background: var(--surface); }
.banner img { height: 100%; min-height: 14rem; max-height: 32rem; }
.banner .featured-body { padding: clamp(1.5rem, 5cqi, 3rem); }
.banner.pictured .headline { font-size: clamp(1.5rem, 1.1rem + 1.8cqi, 2.25rem); }
@container (min-width: 44rem) { .banner.pictured { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); } }`,
    },
    split: {
      jsx: `function FeaturedSplit({ section }) {
  return (
    <Section section={section} layout="split">
      <div className={section.image ? 'split pictured' : 'split'}>
        <div className="featured-body">
          <Text as="h3" className="headline">
            {section.headline}
          </Text>
          <Paragraphs text={section.text} />
          <Action action={section.action} />
        </div>
        <Picture image={section.image} />
      </div>
    </Section>
  );
}`,
      css: `.split { display: grid; grid-template-columns: minmax(0, 1fr); gap: calc(var(--space) * 1.5); }
.split img { aspect-ratio: 4 / 5; max-height: 36rem; border-radius: var(--corner); }
.split .headline { font-size: clamp(2.125rem, 1.25rem + 3.6cqi, 3.75rem); }
@container (min-width: 40rem) { .split.pictured { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: calc(var(--space) * 3); align-items: center; } }`,
    },
    poster: {
      jsx: `function FeaturedPoster({ section }) {
  return (
    <Section section={section} layout="poster">
      <div className={section.image ? 'poster' : 'poster on-accent'}>
        <Picture image={section.image} />
        <div className="featured-body">
          <Text as="h3" className="headline">
            {section.headline}
          </Text>
          <Paragraphs text={section.text} />
          <Action action={section.action} />
        </div>
      </div>
    </Section>
  );
}`,
      css: `.poster { position: relative; display: grid; align-items: end; min-height: clamp(22rem, 60cqi, 36rem); overflow: hidden; border-radius: var(--corner); background: var(--accent); isolation: isolate; }
.poster img { position: absolute; inset: 0; z-index: -1; height: 100%; }
.poster .featured-body { padding: clamp(1.5rem, 6cqi, 3.5rem); }
.poster:has(img) .featured-body { padding-top: 7rem; background: linear-gradient(to top, rgb(0 0 0 / 82%), rgb(0 0 0 / 62%) 60%, transparent); color: white; --text: white; --button-background: rgb(0 0 0 / 35%); --button-text: white; --button-border: 2px solid white; --button-underline: none; --link-inset: 1.25rem; }
.poster:has(img) :focus-visible { outline-color: white; }
.poster .headline { max-width: 22ch; }`,
    },
    strip: {
      jsx: `function FeaturedStrip({ section }) {
  return (
    <Section section={section} layout="strip">
      <div className="strip on-accent">
        <Picture image={section.image} />
        <div className="strip-text">
          <Text as="h3" className="headline">
            {section.headline}
          </Text>
          <Paragraphs text={section.text} />
        </div>
        <Action action={section.action} />
      </div>
    </Section>
  );
}`,
      css: `.strip { display: grid; gap: var(--space); align-items: center; justify-items: start; padding: calc(var(--space) * 1.25); border-radius: var(--corner); }
.strip img { width: 6rem; aspect-ratio: 1; border-radius: calc(var(--corner) * .6); }
.featured-strip .headline { font-size: 1.375rem; }
.strip-text { display: grid; gap: .375rem; min-width: 0; }
@container (min-width: 40rem) { .strip { grid-template-columns: 1fr auto; } .strip:has(img) { grid-template-columns: auto 1fr auto; } }`,
    },
  },
};
