// Operations on who the page is about, and on texts wherever they stand.
import type { OperationOf } from '@vys/contract/page-model/operations';
import type { PageModel } from '@vys/contract/page-model/page-model';
import { ApplyError } from './apply-error.ts';
import type { PageChange } from './apply-links.ts';
import { changeFields, invertChange } from './fields.ts';

export function setProfile(page: PageModel, operation: OperationOf<'profile.set'>): PageChange {
  const set = Object.fromEntries(
    Object.entries(operation.set).filter(([, value]) => value !== undefined),
  );
  const change = { set, unset: operation.unset };
  return {
    page: changeFields(page, change) as PageModel,
    inverse: [{ type: 'profile.set', ...invertChange(page, change) } as OperationOf<'profile.set'>],
  };
}

/** Fields that hold no text that a visitor reads. */
const NO_TEXT = new Set(['id', 'kind', 'layout', 'url', 'icon', 'lang', 'currency', 'timeZone']);

/**
 * Replaces a text everywhere. Its inverse names each place, since replacing back would also change what said
 * the new text before.
 */
export function replaceText(
  page: PageModel,
  { from, to }: OperationOf<'text.replace'>,
): { page: PageModel; hits: number } {
  const pattern = new RegExp(from.replace(/[\^$.*+?()[\]{}|]/g, '\\$&'), 'gi');
  let hits = 0;
  const replaced = mapTexts(page, (text) =>
    text.replace(pattern, () => {
      hits += 1;
      return to;
    }),
  );
  if (hits === 0) throw new ApplyError('not_found', `nothing on the page says "${from}"`);
  return { page: replaced as PageModel, hits };
}

function mapTexts(value: unknown, map: (text: string) => string, field = ''): unknown {
  if (NO_TEXT.has(field)) return value;
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, mapTexts(entry, map, name)]),
  );
}
