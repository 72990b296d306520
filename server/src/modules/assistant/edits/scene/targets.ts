// What a page has that an edit can be about, with the names people use for it.
import type { PageLink } from '@vys/contract/page-model/links';
import type { PageModel } from '@vys/contract/page-model/page-model';
import type { PageSection, SectionKind } from '@vys/contract/page-model/sections';
import { platformOfSlug, platformOfUrl } from '../../reading/platforms.ts';
import { foldWord } from '../lexicon/concepts.ts';
import { stopWords } from '../lexicon/stop-words.ts';

export type ProfileField =
  | 'name'
  | 'tagline'
  | 'about'
  | 'avatar'
  | 'cover'
  | 'location'
  | 'pronouns';
export type Item = { id: string } & Record<string, unknown>;

export type Target =
  | { kind: 'link'; id: string; link: PageLink; section?: string; index: number }
  | { kind: 'section'; id: string; section: PageSection; index: number }
  | { kind: 'item'; id: string; item: Item; section: PageSection; index: number }
  | { kind: 'profile'; id: ProfileField };
export type TargetOf<Kind extends Target['kind']> = Extract<Target, { kind: Kind }>;

/** `tokens` are folded; one alias is one way to name the target. */
export type Alias = { target: Target; tokens: readonly string[]; weight: number };

export function tokensOf(text: string): string[] {
  return foldWord(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

export const itemsOf = (section: PageSection): readonly Item[] =>
  'items' in section ? (section.items as unknown as readonly Item[]) : [];

export function listTargets(page: PageModel): Target[] {
  const targets: Target[] = page.links.map((link, index) => ({
    kind: 'link',
    id: link.id,
    link,
    index,
  }));
  page.sections.forEach((section, index) => {
    targets.push({ kind: 'section', id: section.id, section, index });
    itemsOf(section).forEach((item, at) => {
      targets.push({ kind: 'item', id: item.id, item, section, index: at });
    });
    if (!('links' in section)) return;
    section.links.forEach((link, at) => {
      targets.push({ kind: 'link', id: link.id, link, section: section.id, index: at });
    });
  });
  return targets;
}

/** What an item is called, and what else it is known by. */
const itemTexts: Partial<Record<SectionKind, readonly [name: string, ...others: string[]]>> = {
  products: ['name'],
  menu: ['name', 'group'],
  services: ['name'],
  events: ['name', 'city', 'place'],
  team: ['name', 'role'],
  press: ['name'],
  testimonials: ['name'],
  faq: ['question'],
  stats: ['label'],
  music: ['name', 'artist'],
  video: ['caption'],
};

export function nameOfItem({ item, section }: TargetOf<'item'>): string {
  const [field = 'name'] = itemTexts[section.kind] ?? [];
  const value = item[field];
  return typeof value === 'string' ? value : '';
}

export function nameOfTarget(target: Target): string {
  if (target.kind === 'link') return target.link.title;
  if (target.kind === 'section') return target.section.title ?? target.section.kind;
  return target.kind === 'item' ? nameOfItem(target) : target.id;
}

export function listAliases(targets: readonly Target[]): Alias[] {
  return targets.flatMap((target) => {
    const texts = textsOf(target).filter(({ text }) => text !== '');
    return texts.flatMap(({ text, weight }) => {
      const all = tokensOf(text);
      const meaningful = all.filter((token) => !stopWords.has(token));
      const tokens = meaningful.length > 0 ? meaningful : all;
      return tokens.length === 0 ? [] : [{ target, tokens, weight }];
    });
  });
}

function textsOf(target: Target): { text: string; weight: number }[] {
  if (target.kind === 'link') return linkTexts(target.link);
  if (target.kind === 'section') {
    const { section } = target;
    const source = section.kind === 'quote' ? (section.source ?? '') : '';
    return [
      { text: section.title ?? '', weight: 1 },
      { text: source, weight: 0.9 },
    ];
  }
  if (target.kind === 'profile') return [];
  const [name = 'name', ...others] = itemTexts[target.section.kind] ?? [];
  const textOf = (field: string) => String(target.item[field] ?? '');
  return [
    { text: textOf(name), weight: 1 },
    ...others.map((field) => ({ text: textOf(field), weight: field === 'group' ? 0.6 : 0.95 })),
  ];
}

export function platformOfLink({ url, icon }: PageLink): string | undefined {
  return (url === undefined ? undefined : platformOfUrl(url)?.slug) ?? icon;
}

function kindNames(url: string | undefined): string[] {
  if (url?.startsWith('mailto:')) return ['email', 'mail', 'correo', 'posta'];
  return url?.startsWith('tel:') ? ['phone', 'call', 'telefon', 'number', 'nummer'] : [];
}

function linkTexts(link: PageLink): { text: string; weight: number }[] {
  const platform = platformOfLink(link);
  const names = platform === undefined ? [] : (platformOfSlug(platform)?.names ?? [platform]);
  const host = link.url === undefined ? undefined : URL.parse(link.url)?.hostname;
  const domain = host?.replace(/^www\./, '').split('.')[0] ?? '';
  return [
    { text: link.title, weight: 1 },
    ...names.map((text) => ({ text, weight: 0.97 })),
    { text: domain, weight: 0.8 },
    ...kindNames(link.url).map((text) => ({ text, weight: 0.9 })),
  ];
}
