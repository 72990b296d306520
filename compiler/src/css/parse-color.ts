// Reads a color of CSS Color 4 and 5 (culori), `color-mix()`, relative colors and `calc()` included. What
// depends on the reader's system (`currentColor`, `light-dark()`, system colors) is left unread.
import 'culori/css';
import {
  type Color as CuloriColor,
  clampRgb,
  colorsNamed,
  converter,
  fixupHueDecreasing,
  fixupHueIncreasing,
  fixupHueLonger,
  fixupHueShorter,
  interpolateWithPremultipliedAlpha,
  parse,
} from 'culori/fn';
import valueParser, { type FunctionNode, type Node } from 'postcss-value-parser';
import { evaluateCalc } from './calc.ts';

/** sRGB, each part from 0 to 1. */
export type Color = { mode: 'rgb'; r: number; g: number; b: number; alpha: number };

/** Far longer than any color that people write. */
export const MAX_COLOR_CHARACTERS = 400;
const MAX_DEPTH = 8;

type Mode = CuloriColor['mode'];
type Space = { mode: Mode; channels: readonly string[]; scales: readonly number[] };

const space = (mode: Mode, channels: string, ...scales: number[]): Space => ({
  mode,
  channels: channels.split(''),
  scales: scales.length > 0 ? scales : [1, 1, 1],
});

/** How the notations count the channels of culori. */
const NOTATIONS: Readonly<Record<string, Space>> = {
  rgb: space('rgb', 'rgb', 255, 255, 255),
  rgba: space('rgb', 'rgb', 255, 255, 255),
  hsl: space('hsl', 'hsl', 1, 100, 100),
  hsla: space('hsl', 'hsl', 1, 100, 100),
  hwb: space('hwb', 'hwb', 1, 100, 100),
  lab: space('lab', 'lab'),
  lch: space('lch', 'lch'),
  oklab: space('oklab', 'lab'),
  oklch: space('oklch', 'lch'),
};

/** Of `color()`. */
const PROFILES: Readonly<Record<string, Space>> = {
  srgb: space('rgb', 'rgb'),
  'srgb-linear': space('lrgb', 'rgb'),
  'display-p3': space('p3', 'rgb'),
  'a98-rgb': space('a98', 'rgb'),
  'prophoto-rgb': space('prophoto', 'rgb'),
  rec2020: space('rec2020', 'rgb'),
  xyz: space('xyz65', 'xyz'),
  'xyz-d65': space('xyz65', 'xyz'),
  'xyz-d50': space('xyz50', 'xyz'),
};

const toRgb = converter('rgb');

/** Colors outside of sRGB are clipped. Undefined for anything that is not one color. */
export function parseColor(text: string): Color | undefined {
  if (text.length > MAX_COLOR_CHARACTERS) return undefined;
  const [node, ...others] = withoutSpace(valueParser(text.toLowerCase()).nodes);
  return others.length > 0 ? undefined : clipped(readColor(node, 0));
}

/** The color that a value such as `#fff url(a.png)` begins with. */
export function parseLeadingColor(text: string): Color | undefined {
  const start = text.slice(0, MAX_COLOR_CHARACTERS).toLowerCase();
  return clipped(readColor(withoutSpace(valueParser(start).nodes)[0], 0));
}

function clipped(color: CuloriColor | undefined): Color | undefined {
  if (!color) return undefined;
  const { r = 0, g = 0, b = 0, alpha = 1 } = clampRgb(toRgb(color));
  return [r, g, b, alpha].every(Number.isFinite) ? { mode: 'rgb', r, g, b, alpha } : undefined;
}

const withoutSpace = (nodes: readonly Node[]): Node[] =>
  nodes.filter(({ type }) => type !== 'space' && type !== 'comment');

function readColor(node: Node | undefined, depth: number): CuloriColor | undefined {
  if (node?.type === 'word') return readWord(node.value);
  if (node?.type !== 'function' || node.unclosed || depth > MAX_DEPTH) return undefined;
  return node.value === 'color-mix' ? readMix(node, depth) : readNotation(node, depth);
}

/** culori also takes hexadecimal digits without `#`, which CSS does not. */
function readWord(word: string): CuloriColor | undefined {
  const isColor = /^#|^transparent$/.test(word) || Object.hasOwn(colorsNamed, word);
  return isColor ? parse(word) : undefined;
}

function readNotation(node: FunctionNode, depth: number): CuloriColor | undefined {
  const parts = withoutSpace(node.nodes);
  const origin = parts[0]?.value === 'from' ? readColor(parts[1], depth + 1) : undefined;
  if (parts[0]?.value === 'from') {
    if (!origin) return undefined;
    parts.splice(0, 2);
  }
  const profile = node.value === 'color' ? parts.shift()?.value : undefined;
  const target = profile === undefined ? NOTATIONS[node.value] : PROFILES[profile];
  if (!target) return undefined;
  const values = origin ? channelValues(origin, target) : new Map<string, number>();
  const texts = parts.map((part) => partText(part, values));
  if (texts.includes(undefined)) return undefined;
  const slash = texts.indexOf('/');
  if (slash < 0 && origin) texts.push('/', `${origin.alpha ?? 1}`);
  // culori reads a missing alpha as opaque; browsers paint it as transparent.
  if (slash >= 0 && texts[slash + 1] === 'none') texts[slash + 1] = '0';
  return parse(`${node.value}(${[profile ?? '', ...texts].join(' ').trim()})`);
}

/** What the names of channels stand for in a relative color. */
function channelValues(origin: CuloriColor, target: Space): Map<string, number> {
  const color: Record<string, unknown> = { ...converter(target.mode)(origin) };
  const { channels, scales } = target;
  const entries = channels.map((name, i): [string, number] => [
    name,
    Number(color[name] ?? 0) * (scales[i] ?? 1),
  ]);
  return new Map([...entries, ['alpha', origin.alpha ?? 1]]);
}

function partText(part: Node, values: ReadonlyMap<string, number>): string | undefined {
  if (part.type === 'div') return part.value;
  if (part.type === 'word') return `${values.get(part.value) ?? part.value}`;
  if (part.type !== 'function' || part.value !== 'calc') return undefined;
  const result = evaluateCalc(valueParser.stringify(part), values);
  return result && `${result.value}${result.isPercentage ? '%' : ''}`;
}

const HUE_FIXUPS: Readonly<Record<string, typeof fixupHueShorter>> = {
  shorter: fixupHueShorter,
  longer: fixupHueLonger,
  increasing: fixupHueIncreasing,
  decreasing: fixupHueDecreasing,
};

/** `color-mix([in <space> [<way> hue],] <color> [<share>], <color> [<share>])`. */
function readMix(node: FunctionNode, depth: number): CuloriColor | undefined {
  const groups = splitAtCommas(node.nodes);
  const hasMethod = groups[0]?.[0]?.value === 'in';
  const [, name = '', way = 'shorter'] = hasMethod
    ? (groups.shift() ?? []).map(({ value }) => value)
    : ['in', 'oklab'];
  const mode = (NOTATIONS[name] ?? PROFILES[name])?.mode;
  const fixup = HUE_FIXUPS[way];
  const [first, second] = groups.map((group) => readShare(group, depth));
  if (!mode || !fixup || !first || !second || groups.length !== 2) return undefined;
  const a = first.share ?? 1 - (second.share ?? 0.5);
  const b = second.share ?? 1 - a;
  if (a + b <= 0) return undefined;
  const interpolate = interpolateWithPremultipliedAlpha([first.color, second.color], mode, {
    h: { fixup },
  } as never);
  const mixed = interpolate(b / (a + b));
  return { ...mixed, alpha: (mixed.alpha ?? 1) * Math.min(1, a + b) };
}

function splitAtCommas(nodes: readonly Node[]): Node[][] {
  const groups: Node[][] = [[]];
  for (const node of withoutSpace(nodes)) {
    if (node.type === 'div' && node.value === ',') groups.push([]);
    else groups.at(-1)?.push(node);
  }
  return groups;
}

type Share = { color: CuloriColor; share: number | undefined };

function readShare(group: readonly Node[], depth: number): Share | undefined {
  const isShare = ({ type, value }: Node) =>
    type === 'word' && /^(?:\d+(?:\.\d+)?|\.\d+)%$/.test(value);
  const [share, ...otherShares] = group.filter(isShare);
  const [node, ...others] = group.filter((part) => !isShare(part));
  const color = readColor(node, depth + 1);
  if (!color || others.length > 0 || otherShares.length > 0) return undefined;
  return { color, share: share && Math.min(1, Number.parseFloat(share.value) / 100) };
}
