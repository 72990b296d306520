// The theme as the first rule of a page's CSS: every field is a custom property that people can read and edit.
//
// Fields, always there:
//   color-scheme              light | dark
//   --family                  storefront
//   --background --surface --text --muted --accent --accent-text --border    #rrggbb
//   --font-display --font-body    "DM Sans", system-ui, sans-serif
//   --scale                   number; multiplies sizes of text
//   --radius                  length, 999px is round
//   --density                 number; multiplies space
//   --background-style        plain | gradient #rrggbb #rrggbb 135deg | pattern dots | image "https://…"
//   --motion                  none | quiet | lively
// Fields that are there when the theme decides; the layout decides otherwise, `var(--heading-weight, 700)`:
//   --button-style            solid | outline | soft | line
//   --shadow-style            none | soft | hard
//   --align                   start | center (a value of text-align)
//   --heading-weight          number
//   --heading-case            none | uppercase (a value of text-transform)
//   --avatar-shape            circle | rounded | square | arch
//   --element-ID              background #rrggbb, color #rrggbb, scale 1.2, weight 700, align center
// Derived, written for the layout and never read back:
//   --page-background         value of `background` for the body: color, gradient, pattern or image
//   --accent-readable         the accent as a color of text: 4.5:1 on background and surface
//
// Styles, shadows and shapes are named here; the rules that draw them and those of elements follow in the CSS. Other
// declarations in the rule are the author's and stay.
import { type PageTheme, pageFonts, themeSchema } from '@vys/contract/page-model/theme';
import { parseColor, toHex } from '../css/color.ts';
import { BUNDLED_FONTS } from '../css/fonts.ts';
import { type CssDeclaration, readDeclarations } from '../css/read-declarations.ts';
import { unescapeCss } from '../css/scan-css.ts';
import { type Splice, splice } from '../text/splice.ts';
import { readableOn, stopsOf, TEXT_CONTRAST } from './colors.ts';

export type ThemeRule = {
  theme: PageTheme;
  /** Where the rule stands in the CSS, as offsets. */
  start: number;
  end: number;
};

type Background = PageTheme['background'];
type Declaration = readonly [property: string, value: string];
type Values = ReadonlyMap<string, string>;

const COLORS = [
  ['background', '--background'],
  ['surface', '--surface'],
  ['text', '--text'],
  ['muted', '--muted'],
  ['accent', '--accent'],
  ['accentText', '--accent-text'],
  ['border', '--border'],
] as const;
const ELEMENT = '--element-';
const OPTIONAL = new Set([
  ...['--button-style', '--shadow-style', '--align', '--heading-weight', '--heading-case'],
  '--avatar-shape',
]);
const PATTERNS = {
  dots: 'radial-gradient(var(--border) 1px, transparent 1.5px) 0 0 / 22px 22px',
  grid: 'linear-gradient(var(--border) 1px, transparent 1px) 0 0 / 36px 36px, linear-gradient(90deg, var(--border) 1px, transparent 1px) 0 0 / 36px 36px',
  stripes: 'repeating-linear-gradient(135deg, var(--surface) 0 14px, transparent 14px 28px)',
  paper:
    'radial-gradient(var(--surface) 1px, transparent 2px) 0 0 / 7px 9px, radial-gradient(var(--surface) 1px, transparent 2px) 3px 5px / 11px 7px',
};

/** The rule with a line end. No value can end the rule or the style element. */
export function writeThemeCss(theme: PageTheme): string {
  const lines = declarationsOf(theme).map(([property, value]) => `  ${property}: ${value};\n`);
  return `:root {\n${lines.join('')}}\n`;
}

/** Undefined when no rule of the CSS holds a whole theme. */
export function readThemeCss(css: string): ThemeRule | undefined {
  const rule = findRule(css);
  if (rule === undefined) return undefined;
  const theme = themeSchema.safeParse(themeOf(rule.values));
  return theme.success ? { theme: theme.data, start: rule.start, end: rule.end } : undefined;
}

/** Changes the values that differ, and nothing else. Undefined when the CSS has no such rule. */
export function replaceThemeCss(css: string, theme: PageTheme): string | undefined {
  const rule = findRule(css);
  if (rule === undefined || readThemeCss(css) === undefined) return undefined;
  const before = new Map(declarationsOf(themeSchema.parse(themeOf(rule.values))));
  const after = new Map(declarationsOf(theme));
  const standing = new Map(rule.declarations.map((entry) => [entry.property, entry]));
  const changes: Splice[] = [];
  let end = rule.declarations[0]?.start ?? rule.end;
  for (const [property, value] of after) {
    const place = standing.get(property);
    if (place === undefined) changes.push(addition(css, end, property, value));
    else if (before.get(property) !== value) changes.push({ ...place, text: value });
    end = place?.end ?? end;
  }
  for (const [property, place] of standing) {
    const isOurs = OPTIONAL.has(property) || property.startsWith(ELEMENT);
    if (isOurs && !after.has(property)) changes.push(removal(css, place));
  }
  return splice(css, joined(changes));
}

function declarationsOf(theme: PageTheme): Declaration[] {
  const { colors, fonts } = theme;
  const declarations: [string, string | number | undefined][] = [
    ['color-scheme', theme.scheme],
    ['--family', theme.family],
    ...COLORS.map(([role, property]): [string, string] => [property, colors[role]]),
    [
      '--accent-readable',
      readableOn(
        colors.accent,
        [colors.background, colors.surface, ...gradientStops(theme.background)],
        TEXT_CONTRAST,
      ),
    ],
    ['--font-display', writeFont(fonts.display)],
    ['--font-body', writeFont(fonts.body)],
    ['--scale', theme.scale],
    ['--radius', `${theme.radius}px`],
    ['--density', theme.density],
    ['--background-style', writeBackground(theme.background)],
    ['--page-background', paint(theme.background)],
    ['--motion', theme.motion],
    ['--button-style', theme.buttons],
    ['--shadow-style', theme.shadow],
    ['--align', theme.align],
    ['--heading-weight', theme.headingWeight],
    ['--heading-case', theme.headingCase && (theme.headingCase === 'upper' ? 'uppercase' : 'none')],
    ['--avatar-shape', theme.avatar],
    ...Object.entries(theme.elements).map(([id, style]): [string, string] => [
      ELEMENT + id,
      Object.entries(style)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${name} ${value}`)
        .join(', '),
    ]),
  ];
  return declarations.flatMap(([property, value]) =>
    value === undefined ? [] : [[property, `${value}`] as const],
  );
}

function gradientStops(background: Background): string[] {
  return background.kind === 'gradient' ? stopsOf(background) : [];
}

function writeFont(family: string): string {
  const fallback = BUNDLED_FONTS.find((font) => font.family === family)?.fallback;
  return [`"${family}"`, fallback ?? 'sans-serif'].join(', ');
}

function writeBackground(background: Background): string {
  switch (background.kind) {
    case 'plain':
      return 'plain';
    case 'gradient':
      return `gradient ${background.from} ${background.to} ${background.angle}deg`;
    case 'pattern':
      return `pattern ${background.name}`;
    case 'image':
      return `image ${writeString(background.url)}`;
  }
}

function paint(background: Background): string {
  switch (background.kind) {
    case 'plain':
      return 'var(--background)';
    case 'gradient':
      return `linear-gradient(${background.angle}deg, ${background.from}, ${background.to}) fixed var(--background)`;
    case 'pattern':
      return `${PATTERNS[background.name]}, var(--background)`;
    case 'image':
      return `url(${writeString(background.url)}) center / cover fixed var(--background)`;
  }
}

/** Whatever could mean something to CSS or HTML is escaped. */
function writeString(text: string): string {
  const escaped = text.replace(
    /[^\w\-./:?#@!$&()+,;=%~ ]/gu,
    (char) => `\\${char.codePointAt(0)?.toString(16)} `,
  );
  return `"${escaped}"`;
}

type FoundRule = {
  declarations: CssDeclaration[];
  values: Values;
  start: number;
  end: number;
};

/** The first `:root` that names a family. */
function findRule(css: string): FoundRule | undefined {
  const all = readDeclarations(css);
  const family = all.find(
    ({ property, selector, isConditional }) =>
      property === '--family' && selector === ':root' && !isConditional,
  );
  if (family === undefined) return undefined;
  const declarations = all.filter(({ rule }) => rule.start === family.rule.start);
  const values = new Map(declarations.map(({ property, value }) => [property, value]));
  return { declarations, values, ...family.rule };
}

function themeOf(values: Values): unknown {
  const number = (property: string) => {
    const value = values.get(property);
    return value === undefined ? undefined : Number(value.replace(/(?:px|deg)$/, ''));
  };
  const elements = [...values].filter(([property]) => property.startsWith(ELEMENT));
  const heading = values.get('--heading-case');
  return {
    family: values.get('--family'),
    scheme: values.get('color-scheme'),
    colors: Object.fromEntries(
      COLORS.map(([role, property]) => [role, readColor(values.get(property))]),
    ),
    fonts: {
      display: readFont(values.get('--font-display')),
      body: readFont(values.get('--font-body')),
    },
    scale: number('--scale'),
    radius: number('--radius'),
    density: number('--density'),
    background: readBackground(values.get('--background-style') ?? 'plain'),
    motion: values.get('--motion'),
    ...withoutUndefined({
      buttons: values.get('--button-style'),
      shadow: values.get('--shadow-style'),
      align: values.get('--align'),
      headingWeight: number('--heading-weight'),
      headingCase: heading === 'uppercase' ? 'upper' : heading && 'normal',
      avatar: values.get('--avatar-shape'),
    }),
    elements: Object.fromEntries(
      elements.map(([property, value]) => [property.slice(ELEMENT.length), readElement(value)]),
    ),
  };
}

function withoutUndefined(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function readColor(value: string | undefined): string | undefined {
  const color = value === undefined ? undefined : parseColor(value);
  return color && toHex(color);
}

function readFont(value = ''): string | undefined {
  const family = value
    .split(',')[0]
    ?.trim()
    .replace(/^["']|["']$/g, '')
    .toLowerCase();
  return pageFonts.find((font) => font.toLowerCase() === family);
}

function readBackground(value: string): unknown {
  const [kind = '', first, second, third] = value.split(/\s+/);
  if (kind === 'gradient') {
    return {
      kind,
      from: readColor(first),
      to: readColor(second),
      angle: Number(third?.replace(/deg$/, '')),
    };
  }
  if (kind === 'pattern') return { kind, name: first };
  if (kind !== 'image') return { kind };
  return {
    kind,
    url: unescapeCss(
      value
        .slice(kind.length)
        .trim()
        .replace(/^["']|["']$/g, ''),
    ),
  };
}

function readElement(value: string): unknown {
  const fields = value.split(',').map((field) => {
    const [name = '', text = ''] = field.trim().split(/\s+/);
    if (name === 'background' || name === 'color') return [name, readColor(text)];
    return [name, name === 'align' ? text : Number(text)];
  });
  return Object.fromEntries(fields);
}

function addition(css: string, end: number, property: string, value: string): Splice {
  const semicolon = /^\s*;/.exec(css.slice(end))?.[0].length;
  const at = end + (semicolon ?? 0);
  const text =
    semicolon === undefined ? `;\n  ${property}: ${value}` : `\n  ${property}: ${value};`;
  return { start: at, end: at, text };
}

/** The declaration with the line break before it and the semicolon after it. */
function removal(css: string, { property, start, end }: CssDeclaration): Splice {
  const name = css.lastIndexOf(property, start);
  const space = name - css.slice(0, name).trimEnd().length;
  const semicolon = /^\s*;/.exec(css.slice(end))?.[0].length ?? 0;
  return { start: name - space, end: end + semicolon, text: '' };
}

/** Several additions at one place keep their order. */
function joined(changes: readonly Splice[]): Splice[] {
  const places = new Map<string, Splice>();
  for (const change of changes) {
    const key = `${change.start}-${change.end}`;
    const text = (places.get(key)?.text ?? '') + change.text;
    places.set(key, { ...change, text });
  }
  return [...places.values()];
}
