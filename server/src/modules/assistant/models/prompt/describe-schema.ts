// Schemas as a model is told of them: short signatures, so that what it reads and what is checked are one.
import { linkSchema } from '@vys/contract/page-model/links';
import {
  linkOperations,
  profileOperations,
  sectionOperations,
  themeOperations,
} from '@vys/contract/page-model/operations';
import { sectionKinds, sectionSchema } from '@vys/contract/page-model/sections';
import {
  backgroundSchema,
  colorRoles,
  hexColor,
  layoutFamilies,
  pageFonts,
  themeSchema,
} from '@vys/contract/page-model/theme';
import {
  clockTime,
  imageSchema,
  isoDay,
  linkUrl,
  modelId,
  priceSchema,
} from '@vys/contract/page-model/values';
import type { z } from 'zod';

const lists = new Map([
  [pageFonts.join('|'), 'font'],
  [layoutFamilies.join('|'), 'family'],
  [colorRoles.join('|'), 'role'],
  [sectionKinds.join('|'), 'kind'],
]);

const named = new Map<z.core.$ZodType, string>([
  [modelId, 'id'],
  [linkUrl, 'url'],
  [isoDay, '"2026-01-31"'],
  [clockTime, '"09:00"'],
  [hexColor, '"#rrggbb"'],
  [imageSchema, 'image'],
  [priceSchema, 'price'],
  [linkSchema, 'link'],
  [sectionSchema, 'section'],
  [themeSchema, 'theme'],
  [themeSchema.shape.colors, 'colors'],
  [backgroundSchema, 'background'],
]);

/** `{title: text, url?: url}` */
export function describeSchema(schema: z.core.$ZodType): string {
  const name = named.get(schema);
  return name ?? describeOther(schema);
}

function describeOther(schema: z.core.$ZodType): string {
  const { def } = schema as z.ZodType;
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'nullable':
    case 'readonly':
      return describeSchema((def as unknown as z.core.$ZodOptionalDef).innerType);
    case 'object':
      return describeFields((schema as z.ZodObject).shape);
    case 'array':
      return `[${describeSchema((def as unknown as z.core.$ZodArrayDef).element)}]`;
    case 'enum':
      return describeChoice(Object.values((def as unknown as z.core.$ZodEnumDef).entries));
    case 'literal':
      return (def as unknown as z.core.$ZodLiteralDef<string>).values.join('|');
    case 'union':
      return (def as unknown as z.core.$ZodUnionDef).options.map(describeSchema).join(' or ');
    case 'number':
      return 'number';
    case 'boolean':
      return 'true|false';
    case 'record':
      return '{field: value}';
    default:
      return 'text';
  }
}

function describeChoice(values: readonly (string | number)[]): string {
  const text = values.join('|');
  return lists.get(text) ?? text;
}

function describeFields(shape: z.core.$ZodShape): string {
  const fields = Object.entries(shape).map(([name, schema]) => {
    const { type } = (schema as z.ZodType).def;
    const isOptional = type === 'optional' || type === 'default';
    return `${name}${isOptional ? '?' : ''}: ${describeSchema(schema)}`;
  });
  return `{${fields.join(', ')}}`;
}

/** One operation for each line. */
export function describeOperations(): string {
  const operations = [
    ...profileOperations,
    ...linkOperations,
    ...sectionOperations,
    ...themeOperations,
  ];
  return operations
    .map(({ shape: { type, ...fields } }) => `${describeSchema(type)} ${describeFields(fields)}`)
    .join('\n');
}

/** One kind for each line, without what all sections have. */
export function describeSections(): string {
  return sectionSchema.options
    .map(({ shape }) => {
      const { kind, id: _id, title: _title, layout: _layout, hidden: _hidden, ...fields } = shape;
      return `${describeSchema(kind)} ${describeFields(fields)}`;
    })
    .join('\n');
}

export function describeValues(): string {
  const { colors } = themeSchema.shape;
  const objects = { link: linkSchema, image: imageSchema, price: priceSchema, theme: themeSchema };
  const lines = Object.entries(objects).map(
    ([name, schema]) => `${name}: ${describeFields(schema.shape)}`,
  );
  const choices = [...lists].filter(([, name]) => name !== 'kind');
  return [
    ...lines,
    `colors: ${describeFields(colors.shape)}`,
    `background: ${describeOther(backgroundSchema)}`,
    ...choices.map(([values, name]) => `${name}: ${values}`),
  ].join('\n');
}
