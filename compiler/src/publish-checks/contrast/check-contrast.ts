// Warns of text that is hard to read on its background, where both colors are set together, also through
// custom properties of :root.
import {
  blendOver,
  type Color,
  contrastRatio,
  findReadableColor,
  MAX_COLOR_CHARACTERS,
  parseColor,
} from '../../css/color.ts';
import { readDeclarations } from '../../css/read-declarations.ts';
import { type CssVariables, resolveVariables } from '../../css/resolve-variables.ts';
import { type Issue, MAX_ISSUES, type Rule } from '../finding.ts';
import { say, sayFix } from '../phrases.ts';
import {
  type ColorPair,
  type PlacedValue,
  pairsInCss,
  pairsInStyleAttributes,
  readVariables,
} from './color-pairs.ts';

/** WCAG 2.2 §1.4.3, level AA. */
const NORMAL_RATIO = 4.5;
const LARGE_RATIO = 3;
/** WCAG calls 24 px large, in bold 18.66 px. */
const LARGE_PX = 24;

export const checkContrast: Rule = (context) => {
  const declarations = readDeclarations(context.input.css);
  const variables = readVariables(declarations, context.input.jsx);
  const pairs = [...pairsInCss(declarations), ...pairsInStyleAttributes(context)];
  return pairs.flatMap((pair) => checkPair(pair, variables)).slice(0, MAX_ISSUES);
};

function checkPair(pair: ColorPair, variables: CssVariables): Issue[] {
  const background = pair.background && resolveColor(pair.background, variables);
  const color = pair.color && resolveColor(pair.color, variables);
  if (!pair.color || !pair.background || !background || !color) return [];
  if (background.alpha < 1 || color.alpha === 0) return [];
  const minimum = isLarge(pair) ? LARGE_RATIO : NORMAL_RATIO;
  const visible = blendOver(color, background);
  const ratio = contrastRatio(visible, background);
  if (ratio >= minimum) return [];
  const { start, end } = pair.color;
  const readable = findReadableColor(visible, background, minimum);
  return [
    {
      rule: 'contrast',
      severity: 'warn',
      source: pair.source,
      at: start,
      ...say(
        'lowContrast',
        excerpt(pair.color),
        excerpt(pair.background),
        roundDown(ratio),
        minimum,
      ),
      fix: { ...sayFix('useColor', readable), replace: { start, end, text: readable } },
    },
  ];
}

function resolveColor({ value }: PlacedValue, variables: CssVariables): Color | undefined {
  const text = resolveVariables(value, variables, MAX_COLOR_CHARACTERS);
  return text === undefined ? undefined : parseColor(text);
}

const roundDown = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);
const excerpt = ({ value }: PlacedValue): string => value.slice(0, 40);

function isLarge({ fontSize, mayBeLarge }: ColorPair): boolean {
  const [, number, unit] = /^([\d.]+)(px|rem|em)?$/.exec(fontSize ?? '') ?? [];
  if (number === undefined) return mayBeLarge;
  return Number(number) * (unit === 'rem' || unit === 'em' ? 16 : 1) >= LARGE_PX;
}
