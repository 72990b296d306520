// Every field of the page model has a control and a label in a form.
import { linkSchema } from '@vys/contract/page-model/links';
import { pageModelSchema } from '@vys/contract/page-model/page-model';
import { sectionKinds, sectionSchema } from '@vys/contract/page-model/sections';
import { describe, expect, it } from 'vitest';
import { choiceText, fieldText, sectionTexts } from '../messages/en.ts';
import {
  type ContentField,
  itemFields,
  itemSchema,
  linkFields,
  MAX_LINKS,
  MAX_SECTIONS,
  maxEntries,
  type Owner,
  profileFields,
  sectionFields,
} from './read-fields.ts';

/** Drawn as rows, headers and lists, which content-panel.test.tsx holds. */
const byLists = ['id', 'kind', 'hidden', 'layout', 'links', 'items', 'sections'];
const namesOf = (shape: object) => Object.keys(shape).filter((name) => !byLists.includes(name));
const names = (fields: readonly ContentField[]) => fields.map(({ name }) => name);

function listLabeled(owner: Owner, fields: readonly ContentField[]): string[] {
  return fields.flatMap(({ name, control }) => {
    const values = control.type === 'choice' ? control.values : [];
    const parts = control.type === 'group' ? listLabeled(control.owner, control.fields) : [];
    const texts = values.map((value) => [value, choiceText(name, value)] as const);
    const bare = texts.flatMap(([value, text]) => (value === text ? `${name}.${value}` : []));
    return [...(fieldText(owner, name).label === name ? [name] : []), ...bare, ...parts];
  });
}

describe('the fields of a form', () => {
  it('are those of the profile and of links', () => {
    expect(names(profileFields)).toEqual(namesOf(pageModelSchema.shape));
    expect(names(linkFields)).toEqual(namesOf(linkSchema.shape));
    expect(listLabeled('profile', profileFields)).toEqual([]);
    expect(listLabeled('link', linkFields)).toEqual([]);
  });

  it.each(sectionKinds)(
    'are those of a section of the kind %s and its items, with labels',
    (kind) => {
      const schema = sectionSchema.options.find(({ shape }) => shape.kind.value === kind);
      expect(names(sectionFields(kind))).toEqual(namesOf(schema?.shape ?? {}));
      expect(names(itemFields(kind))).toEqual(namesOf(itemSchema(kind)?.shape ?? {}));
      expect(listLabeled(kind, sectionFields(kind))).toEqual([]);
      expect(listLabeled(`${kind}.item`, itemFields(kind))).toEqual([]);
      expect(Boolean(itemSchema(kind))).toBe(Boolean(sectionTexts[kind].item));
    },
  );

  it('have the control that their values need', () => {
    const controls = (fields: readonly ContentField[]) =>
      Object.fromEntries(fields.map(({ name, control }) => [name, control.type]));
    expect(controls(linkFields)).toEqual({
      title: 'line',
      url: 'url',
      description: 'line',
      icon: 'icon',
      image: 'image',
      emphasis: 'choice',
      group: 'line',
      schedule: 'group',
    });
    expect(controls(sectionFields('hours'))).toEqual({
      title: 'line',
      timeZone: 'timeZone',
      days: 'hours',
      note: 'line',
    });
    expect(controls(sectionFields('contact'))).toMatchObject({ email: 'email', hasForm: 'switch' });
    expect(controls(itemFields('events'))).toMatchObject({
      day: 'day',
      time: 'time',
      price: 'price',
    });
    expect(controls(itemFields('products'))).toMatchObject({ text: 'paragraphs', name: 'line' });
  });

  it('know what must not be empty, and how much fits', () => {
    const required = itemFields('faq').filter(({ isRequired }) => isRequired);
    expect(names(required)).toEqual(['question', 'answer']);
    expect([
      MAX_LINKS,
      MAX_SECTIONS,
      maxEntries('menu'),
      maxEntries('footer'),
      maxEntries('map'),
    ]).toEqual([100, 40, 60, 12, 0]);
  });
});
