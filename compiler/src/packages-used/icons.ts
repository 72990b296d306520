// The icons by the names they are imported by. Their drawings are the server's to read.
import { ICON_LINES } from './package-names.generated.ts';

let cachedIcons: ReadonlyMap<string, string> | undefined;

/** The file of an icon in lucide-react; `XIcon` and `LucideX` are names of `X` too. */
export function findIcon(name: string): string | undefined {
  cachedIcons ??= readIcons();
  return (
    cachedIcons.get(name) ??
    cachedIcons.get(name.replace(/Icon$/, '')) ??
    (name.startsWith('Lucide') ? cachedIcons.get(name.slice('Lucide'.length)) : undefined)
  );
}

/** Every icon by its own name, for those who build the whole set. */
export function listIcons(): ReadonlyMap<string, string> {
  cachedIcons ??= readIcons();
  return cachedIcons;
}

/** The few names that look most like one that does not exist. */
export function nearIcons(name: string): string[] {
  const namePairs = listLetterPairs(name);
  return [...listIcons().keys()]
    .map((icon) => ({ icon, score: likeness(namePairs, listLetterPairs(icon)) }))
    .filter(({ score }) => score > 0.4)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ icon }) => icon);
}

function readIcons(): ReadonlyMap<string, string> {
  const icons = new Map<string, string>();
  for (const line of ICON_LINES.split('\n')) {
    const [file = '', ...others] = line.split(' ');
    for (const name of [ownName(file), ...others]) icons.set(name, file);
  }
  return icons;
}

function ownName(file: string): string {
  return file.replace(/(?:^|-)([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
}

function listLetterPairs(name: string): Set<string> {
  const text = name.slice(0, 60).toLowerCase();
  return new Set(
    Array.from({ length: Math.max(text.length - 1, 1) }, (_, i) => text.slice(i, i + 2)),
  );
}

/** 1 for equal pairs of letters, 0 for none in common. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}
