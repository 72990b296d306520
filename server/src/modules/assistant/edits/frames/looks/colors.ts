// Colors by part; without a part the one that the refused color is on, the page, or the accent.
import { mix } from '@vys/compiler/page-model/colors';
import type { Operation } from '@vys/contract/page-model/operations';
import type { ColorRole, PageTheme } from '@vys/contract/page-model/theme';
import { oklchOf } from '../../../reading/colors/oklch.ts';
import { type Frame, slotsOf } from '../frame.ts';
import type { Part } from './parts.ts';
import { type Effect, readEffects } from './read-effects.ts';
import { colorsIn, type LookGroup, type LookRequest } from './read-look.ts';
import { isDisliked, roleOfColor } from './refused-colors.ts';
import { foldText, hasWord, wordsPattern } from './words/patterns.ts';

type Theme = PageTheme;

const keeping = wordsPattern(
  'keep*|stay*|leave|lass*|bleib*|behalt*|garde*|laisse*|reste*|deja*|manten*|conserv*|queda*|mantem|mantenha*|fica|fique|lascia*|mantien*|mantenere|tieni|resta',
);
const pageWords = wordsPattern(
  'it|page|site|everything|all|whole|thing|alles|seite|ganze|tout|toute|page|todo|toda|pagina|tudo|tutto|tutta|sito',
);

const calmer = wordsPattern(
  'calm*|quiet*|soft*|ruhig*|sanft*|dezent*|doux|douce*|discret*|suave*|tranquil*|calmo|calma|discreto|sobri[oa]|sobre|else|anderes|autre chose|otra cosa|outra coisa|altro',
);

const effectsOf = ({ groups }: LookRequest): Effect[] =>
  groups.flatMap(({ descriptions }) => descriptions.flatMap(({ effects }) => effects));

export function colorOperations(frame: Frame, taggedRequest: LookRequest): Operation[] {
  const { theme } = frame.scene.design;
  const isKept = hasWord(foldText(taggedRequest.rest), keeping);
  const blend = blendOf(frame);
  if (blend !== undefined) return [blend];
  const gradient = effectsOf(taggedRequest).find(({ axis }) => axis === 'gradient');
  if (gradient?.sign === 1) return [gradientOf(theme, taggedRequest)];
  const operations = taggedRequest.groups.flatMap((group): Operation[] => {
    if (isKept && group.refusedColors.length === 0) return keptColors(theme, group);
    if (group.colors.length === 0) return withoutColor(theme, group);
    const isOnly = group.colors.length === 1 && group.refusedColors.length === 0;
    if (isOnly && group.descriptions.length === 0 && isDisliked(taggedRequest.rest))
      return withoutColor(theme, { ...group, refusedColors: group.colors });
    if (gradient !== undefined && group.parts.every(({ kind }) => kind === 'page'))
      return [setColor('background', group.colors.at(-1) as string)];
    return groupColors(theme, group, taggedRequest);
  });
  const isFlat = operations.some(
    (operation) => operation.type === 'theme.color' && operation.role === 'background',
  );
  if (gradient === undefined || isFlat) return operations;
  return [{ type: 'theme.background', background: { kind: 'plain' } }, ...operations];
}

const setColor = (role: ColorRole, color: string): Operation => ({
  type: 'theme.color',
  role,
  color,
});

/** "keep the yellow": after whatever else changes it is as it was. */
const keptColors = (theme: Theme, { colors }: LookGroup): Operation[] =>
  colors.map((color) => {
    const role = roleOfColor(theme, color);
    return setColor(role, theme.colors[role]);
  });

/** "not this yellow" and nothing in its place: something calmer of another hue. */
function withoutColor(theme: Theme, { refusedColors, descriptions }: LookGroup): Operation[] {
  const [refused] = refusedColors;
  const isOtherwise = descriptions.some(
    ({ text, effects, isRefused, isColor }) =>
      isColor || (!isRefused && effects.length === 0 && !hasWord(foldText(text), calmer)),
  );
  if (
    refused === undefined ||
    isOtherwise ||
    descriptions.some(({ effects }) => effects.length > 0)
  )
    return [];
  const role = roleOfColor(theme, refused);
  const isDark = theme.scheme === 'dark';
  if (role === 'background') {
    const isWhite = oklchOf(refused).lightness > 0.97;
    return [setColor(role, isDark ? '#14161a' : isWhite ? '#f6f1e7' : '#ffffff')];
  }
  const { hue } = oklchOf(refused);
  const isWarm = Math.cos(hue - 1) > 0;
  return [setColor(role, isWarm ? '#2f6f8f' : '#a8491c')];
}

const betweenColors =
  /^\s*(?:-|–|→|->|to|into|nach|zu|bis|in|vers|à|a|al|hasta|para|até|pro|verso|and|und|et|y|e|&|\/)\s*(?:\p{L}{1,4}\s+)?$/iu;
const fromColor =
  /(?:from|between|von|zwischen|de|du|entre|del|da|dal|di|tra|do)\s+(?:\p{L}{1,4}\s+)?$/iu;

/** "a gradient from pink to orange", however it is tagged. */
function blendOf(frame: Frame): Operation | undefined {
  const { scene, taggedRequest } = frame;
  const text = scene.text;
  const isNamed = readEffects(text, { measured: text, isTurned: false, isComplaint: false }).some(
    ({ axis }) => axis === 'gradient',
  );
  const [first, second] = slotsOf(frame, 'color', 'notcolor');
  if (!isNamed || first === undefined || second === undefined) return undefined;
  const gap = scene.message.text.slice(first.end, second.start);
  const before = scene.message.text.slice(taggedRequest.start, first.start);
  const isJoined = /^\s*(?:and|und|et|y|e|&|\/)\s/iu.test(gap);
  if (!betweenColors.test(gap) || !(isJoined || fromColor.test(before))) return undefined;
  const [from] = colorsIn(frame, first);
  const [to] = colorsIn(frame, second);
  if (from === undefined || to === undefined) return undefined;
  return { type: 'theme.background', background: { kind: 'gradient', from, to, angle: 160 } };
}

function gradientOf(theme: Theme, { groups }: LookRequest): Operation {
  const [first, second] = groups.flatMap(({ colors }) => colors);
  const { background, accent } = theme.colors;
  const from = first ?? mix(background, accent, 0.25);
  const partner = theme.scheme === 'dark' ? '#000000' : '#ffffff';
  const to = second ?? (first === undefined ? background : mix(first, partner, 0.5));
  return { type: 'theme.background', background: { kind: 'gradient', from, to, angle: 160 } };
}

function groupColors(theme: Theme, group: LookGroup, taggedRequest: LookRequest): Operation[] {
  const { colors, parts, refusedColors } = group;
  const last = colors.at(-1) as string;
  const named = parts.filter(({ kind }) => kind !== 'page' && kind !== 'spacing');
  if (named.length === 0) {
    const [refused] = refusedColors;
    if (refused !== undefined) return replaceColor(theme, refused, last);
    return colors.length > 1 ? twoColors(theme, colors) : pageColor(theme, group, taggedRequest);
  }
  return named.flatMap((part) => partColor(theme, part, last, refusedColors));
}

/** With a background of a gradient its colors are refused, too. */
function replaceColor(theme: Theme, refused: string, color: string): Operation[] {
  const role = roleOfColor(theme, refused);
  return [setColor(role, color)];
}

const roles: Partial<Record<Part['kind'], ColorRole>> = {
  background: 'background',
  accent: 'accent',
  button: 'accent',
  corner: 'accent',
  'button-text': 'accentText',
  text: 'text',
  border: 'border',
  card: 'surface',
};

function partColor(
  theme: Theme,
  part: Part,
  color: string,
  refused: readonly string[],
): Operation[] {
  if (part.kind === 'element') {
    const isText = part.target.kind === 'profile' || isInk(theme, color);
    const style = isText ? { color } : { background: color };
    return [{ type: 'element.style', id: part.id, style }];
  }
  if (part.kind === 'heading') return headingColor(theme, color, refused);
  const role = roles[part.kind];
  return role === undefined ? [setColor('accent', color)] : [setColor(role, color)];
}

/** A quiet color is the text's; a colorful one stands on the name and on what is highlighted. */
function headingColor(theme: Theme, color: string, [refused]: readonly string[]): Operation[] {
  if (refused !== undefined && roleOfColor(theme, refused) === 'accent')
    return [setColor('accent', color), { type: 'element.style', id: 'name', style: { color } }];
  if (isInk(theme, color)) return [setColor('text', color)];
  return [{ type: 'element.style', id: 'name', style: { color } }];
}

const lightness = (hex: string) => oklchOf(hex).lightness;
const chroma = (hex: string) => oklchOf(hex).chroma;

/** As dark or as light as texts on this page are. */
const isInk = ({ scheme }: Theme, color: string) =>
  chroma(color) < 0.06 && (scheme === 'dark' ? lightness(color) > 0.75 : lightness(color) < 0.45);

const isNeutral = (color: string) => chroma(color) < 0.035 || lightness(color) > 0.9;
const isDeep = (color: string) => lightness(color) < 0.37;
/** As a whole page of it looks dark. */
const isDark = (color: string) => lightness(color) < 0.47;

/** "black and gold": the neutral one is behind everything, or the one that suits the scheme. */
function twoColors(theme: Theme, colors: readonly string[]): Operation[] {
  const isDarkPage = theme.scheme === 'dark';
  const fit = (color: string) =>
    (isDeep(color) || lightness(color) > 0.88 ? -1 : 0) +
    (isDarkPage ? lightness(color) : -lightness(color));
  const [background, ...others] = [...colors].sort((a, b) => fit(a) - fit(b));
  const [accent, text] = others.sort((a, b) => chroma(b) - chroma(a));
  return [
    ...(background === undefined ? [] : [setColor('background', backgroundOf(theme, background))]),
    ...(text !== undefined && isInk(theme, text) ? [setColor('text', text)] : []),
    ...(accent === undefined ? [] : [setColor('accent', accent)]),
  ];
}

/** Middle colors are tints behind a page. */
function backgroundOf({ scheme }: Theme, color: string): string {
  if (isNeutral(color) || isDeep(color)) return color;
  return mix(color, scheme === 'dark' ? '#000000' : '#ffffff', scheme === 'dark' ? 0.72 : 0.8);
}

/** Without a part: neutral and deep colors stand behind the page, others are its accent. */
function pageColor(theme: Theme, group: LookGroup, { rest }: LookRequest): Operation[] {
  const [color] = group.colors;
  if (color === undefined) return [];
  const isPage = group.parts.length > 0 || hasWord(foldText(rest), pageWords);
  const isGround =
    isNeutral(color) || (isPage ? isDark(color) : isDeep(color) && theme.scheme === 'dark');
  if (isGround) return [setColor('background', color)];
  if (!isPage) return [setColor('accent', color)];
  return [setColor('background', backgroundOf(theme, color)), setColor('accent', color)];
}
