// An operation from what a model wrote: its type and form are corrected, and it names what is on the page by its id.
import { linkSchema } from '@vys/contract/page-model/links';
import {
  type HistoryOperation,
  historyOperationSchema,
  type Operation,
  operationSchema,
} from '@vys/contract/page-model/operations';
import type { PageDesign, PageModel } from '@vys/contract/page-model/page-model';
import { type PageSection, sectionSchema } from '@vys/contract/page-model/sections';
import type { z } from 'zod';
import { fold } from '../../../reading/words/text.ts';
import { completeShape, type Raw } from './complete-shape.ts';
import { fixValue } from './fix-values.ts';
import { readType } from './read-type.ts';

export type FixedOperation =
  | { ok: true; operation: Operation | HistoryOperation; isChanged: boolean }
  | { ok: false; problem: string };

/** `images`: addresses of `asset:1`, `asset:2`, … */
export function fixOperation(
  input: unknown,
  design: PageDesign,
  images: readonly string[],
): FixedOperation {
  if (typeof input !== 'object' || input === null) return fail('it is no JSON object');
  const raw = withImages(decodeTexts(input), images) as Raw;
  const type = readType(raw.type ?? raw.op ?? raw.operation ?? raw.action ?? raw.name);
  if (type === undefined) return fail(`there is no operation called ${nameOf(raw)}`);
  const shaped = completeShape(type, raw, design);
  const named = withIds(shaped, design.page);
  if (type.startsWith('history.')) {
    const { value, problem } = fixValue(historyOperationSchema, named);
    if (problem !== undefined) return fail(problem);
    return { ok: true, operation: historyOperationSchema.parse(value), isChanged: false };
  }
  const inner = fixFields(named, design.page);
  const { value, problem } = fixValue(operationSchema, inner);
  if (problem !== undefined) return fail(`${type}: ${problem}`);
  const operation = operationSchema.parse(value);
  return { ok: true, operation, isChanged: JSON.stringify(value) !== JSON.stringify(input) };
}

const fail = (problem: string): FixedOperation => ({ ok: false, problem });

const nameOf = ({ type, op, operation, action }: Raw): string =>
  String(type ?? op ?? operation ?? action ?? 'nothing').slice(0, 60);

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&nbsp;': ' ',
};

/** Texts are no HTML; addresses are no Markdown. */
function decodeTexts(value: unknown): unknown {
  if (typeof value === 'string') {
    const markdown = /^\s*\[[^\]]*\]\(\s*(\S+?)\s*\)\s*$/.exec(value)?.[1];
    return (markdown ?? value).replace(
      /&(?:amp|lt|gt|quot|#39|apos|nbsp);/g,
      (entity) => entities[entity] ?? entity,
    );
  }
  if (Array.isArray(value)) return value.map(decodeTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, decodeTexts(field)]),
  );
}

/** `asset:1` is the first attached image. */
function withImages(value: unknown, images: readonly string[]): unknown {
  if (typeof value === 'string') {
    const number = /^(?:asset|image)[:\s#-]*(\d+)$/i.exec(value.trim())?.[1];
    return number === undefined ? value : (images[Number(number) - 1] ?? value);
  }
  if (Array.isArray(value)) return value.map((item) => withImages(item, images));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withImages(field, images)]);
  return Object.fromEntries(fields);
}

/** Titles and names in place of ids. */
function withIds(raw: Raw, page: PageModel): Raw {
  const { type, id, section } = raw;
  const isItem = String(type).startsWith('item.');
  const place = typeof section === 'string' ? (findSectionId(page, section) ?? section) : section;
  const list = isItem ? itemsOf(page, place) : entriesOf(String(type), page);
  const ids = Array.isArray(raw.ids) ? raw.ids.map((one) => findId(list, one) ?? one) : undefined;
  return {
    ...raw,
    ...(typeof id === 'string' ? { id: findId(list, id) ?? id } : {}),
    ...(section === undefined ? {} : { section: place }),
    ...(ids ? { ids } : {}),
  };
}

type Entry = { id: string; names: (string | undefined)[] };

function entriesOf(type: string, page: PageModel): Entry[] {
  const sections = page.sections.map((section) => ({
    id: section.id,
    names: [section.title, section.kind],
  }));
  const links = [page.links, ...page.sections.map((one) => ('links' in one ? one.links : []))]
    .flat()
    .map(({ id, title, url }) => ({ id, names: [title, url] }));
  if (type.startsWith('link.')) return links;
  return type.startsWith('section.') ? sections : [...links, ...sections];
}

function itemsOf(page: PageModel, section: unknown): Entry[] {
  const found = page.sections.find(({ id }) => id === section);
  const items = found && 'items' in found ? (found.items as { id: string }[]) : [];
  return items.map((item) => {
    const { name, question, caption, label } = item as Record<string, unknown>;
    return { id: item.id, names: [name, question, caption, label].map(toText) };
  });
}

const toText = (value: unknown) => (typeof value === 'string' ? value : undefined);

function findId(list: readonly Entry[], wanted: unknown): string | undefined {
  if (typeof wanted !== 'string' || list.some(({ id }) => id === wanted)) return undefined;
  const same = (text: string | undefined) => text !== undefined && fold(text) === fold(wanted);
  const found = list.filter(({ id, names }) => same(id) || names.some(same));
  return found.length === 1 ? found[0]?.id : undefined;
}

const findSectionId = (page: PageModel, wanted: string) =>
  findId(entriesOf('section.', page), wanted);

/** `set` and `item` are checked by what they belong to. Unknown fields go. */
function fixFields(raw: Raw, page: PageModel): Raw {
  const schema = schemaOf(raw, page);
  if (schema === undefined) return raw;
  const field = raw.item === undefined ? 'set' : 'item';
  return { ...raw, [field]: fixValue(schema, raw[field]).value };
}

function schemaOf({ type, id, section: place, item }: Raw, page: PageModel): z.ZodType | undefined {
  if (type === 'link.update') return linkSchema.partial();
  const section = page.sections.find((one) => one.id === (place ?? id));
  if (section === undefined) return undefined;
  const shape = shapeOf(section);
  if (type === 'section.update') return shape?.partial();
  if (type !== 'item.add' && type !== 'item.update') return undefined;
  const list = shape?.shape.items as z.ZodArray<z.ZodObject> | undefined;
  return item === undefined ? list?.element.partial() : list?.element;
}

const shapeOf = ({ kind }: PageSection): z.ZodObject | undefined =>
  sectionSchema.options.find(({ shape }) => shape.kind.value === kind) as unknown as
    | z.ZodObject
    | undefined;
