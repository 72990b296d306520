// What operations on the look of a page changed.
import type { Operation, OperationOf } from '@vys/contract/page-model/operations';
import { type Change, change } from './change.ts';
import { nearestColor } from './color-names.ts';
import { type Context, elementName, titleName } from './names.ts';

type ThemeOperation = Extract<Operation, { type: `theme.${string}` }>;

const backgrounds = {
  plain: 'plainBackground',
  gradient: 'gradient',
  pattern: 'pattern',
  image: 'imageBackground',
} as const;
const motions = { none: 'still', quiet: 'quiet', lively: 'lively' } as const;
const buttons = {
  solid: 'solidButtons',
  outline: 'outlineButtons',
  soft: 'softButtons',
  line: 'lineButtons',
} as const;
const shadows = { none: 'noShadow', soft: 'softShadow', hard: 'hardShadow' } as const;
const avatars = {
  circle: 'circleAvatar',
  rounded: 'roundedAvatar',
  square: 'squareAvatar',
  arch: 'archAvatar',
} as const;
const elementAlignments = {
  start: 'elementStart',
  center: 'elementCenter',
  end: 'elementEnd',
} as const;

export function describeTheme(operation: ThemeOperation, context: Context): Change {
  const { texts } = context;
  switch (operation.type) {
    case 'theme.set':
      return change('lookChanged');
    case 'theme.family':
      return change('family', [], { value: familyName(operation.family) });
    case 'theme.scheme':
      return change(operation.scheme);
    case 'theme.color': {
      const value = texts.colors[nearestColor(operation.color)];
      return change('colorSet', [], { other: texts.roles[operation.role], value });
    }
    case 'theme.colors':
      return change('colorsChanged');
    case 'theme.lightness': {
      const key = operation.steps < 0 ? 'darker' : 'lighter';
      return change(key, [], { other: texts.roles[operation.role] });
    }
    case 'theme.saturation':
      return change(operation.steps < 0 ? 'softer' : 'stronger');
    case 'theme.font': {
      const key = operation.role === 'display' ? 'displayFont' : 'bodyFont';
      return change(key, [], { value: operation.font });
    }
    case 'theme.scale':
      return change(operation.steps < 0 ? 'smaller' : 'larger');
    case 'theme.density':
      return change(operation.steps < 0 ? 'tighter' : 'airier');
    case 'theme.radius':
      return change(radiusKey(operation.radius, context));
    default:
      return describeShape(operation);
  }
}

type ShapeOperation = OperationOf<
  | 'theme.background'
  | 'theme.motion'
  | 'theme.buttons'
  | 'theme.shadow'
  | 'theme.align'
  | 'theme.headings'
  | 'theme.avatar'
>;

/** Where a value is absent, the design decides. */
function describeShape(operation: ShapeOperation): Change {
  switch (operation.type) {
    case 'theme.background':
      return change(backgrounds[operation.background.kind]);
    case 'theme.motion':
      return change(motions[operation.motion]);
    case 'theme.buttons':
      return change(operation.buttons ? buttons[operation.buttons] : 'ownButtons');
    case 'theme.shadow':
      return change(operation.shadow ? shadows[operation.shadow] : 'ownShadow');
    case 'theme.align':
      if (operation.align === 'center') return change('centered');
      return change(operation.align ? 'alignedStart' : 'ownAlignment');
    case 'theme.headings':
      if (operation.letterCase === 'upper') return change('upperHeadings');
      if (typeof operation.weight !== 'number') return change('plainHeadings');
      return change(operation.weight >= 600 ? 'boldHeadings' : 'lightHeadings');
    case 'theme.avatar':
      return change(operation.avatar ? avatars[operation.avatar] : 'ownAvatar');
  }
}

function radiusKey(radius: number, { before }: Context) {
  if (radius === 0) return 'square';
  if (radius >= 999) return 'round';
  return radius < (before?.theme.radius ?? 0) ? 'squarer' : 'rounder';
}

export function describeElement(
  { id, style }: OperationOf<'element.style'>,
  context: Context,
): Change[] {
  const { texts, before } = context;
  const name = elementName(context, id);
  const changes: Change[] = [];
  if (style.scale !== undefined) {
    const isLarger = style.scale >= (before?.theme.elements[id]?.scale ?? 1);
    changes.push(change(isLarger ? 'elementLarger' : 'elementSmaller', [], { name }));
  }
  if (style.color) {
    const value = texts.colors[nearestColor(style.color)];
    changes.push(change('elementColor', [], { name, value }));
  }
  if (style.background) {
    const value = texts.colors[nearestColor(style.background)];
    changes.push(change('elementBackground', [], { name, value }));
  }
  if (style.weight !== undefined) {
    changes.push(change(style.weight >= 600 ? 'elementBold' : 'elementThin', [], { name }));
  }
  if (style.align) changes.push(change(elementAlignments[style.align], [], { name }));
  return changes.length > 0 ? changes : [change('elementReset', [], { name })];
}

function familyName(family: string): string {
  const words = family.replace(/-/g, ' ');
  return titleName(words.charAt(0).toUpperCase() + words.slice(1), 'en');
}
