// Reads what the preview frame says. The page's own code runs beside the frame's and may have changed
// anything there, so nothing is believed further than its shape.
import type { PreviewMessage } from '@vys/contract/pages/preview';

const MAX_TEXT = 10_000;

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
  return undefined;
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, MAX_TEXT) : undefined;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
