// Any operation of any type, drawn from what a page holds.
import {
  type Operation,
  type OperationType,
  operationSchema,
} from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import { colorRoles, layoutFamilies, pageFonts } from '@vys/contract/page-model/theme';
import fc from 'fast-check';
import { ApplyError } from '../src/page-model/apply-error.ts';
import { applyOperation } from '../src/page-model/apply-operation.ts';
import { bakery, studio } from './page-designs.ts';

/** Chooses among what a page holds, from drawn numbers. */
type Draw = {
  of: <Value>(values: readonly Value[]) => Value;
  number: (least: number, most: number) => number;
  text: string;
};
type Build = (design: PageDesign, draw: Draw) => Record<string, unknown>;

export const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
export const listsOf = ({ page }: PageDesign) => [
  { section: undefined, links: page.links },
  ...page.sections.flatMap((section) =>
    'links' in section ? [{ section: section.id, links: section.links }] : [],
  ),
];
const linkIds = (design: PageDesign) => ids(listsOf(design).flatMap(({ links }) => links));
const sectionIds = ({ page }: PageDesign) => ids(page.sections);
const withItems = ({ page }: PageDesign) =>
  page.sections.flatMap((section) =>
    'items' in section ? [{ section: section.id, items: section.items as { id: string }[] }] : [],
  );
const index = (draw: Draw) => draw.of([undefined, 0, 1, 2, 5]);
const steps = (draw: Draw) => draw.number(-3, 3);
const color = (draw: Draw) => `#${draw.number(0, 0xffffff).toString(16).padStart(6, '0')}`;
const newId = (draw: Draw) => `new-${draw.number(0, 999)}`;
const link = (draw: Draw) => ({ id: newId(draw), title: draw.text, url: 'https://example.com/' });
const background = (draw: Draw) =>
  draw.of([
    { kind: 'plain' },
    { kind: 'gradient', from: color(draw), to: color(draw), angle: draw.number(0, 360) },
    { kind: 'pattern', name: 'dots' },
    { kind: 'image', url: 'https://example.com/b.jpg' },
  ]);
const itemOf = (design: PageDesign, draw: Draw) => {
  const { section, items } = draw.of(withItems(design));
  return { section, id: items.length > 0 ? draw.of(items).id : 'nope' };
};

const builds: { [Type in OperationType]: Build } = {
  'link.add': (design, draw) => ({
    link: link(draw),
    section: draw.of(listsOf(design)).section,
    index: index(draw),
  }),
  'link.update': (design, draw) => ({
    id: draw.of(linkIds(design)),
    set: { [draw.of(['title', 'description', 'group'])]: draw.text },
    unset: draw.of([[], ['url'], ['icon', 'schedule']]),
  }),
  'link.remove': (design, draw) => ({ id: draw.of(linkIds(design)) }),
  'link.move': (design, draw) => ({
    id: draw.of(linkIds(design)),
    section: draw.of(listsOf(design)).section,
    index: index(draw),
  }),
  'link.order': (design, draw) => {
    const { section, links } = draw.of(listsOf(design));
    return { section, ids: ids(links).toReversed().slice(draw.number(0, 2)) };
  },
  'link.hide': (design, draw) => ({ id: draw.of(linkIds(design)) }),
  'link.show': (design, draw) => ({ id: draw.of(linkIds(design)) }),
  'link.emphasize': (design, draw) => ({
    id: draw.of(linkIds(design)),
    emphasis: draw.of(['normal', 'featured', 'icon']),
  }),
  'link.group': (design, draw) => ({
    ids: [draw.of(linkIds(design)), draw.of(linkIds(design))],
    group: draw.of([undefined, draw.text]),
  }),
  'link.schedule': (design, draw) => ({
    id: draw.of(linkIds(design)),
    ...draw.of([{}, { from: '2027-02-01' }, { from: '2027-02-01', until: '2027-03-01' }]),
  }),
  'link.duplicate': (design, draw) => ({ id: draw.of(linkIds(design)), newId: newId(draw) }),
  'section.add': (_design, draw) => ({
    section: draw.of([
      { kind: 'text', id: newId(draw), text: draw.text },
      { kind: 'faq', id: newId(draw), items: [] },
      { kind: 'links', id: newId(draw), links: [link(draw)] },
    ]),
    index: index(draw),
  }),
  'section.update': (design, draw) => ({
    id: draw.of(sectionIds(design)),
    set: draw.of([{ title: draw.text }, { text: draw.text }, { items: [] }, { links: [] }]),
    unset: draw.of([[], ['layout'], ['text']]),
  }),
  'section.replace': (design, draw) => ({
    id: draw.of(sectionIds(design)),
    section: { kind: 'quote', id: 'x', quote: draw.text },
  }),
  'section.remove': (design, draw) => ({ id: draw.of(sectionIds(design)) }),
  'section.move': (design, draw) => ({ id: draw.of(sectionIds(design)), index: index(draw) }),
  'section.order': (design, draw) => ({
    ids: sectionIds(design).toReversed().slice(draw.number(0, 3)),
  }),
  'section.hide': (design, draw) => ({ id: draw.of(sectionIds(design)) }),
  'section.show': (design, draw) => ({ id: draw.of(sectionIds(design)) }),
  'section.rename': (design, draw) => ({
    id: draw.of(sectionIds(design)),
    title: draw.of(['', draw.text]),
  }),
  'section.layout': (design, draw) => ({
    id: draw.of(sectionIds(design)),
    layout: draw.of([undefined, 'grid']),
  }),
  'section.duplicate': (design, draw) => ({ id: draw.of(sectionIds(design)), newId: newId(draw) }),
  'section.convert': (design, draw) => ({
    id: draw.of(sectionIds(design)),
    kind: draw.of(['products', 'services', 'text', 'quote', 'waitlist']),
  }),
  'item.add': (design, draw) => ({
    section: draw.of(withItems(design)).section,
    item: { id: newId(draw), name: draw.text },
    index: index(draw),
  }),
  'item.update': (design, draw) => ({
    ...itemOf(design, draw),
    set: draw.of([{ name: draw.text }, { price: { text: '£3' } }]),
    unset: draw.of([[], ['price'], ['url']]),
  }),
  'item.remove': itemOf,
  'item.move': (design, draw) => ({ ...itemOf(design, draw), index: index(draw) }),
  'item.duplicate': (design, draw) => ({ ...itemOf(design, draw), newId: newId(draw) }),
  'item.order': (design, draw) => {
    const { section, items } = draw.of(withItems(design));
    return { section, ids: ids(items).toReversed() };
  },
  'profile.set': (_design, draw) => ({
    set: { [draw.of(['name', 'tagline', 'about', 'location'])]: draw.text },
    unset: draw.of([[], ['avatar'], ['cover', 'pronouns']]),
  }),
  'text.replace': (_design, draw) => ({
    from: draw.of(['order', 'e', '£', 'Croissant', '.', '\\', 'Bakery', draw.text]),
    to: draw.of(['', '$&', draw.text, 'Croissant']),
  }),
  'theme.set': () => ({ theme: bakery().theme }),
  'theme.family': (_design, draw) => ({ family: draw.of(layoutFamilies) }),
  'theme.scheme': (_design, draw) => ({ scheme: draw.of(['light', 'dark']) }),
  'theme.color': (_design, draw) => ({ role: draw.of(colorRoles), color: color(draw) }),
  'theme.colors': ({ theme }, draw) => ({ colors: { ...theme.colors, accent: color(draw) } }),
  'theme.lightness': (_design, draw) => ({ role: draw.of(colorRoles), steps: steps(draw) }),
  'theme.saturation': (_design, draw) => ({ steps: steps(draw) }),
  'theme.font': (_design, draw) => ({
    role: draw.of(['display', 'body']),
    font: draw.of(pageFonts),
  }),
  'theme.scale': (_design, draw) => ({ steps: steps(draw) }),
  'theme.radius': (_design, draw) => ({ radius: draw.number(0, 999) }),
  'theme.density': (_design, draw) => ({ steps: steps(draw) }),
  'theme.background': (_design, draw) => ({ background: background(draw) }),
  'theme.motion': (_design, draw) => ({ motion: draw.of(['none', 'quiet', 'lively']) }),
  'theme.buttons': (_design, draw) => ({ buttons: draw.of([undefined, 'outline']) }),
  'theme.shadow': (_design, draw) => ({ shadow: draw.of([undefined, 'hard']) }),
  'theme.align': (_design, draw) => ({ align: draw.of([undefined, 'center']) }),
  'theme.headings': (_design, draw) => ({
    weight: draw.of([undefined, null, 400]),
    letterCase: draw.of([undefined, null, 'upper']),
  }),
  'theme.avatar': (_design, draw) => ({ avatar: draw.of([undefined, 'arch']) }),
  'element.style': (design, draw) => ({
    id: draw.of([...linkIds(design), ...sectionIds(design), 'name', 'avatar', 'nope']),
    style: draw.of([{}, { color: color(draw) }, { scale: 2, weight: 300 }]),
    unset: draw.of([undefined, ['color']]),
  }),
  'page.compose': (_design, draw) => ({ design: draw.of([bakery(), studio()]) }),
  'page.redesign': (design, draw) => ({
    theme: bakery().theme,
    layouts: draw.of([{}, { [draw.of([...sectionIds(design), 'nope'])]: 'grid' }]),
  }),
};
export const operationTypes = Object.keys(builds) as OperationType[];

const words = fc
  .string({ minLength: 1, maxLength: 20, unit: 'binary' })
  .map((text) => text.replace(/[\n\r]/g, ' ').trim())
  .filter((text) => text !== '');
export const anyStep = fc.record({
  type: fc.constantFrom(...operationTypes),
  numbers: fc.array(fc.nat({ max: 100_000 }), { minLength: 6, maxLength: 6 }),
  text: words,
});
type Step = { type: OperationType; numbers: number[]; text: string };

/** Undefined for a page without links, sections or items. */
export function buildOperation(
  design: PageDesign,
  { type, numbers, text }: Step,
): Operation | undefined {
  let drawn = 0;
  const next = () => numbers[drawn++ % numbers.length] ?? 0;
  const draw: Draw = {
    of: (values) => values[next() % values.length] as (typeof values)[number],
    number: (least, most) => least + (next() % (most - least + 1)),
    text,
  };
  const [lists, items] = [linkIds(design), withItems(design)];
  if (lists.length === 0 || items.length === 0 || design.page.sections.length === 0)
    return undefined;
  return operationSchema.parse({ type, ...builds[type](design, draw) });
}

/** Undefined when the page refuses the operation. */
export function tryApply(design: PageDesign, operation: Operation) {
  try {
    return applyOperation(design, operation);
  } catch (error) {
    if (error instanceof ApplyError) return undefined;
    throw error;
  }
}
