// Template of the OG image: the title of the page in its own colors, its address, and link bars at the
// edge. A tree of boxes; drawn in og-image-worker.ts.
import type { OgImageSpec } from './og-image-spec.ts';

export const OG_IMAGE_WIDTH = 1200;
export const OG_IMAGE_HEIGHT = 630;

type Style = Record<string, string | number>;
export type Box = { type: 'div'; props: { style: Style; children?: Box[] | string } };

const box = (style: Style, children?: Box[] | string): Box => ({
  type: 'div',
  props: { style, ...(children === undefined ? {} : { children }) },
});

export function ogImageTemplate({ title, address, colors }: OgImageSpec, families: string): Box {
  const size = sizeFor(title);
  const heading = box(
    {
      display: 'block',
      width: 800,
      lineClamp: size > 90 ? 3 : 4,
      fontSize: size,
      lineHeight: 1.06,
      letterSpacing: '-0.03em',
      wordBreak: 'break-word',
    },
    title,
  );
  const line = box({ display: 'flex', alignItems: 'center', fontSize: 34 }, [
    box({ width: 22, height: 22, borderRadius: 11, marginRight: 20, background: colors.accent }),
    box({ display: 'flex', opacity: 0.82 }, address),
  ]);
  const words = box(
    {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      height: OG_IMAGE_HEIGHT,
      padding: '76px 0 68px 84px',
    },
    [heading, line],
  );
  return box(
    {
      display: 'flex',
      position: 'relative',
      width: OG_IMAGE_WIDTH,
      height: OG_IMAGE_HEIGHT,
      overflow: 'hidden',
      background: colors.background,
      color: colors.text,
      fontFamily: families,
    },
    [words, ...bars(colors.accent)],
  );
}

/** Four links that run off the right edge. */
function bars(color: string): Box[] {
  const lefts = [1010, 950, 1040, 980];
  return lefts.map((left, row) =>
    box({
      position: 'absolute',
      left,
      top: 76 + row * 131,
      width: 320,
      height: 92,
      borderRadius: 26,
      background: color,
      opacity: row === 1 ? 1 : 0.34 - row * 0.06,
    }),
  );
}

/** Pixels. Words decide as well as letters: one long word must fit on its line. */
function sizeFor(title: string): number {
  const longest = Math.max(...title.split(' ').map((word) => word.length));
  if (title.length <= 14 && longest <= 11) return 136;
  if (title.length <= 34 && longest <= 14) return 104;
  if (title.length <= 64 && longest <= 18) return 80;
  return 62;
}
