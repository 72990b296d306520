// A page in the look of a template: the creator's own content stays, the template gives theme, layouts and order.
// Sections that the creator lacks become placeholders.
import {
  type PageDesign,
  type PageModel,
  pageDesignSchema,
} from '@vys/contract/page-model/page-model';
import type { PageSection, SectionKind } from '@vys/contract/page-model/sections';
import { emptySection } from '../page-model/new-section/empty-section.ts';
import { placeholder } from '../page-model/new-section/placeholders.ts';
import { sectionTitle } from '../page-model/new-section/section-titles.ts';

export type TemplatePage = { design: PageDesign; addedSections: number };

/** Kinds that say nearly the same: one of them fills the place of another. */
const ALIKE: readonly (readonly SectionKind[])[] = [
  ['menu', 'products', 'services'],
  ['about', 'text'],
  ['newsletter', 'waitlist'],
  ['events', 'countdown'],
  ['music', 'video'],
];
/** What stays at the end, behind sections that the template has no place for. */
const CLOSING: readonly SectionKind[] = [
  'contact',
  'newsletter',
  'waitlist',
  'guestbook',
  'footer',
];
const FORMS: readonly SectionKind[] = ['contact', 'newsletter', 'waitlist', 'guestbook'];
const MOST_SECTIONS = 40;
const LINKS_OF_EMPTY_PAGE = 3;

type Place = { wanted: PageSection; own: PageSection[] };

export function putIntoTemplate(template: PageDesign, own: PageDesign): TemplatePage {
  const { page } = own;
  const newId = idsBeside(page);
  const { places, rest } = distribute(template.page.sections, page.sections);
  const room = MOST_SECTIONS - page.sections.length;
  const added = new Set<PageSection>();
  const placed = places.flatMap(({ wanted, own: sections }) => {
    if (sections.length > 0) return sections.map((section) => inLayoutOf(section, wanted));
    const section = added.size < room ? lacking(wanted, page, newId) : undefined;
    if (section === undefined) return [];
    added.add(section);
    return [section];
  });
  const free = rest.map(({ layout: _, ...section }) => section as PageSection);
  const sections = joinSections(placed, free);
  const design = { page: { ...page, ...openProfile(own, newId), sections }, theme: template.theme };
  return { design: pageDesignSchema.parse(design), addedSections: added.size };
}

type NewId = (request: string) => string;

/** Ids that nothing on the page has. */
function idsBeside({ links, sections }: PageModel): NewId {
  const items = sections.flatMap((section) => [
    section.id,
    ...('items' in section ? section.items.map(({ id }) => id) : []),
    ...('links' in section ? section.links.map(({ id }) => id) : []),
  ]);
  const taken = new Set([...links.map(({ id }) => id), ...items]);
  return (request) => {
    let id = request;
    for (let number = 2; taken.has(id); number += 1) id = `${request}-${number}`;
    taken.add(id);
    return id;
  };
}

/** Sections of the same kind first, then those that are alike; further ones of a kind follow its last place. */
function distribute(wanted: readonly PageSection[], own: readonly PageSection[]) {
  const places: Place[] = wanted.map((section) => ({ wanted: section, own: [] }));
  const rest: PageSection[] = [];
  for (const section of own) {
    const ofKind = places.filter(({ wanted: { kind } }) => kind === section.kind);
    const place = ofKind.find((place) => place.own.length === 0) ?? ofKind.at(-1);
    if (place) place.own.push(section);
    else rest.push(section);
  }
  const left = rest.filter((section) => {
    const place = places.find(({ wanted: { kind }, own }) => {
      return (
        own.length === 0 &&
        ALIKE.some((kinds) => [kind, section.kind].every((one) => kinds.includes(one)))
      );
    });
    place?.own.push(section);
    return place === undefined;
  });
  return { places, rest: left };
}

/** The layout of another kind is not its own. */
function inLayoutOf(section: PageSection, wanted: PageSection): PageSection {
  const { layout: _, ...rest } = section;
  const layout = section.kind === wanted.kind ? wanted.layout : undefined;
  return { ...rest, ...(layout === undefined ? {} : { layout }) } as PageSection;
}

function lacking(wanted: PageSection, page: PageModel, newId: NewId): PageSection | undefined {
  const { kind, layout } = wanted;
  const { lang, name } = page;
  if (kind === 'image' || (kind === 'about' && page.about !== undefined)) return undefined;
  if (kind === 'countdown') {
    // No day is as good as another.
    return { kind: 'text', id: newId('date'), hidden: false, text: placeholder('date', lang) };
  }
  const title = kind === 'quote' ? undefined : sectionTitle(kind, lang);
  return {
    ...emptySection(kind, { lang, name, newId, day: '' }),
    ...(title === undefined ? {} : { title }),
    ...(layout === undefined ? {} : { layout }),
    ...(FORMS.includes(kind) ? { text: placeholder('invitation', lang) } : {}),
  } as PageSection;
}

/** Name, line and links, with placeholders for what is missing. */
function openProfile({ page, theme }: PageDesign, newId: NewId): Partial<PageModel> {
  const { lang, links, sections, tagline, cover } = page;
  const background = theme.background.kind === 'image' ? theme.background.url : undefined;
  const isEmpty = links.length === 0 && sections.length === 0;
  return {
    ...(tagline === undefined ? { tagline: placeholder('tagline', lang) } : {}),
    ...(cover === undefined && background !== undefined
      ? { cover: { url: background, alt: '' } }
      : {}),
    ...(isEmpty
      ? {
          links: Array.from({ length: LINKS_OF_EMPTY_PAGE }, () => ({
            id: newId('link'),
            title: placeholder('link', lang),
            emphasis: 'normal' as const,
            hidden: false,
          })),
        }
      : {}),
  };
}

function joinSections(placed: readonly PageSection[], rest: readonly PageSection[]): PageSection[] {
  const isClosing = ({ kind }: PageSection) => CLOSING.includes(kind);
  const end = placed.findLastIndex((section) => !isClosing(section)) + 1;
  const all = [
    ...placed.slice(0, end),
    ...rest.filter((section) => !isClosing(section)),
    ...placed.slice(end),
    ...rest.filter(isClosing),
  ];
  const isFooter = ({ kind }: PageSection) => kind === 'footer';
  return [...all.filter((section) => !isFooter(section)), ...all.filter(isFooter)];
}
