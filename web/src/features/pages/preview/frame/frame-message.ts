// Reads what the preview frame says. The page's own code runs beside the frame's and may have changed
// anything there, so nothing is believed further than its shape.
import { type PreviewMessage, previewKeys } from '@vys/contract/pages/preview';

const MAX_TEXT = 10_000;
const MAX_KEY = 100;
/** More than the targets of any page. */
const MAX_KEYS = 3_000;

/** Undefined for what the frame's own code would not have said. */
export function readFrameMessage(data: unknown): PreviewMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const fields: Partial<Record<string, unknown>> = { ...data };
  const { type, id, height } = fields;
  const message = toText(fields.message);
  const href = toText(fields.href);
  const stack = toText(fields.stack);
  const more = stack === undefined ? {} : { stack };
  if (type === 'rendered' && isNumber(id) && isNumber(height)) return { type, id, height };
  if (type === 'failed' && isNumber(id) && message !== undefined) {
    return { type, id, message, ...more };
  }
  if (type === 'error' && message !== undefined) return { type, message, ...more };
  if (type === 'navigate' && href !== undefined) return { type, href };
  const name = previewKeys.find((known) => known === fields.name);
  if (type === 'key' && name) return { type, name };
  const { part } = fields;
  if (type === 'scrolled' && isNumber(part)) return { type, part: clamp(part) };
  return readSelectionMessage(fields);
}

/** Keys are believed only where they name a target that the frame was given; the selection sees to that. */
function readSelectionMessage({
  type,
  key: given,
  keys,
  text: typed,
  x,
  y,
  width,
  height,
}: Partial<Record<string, unknown>>): PreviewMessage | undefined {
  if (type === 'found' && Array.isArray(keys)) {
    return { type, keys: keys.slice(0, MAX_KEYS).filter(isKey) };
  }
  if (type === 'select' && given === null) return { type, key: null };
  if (!isKey(given)) return undefined;
  const text = toText(typed);
  if (type === 'select' || type === 'canceled') return { type, key: given };
  if (type === 'edited' && text !== undefined) return { type, key: given, text };
  if (type !== 'place' || !isNumber(x) || !isNumber(y)) return undefined;
  return isNumber(width) && isNumber(height)
    ? { type, key: given, x, y, width, height }
    : undefined;
}

function clamp(part: number): number {
  return Math.min(1, Math.max(0, part));
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, MAX_TEXT) : undefined;
}

function isKey(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_KEY;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
