// Reads the `xn--` form of a host label (RFC 3492). Writing it is not needed here.
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 128;
const LONGEST_LABEL = 63;

/** Undefined when the text is not valid. Takes the label without `xn--`. */
export function decodePunycode(text: string): string | undefined {
  if (text === '' || text.length > LONGEST_LABEL || !/^[a-z0-9-]+$/i.test(text)) return undefined;
  const dash = text.lastIndexOf('-');
  const output = dash > 0 ? [...text.slice(0, dash)].map((char) => char.charCodeAt(0)) : [];
  let n = INITIAL_N;
  let i = 0;
  let bias = INITIAL_BIAS;
  for (let at = dash > 0 ? dash + 1 : 0; at < text.length; ) {
    const before = i;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = parseDigit(text.charCodeAt(at));
      at += 1;
      if (digit === undefined) return undefined;
      i += digit * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
      if (i > 0x7fffffff || weight > 0x7fffffff) return undefined;
    }
    const count = output.length + 1;
    bias = adapt(i - before, count, before === 0);
    n += Math.floor(i / count);
    i %= count;
    if (n > 0x10ffff || (n >= 0xd800 && n <= 0xdfff)) return undefined;
    output.splice(i, 0, n);
    i += 1;
  }
  return String.fromCodePoint(...output);
}

function parseDigit(code: number): number | undefined {
  if (code >= 0x30 && code <= 0x39) return code - 0x30 + 26;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x7a ? letter - 0x61 : undefined;
}

function adapt(change: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(isFirst ? change / DAMP : change / 2);
  delta += Math.floor(delta / count);
  let k = 0;
  for (; delta > ((BASE - T_MIN) * T_MAX) / 2; k += BASE)
    delta = Math.floor(delta / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW));
}
