// What kind of thing a Tailwind class sets, for the classes that the app uses: of two of one kind, one is without effect.

/** Kinds of whole names. */
const words = index({
  display: 'block inline-block inline inline-flex inline-grid flex grid table contents hidden',
  position: 'static fixed absolute relative sticky',
  visibility: 'visible invisible collapse',
  'text-align': 'text-left text-center text-right text-start text-end',
  'text-wrap': 'text-pretty text-balance text-wrap text-nowrap',
  'font-size': 'text-xs text-sm text-base text-lg text-xl text-display text-hero',
  'font-family': 'font-display font-mono font-sans',
  'text-transform': 'uppercase lowercase capitalize normal-case',
  'text-decoration': 'underline line-through no-underline',
  'flex-direction': 'flex-row flex-row-reverse flex-col flex-col-reverse',
  'flex-wrap': 'flex-wrap flex-nowrap',
  'border-style': 'border-solid border-dashed border-dotted',
  'border-collapse': 'border-collapse border-separate',
  'outline-style': 'outline-solid outline-dashed outline-none',
  'ring-inset': 'ring-inset',
  'word-break': 'break-words break-all',
  'divide-y': 'divide-y',
  'divide-x': 'divide-x',
  'stroke width': 'stroke-2',
  'bg-position': 'bg-center',
  snap: 'snap-x snap-y',
  'snap-strictness': 'snap-mandatory snap-proximity',
  'snap-align': 'snap-start snap-center snap-end',
  'scroll-behavior': 'scroll-smooth scroll-auto',
  numbers: 'tabular-nums',
});

/** Kinds of names with a value: what stands before it. The longest that fits counts. */
const prefixes = new Set(
  `inset inset-x inset-y top right bottom left z order col-span row-span columns float m mx my mt mr mb ml p px py pt pr
  pb pl box line-clamp aspect size h w min-h max-h min-w max-w flex shrink grow basis origin translate translate-x
  translate-y rotate scale scale-x scale-y transform animate cursor touch resize scroll-mt scroll-ml scroll-py list
  appearance break-inside auto-rows auto-cols grid-cols grid-rows grid-flow place-items content items justify
  justify-self self gap gap-x gap-y space-x space-y divide overflow overflow-x overflow-y overscroll overscroll-x
  overscroll-y rounded rounded-t rounded-r rounded-b rounded-l rounded-tl rounded-tr rounded-br rounded-bl bg fill
  stroke object align leading font tracking wrap whitespace text decoration underline-offset accent opacity shadow
  outline-offset transition duration ease delay select pointer-events field-sizing truncate isolate sr container
  filter border-x border-y border-t border-r border-b border-l border ring outline divide-x divide-y @container`.split(
    /\s+/,
  ),
);

/** Widths and colors share these names. */
const hasWidth = /^(?:border(?:-[xytrbl])?|ring|outline)$/;
const isWidth = /^(?:$|\d|\[\d)/;
const isLength = /^\[[\d.]+(?:rem|px|em)\]$/;

export function findKind(utility: string): string | undefined {
  const word = words.get(utility);
  if (word !== undefined) return word;
  const property = /^\[([\w-]+):/.exec(utility)?.[1];
  if (property !== undefined) return `[${property}`;
  const start = utility.split(/[[(]/, 1)[0] ?? '';
  for (let end = start.length; end > 0; end = start.lastIndexOf('-', end - 1)) {
    const prefix = utility.slice(0, end).replace(/-$/, '');
    if (prefixes.has(prefix)) return withValue(prefix, utility.slice(prefix.length + 1));
  }
  return undefined;
}

function withValue(prefix: string, value: string): string | undefined {
  if (hasWidth.test(prefix)) return isWidth.test(value) ? `${prefix} width` : prefix;
  if (prefix === 'text' && isLength.test(value)) return 'font-size';
  if (prefix === 'bg' && value.startsWith('[length:')) return 'bg-size';
  if (prefix === 'bg' && /^\[\w+-gradient/.test(value)) return 'bg-image';
  return prefix;
}

/** Kinds that set what these set, too. */
export const overriddenBy: Readonly<Record<string, readonly string[]>> = {
  ...sides('p'),
  ...sides('m'),
  ...sides('border-', ' width'),
  'border width': ['border-x', 'border-y', 'border-t', 'border-r', 'border-b', 'border-l'].map(
    (side) => `${side} width`,
  ),
  border: ['border-x', 'border-y', 'border-t', 'border-r', 'border-b', 'border-l'],
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['left', 'right'],
  'inset-y': ['top', 'bottom'],
  size: ['w', 'h'],
  gap: ['gap-x', 'gap-y'],
  flex: ['basis', 'grow', 'shrink'],
  overflow: ['overflow-x', 'overflow-y'],
  overscroll: ['overscroll-x', 'overscroll-y'],
  'font-size': ['leading'],
  'line-clamp': ['display', 'overflow'],
  translate: ['translate-x', 'translate-y'],
  rounded: ['t', 'r', 'b', 'l', 'tl', 'tr', 'br', 'bl'].map((corner) => `rounded-${corner}`),
  'rounded-t': ['rounded-tl', 'rounded-tr'],
  'rounded-r': ['rounded-tr', 'rounded-br'],
  'rounded-b': ['rounded-br', 'rounded-bl'],
  'rounded-l': ['rounded-tl', 'rounded-bl'],
};

/** Of what is set for all sides, for two or for one. */
function sides(start: string, end = ''): Record<string, readonly string[]> {
  const name = (side: string) => `${start}${side}${end}`;
  return {
    [name('')]: ['x', 'y', 't', 'r', 'b', 'l'].map(name),
    [name('x')]: ['l', 'r'].map(name),
    [name('y')]: ['t', 'b'].map(name),
  };
}

function index(kinds: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(kinds).flatMap(([kind, names]) =>
      names.split(' ').map((name) => [name, kind] as const),
    ),
  );
}
