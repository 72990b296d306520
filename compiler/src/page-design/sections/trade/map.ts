// Where a place is, and how to get there. Nothing is loaded from a map.
import type { SectionDesign } from '../../design-parts.ts';

export const map: SectionDesign = {
  css: `.address { font: var(--heading-weight) 1.375rem/1.3 var(--font-display); font-style: normal; white-space: pre-line; }
.map-note { color: var(--muted); }`,
  layouts: {
    card: {
      jsx: `function MapCard({ section }) {
  return (
    <Section section={section} layout="card">
      <div className="card">
        <Text as="address" className="address">
          {section.address}
        </Text>
        <Text className="map-note">{section.note}</Text>
        <a className="button" {...linkProps({ url: mapUrl(section) })}>
          <Icon name="map-pin" />
          {labels.getDirections}
        </a>
      </div>
    </Section>
  );
}`,
      css: `.map-card .card { justify-items: start; gap: var(--space); padding: clamp(1.5rem, 5vw, 2.5rem); background: radial-gradient(circle at 100% 0, color-mix(in oklab, var(--accent) 14%, transparent), transparent 60%), var(--surface); }`,
    },
  },
};
