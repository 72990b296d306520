// Operations on how a page looks, other than its colors.
import type { Operation, OperationOf } from '@vys/contract/page-model/operations';
import type { PageDesign, PageModel } from '@vys/contract/page-model/page-model';
import { type ElementStyle, type PageTheme, profileElements } from '@vys/contract/page-model/theme';
import { ApplyError } from '../apply-error.ts';
import { contrast, schemeOf, TEXT_CONTRAST } from '../colors.ts';
import { changeFields } from './fields.ts';
import {
  setBackground,
  setColor,
  setScheme,
  shiftLightness,
  shiftSaturation,
} from './theme-colors.ts';

type ThemeOperation = Extract<Operation, { type: `theme.${string}` | 'element.style' }>;

const SCALE_FACTOR = 8 / 7;
const DENSITY_FACTOR = 1.2;

export function applyToTheme({ page, theme }: PageDesign, operation: ThemeOperation): PageTheme {
  switch (operation.type) {
    case 'theme.set':
      return operation.theme;
    case 'theme.family':
      return { ...theme, family: operation.family };
    case 'theme.scheme':
      return setScheme(theme, operation.scheme);
    case 'theme.color':
      return setColor(theme, operation);
    case 'theme.colors':
      return { ...theme, colors: operation.colors, scheme: schemeOf(operation.colors) };
    case 'theme.lightness':
      return shiftLightness(theme, operation);
    case 'theme.saturation':
      return shiftSaturation(theme, operation.steps);
    case 'theme.font':
      return { ...theme, fonts: { ...theme.fonts, [operation.role]: operation.font } };
    case 'theme.scale':
      return { ...theme, scale: step(theme.scale, SCALE_FACTOR, operation.steps, [0.75, 1.5]) };
    case 'theme.radius':
      return { ...theme, radius: operation.radius };
    case 'theme.density':
      return {
        ...theme,
        density: step(theme.density, DENSITY_FACTOR, operation.steps, [0.6, 1.8]),
      };
    case 'theme.background':
      return setBackground(theme, operation.background);
    case 'theme.motion':
      return { ...theme, motion: operation.motion };
    case 'theme.buttons':
      return { ...theme, buttons: operation.buttons };
    case 'theme.shadow':
      return { ...theme, shadow: operation.shadow };
    case 'theme.align':
      return { ...theme, align: operation.align };
    case 'theme.headings': {
      const { weight = theme.headingWeight, letterCase = theme.headingCase } = operation;
      return {
        ...theme,
        headingWeight: weight ?? undefined,
        headingCase: letterCase ?? undefined,
      };
    }
    case 'theme.avatar':
      return { ...theme, avatar: operation.avatar };
    case 'element.style':
      return { ...theme, elements: styleElement(page, theme, operation) };
  }
}

function styleElement(
  page: PageModel,
  { elements, colors }: PageTheme,
  { id, style, unset = [] }: OperationOf<'element.style'>,
): PageTheme['elements'] {
  if (!idsOfElements(page).has(id)) throw new ApplyError('not_found', `there is no element ${id}`);
  const styles = new Map(Object.entries(elements));
  const isRemoval = Object.keys(style).length === 0 && unset.length === 0;
  const changed = isRemoval ? {} : changeFields(styles.get(id) ?? {}, { set: style, unset });
  if (Object.keys(changed).length === 0) styles.delete(id);
  else styles.set(id, style.color ? changed : withReadableColor(changed, colors));
  return Object.fromEntries(styles);
}

/** On a background of its own an element has a text that can be read. */
function withReadableColor(style: ElementStyle, { text, background }: PageTheme['colors']) {
  const { background: ground, color } = style;
  if (ground === undefined) return style;
  const inks = [...(color ? [color] : []), text, background, '#ffffff', '#000000'];
  return { ...style, color: inks.find((ink) => contrast(ink, ground) >= TEXT_CONTRAST) };
}

/** The same object when no styled element has gone. */
export function withoutOrphanStyles(
  elements: PageTheme['elements'],
  before: PageModel,
  after: PageModel,
): PageTheme['elements'] {
  const [had, has] = [idsOfElements(before), idsOfElements(after)];
  const kept = Object.entries(elements).filter(([id]) => has.has(id) || !had.has(id));
  return kept.length === Object.keys(elements).length ? elements : Object.fromEntries(kept);
}

function idsOfElements({ links, sections }: PageModel): Set<string> {
  const listed = sections.flatMap((section) => ('links' in section ? section.links : []));
  return new Set([...profileElements, ...[...links, ...sections, ...listed].map(({ id }) => id)]);
}

function step(value: number, factor: number, steps: number, [least, most]: [number, number]) {
  const next = Math.min(most, Math.max(least, value * factor ** steps));
  return Math.round(next * 1000) / 1000;
}
