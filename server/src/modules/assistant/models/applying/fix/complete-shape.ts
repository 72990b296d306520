// The fields of an operation where models leave out a level, name them otherwise, or give places in words.
import type { PageDesign } from '@vys/contract/page-model/page-model';
import { toId } from './fix-values.ts';

export type Raw = Record<string, unknown>;

const isObject = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const WRAPPERS = ['args', 'arguments', 'params', 'parameters', 'data', 'payload', 'properties'];
const TYPE_NAMES = ['type', 'op', 'operation', 'action'];

export function completeShape(type: string, input: Raw, design: PageDesign): Raw {
  const raw = { ...unwrap(input), type };
  const [topic = '', verb = ''] = type.split('.');
  const fields = withIndex(withNames(topic, verb, raw), design);
  switch (type) {
    case 'link.add':
      return inLink(withEntry(fields, 'link', ['section', 'index'], 'title'), 'link');
    case 'section.add':
      return withEntry(fields, 'section', ['index'], 'title');
    case 'section.replace':
      return withEntry(fields, 'section', ['id'], 'title');
    case 'item.add':
      return withEntry(fields, 'item', ['section', 'index'], 'name');
    case 'link.update':
      return inLink(withSet(fields, ['id', 'unset']), 'set');
    case 'section.update':
      return withSet(fields, ['id', 'unset']);
    case 'item.update':
      return withSet(fields, ['section', 'id', 'unset']);
    case 'profile.set':
      return withSet(fields, ['unset']);
    case 'theme.set':
      return withTheme(fields, design);
    case 'page.compose':
      return withDesign(fields, design);
    default:
      return fields;
  }
}

function unwrap(input: Raw): Raw {
  const { type: _type, op: _op, operation: _operation, action: _action, ...rest } = input;
  const name = WRAPPERS.find((wrapper) => isObject(rest[wrapper]));
  if (name === undefined) return withoutNames(rest);
  const { [name]: inner, ...others } = rest;
  return withoutNames({ ...others, ...(inner as Raw) });
}

const withoutNames = (raw: Raw): Raw =>
  Object.fromEntries(Object.entries(raw).filter(([name]) => !TYPE_NAMES.includes(name)));

/** `linkId`, `sectionId`, `target` and the like. */
function withNames(topic: string, verb: string, raw: Raw): Raw {
  const { linkId, sectionId, itemId, target, position, at, newIndex, value, hex, ...rest } = raw;
  const own = topic === 'section' ? sectionId : topic === 'item' ? itemId : linkId;
  const id = rest.id ?? own ?? target;
  const section = rest.section ?? (topic === 'section' ? undefined : sectionId);
  const index = rest.index ?? position ?? at ?? newIndex;
  const color = topic === 'theme' && verb === 'color' ? (rest.color ?? value ?? hex) : undefined;
  return withoutUndefined({
    ...rest,
    id,
    section,
    index,
    ...(color === undefined ? withValue(verb, value) : { color }),
  });
}

/** `{"type": "theme.radius", "value": 12}` */
const withValue = (verb: string, value: unknown): Raw =>
  value === undefined ? {} : { [verb]: value };

const withoutUndefined = (raw: Raw): Raw =>
  Object.fromEntries(Object.entries(raw).filter(([, field]) => field !== undefined));

/** `first`, `top`, `last`, `end` */
function withIndex(raw: Raw, { page }: PageDesign): Raw {
  const { index, ...rest } = raw;
  if (index === undefined || index === null) return rest;
  if (typeof index === 'string' && /^(?:first|top|start|beginning)$/i.test(index)) {
    return { ...rest, index: 0 };
  }
  if (typeof index === 'string' && !/^\d+$/.test(index)) return rest;
  const number = Number(index);
  const most = Math.max(page.links.length, page.sections.length, 60);
  return Number.isInteger(number) && number >= 0 && number <= most
    ? { ...rest, index: number }
    : rest;
}

/** `{"type": "link.add", "title": …, "url": …}` */
function withEntry(raw: Raw, name: string, beside: readonly string[], titled: string): Raw {
  const inner = raw[name];
  if (isObject(inner)) return { ...raw, [name]: withId(inner, titled) };
  const own = ['type', ...beside];
  const entries = Object.entries(raw);
  const fields = entries.filter(([field]) => !own.includes(field) && field !== name);
  const kept = entries.filter(([field]) => own.includes(field));
  // Of a link or an item, `section` says where it goes; of a section it is the section.
  const place =
    name !== 'section' && typeof raw.section === 'string' ? { section: raw.section } : {};
  return {
    ...Object.fromEntries(kept),
    ...place,
    [name]: withId(Object.fromEntries(fields), titled),
  };
}

function withId(entry: Raw, titled: string): Raw {
  const { items, links } = entry;
  const lists = {
    ...(Array.isArray(items) ? { items: withIds(items) } : {}),
    ...(Array.isArray(links) ? { links: withIds(links) } : {}),
  };
  if (typeof entry.id === 'string') return { ...entry, ...lists };
  const text = [entry[titled], entry.title, entry.name, entry.question, entry.kind].find(
    (one): one is string => typeof one === 'string',
  );
  return { ...entry, ...lists, id: toId(text ?? '') ?? 'entry' };
}

/** Each its own. */
function withIds(entries: readonly unknown[]): unknown[] {
  const taken = new Set<unknown>(entries.map((entry) => (isObject(entry) ? entry.id : undefined)));
  return entries.map((entry, index) => {
    const item = typeof entry === 'string' ? { name: entry } : entry;
    if (!isObject(item) || typeof item.id === 'string') return item;
    const { id } = withId(item, 'name');
    const own = taken.has(id) ? `${String(id).slice(0, 36)}-${index + 1}` : id;
    taken.add(own);
    return { ...item, id: own };
  });
}

/** `label` and `href`, as in HTML. */
function inLink(raw: Raw, name: 'link' | 'set'): Raw {
  const entry = raw[name];
  if (!isObject(entry)) return raw;
  const { label, name: called, text, href, link, ...rest } = entry;
  const title = rest.title ?? label ?? called ?? text;
  const url = rest.url ?? href ?? link;
  const fixed = withoutUndefined({ ...rest, title, url });
  const isNamed = name === 'set' || typeof entry.id === 'string';
  return { ...raw, [name]: isNamed ? fixed : withId({ ...fixed, id: undefined }, 'title') };
}

function withSet(raw: Raw, beside: readonly string[]): Raw {
  const { set, fields, changes, values, update, ...rest } = raw;
  const inner = [set, fields, changes, values, update].find(isObject);
  if (inner) return { ...rest, set: inner };
  const own = ['type', ...beside];
  const entries = Object.entries(rest);
  return {
    ...Object.fromEntries(entries.filter(([name]) => own.includes(name))),
    set: Object.fromEntries(entries.filter(([name]) => !own.includes(name))),
  };
}

/** What is not said stays as it is. */
function withTheme(raw: Raw, { theme }: PageDesign): Raw {
  const { theme: given, type, set, ...rest } = raw;
  const wished = isObject(given) ? given : isObject(set) ? set : rest;
  const { colors, fonts, background, ...others } = wished;
  return {
    type,
    theme: {
      ...theme,
      ...others,
      ...(background === undefined ? {} : { background }),
      colors: { ...theme.colors, ...(isObject(colors) ? colors : {}) },
      fonts: { ...theme.fonts, ...(isObject(fonts) ? fonts : {}) },
    },
  };
}

function withDesign(raw: Raw, design: PageDesign): Raw {
  const { type, design: given, ...rest } = raw;
  const { page, theme, ...fields } = isObject(given) ? given : rest;
  const own = isObject(page) ? page : fields;
  const { links, sections } = own;
  const { theme: whole } = withTheme({ theme }, design);
  return {
    type,
    design: {
      page: {
        ...own,
        lang: own.lang ?? design.page.lang,
        links: Array.isArray(links) ? withIds(links) : design.page.links,
        sections: Array.isArray(sections) ? withIds(sections).map(withItems) : [],
      },
      theme: whole,
    },
  };
}

const withItems = (section: unknown): unknown =>
  isObject(section) ? withId(section, 'title') : section;
