// From effects on parts of the page to operations: sizes, corners, spacing, weight, motion, light.
import { contrast } from '@vys/compiler/page-model/colors';
import type { Operation } from '@vys/contract/page-model/operations';
import type { ColorRole, PageTheme } from '@vys/contract/page-model/theme';
import type { Frame } from '../frame.ts';
import type { Part } from './parts.ts';
import type { Effect } from './read-effects.ts';

const SCALE = 1.2;
const ROUND = 999;
/** Of a text on what is behind it. */
const COMFORTABLE = 12;

export function effectOperations(
  frame: Frame,
  parts: readonly Part[],
  effect: Effect,
): Operation[] {
  const { theme, page } = frame.scene.design;
  const images = page.sections.filter(({ kind }) => kind === 'gallery' || kind === 'image');
  switch (effect.axis) {
    case 'size':
      return sizes(
        theme,
        parts,
        effect,
        images.map(({ id }) => id),
      );
    case 'lightness':
      return lightness(theme, parts, effect);
    case 'roundness':
      return roundness(theme, parts, effect);
    case 'space':
      return [{ type: 'theme.density', steps: effect.sign * Math.max(1, effect.steps - 1) }];
    case 'weight':
      return weight(theme, parts, effect);
    case 'color':
      return [{ type: 'theme.saturation', steps: effect.sign * effect.steps }];
    case 'motion':
      return [{ type: 'theme.motion', motion: motionOf(theme, effect) }];
    case 'shadow':
      return [{ type: 'theme.shadow', shadow: effect.sign < 0 ? 'none' : 'soft' }];
    case 'gradient':
      return [];
    case 'readable':
      return readable(theme, parts);
    case 'capitals':
      return [{ type: 'theme.headings', letterCase: effect.sign > 0 ? 'upper' : 'normal' }];
    case 'center':
      return alignment(parts, effect);
    case 'mode':
      return [];
  }
}

const motionOf = ({ motion }: PageTheme, { sign, steps, isComplaint }: Effect) => {
  if (sign > 0) return 'lively' as const;
  return steps === 1 && !isComplaint && motion === 'lively'
    ? ('quiet' as const)
    : ('none' as const);
};

const scaled = (theme: PageTheme, id: string, factor: number): Operation => {
  const before = theme.elements[id] ?? {};
  const scale = Math.round((before.scale ?? 1) * factor * 100) / 100;
  return {
    type: 'element.style',
    id,
    style: { ...before, scale: Math.min(3, Math.max(0.5, scale)) },
  };
};

function sizes(
  theme: PageTheme,
  parts: readonly Part[],
  { sign, steps }: Effect,
  images: readonly string[],
): Operation[] {
  const factor = SCALE ** (sign * Math.max(1, steps - 1));
  const own = parts.flatMap((part): Operation[] => {
    switch (part.kind) {
      case 'element':
        return [scaled(theme, part.id, factor)];
      case 'heading':
        return [scaled(theme, 'name', factor)];
      case 'photo':
        return [scaled(theme, 'avatar', factor)];
      case 'images':
        return images.length > 0
          ? images.map((id) => scaled(theme, id, factor))
          : [scaled(theme, 'avatar', factor)];
      default:
        return [];
    }
  });
  if (own.length > 0) return own;
  return [{ type: 'theme.scale', steps: sign * Math.max(1, steps - 1) }];
}

const lightRoles: Partial<Record<Part['kind'], ColorRole>> = {
  background: 'background',
  text: 'text',
  heading: 'text',
  button: 'accent',
  accent: 'accent',
  card: 'surface',
  border: 'border',
};

/** "dark" is the scheme; "darker" is a step, and what is too dark on a dark page asks for a light one. */
function lightness(theme: PageTheme, parts: readonly Part[], effect: Effect): Operation[] {
  const { sign, steps, isComparative, isComplaint } = effect;
  const roles = parts.flatMap(({ kind }) => lightRoles[kind] ?? []);
  const scheme = sign > 0 ? 'light' : 'dark';
  const isOfPage = roles.length === 0 || roles.includes('background');
  const isTurn = isComplaint ? theme.scheme !== scheme && steps > 1 : !isComparative;
  if (isOfPage && isTurn && (theme.scheme !== scheme || !isComplaint))
    return theme.scheme === scheme
      ? shift(['background'], sign, 1)
      : [{ type: 'theme.scheme', scheme }];
  return shift(roles.length > 0 ? roles : ['background'], sign, steps);
}

const shift = (roles: readonly ColorRole[], sign: number, steps: number): Operation[] =>
  roles.map((role) => ({ type: 'theme.lightness', role, steps: sign * steps }));

function roundness(theme: PageTheme, parts: readonly Part[], effect: Effect): Operation[] {
  const { sign, steps, isComparative } = effect;
  if (parts.length > 0 && parts.every(({ kind }) => kind === 'photo'))
    return [{ type: 'theme.avatar', avatar: sign > 0 ? 'circle' : 'square' }];
  const { radius } = theme;
  const isSmall = steps === 1 || isComparative;
  const isOfButtons = parts.some(({ kind }) => kind === 'button');
  if (sign > 0) {
    const further = radius < 10 ? 16 : radius < 24 ? radius + 12 : ROUND;
    return [
      {
        type: 'theme.radius',
        radius: isSmall ? further : radius < 24 && !isOfButtons ? 28 : ROUND,
      },
    ];
  }
  const sharper = radius > 40 ? 10 : radius > 10 ? Math.round(radius / 3) : 0;
  return [
    { type: 'theme.radius', radius: steps === 1 ? sharper : radius > 40 && isComparative ? 4 : 0 },
  ];
}

function weight(theme: PageTheme, parts: readonly Part[], { sign }: Effect): Operation[] {
  const own = parts.flatMap((part) => (part.kind === 'element' ? [part.id] : []));
  const current = theme.headingWeight ?? 600;
  const bold = current >= 800 ? 900 : 800;
  const thin = current <= 400 ? 300 : 400;
  const value = sign > 0 ? bold : thin;
  if (own.length === 0) return [{ type: 'theme.headings', weight: value }];
  return own.map((id) => ({
    type: 'element.style',
    id,
    style: { ...theme.elements[id], weight: value },
  }));
}

/** As far from what is behind it as a text should be, and larger where it is so already. */
function readable({ colors, scheme }: PageTheme, parts: readonly Part[]): Operation[] {
  const isOfButtons = parts.some(({ kind }) => kind === 'button' || kind === 'button-text');
  if (isOfButtons || contrast(colors.text, colors.background) >= COMFORTABLE)
    return [{ type: 'theme.scale', steps: 1 }];
  return [{ type: 'theme.lightness', role: 'text', steps: scheme === 'dark' ? 3 : -3 }];
}

function alignment(parts: readonly Part[], { sign }: Effect): Operation[] {
  const align = sign > 0 ? ('center' as const) : ('start' as const);
  const own = parts.flatMap((part) => (part.kind === 'element' ? [part.id] : []));
  if (own.length === 0) return [{ type: 'theme.align', align }];
  return own.map((id) => ({ type: 'element.style', id, style: { align } }));
}
