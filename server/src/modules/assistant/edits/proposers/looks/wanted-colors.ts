// Which colors of a request are wanted, and which are to go: "blue instead of green", "change the green to blue".
import type { ColorRole } from '@vys/contract/page-model/theme';
import type { ValueOf } from '../../../reading/message.ts';
import { has, type Scene, valuesOf } from '../../scene/scene.ts';

type Color = ValueOf<'color'>;
export type ColorRequest = { wanted: Color[]; rejected: Color[] };

const small = String.raw`(?:\s+[\p{L}'’]{1,10}){0,2}`;
const rejection = new RegExp(
  String.raw`(?:^|[\s,(])(?:not|no|never|instead of|rather than|without|isn't|nicht|kein|keine|keinen|statt|anstatt|anstelle von|pas|au lieu d[eu]s?|à la place d[eu]s?|plutôt que|non|en (?:vez|lugar) del?|no|no lugar d[eoa]s?|em vez d[eoa]s?|ao invés d[eoa]s?|não|invece (?:di|del|dello|della|che)|al posto d(?:i|el|ella))${small}\s+$`,
  'iu',
);
const replacement = new RegExp(
  String.raw`^(?:\s+[\p{L}'’]{1,12}){0,2}\s*(?:\s(?:to|into|with|by|for|zu|in|durch|gegen|en|par|por|pra|para|a|con|com|per)|->|→|=>)${small}\s+$`,
  'iu',
);
const statement =
  /(?:^|\s)(?:is|are|was|it's|ist|sind|war|est|sont|es|son|está|é|são|è|sono)\s+(?:(?:too|so|still|now|zu|noch|trop|muy|muito|troppo)\s+)?$/iu;
const preference =
  /(?:want|wanted|rather|prefer|should|make|said|lieber|soll|will|möchte|mach|veux|préfère|mets|quiero|prefiero|pon|quero|prefiro|voglio|vorrei|preferisco|fai)/iu;

const roleConcepts = ['background', 'accent', 'button', 'text', 'font', 'heading'];

export function readColorRequest(scene: Scene): ColorRequest {
  const colors = valuesOf(scene, 'color');
  if (has(scene, 'gradient')) return { wanted: colors, rejected: [] };
  const refused = colors.filter(({ start }) => isRejected(scene, start));
  const rejected = colors.filter((color, index) => {
    const before = scene.text.slice(0, color.start - scene.span.start);
    const next = colors[index + 1];
    if (refused.includes(color)) return true;
    if (next === undefined || refused.includes(next)) return false;
    const gap = scene.message.text.slice(color.end, next.start);
    if (replacement.test(gap) && has(scene, 'change', 'replace', 'swap', 'move')) return true;
    const roles = roleConcepts.filter((concept) => has(scene, concept));
    return roles.length < 2 && statement.test(before) && preference.test(gap);
  });
  return { wanted: colors.filter((color) => !rejected.includes(color)), rejected };
}

function channels(hex: string): [number, number, number] {
  const at = (index: number) => Number.parseInt(hex.slice(index, index + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}
export const lightness = (hex: string) =>
  (Math.max(...channels(hex)) + Math.min(...channels(hex))) / 2;
export const saturation = (hex: string) => Math.max(...channels(hex)) - Math.min(...channels(hex));

function hue(hex: string): number {
  const [red, green, blue] = channels(hex);
  const most = Math.max(red, green, blue);
  const range = saturation(hex) || 1;
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360;
  return most === green ? 60 * (2 + (blue - red) / range) : 60 * (4 + (red - green) / range);
}

const QUIET = 0.2;
const NEAR = 50;

/** What on the page has the color that is to go. */
export function roleOfColor(scene: Scene, hex: string): ColorRole {
  const { colors } = scene.design.theme;
  const roles = ['accent', 'background', 'text'] as const;
  if (saturation(hex) < QUIET) {
    const away = (role: ColorRole) => Math.abs(lightness(colors[role]) - lightness(hex));
    return [...roles].sort((a, b) => away(a) - away(b))[0] ?? 'background';
  }
  const turn = (role: ColorRole) => {
    const away = Math.abs(hue(colors[role]) - hue(hex));
    return Math.min(away, 360 - away);
  };
  const colorful = roles.filter((role) => saturation(colors[role]) >= QUIET && turn(role) < NEAR);
  return colorful[0] ?? 'accent';
}

/** Whether the word at a place of the message is what the request turns away from. */
export const isRejected = (scene: Scene, start: number): boolean =>
  rejection.test(scene.text.slice(0, start - scene.span.start).slice(-60));
