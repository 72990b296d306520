// The call to action below a code, as one line or two that fit their band. Pure.

export type CaptionLine = {
  text: string;
  /** Of the text, at that size. */
  width: number;
  /** Between the middle of the band and the middle of the line; negative above. */
  offset: number;
};
export type Caption = { fontSize: number; lines: readonly CaptionLine[] };

export type Band = { width: number; height: number };

/** Of the height of the band. */
const FONT_SHARE = 0.5;
const SMALL_FONT_SHARE = 0.36;
/** Of the width of the band. */
const WIDTH_SHARE = 0.9;
/** A line that has to be smaller than that is written as two. */
const LEAST_SCALE = 0.75;
const LINE_HEIGHT = 1.12;

/** `measure` returns the width of a text in a font of size 1. */
export function fitCaption(text: string, band: Band, measure: (text: string) => number): Caption {
  const width = band.width * WIDTH_SHARE;
  const one = fitLines([text], band.height * FONT_SHARE, width, measure);
  const halves = splitInTwo(text, measure);
  if (one.fontSize >= band.height * FONT_SHARE * LEAST_SCALE || !halves) return one;
  const two = fitLines(halves, band.height * SMALL_FONT_SHARE, width, measure);
  return two.fontSize > one.fontSize ? two : one;
}

function fitLines(
  texts: readonly string[],
  fontSize: number,
  width: number,
  measure: (text: string) => number,
): Caption {
  const widest = Math.max(...texts.map(measure));
  const fitted = widest * fontSize > width ? width / widest : fontSize;
  return {
    fontSize: fitted,
    lines: texts.map((text, index) => ({
      text,
      width: measure(text) * fitted,
      offset: (index - (texts.length - 1) / 2) * fitted * LINE_HEIGHT,
    })),
  };
}

/** At the space that makes the longer half shortest; a single long word is cut in its middle. */
function splitInTwo(
  text: string,
  measure: (text: string) => number,
): readonly [string, string] | undefined {
  const words = text.split(' ');
  const splits = words.slice(1).map((_, index) => {
    const at = index + 1;
    return [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const;
  });
  if (splits.length === 0) {
    const letters = [...text];
    const half = Math.ceil(letters.length / 2);
    if (half < 2) return undefined;
    return [letters.slice(0, half).join(''), letters.slice(half).join('')];
  }
  const length = (halves: readonly string[]) => Math.max(...halves.map(measure));
  return splits.reduce((best, next) => (length(next) < length(best) ? next : best));
}
