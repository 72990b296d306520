// An address corrected letter by letter: "with two l's", "without the dot", "mit Unterstrich am Ende".
import type { Operation } from '@vys/contract/page-model/operations';
import type { Frame } from '../frame.ts';

/** Of the address that was set last. */
export function amendSpelling(
  { scene }: Frame,
  operations: readonly Operation[],
): Operation | undefined {
  for (const operation of [...operations].reverse()) {
    const id = linkIn(operation);
    const link = scene.design.page.links.find((entry) => entry.id === id);
    const url = link && withLetters(scene.text, link.url);
    if (link !== undefined && url !== undefined)
      return { type: 'link.update', id: link.id, set: { url }, unset: [] };
  }
  return undefined;
}

function linkIn(operation: Operation): string | undefined {
  if (operation.type === 'link.add') return operation.link.id;
  return operation.type === 'link.update' && 'url' in operation.set ? operation.id : undefined;
}

const two = '(?:two|double|2|zwei|doppel-?|deux|double|dos|doble|dois|duas|due|doppia)';
const marks: Record<string, string> = {
  underscore: '_',
  unterstrich: '_',
  'tiret bas': '_',
  guion: '-',
  'guion bajo': '_',
  underline: '_',
  dot: '.',
  period: '.',
  punkt: '.',
  point: '.',
  punto: '.',
  ponto: '.',
  dash: '-',
  hyphen: '-',
  bindestrich: '-',
  tiret: '-',
  trattino: '-',
};
const mark = `[a-z0-9._-]|${Object.keys(marks)
  .sort((a, b) => b.length - a.length)
  .join('|')}`;
const doubled = new RegExp(`(?:with|mit|avec|con|com)\\s+${two}\\s*([a-z])\\b`, 'i');
const ended = new RegExp(
  `(?:(?:with|mit|avec|con|com)\\s+)?(?:an?|einem|un|une|um|uno)?\\s*"?(${mark})"?\\s+(?:at the end|am ende|hinten|à la fin|a la fin|al final|no final|no fim|alla fine)`,
  'i',
);
const without = new RegExp(
  `\\b(?:without|no|ohne|sans|sin|sem|senza)\\s+(?:the|an?|den|das|le|la|el|o|il)?\\s*(${mark})\\s*$`,
  'i',
);

const sign = (name: string): string => marks[name.toLowerCase()] ?? name.toLowerCase();

/** Undefined where nothing is spelled, or where it fits nowhere in the last part of the address. */
function withLetters(text: string, url: string | undefined): string | undefined {
  if (url === undefined || text.length > 60) return undefined;
  const at = url.replace(/\/$/, '').lastIndexOf('/') + 1;
  const head = url.slice(0, at);
  const name = url.slice(at).replace(/\/$/, '');
  const changed = spelled(text.trim().replace(/[.!]+$/, ''), name);
  return changed === undefined || changed === name ? undefined : head + changed;
}

function spelled(text: string, name: string): string | undefined {
  const double = doubled.exec(text)?.[1]?.toLowerCase();
  if (double !== undefined) {
    const single = new RegExp(`(?<!${double})${double}(?!${double})`, 'gi');
    return [...name.matchAll(single)].length === 1
      ? name.replace(single, double + double)
      : undefined;
  }
  const end = ended.exec(text)?.[1];
  if (end !== undefined) return name + sign(end);
  const gone = without.exec(text)?.[1];
  return gone === undefined ? undefined : name.replaceAll(sign(gone), '');
}
