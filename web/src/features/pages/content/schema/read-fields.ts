// What a form shows of a part of the page, read from the part's schema.
import { linkSchema } from '@vys/contract/page-model/links';
import { pageModelSchema } from '@vys/contract/page-model/page-model';
import { type SectionKind, sectionSchema } from '@vys/contract/page-model/sections';
import {
  clockTime,
  imageSchema,
  isoDay,
  linkUrl,
  priceSchema,
  timeZone,
} from '@vys/contract/page-model/values';
import { z } from 'zod';

/** What the fields belong to; `menu.item` is an item of a menu. */
export type Owner =
  | 'profile'
  | 'link'
  | 'action'
  | 'schedule'
  | SectionKind
  | `${SectionKind}.item`;

export type Control =
  | { type: 'line' | 'paragraphs'; max: number | undefined }
  | { type: 'url' | 'email' | 'image' | 'price' | 'day' | 'time' | 'hours' | 'switch' }
  | { type: 'timeZone' | 'icon' | 'language' }
  | { type: 'choice'; values: readonly string[] }
  | { type: 'group'; owner: Owner; fields: readonly ContentField[] };

export type ContentField = {
  name: string;
  /** Without optional and default. */
  schema: z.ZodType;
  /** Must not be empty. */
  isRequired: boolean;
  control: Control;
};

/** Shown by the rows and headers of lists, or lists themselves. */
const ELSEWHERE = ['id', 'kind', 'hidden', 'layout', 'links', 'items', 'sections'];

/** Values that the model shares are known by their schema. */
const known = new Map<z.ZodType, Control>([
  [linkUrl, { type: 'url' }],
  [imageSchema, { type: 'image' }],
  [priceSchema, { type: 'price' }],
  [isoDay, { type: 'day' }],
  [clockTime, { type: 'time' }],
  [timeZone, { type: 'timeZone' }],
  [unwrap(linkSchema.shape.icon), { type: 'icon' }],
  [pageModelSchema.shape.lang, { type: 'language' }],
]);

export const profileFields = readFields(pageModelSchema.shape);
export const linkFields = readFields(linkSchema.shape);

export function sectionFields(kind: SectionKind): ContentField[] {
  return readFields(sectionShape(kind));
}

/** Undefined for kinds without items. */
export function itemSchema(kind: SectionKind): z.ZodObject | undefined {
  const { items } = sectionShape(kind);
  const element = items instanceof z.ZodArray ? items.element : undefined;
  return element instanceof z.ZodObject ? element : undefined;
}

/** None for kinds without items. */
export function itemFields(kind: SectionKind): ContentField[] {
  return readFields(itemSchema(kind)?.shape ?? {});
}

/** How many items or links a section of this kind may have; 0 where it has none. */
export function maxEntries(kind: SectionKind): number {
  const { items, links } = sectionShape(kind);
  const list = items ?? (links && unwrap(links));
  return list instanceof z.ZodArray ? (maximum(list) ?? Number.POSITIVE_INFINITY) : 0;
}

export const MAX_LINKS = maximum(pageModelSchema.shape.links) ?? 0;
export const MAX_SECTIONS = maximum(pageModelSchema.shape.sections) ?? 0;

function sectionShape(kind: SectionKind): Readonly<Record<string, z.ZodType>> {
  const schema = sectionSchema.options.find(({ shape }) => shape.kind.value === kind);
  return schema?.shape ?? {};
}

function readFields(shape: Readonly<Record<string, unknown>>): ContentField[] {
  return Object.entries(shape).flatMap(([name, value]) =>
    value instanceof z.ZodType && !ELSEWHERE.includes(name) ? readField(name, value) : [],
  );
}

function readField(name: string, given: z.ZodType): ContentField {
  const schema = unwrap(given);
  const isRequired = !given.safeParse(undefined).success;
  return { name, schema, isRequired, control: controlOf(name, schema) };
}

function controlOf(name: string, schema: z.ZodType): Control {
  const control = known.get(schema);
  if (control) return control;
  if (schema instanceof z.ZodEnum) return { type: 'choice', values: schema.options.map(String) };
  if (schema instanceof z.ZodBoolean) return { type: 'switch' };
  if (schema instanceof z.ZodEmail) return { type: 'email' };
  if (schema instanceof z.ZodArray) return { type: 'hours' };
  if (schema instanceof z.ZodObject) {
    return { type: 'group', owner: name as Owner, fields: readFields(schema.shape) };
  }
  const max = schema instanceof z.ZodString ? (schema.maxLength ?? undefined) : undefined;
  return { type: schema.safeParse('a\nb').success ? 'paragraphs' : 'line', max };
}

function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? unwrap(schema.unwrap() as z.ZodType)
    : schema;
}

function maximum(list: z.ZodArray): number | undefined {
  const checks = list.def.checks ?? [];
  const limits = checks.map(({ _zod }) => _zod.def as z.core.$ZodCheckMaxLengthDef);
  return limits.find(({ check }) => check === 'max_length')?.maximum;
}
