// What can be said about looks: colours, gradient, dark and light, type, buttons, space, alignment.
import { FAMILIES, type Family, FONT_MOODS, type Pair } from '../theme/fonts.ts';
import { PALETTES, paletteForMood } from '../theme/palettes.ts';
import type { Clause } from './clause.ts';
import { findColors } from './colors.ts';
import type { ButtonShape, Intent } from './intent.ts';

const DO =
  /^(?:make|change|set|use|turn|give|switch|put|add|paint|color|colour|want|have|try|go|apply|update|with|in|the|my|a|an|it|everything|all|page|i|more|less|less|dark|light|center|centre|align|left|bigger|smaller|larger|increase|decrease|reduce)\b/;

const UNAVAILABLE_TYPEFACE =
  /\b(?:comic sans|roboto|inter|helvetica|arial|times(?: new roman)?|poppins|montserrat|lato|open sans|papyrus|impact|georgia|verdana|futura|garamond|raleway|oswald|merriweather|lobster|pacifico|courier(?: new)?|calibri|geist)\b/;

const byLength = [...FAMILIES].sort((a, b) => b.length - a.length);
const SHORT: [string, Family][] = [
  ['bricolage', 'Bricolage Grotesque'],
  ['hanken', 'Hanken Grotesk'],
  ['jetbrains', 'JetBrains Mono'],
  ['playfair', 'Playfair Display'],
];
/** Faces drawn for headlines; with one of these the running text gets a companion. */
const COMPANION: Partial<Record<Family, Family>> = {
  Caveat: 'Nunito',
  'Instrument Serif': 'DM Sans',
  'Playfair Display': 'DM Sans',
};

function fontIntent({ text }: Clause): Intent | undefined {
  const family =
    byLength.find((name) => text.includes(name.toLowerCase())) ??
    SHORT.find(([word]) => new RegExp(`\\b${word}\\b`).test(text))?.[1];
  const speaks = /\b(?:fonts?|typeface|typography|type|lettering)\b/.test(text);
  const only = /\b(?:headline|heading|headings|title|titles|headlines)\b/.test(text)
    ? ('display' as const)
    : /\b(?:body|paragraphs?|text) (?:font|type)/.test(text)
      ? ('body' as const)
      : undefined;
  const limit = only ? { only } : {};
  if (family) {
    const pair: Pair = { display: family, body: only ? family : (COMPANION[family] ?? family) };
    return { kind: 'font', pair, words: family, ...limit };
  }
  if (
    UNAVAILABLE_TYPEFACE.test(text) &&
    (speaks || /^(?:use|try|set (?:it|everything) in) [\w ]{3,20}$/.test(text))
  ) {
    return {
      kind: 'ask',
      say: `That typeface is not on our shelf. These are: ${FAMILIES.join(', ')}.`,
      suggestions: ['Use Hanken Grotesk', 'Use a serif font', 'Use a handwritten font'],
    };
  }
  const mood = FONT_MOODS.find(({ words }) =>
    words.some((word) => new RegExp(`(?:^|\\s)${word}(?:\\s|$)`).test(text)),
  );
  const clear =
    /\b(?:serif|sans-serif|sans|monospace|monospaced|typewriter|handwritten|handwriting)\b/.test(
      text,
    );
  if (mood && (speaks || (clear && DO.test(text)))) {
    return { kind: 'font', pair: mood.pair, words: `${mood.name} type`, ...limit };
  }
  if (
    /^(?:change|another|different|new|other|try|use) (?:the |my |a |another |different |new )*(?:font|typeface|fonts|typography)[.!?]?$/.test(
      text,
    )
  ) {
    return {
      kind: 'ask',
      say: 'Which kind of type? Serif, modern, rounded, monospace, handwritten or elegant; or one of our typefaces by name.',
      suggestions: ['Use a serif font', 'Use a rounded font', 'Use Space Grotesk'],
    };
  }
  return undefined;
}

const SHAPES: [RegExp, ButtonShape][] = [
  [/\b(?:no|not|less|without|un)[- ]?round(?:ed)?\b/, 'square'],
  [/\b(?:pill|pills|pill-shaped|capsule|fully rounded|very round|oval)\b/, 'pill'],
  [/\b(?:outline|outlined|outlines|hollow|ghost|bordered|border only|transparent)\b/, 'outline'],
  [/\b(?:filled|solid|full color|full colour|fill)\b/, 'filled'],
  [/\b(?:shadow|shadows|soft|elevated|raised|floating)\b/, 'shadow'],
  [/\b(?:square|squared|sharp|rectangular|angular|boxy|not rounded|hard)\b/, 'square'],
  [/\b(?:rounded|round|rounder|curved)\b/, 'rounded'],
];

function shapeIntent({ text }: Clause): Intent | undefined {
  if (!/\b(?:buttons?|links?|corners?|cards?|edges)\b/.test(text)) return undefined;
  if (/\b(?:font|avatar|photo|picture|image|text)\b/.test(text)) return undefined;
  const shape = SHAPES.find(([pattern]) => pattern.test(text))?.[1];
  return shape ? { kind: 'buttons', shape } : undefined;
}

function sizeIntent({ text }: Clause): Intent | undefined {
  if (
    /\b(?:headline|heading|title|avatar|photo|picture|image|logo|button|buttons|icon|icons|link|links)\b/.test(
      text,
    )
  )
    return undefined;
  const space =
    /\b(?:spac(?:e|ing|ious)|airy|airier|breath(?:e|ing)|roomy|roomier|compact|tight|tighter|dense|denser|white ?space|whitespace|padding|gaps?|cramped|crowded|closer together|further apart|farther apart)\b/.test(
      text,
    );
  if (space) {
    const less =
      /\b(?:less|reduce|decrease|smaller|compact|tight|tighter|dense|denser|closer|remove|fewer|minimi[sz]e)\b/.test(
        text,
      );
    const cramped =
      /\b(?:less (?:cramped|crowded|compact|tight|dense)|too (?:cramped|crowded|tight|dense|compact)|cramped|crowded)\b/.test(
        text,
      );
    const tooAiry =
      /\btoo (?:airy|roomy|spacious|much (?:space|spacing|white ?space|padding))/.test(text);
    return { kind: 'spacing', to: (less && !cramped) || tooAiry ? 'less' : 'more' };
  }
  const bigger =
    /\b(?:bigger|larger|increase|enlarge|too small|more legible|easier to read|readable)\b/.test(
      text,
    );
  const smaller = /\b(?:smaller|decrease|reduce|shrink|too big|too large)\b/.test(text);
  if (!bigger && !smaller) return undefined;
  if (!/\b(?:text|font|type|letters|words|everything|writing|font-size|it)\b/.test(text))
    return undefined;
  return { kind: 'text-size', to: bigger ? 'bigger' : 'smaller' };
}

function alignIntent({ text }: Clause): Intent | undefined {
  if (/\b(?:section|image|video|vertically|buttons? text)\b/.test(text)) return undefined;
  if (
    /^(?:make |put |set |have |get )?(?:(?:the |my )?(?:text|everything|it|page|content|all|header|layout|design|this) )*(?:is |be |to )?(?:in |to )?(?:the |be )?(?:center|centre|centered|centred|middle|center-aligned|center aligned)(?: (?:the )?(?:text|everything|it|page|content|all|of the page|aligned|alignment|please|layout|header))*[.!]?$/.test(
      text,
    ) ||
    /^align (?:everything |the text |text |it |all )?(?:to |in )?(?:the )?(?:center|centre|middle)/.test(
      text,
    )
  ) {
    return { kind: 'align', to: 'center' };
  }
  if (
    /\b(?:left[- ]align(?:ed|ment)?|align(?:ed)? (?:\w+ ){0,8}left|(?:text|everything|it|content|header) (?:to|on) the left)\b/.test(
      text,
    )
  ) {
    return { kind: 'align', to: 'left' };
  }
  return undefined;
}

const GROUND = /\b(?:background|backdrop|bg|ground|page colou?r|wallpaper)\b/;

function colorIntent(clause: Clause): Intent | undefined {
  const { text } = clause;
  const colors = findColors(clause.read, clause.words);
  const [first] = colors;
  if (/\b(?:gradient|ombre|fade from|blend of)\b/.test(text)) {
    if (/\b(?:remove|delete|without|no|drop|get rid of)\b/.test(text)) return undefined;
    return { kind: 'gradient', colors: colors.slice(0, 2) };
  }
  const mode = /^(?:dark|light|night|day) (?:mode|theme)$/.test(text);
  const dark = /\b(?:dark|darker|night)\b/.test(text);
  const light = /\b(?:light|lighter|day|bright|brighter)\b/.test(text);
  if (!first) {
    const about =
      /\b(?:mode|theme|dark|light|background|page|it|everything|scheme|version|design|look|darker|lighter)\b/.test(
        text,
      );
    if (
      (dark || light) &&
      about &&
      (mode || DO.test(text)) &&
      !/\b(?:text|font|links?|buttons?|accent|headline)\b/.test(text)
    ) {
      return { kind: 'scheme', to: dark ? 'dark' : 'light' };
    }
    return undefined;
  }
  if (
    clause.words.slice(first.to).some((word) => /^(?:section|form|image|video|page)$/.test(word)) &&
    !GROUND.test(text) &&
    !/page/.test(text)
  )
    return undefined;
  if (GROUND.test(text)) return { kind: 'background', color: first };
  if (/\b(?:text|font|writing|letters|words|typography|type)\b/.test(text))
    return { kind: 'text-color', color: first };
  if (
    /\b(?:headline|heading|title|footer|bio|avatar|tagline|icons?|border|borders|first|second|last|section|card|cards)\b/.test(
      text,
    )
  )
    return undefined;
  if (
    /\b(?:accent|buttons?|links?|highlights?|primary|brand|main|theme|scheme|palette|colou?rs?|everything|it|page|tone|tones|all|instead)\b/.test(
      text,
    ) &&
    DO.test(text)
  ) {
    return { kind: 'accent', color: first };
  }
  const rest = clause.words.filter((_word, i) => i < first.from || i >= first.to).join(' ');
  return /^(?:(?:make|use|go(?: for)?|try|paint|turn|switch to|with|in|(?:add )?(?:more|some)|[.!])(?: |$))*$/.test(
    rest,
  )
    ? { kind: 'accent', color: first }
    : undefined;
}

function paletteIntent({ text }: Clause): Intent | undefined {
  const noun =
    /\b(?:palette|colou?rs?|colou?r scheme|mood|vibe|feel|feeling|look|theme|style|tones?|aesthetic)\b/.test(
      text,
    );
  if (
    /\b(?:another|different|new|other|change|fresh|random|switch) (?:the |my |set of |up )*(?:palette|colou?rs?|colou?r scheme|colou?r palette|theme colou?rs)\b/.test(
      text,
    )
  ) {
    return { kind: 'palette' };
  }
  const found = text
    .split(' ')
    .map(paletteForMood)
    .find((palette) => palette !== undefined);
  const named = PALETTES.find(({ name }) => new RegExp(`\\b${name}\\b`).test(text));
  const asked = noun && !/\b(?:font|design|layout)\b/.test(text);
  if (
    found &&
    (asked ||
      /^(?:make|give|turn) (?:it|everything|the page|this|my page)(?: (?:look|feel|more|a bit|a little|really|very|all|so))* \S+(?: and \S+)?[.!]?$/.test(
        text,
      ))
  ) {
    return { kind: 'palette', palette: found };
  }
  return named && asked ? { kind: 'palette', palette: named } : undefined;
}

export function styleIntent(clause: Clause): Intent | undefined {
  const [color, more] = findColors(clause.read, clause.words);
  const mood = color && !more && paletteForMood(color.words) && !GROUND.test(clause.text);
  return (
    shapeIntent(clause) ??
    fontIntent(clause) ??
    (mood ? paletteIntent(clause) : undefined) ??
    alignIntent(clause) ??
    sizeIntent(clause) ??
    colorIntent(clause) ??
    paletteIntent(clause)
  );
}
