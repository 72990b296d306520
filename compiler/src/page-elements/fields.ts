// Which fields of the page model show as texts, images and addresses, and what they take: read from its schemas.
import { linkSchema } from '@vys/contract/page-model/links';
import { pageModelSchema } from '@vys/contract/page-model/page-model';
import { type SectionKind, sectionSchema } from '@vys/contract/page-model/sections';
import type { AddressField, FieldPath, ImageField, TextField } from './page-element.ts';

/** As much of a schema as is read here. */
type Schema = {
  def: { type: string; innerType?: unknown; element?: unknown };
  shape?: unknown;
  maxLength?: number | null;
  safeParse: (value: unknown) => { success: boolean };
};
export type Shape = Readonly<Record<string, Schema>>;

/** In the order in which most layouts show them, which decides between equal texts. */
const TEXTS: readonly FieldPath[] = [
  ...['name', 'tagline', 'about', 'location', 'pronouns'],
  ...['title', 'description', 'headline', 'question', 'quote', 'value', 'label', 'answer'],
  ...['text', 'role', 'source', 'address', 'email', 'phone', 'artist', 'when', 'place', 'city'],
  ...['caption', 'image.caption', 'duration', 'price.text', 'note', 'afterText', 'button'],
  'action.text',
];
const IMAGES: readonly FieldPath[] = ['avatar', 'cover', 'image'];
const ADDRESSES: readonly FieldPath[] = ['url', 'action.url'];

export const profileShape = pageModelSchema.shape as unknown as Shape;
export const linkShape = linkSchema.shape as unknown as Shape;

export function sectionShape(kind: SectionKind): Shape {
  const option = sectionSchema.options.find(({ shape }) => shape.kind.value === kind);
  return (option?.shape ?? {}) as unknown as Shape;
}

export function itemShape(kind: SectionKind): Shape {
  const items = bare(sectionShape(kind).items);
  const item = items?.def.element as Schema | undefined;
  return (item?.shape ?? {}) as Shape;
}

/** Those that have a value. */
export function listTexts(shape: Shape, value: object): TextField[] {
  return TEXTS.flatMap((path) => {
    const schema = schemaAt(shape, path);
    const text = valueAt(value, path);
    if (schema === undefined || typeof text !== 'string') return [];
    return {
      path,
      value: text,
      beside: beside(value, path),
      max: bare(schema)?.maxLength ?? 300,
      hasLines: schema.safeParse('a\nb').success,
      isOptional: !path.includes('.') && schema.safeParse(undefined).success,
    };
  });
}

/** Those that have a value, and the portrait, which shows a monogram instead. */
export function listImages(shape: Shape, value: object): ImageField[] {
  return IMAGES.filter((path) => path in shape)
    .map((path) => ({ path, value: valueAt(value, path) as ImageField['value'] }))
    .filter((field) => field.value !== undefined || field.path === 'avatar');
}

/** Where a visitor who taps it goes. */
export function findAddress(shape: Shape, value: object): AddressField | undefined {
  const path = ADDRESSES.find((name) => {
    const isThere = schemaAt(shape, name) !== undefined;
    return isThere && (name === 'url' || valueAt(value, name) !== undefined);
  });
  if (path === undefined) return undefined;
  const isOptional = path === 'url' && schemaAt(shape, path)?.safeParse(undefined).success === true;
  return {
    path,
    value: valueAt(value, path) as string | undefined,
    beside: beside(value, path),
    isOptional,
  };
}

export function valueAt(value: object, path: FieldPath): unknown {
  return path.split('.').reduce<unknown>((inner, name) => {
    return typeof inner === 'object' && inner !== null
      ? Object.entries(inner).find(([key]) => key === name)?.[1]
      : undefined;
  }, value);
}

/** The amount of a price is read from its text and goes with it. */
function beside(value: object, path: FieldPath): Readonly<Record<string, unknown>> {
  const [field = '', inner] = path.split('.');
  const holder = valueAt(value, field);
  if (inner === undefined || typeof holder !== 'object' || holder === null) return {};
  const others = Object.entries(holder).filter(([name]) => name !== inner && name !== 'amount');
  return Object.fromEntries(others);
}

function schemaAt(shape: Shape, path: FieldPath): Schema | undefined {
  const [first = '', ...rest] = path.split('.');
  const schema = Object.hasOwn(shape, first) ? shape[first] : undefined;
  if (schema === undefined || rest.length === 0) return schema;
  return schemaAt((bare(schema)?.shape ?? {}) as Shape, rest.join('.'));
}

/** Without "optional" and "by default". */
function bare(schema: Schema | undefined): Schema | undefined {
  const isWrapped = schema?.def.type === 'optional' || schema?.def.type === 'default';
  return isWrapped ? bare(schema?.def.innerType as Schema) : schema;
}
