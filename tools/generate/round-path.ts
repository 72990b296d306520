// SVG paths with two decimals: on a grid of 24 the difference is invisible, and a page with twelve marks is a third
// lighter. Rounding errors of relative commands do not add up: each is taken off the next one.

type Command = { letter: string; values: number[] };

const argumentCounts: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

export function roundPath(path: string): string {
  const rounded = new PathRounding();
  return writeCommands(readCommands(path).map((command) => rounded.round(command)));
}

function readCommands(path: string): Command[] {
  return [...path.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, letter = '', text = '']) => {
    const values = readValues(letter, text);
    const count = argumentCounts[letter.toLowerCase()] ?? 0;
    if (count === 0) return [{ letter, values: [] }];
    return Array.from({ length: values.length / count }, (_, index) => ({
      letter: index > 0 && /m/i.test(letter) ? (letter === 'm' ? 'l' : 'L') : letter,
      values: values.slice(index * count, (index + 1) * count),
    }));
  });
}

/** Flags of an arc are one character each and may stand without a space. */
function readValues(letter: string, text: string): number[] {
  const values: number[] = [];
  let remaining = text;
  for (;;) {
    const isFlag = /a/i.test(letter) && [3, 4].includes(values.length % 7);
    const pattern = isFlag ? /^[\s,]*([01])/ : /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/;
    const match = pattern.exec(remaining);
    if (match === null) return values;
    values.push(Number(match[1]));
    remaining = remaining.slice(match[0].length);
  }
}

const round = (value: number) => Math.round(value * 100) / 100;

class PathRounding {
  /** How far the rounded pen is from where it should be. */
  private drift = { x: 0, y: 0 };
  private startDrift = { x: 0, y: 0 };

  round({ letter, values }: Command): Command {
    const lower = letter.toLowerCase();
    if (lower === 'z') {
      this.drift = { ...this.startDrift };
      return { letter, values };
    }
    const axes = values.map((_, index) => axisOf(lower, index));
    const isRelative = letter === lower;
    const rounded = values.map((value, index) => {
      const axis = axes[index];
      return round(isRelative && axis ? value - this.drift[axis] : value);
    });
    const count = lower === 'h' || lower === 'v' ? 1 : 2;
    for (let index = values.length - count; index < values.length; index += 1) {
      const axis = axes[index];
      if (!axis) continue;
      const error = (rounded[index] as number) - (values[index] as number);
      this.drift[axis] = (isRelative ? this.drift[axis] : 0) + error;
    }
    if (lower === 'm') this.startDrift = { ...this.drift };
    return { letter, values: rounded };
  }
}

/** Radii, angle and flags of an arc lie on no axis. */
function axisOf(letter: string, index: number): 'x' | 'y' | undefined {
  if (letter === 'h') return 'x';
  if (letter === 'v') return 'y';
  if (letter === 'a' && index < 5) return undefined;
  return (letter === 'a' ? index - 5 : index) % 2 === 0 ? 'x' : 'y';
}

/** A letter is not repeated, and no space stands where the next sign ends a number. */
function writeCommands(commands: readonly Command[]): string {
  let text = '';
  let last = '';
  for (const { letter, values } of commands) {
    const continues = letter === last && values.length > 0;
    if (!continues) text += letter;
    for (const [index, value] of values.entries()) {
      const number = String(value).replace(/^(-?)0\./, '$1.');
      const isFirst = index === 0 && !continues;
      const ends = number.startsWith('-') || (number.startsWith('.') && /\.\d+$/.test(text));
      text += isFirst || ends ? number : ` ${number}`;
    }
    last = letter === 'm' ? 'l' : letter === 'M' ? 'L' : letter;
  }
  return text;
}
