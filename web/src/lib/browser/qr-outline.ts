// The modules of a QR code as one SVG path that is filled: rounded where no other module is beside them. One path
// shows no seams between modules, whatever draws it. Pure.

export type Corners = {
  topLeft: number;
  topRight: number;
  bottomRight: number;
  bottomLeft: number;
};

const FINDER = 7;
/** Radii of the outer edge, the inner edge and the middle of a finder pattern, in modules. */
const FINDER_RADII = { outer: 2.2, inner: 1.4, middle: 1 };
/** Half a module: one that stands alone is a dot. */
const MODULE_RADIUS = 0.5;

/** In modules from the top left. `isDark` is asked for places of the code only. */
export function outlineModules(count: number, isDark: (x: number, y: number) => boolean): string {
  const last = count - FINDER;
  const isFinder = (x: number, y: number) =>
    (y < FINDER && (x < FINDER || x >= last)) || (y >= last && x < FINDER);
  const isSet = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < count && y < count && !isFinder(x, y) && isDark(x, y);
  const round = (x: number, y: number) => (isSet(x, y) ? 0 : MODULE_RADIUS);
  const parts = [outlineFinder(0, 0), outlineFinder(last, 0), outlineFinder(0, last)];
  for (let y = 0; y < count; y += 1) {
    for (let x = 0; x < count; x += 1) {
      if (!isSet(x, y)) continue;
      let end = x;
      while (isSet(end + 1, y)) end += 1;
      const corners = {
        topLeft: round(x, y - 1),
        topRight: round(end, y - 1),
        bottomRight: round(end, y + 1),
        bottomLeft: round(x, y + 1),
      };
      parts.push(outlineBox(x, y, end - x + 1, 1, corners));
      x = end;
    }
  }
  return parts.join('');
}

const even = (radius: number): Corners => ({
  topLeft: radius,
  topRight: radius,
  bottomRight: radius,
  bottomLeft: radius,
});

export const outlineRounded = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
) => outlineBox(x, y, width, height, even(radius));

/** Clockwise. */
function outlineBox(x: number, y: number, width: number, height: number, corners: Corners): string {
  const { topLeft, topRight, bottomRight, bottomLeft } = corners;
  const [right, bottom] = [x + width, y + height];
  return [
    `M${x + topLeft} ${y}`,
    `H${right - topRight}${turn(topRight, 1, 1)}`,
    `V${bottom - bottomRight}${turn(bottomRight, -1, 1)}`,
    `H${x + bottomLeft}${turn(bottomLeft, -1, -1)}`,
    `V${y + topLeft}${turn(topLeft, 1, -1)}Z`,
  ].join('');
}

const turn = (radius: number, right: 1 | -1, down: 1 | -1, direction: 0 | 1 = 1) =>
  radius === 0 ? '' : `a${radius} ${radius} 0 0 ${direction} ${right * radius} ${down * radius}`;

/** A ring around a square. The hole runs counterclockwise, so that it stays empty by either fill rule. */
function outlineFinder(x: number, y: number): string {
  const { outer, inner: radius, middle } = FINDER_RADII;
  const [left, top, right, bottom] = [x + 1, y + 1, x + FINDER - 1, y + FINDER - 1];
  const hole = [
    `M${left + radius} ${top}${turn(radius, -1, 1, 0)}`,
    `V${bottom - radius}${turn(radius, 1, 1, 0)}`,
    `H${right - radius}${turn(radius, 1, -1, 0)}`,
    `V${top + radius}${turn(radius, -1, -1, 0)}Z`,
  ].join('');
  return (
    outlineRounded(x, y, FINDER, FINDER, outer) + hole + outlineRounded(x + 2, y + 2, 3, 3, middle)
  );
}
