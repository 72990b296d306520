// Values as models write them, brought into the form of a schema: colors, times, days, ids, images, prices, addresses.
import type { z } from 'zod';
import { findColor, hexColorOf } from '../../../reading/colors.ts';

type Issue = z.core.$ZodIssue;
type Holder = Record<string | number, unknown>;
export type Fixed = { value: unknown; problem?: string; isChanged: boolean };

const MOST_ROUNDS = 12;

/** `problem` when the value does not fit and cannot be made to. Defaults are not filled in. */
export function fixValue(schema: z.ZodType, input: unknown): Fixed {
  const root = { value: structuredClone(input) };
  let isChanged = false;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const result = schema.safeParse(root.value);
    if (result.success) return { value: root.value, isChanged };
    const fixed = result.error.issues.filter((issue) => fixIssue(root, issue));
    if (fixed.length === 0) {
      return { value: root.value, problem: describeIssues(result.error.issues), isChanged };
    }
    isChanged = true;
  }
  return { value: root.value, problem: 'too many things in it do not fit', isChanged };
}

function describeIssues(issues: readonly Issue[]): string {
  return issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`)
    .join('; ');
}

function fixIssue(root: { value: unknown }, issue: Issue): boolean {
  const path = issue.path.filter((key) => typeof key !== 'symbol');
  const place = findPlace(root, path);
  if (place === undefined) return false;
  const { holder, key } = place;
  const value = holder[key];
  if (issue.code === 'unrecognized_keys') {
    for (const name of issue.keys) delete (value as Holder)[name];
    return true;
  }
  if (value === null) return remove(holder, key);
  const next = fixedValue(issue, value, String(key));
  if (next !== undefined) {
    holder[key] = next;
    return true;
  }
  const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty && issue.code !== 'invalid_type' ? remove(holder, key) : false;
}

function remove(holder: Holder, key: string | number): boolean {
  if (!(key in holder)) return false;
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
  return true;
}

function findPlace(root: { value: unknown }, path: readonly (string | number)[]) {
  let holder = root as unknown as Holder;
  let key: string | number = 'value';
  for (const next of path) {
    const inner = holder[key];
    if (typeof inner !== 'object' || inner === null) return undefined;
    holder = inner as Holder;
    key = next;
  }
  return { holder, key };
}

function fixedValue(issue: Issue, value: unknown, name: string): unknown {
  switch (issue.code) {
    case 'invalid_type':
      return toType(issue.expected, value, name);
    case 'too_big':
      if (typeof value === 'string') return value.slice(0, Number(issue.maximum)).trim();
      if (Array.isArray(value)) return value.slice(0, Number(issue.maximum));
      return typeof value === 'number' ? Number(issue.maximum) : undefined;
    case 'too_small':
      return typeof value === 'number' ? Number(issue.minimum) : undefined;
    case 'invalid_value':
      return toChoice(issue.values, value);
    case 'invalid_format':
    case 'custom':
      return typeof value === 'string' ? toFormat(value, name) : undefined;
    default:
      return undefined;
  }
}

const IMAGES = /^(?:image|avatar|cover)$/;

function toType(expected: string, value: unknown, name: string): unknown {
  if (value === undefined) return name === 'id' ? undefined : missing(expected, name);
  switch (expected) {
    case 'string':
      if (typeof value === 'number' || typeof value === 'boolean') return String(value);
      if (typeof value === 'object') return textOf(value);
      return undefined;
    case 'number':
      return toNumber(value);
    case 'boolean':
      return typeof value === 'string' ? /^(?:true|yes|1)$/i.test(value) : Boolean(value);
    case 'array':
      return Array.isArray(value) ? undefined : [value];
    case 'object':
      if (typeof value !== 'string' && typeof value !== 'number') return undefined;
      if (name === 'price') return { text: String(value) };
      return IMAGES.test(name) ? { url: String(value), alt: '' } : undefined;
    default:
      return undefined;
  }
}

const missing = (expected: string, name: string): unknown => {
  if (expected === 'array' && name !== 'ids') return [];
  return name === 'alt' ? '' : undefined;
};

function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number.parseFloat(value) : Number.NaN;
  return Number.isFinite(number) ? Math.round(number * 100) / 100 : undefined;
}

const textOf = (value: object | null): string | undefined => {
  const { text, hex, value: inner } = (value ?? {}) as Record<string, unknown>;
  return [text, hex, inner].find((one): one is string => typeof one === 'string');
};

/** Of an enumeration: other case, the start of a word, or a usual other name. */
function toChoice(values: readonly unknown[], value: unknown): unknown {
  const text = String(value).toLowerCase().trim();
  const wanted = otherNames[text] ?? text;
  return (
    values.find((one) => {
      const own = String(one).toLowerCase();
      return own !== value && (own === wanted || own === wanted.replace(/[\s_]+/g, '-'));
    }) ?? values.find((one) => values.length === 7 && wanted.startsWith(String(one)))
  );
}

const otherNames: Readonly<Record<string, string>> = {
  highlighted: 'featured',
  highlight: 'featured',
  primary: 'featured',
  social: 'icon',
  default: 'normal',
  left: 'start',
  right: 'end',
  centre: 'center',
  uppercase: 'upper',
  round: 'circle',
  fill: 'solid',
  filled: 'solid',
  ghost: 'outline',
  outlined: 'outline',
  cancelled: 'canceled',
  'sold out': 'sold-out',
  pricing: 'menu',
  shop: 'products',
  bio: 'about',
  reviews: 'testimonials',
  schedule: 'events',
  socials: 'links',
  hero: 'featured',
  signup: 'newsletter',
  heading: 'display',
  headline: 'display',
  bg: 'background',
  primarytext: 'text',
};

function toFormat(value: string, name: string): string | undefined {
  const fixed = formatOf(value.trim(), name);
  return fixed === value ? undefined : fixed;
}

function formatOf(value: string, name: string): string | undefined {
  if (name === 'id' || name === 'newId' || name === 'section') return toId(value);
  if (name === 'url') return toUrl(value);
  if (/^(?:opens|closes|time)$/.test(name)) return toTime(value);
  if (/^(?:day|from|until)$/.test(name)) return /^\d{4}-\d{2}-\d{2}(?=T)/.exec(value)?.[0];
  if (name === 'icon') return toId(value.toLowerCase());
  if (/[\n\r]/.test(value)) return value.replace(/\s*[\n\r]+\s*/g, ' ');
  return toHex(value);
}

/** Lower-case letters, digits and dashes. */
export function toId(text: string): string | undefined {
  const words =
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const id = words
    .join('-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40)
    .replace(/-$/, '');
  return id === '' ? undefined : id;
}

function toUrl(value: string): string | undefined {
  if (/^[^\s@:/]+@[^\s@]+\.[^\s@]+$/.test(value)) return `mailto:${value}`;
  if (/^\+?[\d() -]{6,}$/.test(value)) return `tel:${value.replace(/[()]/g, '')}`;
  if (/^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(value)) return `https://${value}`;
  return undefined;
}

function toTime(value: string): string | undefined {
  const [, hours = '', minutes = '00', half = ''] =
    /^(\d{1,2})(?:[:.h](\d{2})?)?\s*([ap])?\.?m?\.?$/i.exec(value) ?? [];
  if (hours === '') return undefined;
  const base = Number(hours) % (half === '' ? 25 : 12);
  const hour = half.toLowerCase() === 'p' ? base + 12 : base;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

export function toHex(value: string): string | undefined {
  const text = value.trim().toLowerCase();
  const [, six] = /^#?([0-9a-f]{6})(?:[0-9a-f]{2})?$/.exec(text) ?? [];
  if (six !== undefined) return `#${six}`;
  const channels = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(text)?.slice(1);
  if (channels) {
    const digits = channels.map((one) => Math.min(255, Number(one)).toString(16).padStart(2, '0'));
    return `#${digits.join('')}`;
  }
  return hexColorOf(text.startsWith('#') ? text : `#${text}`) ?? findColor(text);
}
