// Colors, fonts and corners of freely written code, where its CSS has a place for them.
import type { OperationOf } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import { type ColorRole, colorRoles } from '@vys/contract/page-model/theme';
import type { CssDeclaration } from '../../css/read-declarations.ts';
import { type Splice, splice } from '../../text/splice.ts';
import { applyToTheme } from '../apply/theme.ts';
import { ApplyError } from '../apply-error.ts';
import type { Source } from './source.ts';
import { findThemePlaces, readColor, type ThemePlaces, writeFont } from './theme-places.ts';

type ColorOperation = OperationOf<
  'theme.color' | 'theme.lightness' | 'theme.saturation' | 'theme.scheme'
>;
type ThemeOperation = ColorOperation | OperationOf<'theme.font'> | OperationOf<'theme.radius'>;

/** `design`: what was read from the source. */
export function changeTheme(
  source: Source,
  css: string,
  design: PageDesign,
  operation: ThemeOperation,
): string {
  const places = findThemePlaces(source, css);
  switch (operation.type) {
    case 'theme.font':
      return splice(css, [set(places[operation.role], writeFont(operation.font))]);
    case 'theme.radius':
      return splice(css, [set(places.radius, `${operation.radius}px`)]);
    default:
      return splice(css, setColors(places, design, operation));
  }
}

/** What the page must say in one place each, so that a change of it is seen. */
function rolesNeeded(operation: ColorOperation): readonly ColorRole[] {
  if ('role' in operation) return [operation.role];
  return ['background', 'surface', 'text', 'accent'];
}

/** Colors that could not be read any longer follow where they have a place. */
function setColors(places: ThemePlaces, design: PageDesign, operation: ColorOperation): Splice[] {
  if (rolesNeeded(operation).some((role) => places[role] === undefined)) throw unsupported();
  const { colors, scheme } = applyToTheme(design, operation);
  const changes = colorRoles.flatMap((role) => {
    const place = places[role];
    if (place === undefined || readColor(place.value) === colors[role]) return [];
    return [set(place, colors[role] + inkAfter(places, role, colors))];
  });
  const { background } = colors;
  if (places.backgroundEnd && background !== design.theme.colors.background) {
    changes.push(set(places.backgroundEnd, background));
  }
  if (places.scheme && scheme !== design.theme.scheme) changes.push(set(places.scheme, scheme));
  return changes;
}

/** A rule that sets a background and no color of text gets one. */
function inkAfter(places: ThemePlaces, role: ColorRole, colors: PageDesign['theme']['colors']) {
  const isRule = places[role]?.property.startsWith('--') === false;
  if (isRule && role === 'background' && places.text === undefined)
    return `; color: ${colors.text}`;
  if (isRule && role === 'accent' && places.accentText === undefined) {
    return `; color: ${colors.accentText}`;
  }
  return '';
}

function set(place: CssDeclaration | undefined, text: string): Splice {
  if (place === undefined) throw unsupported();
  return { start: place.start, end: place.end, text };
}

function unsupported(): ApplyError {
  return new ApplyError('unsupported', 'the CSS of this page has no place for it');
}
