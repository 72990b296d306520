// Writes the source of a page from its design: the page model as a constant, then the components that show it,
// and the CSS, which opens with the theme. The same design gives the same bytes.

import type { PageLink } from '@vys/contract/page-model/links';
import type { PageDesign, PageModel } from '@vys/contract/page-model/page-model';
import type { PageContent } from '@vys/contract/pages/page-content';
import { writeThemeCss } from '../page-model/theme-css.ts';
import { writePageConstant } from '../page-model/write-page-constant.ts';
import { shortenText } from '../text/shorten-text.ts';
import { findFamily } from './families/families.ts';
import { baseCss, derivedCss, elementsCss } from './look/base-css.ts';
import { findPageIcon, iconsOfLinks } from './look/icons.ts';
import { type Labels, labelsFor } from './look/labels.ts';
import { findLayout, findSectionDesign, type UsedLayout } from './sections/sections.ts';
import { playerUrl } from './writing/player-url.ts';
import { findSharedCode } from './writing/shared-code.ts';
import { findSharedCss } from './writing/shared-css.ts';
import { keepUsedRules } from './writing/used-css.ts';

export function writeDesign(design: PageDesign): PageContent {
  const { page, theme } = design;
  const family = findFamily(theme.family);
  const layouts = listUsedLayouts(page, family.layouts);
  const components = [...new Map(layouts.map((used) => [used.component, used.part.jsx])).values()];
  const code = [...components, family.jsx].join('\n\n');
  const shared = findSharedCode(code);
  const all = [...shared, code].join('\n\n');
  const jsx = [
    writePageConstant(page).trimEnd(),
    all.includes('icons[') ? writeIcons(page, all) : '',
    all.includes('linkIcons[') ? writeLinkIcons(page) : '',
    all.includes('players[') ? writePlayers(page) : '',
    writeLabels(all, labelsFor(page.lang)),
    ...shared,
    ...components,
    all.includes('sections[') ? writeSectionTable(layouts) : '',
    family.jsx,
  ];
  const named = [all, ...layouts.map(({ className }) => className)].join('\n');
  const css = [
    writeThemeCss(theme).trimEnd(),
    derivedCss(theme, family.defaults),
    keepUsedRules(baseCss, named),
    ...findSharedCss(all),
    ...sectionCss(page, layouts),
    keepUsedRules(family.css, named),
    theme.motion === 'none' ? '' : keepUsedRules(family.motionCss, named),
    elementsCss(theme.elements),
  ];
  return { jsx: joinParts(jsx), css: joinParts(css), metadata: writeMetadata(page) };
}

const joinParts = (parts: readonly string[]) => `${parts.filter(Boolean).join('\n\n')}\n`;

function listUsedLayouts(page: PageModel, familyLayouts: Record<string, string>): UsedLayout[] {
  const used = page.sections.flatMap(
    (section) => findLayout(section, familyLayouts[section.kind] ?? '') ?? [],
  );
  // Of an empty section and a filled one with the same key, the filled one is shown.
  const isEmpty = ({ className }: UsedLayout) => className.endsWith('-empty');
  const sorted = [...used.filter(isEmpty), ...used.filter((layout) => !isEmpty(layout))];
  return [...new Map(sorted.map((layout) => [layout.key, layout])).values()];
}

function sectionCss(page: PageModel, layouts: readonly UsedLayout[]): string[] {
  const kinds = [...new Set(page.sections.map(({ kind }) => kind))];
  const parts = [...new Set(layouts.map(({ part }) => part.css))];
  return [...kinds.map((kind) => findSectionDesign(kind).css), ...parts];
}

function writeSectionTable(layouts: readonly UsedLayout[]): string {
  const entries = layouts.map(({ key, component }) => `${writeName(key)}: ${component}`);
  return writeTable('sections', entries);
}

/** Icons of links, and those that components name in quotes. */
function writeIcons(page: PageModel, code: string): string {
  const links = listLinks(page).flat();
  const linked = links.flatMap(({ icon }) => icon ?? []).concat(Object.values(iconsOfPage(page)));
  const named = [...code.matchAll(/(['"])([a-z0-9][a-z0-9-]*)\1/g)].map(
    ([, , name]) => name as string,
  );
  const entries = [...new Set([...linked, ...named])].flatMap((name) => {
    const icon = findPageIcon(name);
    if (icon === undefined) return [];
    const [kind, path] = Object.entries(icon)[0] as [string, string];
    return [`${writeName(name)}: { ${kind}: '${path}' }`];
  });
  return writeTable('icons', entries);
}

function writeLinkIcons(page: PageModel): string {
  const entries = Object.entries(iconsOfPage(page));
  return writeTable(
    'linkIcons',
    entries.map(([id, icon]) => `${writeName(id)}: '${icon}'`),
  );
}

const iconsOfPage = (page: PageModel): Record<string, string> =>
  Object.assign({}, ...listLinks(page).map(iconsOfLinks));

/** The list at the top, and those of sections. */
function listLinks(page: PageModel): PageLink[][] {
  return [
    page.links,
    ...page.sections.flatMap((section) => ('links' in section ? [section.links] : [])),
  ];
}

/** Addresses of players, by the address of the song or film. */
function writePlayers(page: PageModel): string {
  const items = page.sections.flatMap((section) => {
    return section.kind === 'video' || section.kind === 'music' ? section.items : [];
  });
  const entries = [...new Set(items.map(({ url }) => url))].flatMap((url) => {
    const player = playerUrl(url);
    return player === undefined ? [] : [`${JSON.stringify(url)}: ${JSON.stringify(player)}`];
  });
  return writeTable('players', entries);
}

const writeName = (name: string) => (/^[a-z]\w*$/.test(name) ? name : `'${name}'`);

function writeTable(name: string, entries: readonly string[]): string {
  if (entries.length === 0) return `const ${name} = {};`;
  return `const ${name} = {\n${entries.map((entry) => `  ${entry},\n`).join('')}};`;
}

function writeLabels(code: string, labels: Labels): string {
  const names = new Set([...code.matchAll(/\blabels\.(\w+)/g)].map(([, name]) => name as string));
  const entries = Object.entries(labels)
    .filter(([name]) => names.has(name))
    .map(([name, value]) => `  ${name}: ${JSON.stringify(value)},\n`);
  return entries.length === 0 ? '' : `const labels = {\n${entries.join('')}};`;
}

function writeMetadata(page: PageModel): PageContent['metadata'] {
  const { name, tagline, about } = page;
  const description = tagline ?? about ?? '';
  return { title: name.slice(0, 200), description: shortenText(description, 500) };
}
