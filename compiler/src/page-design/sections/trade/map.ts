// Where a place is, and how to get there. Nothing is loaded from a map.
import type { SectionDesign } from '../../design-parts.ts';

export const map: SectionDesign = {
  css: `.address { font: var(--heading-weight) 1.375rem/1.3 var(--font-display); font-style: normal; white-space: pre-line; overflow-wrap: break-word; }
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
        <Directions section={section} />
      </div>
    </Section>
  );
}`,
      css: `.map-card .card { justify-items: start; gap: var(--space); padding: clamp(1.5rem, 5vw, 2.5rem); background: radial-gradient(circle at 100% 0, color-mix(in oklab, var(--accent) 16%, transparent), transparent 60%), var(--surface); }`,
    },
    streets: {
      jsx: `function MapStreets({ section }) {
  return (
    <Section section={section} layout="streets">
      <div className="streets on-surface">
        <span className="map-sheet" aria-hidden="true">
          <Icon name="map-pin" />
        </span>
        <Text as="address" className="address">
          {section.address}
        </Text>
        <Text className="map-note">{section.note}</Text>
        <Directions section={section} />
      </div>
    </Section>
  );
}`,
      css: `.map-streets { container-type: inline-size; }
.streets { display: grid; justify-items: start; gap: var(--space); padding-bottom: calc(var(--space) * 1.5); overflow: hidden; border: 1px solid var(--border); border-radius: var(--corner); background: var(--surface); }
.streets > :not(.map-sheet) { margin-inline: calc(var(--space) * 1.5); }
.map-sheet { display: grid; place-items: center; justify-self: stretch; min-height: 12rem; background: linear-gradient(102deg, transparent 46%, var(--background) 46% 51%, transparent 51%), linear-gradient(8deg, transparent 30%, var(--background) 30% 37%, transparent 37% 68%, var(--background) 68% 72%, transparent 72%), linear-gradient(78deg, transparent 18%, var(--background) 18% 21%, transparent 21% 78%, var(--background) 78% 81%, transparent 81%), linear-gradient(-32deg, transparent 82%, color-mix(in oklab, var(--accent) 30%, var(--border)) 82%), var(--border); }
.map-sheet .icon { width: 3.5rem; height: 3.5rem; padding: .75rem; border-radius: 50%; background: var(--accent); color: var(--accent-text); box-shadow: 0 6px 18px -6px rgb(0 0 0 / 55%); }
@container (min-width: 40rem) { .streets { grid-template-columns: 2fr 3fr; align-content: center; padding-block: calc(var(--space) * 2); } .streets > :not(.map-sheet) { grid-column: 1; } .map-sheet { grid-area: 1 / 2 / span 4 / 3; margin-block: calc(var(--space) * -2); } }`,
    },
    line: {
      jsx: `function MapLine({ section }) {
  return (
    <Section section={section} layout="line">
      <div className="place-line">
        <Text as="address" className="address">
          {section.address}
        </Text>
        <Text className="map-note">{section.note}</Text>
        <Directions section={section} />
      </div>
    </Section>
  );
}`,
      css: `.place-line { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space) calc(var(--space) * 2); padding-block: calc(var(--space) * 1.25); border-block: 1px solid var(--border); }
.place-line .address { flex: 1 1 14rem; font-size: 1.125rem; }
.place-line .map-note { flex: 1 1 12rem; }`,
    },
    plate: {
      jsx: `function MapPlate({ section }) {
  return (
    <Section section={section} layout="plate">
      <div className="address-plate on-accent">
        <Text as="address" className="address">
          {section.address}
        </Text>
        <Text className="map-note">{section.note}</Text>
        <Directions section={section} />
      </div>
    </Section>
  );
}`,
      css: `.address-plate { display: grid; justify-items: center; gap: var(--space); padding: clamp(1.75rem, 7vw, 4rem) 1.5rem; border: 3px solid var(--accent); outline: 2px solid var(--accent-text); outline-offset: -9px; border-radius: min(var(--corner), .75rem); text-align: center; }
.address-plate .address { font-size: clamp(1.5rem, 1rem + 3vw, 2.75rem); line-height: 1.15; text-wrap: balance; }`,
    },
  },
};
