// Letters that look like Latin ones, and which script a letter belongs to. The table holds what
// browsers and people really mistake (Unicode TR 39), not the whole standard.

/** Latin letter: the foreign ones that look like it. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑạąⱥ',
  b: 'ЬьƄᏏ',
  c: 'сϲⅽᴄ',
  d: 'ԁⅾɗđ',
  e: 'еєҽℯęëė',
  f: 'ƒſẝ',
  g: 'ɡցɢ',
  h: 'һհħ',
  i: 'іıɩιӏᎥ',
  j: 'јϳ',
  k: 'кκĸ',
  l: 'ⅼǀłꞁӀ',
  m: 'мⅿ',
  n: 'пոηռ',
  o: 'оοօσ০໐ø',
  p: 'рρƿ',
  q: 'ԛգ',
  r: 'гᴦ',
  s: 'ѕꜱƽ',
  t: 'тτŧ',
  u: 'υսцʋ',
  v: 'ѵνⅴᴠ',
  w: 'ԝшωաѡ',
  x: 'хχⅹ',
  y: 'уүγყ',
  z: 'ᴢʐƶ',
};

const LATIN_FOR: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, others]) =>
    [...others.toLowerCase()].map((other) => [other, latin] as const),
  ),
);

/** Accents gone, foreign confusables read as Latin. */
export function foldLetters(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...bare].map((char) => LATIN_FOR.get(char) ?? char).join('');
}

const DIGITS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '|': 'l',
  i: 'l',
};

/** Two names with the same skeleton are easily mistaken for each other. */
export function toSkeleton(name: string): string {
  const letters = foldLetters(name.toLowerCase()).replace(/rn/g, 'm').replace(/vv/g, 'w');
  return [...letters].map((char) => DIGITS[char] ?? char).join('');
}

const SCRIPTS = {
  Latin: /\p{Script=Latin}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Greek: /\p{Script=Greek}/u,
  Armenian: /\p{Script=Armenian}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Arabic: /\p{Script=Arabic}/u,
  Devanagari: /\p{Script=Devanagari}/u,
  Bengali: /\p{Script=Bengali}/u,
  Thai: /\p{Script=Thai}/u,
  Georgian: /\p{Script=Georgian}/u,
  Cherokee: /\p{Script=Cherokee}/u,
  Han: /\p{Script=Han}/u,
  Hiragana: /\p{Script=Hiragana}/u,
  Katakana: /\p{Script=Katakana}/u,
  Bopomofo: /\p{Script=Bopomofo}/u,
  Hangul: /\p{Script=Hangul}/u,
} as const;

export type ScriptName = keyof typeof SCRIPTS | 'another script';

export function listScripts(text: string): Set<ScriptName> {
  const scripts = new Set<ScriptName>();
  for (const char of text) {
    if (/[\d_.-]/.test(char) || /\p{Script=Common}|\p{Script=Inherited}/u.test(char)) continue;
    const script = Object.entries(SCRIPTS).find(([, pattern]) => pattern.test(char));
    scripts.add(script ? (script[0] as ScriptName) : 'another script');
  }
  return scripts;
}

const TOGETHER: readonly ReadonlySet<ScriptName>[] = [
  new Set<ScriptName>(['Latin', 'Han', 'Hiragana', 'Katakana']),
  new Set<ScriptName>(['Latin', 'Han', 'Bopomofo']),
  new Set<ScriptName>(['Latin', 'Han', 'Hangul']),
];

/** Scripts that no language writes together (TR 39 §5.2, highly restrictive). */
export function isMixed(scripts: ReadonlySet<ScriptName>): boolean {
  if (scripts.size < 2) return false;
  return !TOGETHER.some((allowed) => [...scripts].every((script) => allowed.has(script)));
}
