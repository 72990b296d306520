// Finds colors: hexadecimal and rgb() notations, names, and names with words that change them.
import { attributes } from '../attributes.ts';
import { colorAt, hexColorOf } from '../colors.ts';
import type { ReadState } from './finder.ts';

const COLOR_WORDS = new Set(
  `color colors colour colours colored coloured background button buttons accent theme palette text heading headings headline paint tone tones shade shades scheme
  farbe farben farbig farbton hintergrund knopfe buttons akzent schrift text palette ton couleur couleurs fond bouton boutons teinte tons palette accent
  color colores fondo boton botones tono tonos acento paleta cor cores fundo botao botoes tom tons destaque colore colori sfondo pulsante pulsanti bottoni toni tinta tinte
  dark light pastel darker lighter`.split(/\s+/),
);
const NEAR = 6;

export function findHexColors(state: ReadState): void {
  for (const match of state.text.matchAll(/#[0-9a-f]{3,8}(?![\p{L}\p{N}_])/giu)) {
    const hex = hexColorOf(match[0]);
    const isPlace =
      /^#\d{3,}$/.test(match[0]) &&
      match[0].length < 7 &&
      !hasColorWordNear(state, state.tokenAt(match.index));
    if (hex && !isPlace)
      state.add({
        kind: 'color',
        hex,
        name: match[0].toLowerCase(),
        start: match.index,
        end: match.index + match[0].length,
      });
  }
  for (const match of state.text.matchAll(
    /rgba?\( ?(\d{1,3})[ ,]{1,2}(\d{1,3})[ ,]{1,2}(\d{1,3})[^)\n]{0,12}\)/gi,
  )) {
    const channels = match.slice(1, 4).map(Number);
    if (channels.some((channel) => channel > 255)) continue;
    const hex = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    state.add({
      kind: 'color',
      hex,
      name: match[0].toLowerCase(),
      start: match.index,
      end: match.index + match[0].length,
    });
  }
}

export function findColors(state: ReadState): void {
  for (let index = 0; index < state.tokens.length; index += 1) {
    if (state.tokens[index]?.kind !== 'word' || state.isTaken(index)) continue;
    const color = colorAt(state.tokens, index, state.lang);
    if (!color || !state.areFree(index, color.end)) continue;
    if (isFoodOrName(state, index, color.end)) continue;
    if (color.isEverydayWord && !hasColorWordNear(state, index)) continue;
    const span = state.span(index, color.end);
    const name = state.text.slice(span.start, span.end).toLowerCase();
    if (state.add({ kind: 'color', hex: color.hex, name, ...span })) index = color.end - 1;
  }
}

const NAMED_BEFORE = new Set('flat egg vin vino vinho wein'.split(' '));
const NAMED_BEHIND = new Set(
  'wine wines tea coffee juice bread cheese rice beans onion onions cabbage meat friday belt sauce curry russian wein tee oil forest'.split(
    ' ',
  ),
);

/** "flat white", "green tea", "vin rouge". */
const isFoodOrName = (state: ReadState, from: number, to: number) =>
  NAMED_BEFORE.has(state.fold(from - 1)) || NAMED_BEHIND.has(state.fold(to));

/** Within the same sentence. */
function hasColorWordNear(state: ReadState, index: number): boolean {
  for (const step of [-1, 1]) {
    for (let distance = 1; distance <= NEAR; distance += 1) {
      const word = state.fold(index + step * distance);
      if (word === '' || /^[.!?;\n]$/.test(word)) break;
      const at = index + step * distance;
      if (COLOR_WORDS.has(word) || attributes.matchAt(state.tokens, at)?.value === 'colors')
        return true;
      const other = colorAt(state.tokens, at, state.lang);
      if (other && !other.isEverydayWord && distance > 1 && distance <= 4) return true;
    }
  }
  return false;
}
