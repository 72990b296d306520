// The OpenType features that CSS asks for by name, beyond those that browsers use by themselves.

const NUMERIC: Readonly<Record<string, readonly string[]>> = {
  'lining-nums': ['lnum'],
  'oldstyle-nums': ['onum'],
  'proportional-nums': ['pnum'],
  'tabular-nums': ['tnum'],
  'diagonal-fractions': ['frac', 'numr', 'dnom'],
  'stacked-fractions': ['afrc'],
  ordinal: ['ordn'],
  'slashed-zero': ['zero'],
};
const ASKING =
  /(?<![\w-])(?:-webkit-|-moz-)?(font(?:-variant[\w-]*|-feature-settings)?)\s*:([^;}]*)/gi;

/** Tags of four letters; `all` where they cannot be told. */
export function findFontFeatures(css: string): 'all' | string[] {
  const tags = new Set<string>();
  for (const [, written = '', value = ''] of css.matchAll(ASKING)) {
    const name = written.toLowerCase();
    const isShorthand = name === 'font';
    if (isShorthand && !/small-caps/i.test(value)) continue;
    const found = name === 'font-feature-settings' ? readSettings(value) : readNumeric(name, value);
    if (found === undefined) return 'all';
    for (const tag of found) tags.add(tag);
  }
  return [...tags].sort();
}

/** `"tnum" 1, "ss01"` */
function readSettings(value: string): string[] | undefined {
  const text = value.replace(/!\s*important/i, '').trim();
  if (/^(?:normal|inherit|initial|unset)$/i.test(text)) return [];
  const tags = text.split(',').map((part) => /^\s*["']([\x20-\x7e]{4})["']/.exec(part)?.[1]);
  return tags.every((tag) => tag !== undefined) ? tags : undefined;
}

function readNumeric(name: string, value: string): string[] | undefined {
  if (name !== 'font-variant-numeric' && name !== 'font-variant') return undefined;
  const words = value
    .replace(/!\s*important/i, '')
    .trim()
    .toLowerCase()
    .split(/\s+/);
  const found = words.map((word) => (word === 'normal' || word === 'inherit' ? [] : NUMERIC[word]));
  return found.every((tags) => tags !== undefined) ? found.flat() : undefined;
}
