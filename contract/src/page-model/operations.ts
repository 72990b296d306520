// The operations by which chat, panels, templates and imports change a page. Each is data: it can be stored,
// shown, applied and inverted. What they do is in the compiler package (`page-model/`).
import { z } from 'zod';
import { linkSchema } from './links.ts';
import { pageDesignSchema, pageModelSchema } from './page-model.ts';
import { sectionKinds, sectionSchema } from './sections.ts';
import {
  backgroundSchema,
  colorRoles,
  elementStyleSchema,
  hexColor,
  layoutFamilies,
  pageFonts,
  themeSchema,
} from './theme.ts';
import { isoDay, modelId } from './values.ts';

const operation = <const Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  shape: Shape,
) => z.strictObject({ type: z.literal(type), ...shape });

/** Place in a list, in a move without what is moved; the end when it is absent. */
const index = z.number().int().min(0).max(100).optional();
const fields = z.array(z.string().max(40)).max(20).default([]);
/** Values by the name of a field; the schema of what they belong to checks them. */
const values = z.record(z.string().max(40), z.unknown());

const profile = pageModelSchema.shape;
const profileFields = [
  'name',
  'tagline',
  'about',
  'location',
  'pronouns',
  'avatar',
  'cover',
  'lang',
] as const;

export const linkOperations = [
  /** Without `section` in the list at the top of the page. */
  operation('link.add', { link: linkSchema, section: modelId.optional(), index }),
  operation('link.update', { id: modelId, set: values, unset: fields }),
  operation('link.remove', { id: modelId }),
  operation('link.move', { id: modelId, section: modelId.optional(), index }),
  operation('link.order', { ids: z.array(modelId).max(100), section: modelId.optional() }),
  operation('link.hide', { id: modelId }),
  operation('link.show', { id: modelId }),
  operation('link.emphasize', { id: modelId, emphasis: linkSchema.shape.emphasis.unwrap() }),
  operation('link.group', { ids: z.array(modelId).min(1).max(100), group: linkSchema.shape.group }),
  operation('link.schedule', {
    id: modelId,
    from: isoDay.optional(),
    until: isoDay.optional(),
  }),
  operation('link.duplicate', { id: modelId, newId: modelId }),
] as const;

export const sectionOperations = [
  operation('section.add', { section: sectionSchema, index }),
  operation('section.update', { id: modelId, set: values, unset: fields }),
  operation('section.replace', { id: modelId, section: sectionSchema }),
  operation('section.remove', { id: modelId }),
  operation('section.move', { id: modelId, index }),
  operation('section.order', { ids: z.array(modelId).max(40) }),
  operation('section.hide', { id: modelId }),
  operation('section.show', { id: modelId }),
  operation('section.rename', { id: modelId, title: z.string().trim().max(120) }),
  operation('section.layout', {
    id: modelId,
    layout: z
      .string()
      .regex(/^[a-z-]{1,30}$/)
      .optional(),
  }),
  operation('section.duplicate', { id: modelId, newId: modelId }),
  /** Keeps what both kinds have: menu, products and services; text and about; testimonials and quote; … */
  operation('section.convert', { id: modelId, kind: z.enum(sectionKinds) }),
  operation('item.add', { section: modelId, item: values, index }),
  operation('item.update', { section: modelId, id: modelId, set: values, unset: fields }),
  operation('item.remove', { section: modelId, id: modelId }),
  operation('item.move', { section: modelId, id: modelId, index }),
  operation('item.duplicate', { section: modelId, id: modelId, newId: modelId }),
  operation('item.order', { section: modelId, ids: z.array(modelId).max(60) }),
] as const;

export const profileOperations = [
  operation('profile.set', {
    set: z.strictObject({
      name: profile.name.optional(),
      tagline: profile.tagline,
      about: profile.about,
      location: profile.location,
      pronouns: profile.pronouns,
      avatar: profile.avatar,
      cover: profile.cover,
      lang: profile.lang.optional(),
    }),
    unset: z.array(z.enum(profileFields).exclude(['name', 'lang'])).default([]),
  }),
  /** In every text of the page, letter case ignored; addresses stay. */
  operation('text.replace', { from: z.string().min(1).max(2_000), to: z.string().max(2_000) }),
] as const;

const step = z.number().int().min(-3).max(3);

export const themeOperations = [
  operation('theme.set', { theme: themeSchema }),
  operation('theme.family', { family: z.enum(layoutFamilies) }),
  operation('theme.scheme', { scheme: z.enum(['light', 'dark']) }),
  /** The other colors follow where texts could not be read any longer; `scheme` follows too. */
  operation('theme.color', { role: z.enum(colorRoles), color: hexColor }),
  operation('theme.colors', { colors: themeSchema.shape.colors }),
  operation('theme.lightness', { role: z.enum(colorRoles), steps: step }),
  operation('theme.saturation', { steps: step }),
  operation('theme.font', { role: z.enum(['display', 'body']), font: z.enum(pageFonts) }),
  operation('theme.scale', { steps: step }),
  operation('theme.radius', { radius: themeSchema.shape.radius }),
  operation('theme.density', { steps: step }),
  operation('theme.background', { background: backgroundSchema }),
  operation('theme.motion', { motion: themeSchema.shape.motion.unwrap() }),
  /** Undefined gives the decision back to the layout family. */
  operation('theme.buttons', { buttons: themeSchema.shape.buttons }),
  operation('theme.shadow', { shadow: themeSchema.shape.shadow }),
  operation('theme.align', { align: themeSchema.shape.align }),
  /** What is absent stays; null gives the decision back to the layout family. */
  operation('theme.headings', {
    weight: themeSchema.shape.headingWeight.nullable(),
    letterCase: themeSchema.shape.headingCase.nullable(),
  }),
  operation('theme.avatar', { avatar: themeSchema.shape.avatar }),
  /**
   * Of one link, section or part of the profile. Adds to its style; an empty style alone removes it. A background
   * without a color gets one that can be read on it.
   */
  operation('element.style', {
    id: modelId,
    style: elementStyleSchema,
    unset: z.array(elementStyleSchema.keyof()).optional(),
  }),
] as const;

export const pageOperations = [
  operation('page.compose', { design: pageDesignSchema }),
  /** Another look for the same content. */
  operation('page.redesign', {
    theme: themeSchema,
    layouts: z.record(modelId, z.string().regex(/^[a-z-]{1,30}$/)).default({}),
  }),
] as const;

/** What changes a page by itself. */
export const operationSchema = z.discriminatedUnion('type', [
  ...linkOperations,
  ...sectionOperations,
  ...profileOperations,
  ...themeOperations,
  ...pageOperations,
]);
export type Operation = z.output<typeof operationSchema>;
export type OperationType = Operation['type'];
export type OperationOf<Type extends OperationType> = Extract<Operation, { type: Type }>;

/** What goes through the versions of a page. */
export const historyOperationSchema = z.discriminatedUnion('type', [
  operation('history.undo', { steps: z.number().int().min(1).max(50).default(1) }),
  operation('history.redo', { steps: z.number().int().min(1).max(50).default(1) }),
  operation('history.goto', { versionId: z.uuid() }),
]);
export type HistoryOperation = z.output<typeof historyOperationSchema>;
