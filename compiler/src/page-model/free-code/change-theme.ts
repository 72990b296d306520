// Colors, fonts and corners of freely written code, where its CSS has a place for them.
import type { OperationOf } from '@vys/contract/page-model/operations';
import type { CssDeclaration } from '../../css/read-declarations.ts';
import { type Splice, splice } from '../../text/splice.ts';
import { ApplyError } from '../apply-error.ts';
import { contrast, readableOn, solveColors, TEXT_CONTRAST } from '../colors.ts';
import type { Source } from './source.ts';
import { findThemePlaces, readColor, type ThemePlaces, writeFont } from './theme-places.ts';

type ThemeOperation =
  | OperationOf<'theme.color'>
  | OperationOf<'theme.font'>
  | OperationOf<'theme.radius'>;

export function changeTheme(source: Source, css: string, operation: ThemeOperation): string {
  const places = findThemePlaces(source, css);
  switch (operation.type) {
    case 'theme.color':
      return splice(css, setColor(places, operation));
    case 'theme.font':
      return splice(css, [set(places[operation.role], writeFont(operation.font))]);
    case 'theme.radius':
      return splice(css, [set(places.radius, `${operation.radius}px`)]);
  }
}

/** The text on it follows where it could not be read any longer. */
function setColor(places: ThemePlaces, { role, color }: OperationOf<'theme.color'>): Splice[] {
  if (role === 'text') {
    const background = readColor(places.background?.value ?? '') ?? '#ffffff';
    return [set(places.text, readableOn(color, [background], TEXT_CONTRAST))];
  }
  if (role !== 'background' && role !== 'accent') throw unsupported();
  const place = places[role];
  const ink = role === 'background' ? places.text : places.accentText;
  const { text } = solveColors({ background: color, accent: color });
  const current = readColor(ink?.value ?? '');
  if (ink === undefined || current === undefined) {
    const isRule = place !== undefined && !place.property.startsWith('--');
    return [set(place, isRule ? `${color}; color: ${text}` : color)];
  }
  return contrast(current, color) >= TEXT_CONTRAST
    ? [set(place, color)]
    : [set(place, color), set(ink, text)];
}

function set(place: CssDeclaration | undefined, text: string): Splice {
  if (place === undefined) throw unsupported();
  return { start: place.start, end: place.end, text };
}

function unsupported(): ApplyError {
  return new ApplyError('unsupported', 'the CSS of this page has no place for it');
}
