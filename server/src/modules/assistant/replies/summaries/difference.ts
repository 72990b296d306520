// What differs between two designs, put into the words of operations: "added Shop", "changed the colors".
import { listElements } from '@vys/compiler/page-elements/list-elements';
import { type Change, diffDesigns } from '@vys/compiler/page-model/diff-designs';
import type { ReplyChange } from '@vys/contract/ai';
import type { PageLink } from '@vys/contract/page-model/links';
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { PageSection } from '@vys/contract/page-model/sections';
import type { ColorRole } from '@vys/contract/page-model/theme';
import { listOf, toLang } from '../languages.ts';
import { describeOperations, type SummaryLimits } from './summarize.ts';

type Designs = { before: PageDesign; after: PageDesign; lang: string };
type ChangeOn<On extends Change['on']> = Extract<Change, { on: On }>;

/** `changes`: those of the two designs, or a part of them. */
export function describeDifference(
  changes: readonly Change[],
  { before, after, lang }: Designs,
  limits?: SummaryLimits,
): string[] {
  const operations = isOtherPage(changes, before)
    ? [{ type: 'page.compose', design: after } as const]
    : toOperations(changes, after);
  return describeOperations(operations, { before, after, lang }, limits);
}

/** More than these are another page rather than a list of changes. */
const MOST = 8;

/** What a reply changed, one line for each thing of the page. Of pages that have a page model: parts of freely written code have no ids that last. */
export function listChanges(before: PageDesign, after: PageDesign, lang: string): ReplyChange[] {
  const shown = new Set(listElements(after).map(({ target }) => target.key));
  const byThing = Map.groupBy(diffDesigns(before, after), (change) => keyOf(change, shown));
  if (byThing.size > MOST) return [];
  return [...byThing].flatMap(([key, changes]) => {
    const parts = describeDifference(changes, { before, after, lang });
    if (parts.length === 0) return [];
    const text = capitalize(listOf(parts, toLang(lang)));
    return [shown.has(key) ? { text, target: key } : { text }];
  });
}

/** As `PreviewTarget` has it. What concerns the page as a whole has one that no target has. */
function keyOf(change: Change, shown: ReadonlySet<string>): string {
  switch (change.on) {
    case 'profile':
      return `profile.${change.field}`;
    case 'theme':
      return 'theme';
    case 'element': {
      const { id } = change;
      const keys = [`link:${id}`, `section:${id}`, `profile.${id}`];
      return keys.find((key) => shown.has(key)) ?? `element:${id}`;
    }
    default:
      return `${change.on}:${change.id}`;
  }
}

const capitalize = (text: string) => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`;

/** None of its links and sections stayed. */
function isOtherPage(changes: readonly Change[], { page }: PageDesign): boolean {
  const gone = changes.filter((change) => 'change' in change && change.change === 'removed');
  const goneParts = gone.filter(({ on }) => on !== 'item').length;
  const isRenamed = changes.some((change) => change.on === 'profile' && change.field === 'name');
  return isRenamed && goneParts > 0 && goneParts === page.links.length + page.sections.length;
}

/** Operations that say the same; they are put into words and not applied. */
function toOperations(changes: readonly Change[], after: PageDesign): Operation[] {
  const on = <On extends Change['on']>(what: On) =>
    changes.filter((change): change is ChangeOn<On> => change.on === what);
  // Their items have other fields.
  const converted = new Set(
    on('section').flatMap((change) =>
      change.change === 'changed' && change.fields.includes('kind') ? [change.id] : [],
    ),
  );
  return [
    ...ofProfile(on('profile')),
    ...on('link').flatMap(ofLink),
    ...on('section').flatMap(ofSection),
    ...on('item')
      .filter(({ section }) => !converted.has(section))
      .flatMap(ofItem),
    ...ofTheme(on('theme'), after),
    ...on('element').map(({ id, after: style }): Operation => {
      return { type: 'element.style', id, style: style ?? {} };
    }),
  ];
}

function ofProfile(changes: readonly ChangeOn<'profile'>[]): Operation[] {
  if (changes.length === 0) return [];
  const isGone = ({ after }: ChangeOn<'profile'>) => after === undefined;
  const set = Object.fromEntries(
    changes.filter((change) => !isGone(change)).map(({ field, after }) => [field, after]),
  );
  const unset = changes
    .filter(isGone)
    .flatMap(({ field }) => (field === 'name' || field === 'lang' ? [] : [field]));
  return [{ type: 'profile.set', set, unset }];
}

function ofLink(change: ChangeOn<'link'>): Operation[] {
  const { id } = change;
  switch (change.change) {
    case 'added':
      return [{ type: 'link.add', link: change.after }];
    case 'removed':
      return [{ type: 'link.remove', id }];
    case 'moved':
      return [{ type: 'link.move', id, ...change.to }];
    case 'changed':
      return ofLinkFields(change.after, change.fields);
  }
}

function ofLinkFields(link: PageLink, fields: readonly string[]): Operation[] {
  const { id, hidden, emphasis, group, schedule } = link;
  const own: Record<string, Operation> = {
    hidden: { type: hidden ? 'link.hide' : 'link.show', id },
    emphasis: { type: 'link.emphasize', id, emphasis },
    group: { type: 'link.group', ids: [id], group },
    schedule: { type: 'link.schedule', id, ...schedule },
  };
  return withUpdate(own, fields, (rest) => ({
    type: 'link.update',
    id,
    ...fieldValues(link, rest),
  }));
}

function ofSection(change: ChangeOn<'section'>): Operation[] {
  const { id } = change;
  switch (change.change) {
    case 'added':
      return [{ type: 'section.add', section: change.after }];
    case 'removed':
      return [{ type: 'section.remove', id }];
    case 'moved':
      return [{ type: 'section.move', id, index: change.to.index }];
    case 'changed':
      return ofSectionFields(change.after, change.fields);
  }
}

function ofSectionFields(section: PageSection, fields: readonly string[]): Operation[] {
  const { id, kind, hidden, layout, title = '' } = section;
  if (fields.includes('kind')) return [{ type: 'section.convert', id, kind }];
  const own: Record<string, Operation> = {
    hidden: { type: hidden ? 'section.hide' : 'section.show', id },
    layout: { type: 'section.layout', id, layout },
    title: { type: 'section.rename', id, title },
  };
  return withUpdate(own, fields, (rest) => ({
    type: 'section.update',
    id,
    ...fieldValues(section, rest),
  }));
}

function ofItem(change: ChangeOn<'item'>): Operation[] {
  const { id, section } = change;
  switch (change.change) {
    case 'added':
      return [{ type: 'item.add', section, item: change.after }];
    case 'removed':
      return [{ type: 'item.remove', section, id }];
    case 'moved':
      return [{ type: 'item.move', section, id, index: change.to.index }];
    case 'changed':
      return [{ type: 'item.update', section, id, ...fieldValues(change.after, change.fields) }];
  }
}

function withUpdate(
  own: Readonly<Record<string, Operation>>,
  fields: readonly string[],
  update: (rest: string[]) => Operation,
): Operation[] {
  const rest = fields.filter((field) => !Object.hasOwn(own, field));
  const special = fields.flatMap((field) => (Object.hasOwn(own, field) ? (own[field] ?? []) : []));
  return rest.length > 0 ? [...special, update(rest)] : special;
}

function fieldValues(entry: object, fields: readonly string[]) {
  const values = new Map(Object.entries(entry));
  const isGone = (field: string) => values.get(field) === undefined;
  return {
    set: Object.fromEntries(
      fields.filter((field) => !isGone(field)).map((field) => [field, values.get(field)]),
    ),
    unset: fields.filter(isGone),
  };
}

/** Another layout family is another look as a whole. */
function ofTheme(changes: readonly ChangeOn<'theme'>[], { theme }: PageDesign): Operation[] {
  const fields = changes.map(({ field }) => field);
  const has = (...names: string[]) => fields.some((field) => names.includes(field));
  if (has('family')) return [{ type: 'theme.family', family: theme.family }];
  const roles = fields.flatMap((field) =>
    field.startsWith('colors.') ? [field.slice('colors.'.length) as ColorRole] : [],
  );
  const stepOf = (field: 'scale' | 'density') => {
    const change = changes.find((candidate) => candidate.field === field);
    return Number(change?.after) < Number(change?.before) ? -1 : 1;
  };
  const { headingWeight, headingCase, ...shape } = theme;
  const said: [boolean, Operation][] = [
    [has('scheme'), { type: 'theme.scheme', scheme: theme.scheme }],
    [!has('scheme') && roles.length > 1, { type: 'theme.colors', colors: theme.colors }],
    [has('fonts.display'), { type: 'theme.font', role: 'display', font: theme.fonts.display }],
    [has('fonts.body'), { type: 'theme.font', role: 'body', font: theme.fonts.body }],
    [has('scale'), { type: 'theme.scale', steps: stepOf('scale') }],
    [has('density'), { type: 'theme.density', steps: stepOf('density') }],
    [has('radius'), { type: 'theme.radius', radius: shape.radius }],
    [has('background'), { type: 'theme.background', background: shape.background }],
    [has('motion'), { type: 'theme.motion', motion: shape.motion }],
    [has('buttons'), { type: 'theme.buttons', buttons: shape.buttons }],
    [has('shadow'), { type: 'theme.shadow', shadow: shape.shadow }],
    [has('align'), { type: 'theme.align', align: shape.align }],
    [has('avatar'), { type: 'theme.avatar', avatar: shape.avatar }],
    [
      has('headingWeight', 'headingCase'),
      {
        type: 'theme.headings',
        weight: headingWeight ?? null,
        letterCase: headingCase ?? null,
      },
    ],
  ];
  const [role] = roles;
  return [
    ...(role !== undefined && roles.length === 1 && !has('scheme')
      ? [{ type: 'theme.color', role, color: theme.colors[role] } as const]
      : []),
    ...said.flatMap(([isSaid, operation]) => (isSaid ? [operation] : [])),
  ];
}
