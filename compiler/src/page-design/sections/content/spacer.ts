// Room between sections.
import type { SectionDesign } from '../../design-parts.ts';

export const spacer: SectionDesign = {
  css: `.space-small { height: calc(var(--space) * 1); }
.space-medium { height: calc(var(--space) * 3); }
.space-large { height: calc(var(--space) * 6); }`,
  layouts: {
    plain: {
      jsx: `function SpacerPlain({ section }) {
  return <div id={section.id} className={\`spacer-plain space-\${section.size}\`} aria-hidden="true" />;
}`,
      css: '',
    },
  },
};
