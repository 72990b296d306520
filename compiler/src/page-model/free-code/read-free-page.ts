// Reads a design from code that was not made from a page model: its name, links, texts, images and colors. What the
// code computes is not seen.
import { linkSchema, type PageLink } from '@vys/contract/page-model/links';
import {
  type PageDesign,
  pageDesignSchema,
  pageModelSchema,
} from '@vys/contract/page-model/page-model';
import { type PageSection, sectionSchema } from '@vys/contract/page-model/sections';
import type { ColorRole, PageTheme } from '@vys/contract/page-model/theme';
import { imageSchema, linkUrl } from '@vys/contract/page-model/values';
import { attributeText, elementName, type JSXElement, readElementText } from '../../parse/ast.ts';
import { schemeOf, solveColors } from '../colors.ts';
import { type LinkSite, listLinkSites } from './link-sites.ts';
import {
  elementsNamed,
  headlineOf,
  portraitOf,
  readSource,
  rootOf,
  type Source,
  taglineOf,
} from './source.ts';
import { findThemePlaces, readColor, readFont, readLength } from './theme-places.ts';

/** A link of the design and where it stands in the source. */
export type FreeLink = { id: string; site: LinkSite };

/** Undefined for code that does not parse. */
export function readFreePage({ jsx, css }: { jsx: string; css: string }): PageDesign | undefined {
  const source = readSource(jsx);
  if (source === undefined) return undefined;
  const links = listFreeLinks(source);
  const taken = new Set(links.map(({ id }) => id));
  const headline = headlineOf(source);
  const tagline = taglineOf(source);
  const design = pageDesignSchema.safeParse({
    page: {
      name: oneLine(headline && readElementText(headline), 120) ?? 'My page',
      tagline: oneLine(tagline && readElementText(tagline), 240),
      avatar: imageOf(portraitOf(source)),
      lang: languageOf(source),
      links: links.slice(0, 100).map(toLink),
      sections: [...textSections(source, taken), ...imageSections(source, taken)].slice(0, 40),
    },
    theme: themeOf(source, css),
  });
  return design.success ? design.data : undefined;
}

function languageOf(source: Source): string {
  const root = rootOf(source);
  const lang = pageModelSchema.shape.lang.safeParse(root && attributeText(root, 'lang'));
  return lang.success ? lang.data : 'en';
}

/** In the order of the source, under ids made from their titles. */
export function listFreeLinks(source: Source): FreeLink[] {
  const taken = new Set<string>();
  return listLinkSites(source).map((site) => ({ id: newId(site.title, 'link', taken), site }));
}

function toLink({ id, site }: FreeLink): PageLink {
  const url = linkUrl.safeParse(site.url);
  return linkSchema.parse({
    id,
    title: oneLine(site.title, 120) ?? 'Link',
    url: url.success ? url.data : undefined,
  });
}

/** A heading with the paragraphs up to the next one. */
function textSections(source: Source, taken: Set<string>): PageSection[] {
  const tagline = taglineOf(source);
  const blocks = elementsNamed(source, /^(?:h[2-6]|p)$/);
  const sections: { title: string; texts: string[] }[] = [];
  for (const block of blocks) {
    const text = readElementText(block);
    if (block === tagline || text === '') continue;
    if (elementName(block) === 'p') sections.at(-1)?.texts.push(text);
    else sections.push({ title: text, texts: [] });
  }
  return sections.flatMap(({ title, texts }) => {
    const section = sectionSchema.safeParse({
      kind: 'text',
      id: newId(title, 'section', taken),
      title: oneLine(title, 120),
      text: texts.join('\n\n').slice(0, 10_000) || title,
    });
    return section.success ? [section.data] : [];
  });
}

function imageSections(source: Source, taken: Set<string>): PageSection[] {
  const portrait = portraitOf(source);
  return elementsNamed(source, /^img$/).flatMap((element) => {
    const image = element === portrait ? undefined : imageOf(element);
    if (image === undefined) return [];
    const id = newId(image.alt, 'image', taken);
    return [sectionSchema.parse({ kind: 'image', id, image })];
  });
}

function imageOf(element: JSXElement | undefined) {
  if (element === undefined) return undefined;
  const alt = oneLine(attributeText(element, 'alt'), 300) ?? '';
  const image = imageSchema.safeParse({ url: attributeText(element, 'src'), alt });
  return image.success ? image.data : undefined;
}

function themeOf(source: Source, css: string): unknown {
  const places = findThemePlaces(source, css);
  const colorAt = (role: ColorRole) => readColor(places[role]?.value ?? '');
  const colors = solveColors({
    background: colorAt('background') ?? '#ffffff',
    surface: colorAt('surface'),
    text: colorAt('text'),
    muted: colorAt('muted'),
    accent: colorAt('accent') ?? '#2563eb',
    accentText: colorAt('accentText'),
    border: colorAt('border'),
    accentContrast: 1,
  });
  const body = readFont(places.body?.value) ?? 'DM Sans';
  return {
    family: 'pocket-card',
    scheme: schemeOf(colors),
    colors,
    fonts: { display: readFont(places.display?.value) ?? body, body },
    radius: readLength(places.radius?.value ?? '') ?? 12,
    background: { kind: 'plain' },
  } satisfies Partial<PageTheme>;
}

function oneLine(text: string | undefined, max: number): string | undefined {
  return text?.replace(/\s+/g, ' ').trim().slice(0, max).trim() || undefined;
}

function newId(text: string, fallback: string, taken: Set<string>): string {
  const words =
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const slug =
    words
      .join('-')
      .replace(/^[^a-z]+/, '')
      .slice(0, 32) || fallback;
  let id = slug;
  for (let number = 2; taken.has(id); number += 1) id = `${slug}-${number}`;
  taken.add(id);
  return id;
}
