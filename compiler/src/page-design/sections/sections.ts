// All kinds of sections by name.
import type { PageSection, SectionKind } from '@vys/contract/page-model/sections';
import {
  type CodePart,
  componentName,
  type SectionDesign,
  type SectionDesigns,
} from '../design-parts.ts';
import { emptyPart } from './content/empty.ts';
import { contentSections } from './content/index.ts';
import { formsSections } from './forms/index.ts';
import { peopleSections } from './people/index.ts';
import { tradeSections } from './trade/index.ts';

const sections: SectionDesigns = {
  ...contentSections,
  ...formsSections,
  ...peopleSections,
  ...tradeSections,
};

/** Kinds without a design are left out of pages. */
const none: SectionDesign = { css: '', layouts: {} };

export function findSectionDesign(kind: SectionKind): SectionDesign {
  return sections[kind] ?? none;
}

/** Names of layouts that a kind has. */
export function listLayouts(kind: SectionKind): string[] {
  return Object.keys(findSectionDesign(kind).layouts);
}

export type UsedLayout = {
  /** What the page looks it up by: `menu`, or `menu-cards` where the section names its layout. */
  key: string;
  component: string;
  /** By which CSS finds it: `menu-section menu-dotted`. */
  className: string;
  part: CodePart;
};

/** Undefined for a kind or layout that is not there (any longer): the family's own is taken. */
export function findLayout(section: PageSection, familyLayout: string): UsedLayout | undefined {
  const { layouts } = findSectionDesign(section.kind);
  const isKnown = section.layout !== undefined && Object.hasOwn(layouts, section.layout);
  const own = isKnown ? section.layout : undefined;
  const empty = emptyPart(section);
  const layout =
    empty === undefined
      ? (own ?? (Object.hasOwn(layouts, familyLayout) ? familyLayout : Object.keys(layouts)[0]))
      : 'empty';
  const part = empty ?? (layout === undefined ? undefined : layouts[layout]);
  if (layout === undefined || part === undefined) return undefined;
  const key = section.layout === undefined ? section.kind : `${section.kind}-${section.layout}`;
  const className = `${section.kind}-section ${section.kind}-${layout}`;
  return { key, component: componentName(section.kind, layout), className, part };
}
