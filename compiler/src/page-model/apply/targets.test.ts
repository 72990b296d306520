// Every type of operation changes its target alone.
import type { OperationOf, OperationType } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyStep,
  buildOperation,
  ids,
  listsOf,
  operationTypes,
  tryApply,
} from '../../../test/any-operation.ts';
import { studio } from '../../../test/page-designs.ts';
import { applyOperation } from '../apply-operation.ts';

/** Every value of a design under the name of what it belongs to, wherever that stands. */
function flatten({ page, theme }: PageDesign): Map<string, string> {
  const values = new Map<string, unknown>();
  const put = (prefix: string, fields: object) => {
    for (const [name, value] of Object.entries(fields)) values.set(`${prefix}.${name}`, value);
  };
  const { links, sections, ...profile } = page;
  const { elements, ...look } = theme;
  put('profile', profile);
  put('theme', look);
  for (const [id, style] of Object.entries(elements)) values.set(`element.${id}`, style);
  for (const list of listsOf({ page, theme })) {
    for (const entry of list.links) put(`link.${entry.id}`, entry);
    values.set(`order.${list.section ?? 'links'}`, ids(list.links));
  }
  for (const section of sections) {
    const {
      items = [],
      links: _links,
      ...fields
    } = { items: undefined, links: undefined, ...section };
    put(`section.${section.id}`, fields);
    for (const item of (items ?? []) as { id: string }[])
      put(`item.${section.id}.${item.id}`, item);
    if ('items' in section) values.set(`order.${section.id}`, ids(section.items));
  }
  values.set('order.sections', ids(sections));
  return new Map([...values].map(([name, value]) => [name, JSON.stringify(value) ?? '']));
}

function changedNames(before: PageDesign, after: PageDesign): string[] {
  const [old, now] = [flatten(before), flatten(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter(
    (name) => old.get(name) !== now.get(name),
  );
}

/** What an operation may change, as beginnings of names. */
type Target<Type extends OperationType> = (
  operation: OperationOf<Type>,
  design: PageDesign,
) => string[];
const order = (section: string | undefined) => `order.${section ?? 'links'}`;
const homeOf = (design: PageDesign, id: string) =>
  order(listsOf(design).find(({ links }) => ids(links).includes(id))?.section);
const nested = (design: PageDesign, id: string) => {
  const section = design.page.sections.find((candidate) => candidate.id === id);
  const links = section && 'links' in section ? section.links : [];
  return [
    `section.${id}.`,
    `item.${id}.`,
    `order.${id}`,
    ...links.flatMap((entry) => [`link.${entry.id}.`, `element.${entry.id}`]),
  ];
};
const added = (id: string) => [`section.${id}.`, `item.${id}.`, `order.${id}`, `link.${id}`];
const own = ({ id }: { id: string }, field: string) => [`link.${id}.${field}`];
const field = ({ id }: { id: string }, name: string) => [`section.${id}.${name}`];
const colorsAndScheme = ['theme.colors', 'theme.scheme', 'theme.background'];

const targets: { [Type in OperationType]: Target<Type> } = {
  'link.add': ({ link: { id }, section }) => [`link.${id}.`, order(section)],
  'link.update': ({ id, set, unset }) =>
    [...Object.keys(set), ...unset].map((name) => `link.${id}.${name}`),
  'link.remove': ({ id }, design) => [`link.${id}.`, homeOf(design, id), `element.${id}`],
  'link.move': ({ id, section }, design) => [homeOf(design, id), order(section)],
  'link.order': ({ section }) => [order(section)],
  'link.hide': (operation) => own(operation, 'hidden'),
  'link.show': (operation) => own(operation, 'hidden'),
  'link.emphasize': (operation) => own(operation, 'emphasis'),
  'link.group': (operation) => operation.ids.map((id) => `link.${id}.group`),
  'link.schedule': (operation) => own(operation, 'schedule'),
  'link.duplicate': (operation, design) => [
    `link.${operation.newId}.`,
    homeOf(design, operation.id),
  ],
  'section.add': ({ section }, design) => [
    ...nested({ ...design, page: { ...design.page, sections: [section] } }, section.id),
    'order.sections',
  ],
  'section.update': ({ id, set, unset }, design) =>
    [...Object.keys(set), ...unset].flatMap((name) =>
      name === 'items' || name === 'links'
        ? nested(design, id).filter((target) => !target.startsWith('section.'))
        : [`section.${id}.${name}`],
    ),
  'section.replace': ({ id }, design) => nested(design, id),
  'section.remove': ({ id }, design) => [...nested(design, id), `element.${id}`, 'order.sections'],
  'section.move': () => ['order.sections'],
  'section.order': () => ['order.sections'],
  'section.hide': (operation) => field(operation, 'hidden'),
  'section.show': (operation) => field(operation, 'hidden'),
  'section.rename': (operation) => field(operation, 'title'),
  'section.layout': (operation) => field(operation, 'layout'),
  'section.duplicate': (operation) => [
    ...added(operation.newId),
    `link.${operation.newId}-`,
    'order.sections',
  ],
  'section.convert': ({ id }, design) => nested(design, id),
  'item.add': ({ section, item }) => [`item.${section}.${item.id}.`, order(section)],
  'item.update': ({ section, id, set, unset }) =>
    [...Object.keys(set), ...unset].map((name) => `item.${section}.${id}.${name}`),
  'item.remove': ({ section, id }) => [`item.${section}.${id}.`, order(section)],
  'item.move': ({ section }) => [order(section)],
  'item.duplicate': (operation) => [
    `item.${operation.section}.${operation.newId}.`,
    order(operation.section),
  ],
  'item.order': ({ section }) => [order(section)],
  'profile.set': ({ set, unset }) =>
    [...Object.keys(set), ...unset].map((name) => `profile.${name}`),
  'text.replace': () => ['profile.', 'link.', 'section.', 'item.'],
  'theme.set': () => ['theme.', 'element.'],
  'theme.family': () => ['theme.family'],
  'theme.scheme': () => colorsAndScheme,
  'theme.color': () => colorsAndScheme,
  'theme.colors': () => ['theme.colors', 'theme.scheme'],
  'theme.lightness': () => colorsAndScheme,
  'theme.saturation': () => colorsAndScheme,
  'theme.font': () => ['theme.fonts'],
  'theme.scale': () => ['theme.scale'],
  'theme.radius': () => ['theme.radius'],
  'theme.density': () => ['theme.density'],
  'theme.background': () => colorsAndScheme,
  'theme.motion': () => ['theme.motion'],
  'theme.buttons': () => ['theme.buttons'],
  'theme.shadow': () => ['theme.shadow'],
  'theme.align': () => ['theme.align'],
  'theme.headings': () => ['theme.heading'],
  'theme.avatar': () => ['theme.avatar'],
  'element.style': ({ id }) => [`element.${id}`],
  'page.compose': () => ['profile', 'link', 'section', 'item', 'order', 'theme', 'element'],
  'page.redesign': (operation) => [
    'theme.',
    'element.',
    ...Object.keys(operation.layouts).map((id) => `section.${id}.layout`),
  ],
};

describe('an operation', () => {
  it.each(operationTypes)('%s changes its target and nothing else', (type) => {
    let applications = 0;
    fc.assert(
      fc.property(anyStep, (step) => {
        const before = studio();
        const operation = buildOperation(before, { ...step, type });
        const result = operation && tryApply(before, operation);
        if (!operation || !result) return;
        applications += 1;
        const target: (operation: never, design: PageDesign) => string[] = targets[type];
        const allowed = target(operation as never, before);
        const changed = changedNames(before, result.design);
        expect(
          changed.filter((name) => !allowed.some((target) => name.startsWith(target))),
        ).toEqual([]);
      }),
      { numRuns: 60 },
    );
    expect(applications).toBeGreaterThan(0);
  });

  it('on texts keeps addresses, ids, days and choices', () => {
    const { page } = applyOperation(studio(), { type: 'text.replace', from: 'e', to: 'o' }).design;
    const choices = (value: unknown): unknown =>
      JSON.stringify(value, (name, entry) =>
        /^(?:|\d+|id|kind|url|emphasis|icon|hidden|schedule|until|day|layout|avatar|image|links|sections|items|days)$/.test(
          name,
        )
          ? entry
          : undefined,
      );
    expect(choices(page)).toBe(choices(studio().page));
    expect(page.name).toBe('Olivo & Ryo');
  });
});
