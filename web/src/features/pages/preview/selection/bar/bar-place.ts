// Where the bar stands: below the element, above it where there is no room, and always within the pane. Pure.
import type { Fit } from '../../device.ts';
import type { Place } from '../selection-state.ts';

type Size = { width: number; height: number };
const GAP = 8;

export function placeBar(place: Place, { width, scale }: Fit, pane: Size, bar: Size) {
  const frameLeft = (pane.width - width * scale) / 2;
  const middle = frameLeft + (place.x + place.width / 2) * scale;
  const [top, bottom] = [place.y * scale, (place.y + place.height) * scale];
  const below = bottom + GAP;
  const above = top - GAP - bar.height;
  const isRoom = below + bar.height + GAP <= pane.height;
  const wanted = isRoom ? below : above >= GAP ? above : pane.height - bar.height - GAP;
  return {
    left: between(middle - bar.width / 2, GAP, pane.width - bar.width - GAP),
    top: between(wanted, GAP, pane.height - bar.height - GAP),
  };
}

const between = (value: number, least: number, most: number) =>
  Math.round(Math.max(least, Math.min(value, most)));
