// Cases: what people type, and what a fair judge accepts as right. `held-out/README.md` explains the format.
import { readdirSync, readFileSync } from 'node:fs';
import { pageLanguages } from '@vys/contract/page-model/page-model';
import { sectionKinds } from '@vys/contract/page-model/sections';
import { z } from 'zod';
import { startPageIds } from './start-pages.ts';

export const caseClasses = [
  ...['create', 'links', 'style', 'text', 'sections', 'several', 'references'],
  ...['questions', 'out-of-scope', 'bad-input'],
] as const;

const texts = z.array(z.string().min(1)).min(1);
const kind = z.enum(sectionKinds);
const url = z.string().min(1);

const lookSchema = z.strictObject({
  scheme: z.enum(['dark', 'light']).optional(),
  background: z.string().optional(),
  accent: z.string().optional(),
  gradient: z.boolean().optional(),
  fontKind: z.enum(['serif', 'sans', 'rounded', 'mono', 'handwritten', 'display']).optional(),
  corners: z.enum(['rounder', 'sharper']).optional(),
  size: z.enum(['bigger', 'smaller']).optional(),
  spacing: z.enum(['airier', 'tighter']).optional(),
  darker: z.literal(true).optional(),
  lighter: z.literal(true).optional(),
  different: z.literal(true).optional(),
  motion: z.boolean().optional(),
});
export type ExpectedLook = z.output<typeof lookSchema>;

const outcomeShape = {
  page: z.enum(['made', 'changed', 'same']).optional(),
  links: z
    .strictObject({
      has: z.array(z.strictObject({ url, title: z.string().optional() })).optional(),
      gone: z.array(url).optional(),
      first: url.optional(),
      last: url.optional(),
      order: z.array(url).optional(),
      featured: url.optional(),
      hidden: url.optional(),
    })
    .optional(),
  text: z.strictObject({ has: texts.optional(), gone: texts.optional() }).optional(),
  profile: z
    .strictObject({
      name: z.string().optional(),
      tagline: z.string().optional(),
      location: z.string().optional(),
    })
    .optional(),
  sections: z
    .strictObject({
      has: z.array(kind).optional(),
      gone: z.array(kind).optional(),
      order: z.array(kind).optional(),
      count: z.partialRecord(kind, z.number().int().min(0)).optional(),
    })
    .optional(),
  item: z.array(z.strictObject({ kind, has: texts })).optional(),
  itemGone: z.array(z.strictObject({ kind, text: z.string().min(1) })).optional(),
  look: lookSchema.optional(),
  lang: z.enum(pageLanguages).optional(),
  mentions: texts.optional(),
  asks: z.literal(true).optional(),
  declines: z.literal(true).optional(),
  undo: z.literal(true).optional(),
};

const outcomeSchema = z.strictObject(outcomeShape);
export type Outcome = z.output<typeof outcomeSchema>;

export const caseSchema = z.strictObject({
  id: z.string(),
  class: z.enum(caseClasses),
  lang: z.enum(pageLanguages),
  start: z.enum(startPageIds).nullable(),
  turns: z.array(z.string()).min(1),
  /** The last turn with its parts marked; training reads it. */
  marked: z.string().optional(),
  account: z.strictObject({ username: z.string(), fullName: z.string() }).partial().optional(),
  expect: z.strictObject({ ...outcomeShape, alternatives: z.array(outcomeSchema).optional() }),
});
export type AssistantCase = z.output<typeof caseSchema>;

/** `held-out` and the newer `second-held-out` are kept apart from those who build; `development` is what they work with. */
export const caseSets = ['held-out', 'second-held-out', 'development'] as const;
export type CaseSet = (typeof caseSets)[number];

export function readCases(set: CaseSet = 'held-out'): AssistantCase[] {
  const folder = new URL(`${set}/`, import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names
    .sort()
    .flatMap((name) =>
      z.array(caseSchema).parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
    );
}
