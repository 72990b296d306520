// One thing that matters most: a release, an offer, a piece of news.
import type { SectionDesign } from '../../design-parts.ts';

export const featured: SectionDesign = {
  css: `.featured-section { position: relative; }
.featured-section .headline { font-size: clamp(1.75rem, 1.2rem + 3cqi, 3.25rem); }
.featured-section img { width: 100%; }
.featured-body { display: grid; justify-items: start; align-content: center; gap: var(--space); }`,
  layouts: {
    banner: {
      jsx: `function FeaturedBanner({ section }) {
  return (
    <Section section={section} layout="banner">
      <div className={section.image ? 'banner pictured' : 'banner'}>
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
      css: `.featured-banner { container-type: inline-size; }
.featured-banner .banner { display: grid; overflow: hidden; border-radius: var(--corner); background: var(--surface); border: 1px solid var(--border); }
.featured-banner img { height: 100%; min-height: 14rem; max-height: 30rem; }
.featured-banner .featured-body { padding: clamp(1.5rem, 6cqi, 3.5rem); }
@container (min-width: 44rem) { .featured-banner .pictured { grid-template-columns: 3fr 2fr; } }`,
    },
  },
};
