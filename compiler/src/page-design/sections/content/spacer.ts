// Room between sections.
import type { SectionDesign } from '../../design-parts.ts';

export const spacer: SectionDesign = {
  css: `.space-small { height: var(--space); }
.space-medium { height: calc(var(--space) * 3); }
.space-large { height: calc(var(--space) * 6); }`,
  layouts: {
    plain: {
      jsx: `function SpacerPlain({ section }) {
  return (
    <div
      id={section.id}
      className={\`spacer-section spacer-plain space-\${section.size}\`}
      aria-hidden="true"
    />
  );
}`,
      css: '',
    },
    line: {
      jsx: `function SpacerLine({ section }) {
  return (
    <div
      id={section.id}
      className={\`spacer-section spacer-line space-\${section.size}\`}
      aria-hidden="true"
    />
  );
}`,
      css: `.spacer-line { background: linear-gradient(var(--border) 0 0) center / 100% 1px no-repeat; }`,
    },
    dots: {
      jsx: `function SpacerDots({ section }) {
  return (
    <div
      id={section.id}
      className={\`spacer-section spacer-dots space-\${section.size}\`}
      aria-hidden="true"
    />
  );
}`,
      css: `.spacer-dots { min-height: 1.5rem; background: radial-gradient(circle, var(--accent) 3px, transparent 3.5px) center / 1.5rem 8px repeat-x; max-width: 4.5rem; margin-inline: auto; width: 100%; }`,
    },
    scallop: {
      jsx: `function SpacerScallop({ section }) {
  return (
    <div
      id={section.id}
      className={\`spacer-section spacer-scallop space-\${section.size}\`}
      aria-hidden="true"
    />
  );
}`,
      css: `.spacer-scallop { min-height: 1.5rem; background: radial-gradient(circle at 50% 0, transparent .68rem, var(--accent) .72rem .84rem, transparent .88rem) center / 1.6rem 1rem repeat-x; }`,
    },
  },
};
