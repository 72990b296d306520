// The ground and the accent of a foreign page, where its styles say them plainly. Anything less than
// plain is not guessed.

export type Colours = { background: string; accent: string };

const HEX = '#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})\\b';
const RGB = 'rgb\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*\\)';
const COLOUR = `(${HEX}|${RGB})`;
/** Real styles of one page; more is somebody's library. */
const MOST_CSS = 200_000;

export function readColours(css: string): Colours {
  const text = css.slice(0, MOST_CSS).replace(/\/\*[\s\S]*?\*\//g, ' ');
  const variables = new Map<string, string>();
  for (const match of text.matchAll(new RegExp(`(--[\\w-]{1,60})\\s*:\\s*${COLOUR}`, 'g'))) {
    const [, name = '', colour = ''] = match;
    if (!variables.has(name)) variables.set(name, colour);
  }
  const background =
    ruleColour(text, '(?:html|body)', variables) ||
    first(variables, /^--(?:page-)?(?:bg|background)(?:-color)?$/);
  const accent =
    first(variables, /^--(?:color-)?(?:accent|primary|brand)(?:-color)?$/) ||
    ruleColour(text, '\\.(?:btn|button|link)[\\w-]*', variables);
  return { background: asHex(background), accent: asHex(accent) };
}

function first(variables: ReadonlyMap<string, string>, pattern: RegExp): string {
  return [...variables].find(([name]) => pattern.test(name))?.[1] ?? '';
}

function ruleColour(css: string, selector: string, variables: ReadonlyMap<string, string>): string {
  const rule = new RegExp(
    `(?:^|[},;\\s])${selector}\\s*(?:,[^{}]{0,200})?\\{([^{}]{0,4000})\\}`,
    'g',
  );
  for (const [, body = ''] of css.matchAll(rule)) {
    const value = new RegExp(
      `(?:^|;)\\s*background(?:-color)?\\s*:\\s*(?:${COLOUR}|var\\(\\s*(--[\\w-]{1,60}))`,
    ).exec(body);
    const colour = value?.[1] ?? variables.get(value?.[2] ?? '');
    if (colour) return colour;
  }
  return '';
}

/** Six digits in lower case; empty for what is no colour. */
export function asHex(colour: string): string {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toLowerCase();
  if (/^#[0-9a-f]{6}$/i.test(colour)) return colour.toLowerCase();
  const parts = colour.match(/\d+/g)?.map(Number) ?? [];
  if (!colour.startsWith('rgb') || parts.length !== 3 || parts.some((part) => part > 255))
    return '';
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
