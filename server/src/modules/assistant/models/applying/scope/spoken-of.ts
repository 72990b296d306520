// What of a page a message is about: only that may change. A message that names nothing of it is about all of it.
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import {
  type Attribute,
  attributes,
  comparatives,
  fontKinds,
  moods,
} from '../../../reading/attributes.ts';
import type { Message } from '../../../reading/message.ts';
import { sectionNames } from '../../../reading/section-names.ts';
import { fold } from '../../../reading/words/text.ts';
import { tokenize } from '../../../reading/words/tokens.ts';
import { isMentioned } from './removals.ts';

export type SpokenOf = {
  /** Of a link, section or item by its id, or a field of the profile. */
  mayChange(id: string): boolean;
  mayRestyle: boolean;
};

/** What points at something without its name. */
const POINTS =
  /\b(?:it|its|that|this|them|those|these|one|all|every\w*|both|same|page|site|texts?|wording|english|german|french|spanish|italian|portuguese|das|dies\w*|sie|ihn|alle\w*|seite|ca|cela|tout\w*|page|eso|esto|lo|la|todo\w*|pagina|isso|isto|tudo|questo|quello|tutt\w*)\b/;

/** Fields of the profile by what a message calls them. */
const profileFields: Partial<Record<string, string>> = {
  name: 'name',
  tagline: 'tagline',
  bio: 'about',
  about: 'about',
};

/** `asked`: what the built-in assistant takes the message for. `selection`: the part that the owner selected. */
export function readSpokenOf(
  message: Message,
  { page }: PageDesign,
  { asked, selection = '' }: { asked: readonly Operation[]; selection?: string | undefined },
): SpokenOf {
  const folded = fold(message.text);
  const entries = listEntries(page);
  const named = entries.filter(({ names }) => names.some((name) => isMentioned(folded, name)));
  const kinds = kindsIn(message);
  const ofKind = page.sections.filter(({ kind }) => kinds.has(kind)).map(({ id }) => id);
  const ids = new Set([
    selection,
    ...named.map(({ id }) => id),
    ...[...kinds].flatMap((kind) => profileFields[kind] ?? []),
    ...ofKind,
    ...asked.flatMap(idsOf),
  ]);
  const holders = page.sections.filter((section) => partsOf(section).some(({ id }) => ids.has(id)));
  const parts = page.sections
    .filter(
      ({ id }) =>
        id === selection ||
        ofKind.includes(id) ||
        asked.some((one) => 'id' in one && one.id === id),
    )
    .flatMap((section) => partsOf(section).map(({ id }) => id));
  const around = new Set([...ids, ...holders.map(({ id }) => id), ...parts]);
  const points = message.values.some(({ kind }) => kind === 'ordinal') || POINTS.test(folded);
  const isSpecific = asked.length > 0 && asked.every(isContent) && !points;
  const isOfContent = asked.length > 0 && asked.every(isContent);
  return {
    mayChange: (id) => !isSpecific || around.has(id),
    mayRestyle: !isOfContent || speaksOfLook(message),
  };
}

/** Not of the look, and not of the page as a whole. */
const isContent = ({ type }: Operation): boolean =>
  /^(?:link|section|item|profile)\./.test(type) || type === 'text.replace';

function idsOf(operation: Operation): string[] {
  const ids = [
    'id' in operation ? operation.id : undefined,
    'section' in operation && typeof operation.section === 'string' ? operation.section : undefined,
    ...('ids' in operation ? operation.ids : []),
    ...(operation.type === 'profile.set'
      ? [...Object.keys(operation.set), ...operation.unset]
      : []),
  ];
  return ids.filter((id) => id !== undefined);
}

function kindsIn({ text, lang }: Message): Set<string> {
  const tokens = tokenize(text);
  return new Set(
    tokens.flatMap((_, index) => [
      sectionNames.matchAt(tokens, index, lang)?.value ?? '',
      attributes.matchAt(tokens, index, lang)?.value ?? '',
    ]),
  );
}

const CONTENT: ReadonlySet<Attribute> = new Set<Attribute>([
  'page',
  'text',
  'name',
  'tagline',
  'bio',
  'image',
  'link',
  'language',
  'order',
  'icon',
  'button',
]);

function speaksOfLook({ text, lang, values }: Message): boolean {
  const tokens = tokenize(text);
  return (
    values.some(({ kind }) => kind === 'color') ||
    tokens.some((_, index) => {
      const attribute = attributes.matchAt(tokens, index, lang)?.value;
      const isLook = attribute !== undefined && !CONTENT.has(attribute);
      return (
        isLook ||
        [moods, fontKinds, comparatives].some((words) => words.matchAt(tokens, index, lang))
      );
    })
  );
}

type Part = { id: string };

const partsOf = (section: PageDesign['page']['sections'][number]): readonly Part[] => {
  if ('items' in section) return section.items;
  return 'links' in section ? section.links : [];
};

type Entry = { id: string; names: string[] };

function listEntries(page: PageDesign['page']): Entry[] {
  const { name, tagline = '', about = '', location = '' } = page;
  const profile = { name, tagline, about, location };
  return [
    ...Object.entries(profile).map(([id, text]) => ({ id, names: [text] })),
    ...page.links.map(({ id, title, url = '' }) => ({ id, names: [title, url] })),
    ...page.sections.flatMap((section) => [
      { id: section.id, names: [section.title ?? '', ...textsOf(section)] },
      ...partsOf(section).map((part) => ({ id: part.id, names: textsOf(part).slice(0, 2) })),
    ]),
  ];
}

const textsOf = (value: object): string[] =>
  Object.entries(value).flatMap(([name, field]) =>
    typeof field === 'string' && !/^(?:id|kind|layout|url|icon|emphasis|status)$/.test(name)
      ? [field]
      : [],
  );
