// Edits of colour. A page with our roles is solved anew, so whatever is asked for stays readable;
// a page with colours of its own gets one rule for its ground and text, and is told so.
import { roleTokens, schemeOf } from '../compose/stylesheet.ts';
import { hash } from '../seed.ts';
import { fromHex, mix, toHex } from '../theme/oklch.ts';
import { gradientPalette, PALETTES, type Palette } from '../theme/palettes.ts';
import {
  accentOn,
  legible,
  onAccent,
  type Roles,
  solveTheme,
  type ThemeWish,
} from '../theme/solve.ts';
import type { PageContent } from '../types.ts';
import type { ColorWish } from '../understand/intent.ts';
import { readToken, ruleSaying, setRule, setToken } from './css-edit.ts';
import { type Edited, refused } from './edited.ts';
import { buttonSelector, classOf, rootOf, type Source } from './source.ts';

const HEX = /^#[0-9a-f]{6}$/i;
const ROLE_TOKENS = [
  '--bg',
  '--surface',
  '--text',
  '--muted',
  '--accent',
  '--accent-text',
  '--border',
];

/** The roles of a page that has all of ours, with plain colours in them. */
export function readRoles(css: string): Roles | undefined {
  const [bg, surface, text, muted, accent, accentText, border] = ROLE_TOKENS.map((name) =>
    readToken(css, name),
  );
  const all = [bg, surface, text, muted, accent, accentText, border];
  if (!all.every((value) => value !== undefined && HEX.test(value))) return undefined;
  const far = readToken(css, '--bg2');
  const graded = /gradient/.test(readToken(css, '--backdrop') ?? '');
  return {
    bg: bg as string,
    bg2: graded && far && HEX.test(far) ? far : (bg as string),
    surface: surface as string,
    text: text as string,
    muted: muted as string,
    accent: accent as string,
    accentText: accentText as string,
    border: border as string,
  };
}

function writeRoles(css: string, before: Roles, after: Roles): string {
  let result = css;
  const old = new Map(roleTokens(before));
  for (const [name, value] of roleTokens(after)) {
    if (old.get(name) !== value || readToken(result, name) === undefined)
      result = setToken(result, name, value);
  }
  if (schemeOf(before) !== schemeOf(after))
    result = setToken(result, 'color-scheme', schemeOf(after));
  return result;
}

const done = (
  page: PageContent,
  css: string,
  did: string,
  changed: string,
  note?: string,
): Edited => ({
  ok: true,
  page: { ...page, css },
  did,
  changed,
  ...(note ? { note } : {}),
});

const SHIFTED = 'I moved the tone a little so that text on it stays readable.';

export function setAccent(page: PageContent, source: Source, { hex, words }: ColorWish): Edited {
  const roles = readRoles(page.css);
  if (!roles) {
    const token = ['--accent', '--primary', '--brand', '--color-accent', '--color-primary'].find(
      (name) => readToken(page.css, name),
    );
    if (token)
      return done(
        page,
        setToken(page.css, token, hex),
        `made the accent ${words}`,
        'accent colour',
      );
    const css = setRule(page.css, buttonSelector(source), {
      'background-color': hex,
      color: onAccent(hex),
    });
    return done(page, css, `made links and buttons ${words}`, 'link and button colour');
  }
  const solved = accentOn(hex, roles);
  const note =
    solved.accent === hex
      ? undefined
      : `On this background ${words} needed a ${fromHex(solved.accent).l > fromHex(hex).l ? 'lighter' : 'darker'} tone to be seen.`;
  return done(
    page,
    writeRoles(page.css, roles, { ...roles, ...solved }),
    `made the accent ${words}`,
    'accent colour',
    note,
  );
}

/** The element that paints the ground of a hand-written page. */
function paintGround(page: PageContent, source: Source, background: string, solid: string): string {
  const root = rootOf(source);
  const names = (root ? classOf(root) : []).map((name) => `.${name}`);
  const rule = ruleSaying(
    page.css,
    [...names, 'main', 'body', 'html', ':root'],
    /^background(?:-color|-image)?$/,
  );
  const text = legible(onAccent(solid), [solid], 4.6);
  return setRule(page.css, rule?.selector ?? 'body', { background, color: text });
}

const OWN_GROUND =
  'This page has colours of its own, so I changed its ground and its text; look at the rest once.';

export function setBackground(
  page: PageContent,
  source: Source,
  { hex, words }: ColorWish,
): Edited {
  const roles = readRoles(page.css);
  if (!roles)
    return done(
      page,
      paintGround(page, source, hex, hex),
      `made the background ${words}`,
      'background',
      OWN_GROUND,
    );
  const after = solveTheme({ bg: hex, accent: roles.accent });
  return done(
    page,
    writeRoles(page.css, roles, after),
    `made the background ${words}`,
    'background',
    after.bg === hex ? undefined : SHIFTED,
  );
}

/** One colour runs into a neighbour of its own, so that a single word is enough. */
function gradientEnds(colors: ColorWish[], roles: Roles | undefined): { bg: string; bg2: string } {
  const [one, two] = colors;
  const from = one?.hex ?? roles?.accent ?? '#2563eb';
  if (two) return { bg: from, bg2: two.hex };
  const violet = gradientPalette(from);
  if (violet.name === 'violet' && violet.bg2) return { bg: violet.bg, bg2: violet.bg2 };
  const { l, c, h } = fromHex(from);
  const far =
    l > 0.7
      ? { l: l - 0.1, c: c + 0.03, h: (h + 330) % 360 }
      : { l: Math.max(0.18, l - 0.2), c, h: (h + 25) % 360 };
  return { bg: from, bg2: toHex(far) };
}

export function setGradient(page: PageContent, source: Source, colors: ColorWish[]): Edited {
  const roles = readRoles(page.css);
  const ends = gradientEnds(colors, roles);
  const words =
    colors.length > 1
      ? `from ${colors[0]?.words} to ${colors[1]?.words}`
      : (colors[0]?.words ?? 'in your accent colour');
  const did =
    colors.length === 1 ? `gave the page a ${words} gradient` : `gave the page a gradient ${words}`;
  if (!roles) {
    const middle = mix(ends.bg, ends.bg2, 0.5);
    const css = paintGround(
      page,
      source,
      `linear-gradient(165deg, ${ends.bg}, ${ends.bg2})`,
      middle,
    );
    return done(page, css, did, 'background gradient', OWN_GROUND);
  }
  const after = solveTheme({ ...ends, accent: roles.accent });
  const asked = after.bg === ends.bg && after.bg2 === ends.bg2;
  return done(
    page,
    writeRoles(page.css, roles, after),
    did,
    'background gradient',
    asked ? undefined : SHIFTED,
  );
}

export function setScheme(page: PageContent, source: Source, to: 'dark' | 'light'): Edited {
  const roles = readRoles(page.css);
  const tone = to === 'dark' ? '#121513' : '#f7f6f2';
  if (!roles)
    return done(
      page,
      paintGround(page, source, tone, tone),
      `made the page ${to}`,
      'background',
      OWN_GROUND,
    );
  if (schemeOf(roles) === to)
    return refused(`The page is ${to} already.`, [
      'Another palette',
      `Make it ${to === 'dark' ? 'light' : 'dark'}`,
    ]);
  const turn = (hex: string, add: number) => {
    const { c, h } = fromHex(hex);
    return to === 'dark'
      ? toHex({ l: 0.19 + add, c: Math.min(0.07, c), h })
      : toHex({ l: 0.965 - add, c: Math.min(0.02, c), h });
  };
  const plain = roles.bg === roles.bg2;
  const wish: ThemeWish = {
    bg: turn(roles.bg, 0),
    accent: roles.accent,
    ...(plain ? {} : { bg2: turn(roles.bg2, 0.06) }),
  };
  return done(
    page,
    writeRoles(page.css, roles, solveTheme(wish)),
    `made the page ${to}`,
    `${to} theme`,
  );
}

export function setTextColor(page: PageContent, source: Source, { hex, words }: ColorWish): Edited {
  const roles = readRoles(page.css);
  if (!roles) {
    const root = rootOf(source);
    const names = (root ? classOf(root) : []).map((name) => `.${name}`);
    const rule = ruleSaying(page.css, [...names, 'main', 'body', 'html'], /^color$/);
    return done(
      page,
      setRule(page.css, rule?.selector ?? 'body', { color: hex }),
      `made the text ${words}`,
      'text colour',
    );
  }
  const after = solveTheme({ bg: roles.bg, bg2: roles.bg2, accent: roles.accent, text: hex });
  const kept = { ...roles, text: legible(hex, [roles.bg, roles.bg2, roles.surface], 4.6) };
  const solved = {
    ...kept,
    muted: legible(mix(kept.text, after.bg, 0.2), [roles.bg, roles.bg2, roles.surface], 4.6),
  };
  const note =
    kept.text === hex
      ? undefined
      : `On this background ${words} was not readable, so I took the nearest tone that is.`;
  return done(
    page,
    writeRoles(page.css, roles, solved),
    `made the text ${words}`,
    'text colour',
    note,
  );
}

export function setPalette(page: PageContent, seed: string, wish?: Palette): Edited {
  const roles = readRoles(page.css);
  if (!roles)
    return refused(
      'This page has colours of its own instead of a palette. Tell me a background or an accent colour.',
      ['Make the background cream', 'Make it dark'],
    );
  const others = PALETTES.filter(
    ({ name, bg, accent }) => name !== 'violet' && solveTheme({ bg, accent }).bg !== roles.bg,
  );
  const palette = wish ?? others[hash(`${seed}/${roles.bg}/${roles.accent}`) % others.length];
  if (!palette) return refused('I have no other palette.');
  const after = solveTheme(palette);
  const css = writeRoles(page.css, roles, after);
  if (css === page.css)
    return refused(`The page wears ${palette.name} already.`, ['Another palette']);
  const named = css.replace(
    /^(\s*\/\* Design: [a-z]+\. Palette: )[^.]+(\. \*\/)/,
    (_all, a: string, b: string) => `${a}${palette.name}${b}`,
  );
  return done(page, named, `gave the page the ${palette.name} palette`, 'palette');
}
