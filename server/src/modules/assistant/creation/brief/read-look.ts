// Reads what a message says about the look of the page: moods, colors, scheme, gradient and type.
import type { Mood } from '@vys/compiler/page-design/look/moods';
import type { PageFont } from '@vys/contract/page-model/theme';
import {
  type FontKind,
  findAttribute,
  fontKinds,
  type Mood as MoodName,
  moods,
} from '../../reading/attributes.ts';
import type { Message, Span, ValueOf } from '../../reading/message.ts';
import { type PhraseMatch, PhraseTable } from '../../reading/words/phrases.ts';
import { fold } from '../../reading/words/text.ts';
import { type Token, tokenize } from '../../reading/words/tokens.ts';
import type { BriefLook } from '../brief.ts';

type LookWord = {
  mood?: Mood;
  scheme?: 'light' | 'dark';
  gradient?: true;
  font?: PageFont;
  colors?: readonly string[];
};

/** What the lexicon of moods leaves out, or means otherwise for a whole page. */
const MOOD_WORDS: Partial<Record<Mood, string>> = {
  warm: 'herzlich, cercana',
  natural:
    'handmade feel, earth tones, terracotta, erdtöne, terreux, terreuse, terroso, terrosa, tonos tierra, tons terra, terre, toni della terra',
  fresh:
    'fresh, summery, tropical, airy, frisch, sommerlich, luftig, frais, fraîche, estival, fresco, fresca, veraniego, leve, estivo, solare, tropicale',
  calm: 'soft, doux, douce, serein, serena, suave, delicato, delicata',
  bold: 'vibrant, grungy, knallig, vif, potente, vibrante',
  elegant: 'refined look, hochwertig',
  luxury: 'upscale, opulent',
  classic:
    'classic, timeless, traditional, klassisch, zeitlos, traditionell, classique, intemporel, clásico, clásica, tradicional, clássico, clássica, classico, classica, tradizionale',
  editorial:
    'magazine style, like a magazine, newspaper, magazinartig, wie ein magazin, comme un magazine, como una revista, como uma revista, come una rivista',
  playful: 'crazy, kawaii, silly, farbenfroh',
  romantic: 'flowery, fairytale, blumig, onirique, féerique',
  retro: 'old-fashioned, 60s, 50s, mid-century, années 70, années 80',
  techy: 'neon, neón, pixel, glitch, synthwave, vaporwave',
  minimal:
    'crisp, fresh and clean, sauber, propre, stripped down, simple and clean, puristisch, dépouillé',
  serious: 'affidabile',
};

const SCHEME_WORDS: readonly [string, LookWord][] = [
  ...'moody, gothic, goth, noir, mysterious, düster, mystisch, sombre, mystérieux, gótico, misterioso, sombrio, cupo, gotico'
    .split(', ')
    .map((word): [string, LookWord] => [word, { mood: 'bold', scheme: 'dark' }]),
  ...'pastel, pastels, pastel colors, pastel colours, soft colors, pastell, pastellfarben, pastelltöne, couleurs pastel, tons pastel, tonos pastel, colores pastel, cores pastel, tons pastéis, colori pastello, pastello, toni pastello'
    .split(', ')
    .map((word): [string, LookWord] => [word, { mood: 'romantic', scheme: 'light' }]),
  ...'dark, dark mode, dark theme, dark background, black background, dunkel, dunkles, dunkle, dunkler, dark look, fond noir, fond sombre, mode sombre, sombre, foncé, oscuro, oscura, modo oscuro, fondo oscuro, fondo negro, escuro, escura, modo escuro, fundo escuro, fundo preto, scuro, scura, sfondo scuro, sfondo nero, tema scuro, schwarzer hintergrund, dunklem hintergrund'
    .split(', ')
    .map((word): [string, LookWord] => [word, { scheme: 'dark' }]),
  ...'light mode, light theme, bright, light background, white background, hell, helles, helle, heller, heller hintergrund, weißer hintergrund, fond blanc, fond clair, mode clair, clair, claire, lumineux, lumineuse, claro, clara, modo claro, fondo blanco, fondo claro, luminoso, luminosa, fundo branco, fundo claro, chiaro, chiara, sfondo bianco, sfondo chiaro, not dark, not too dark, nicht dunkel, nicht zu dunkel, pas sombre, pas trop sombre, no oscuro, no muy oscuro, não muito escuro, non troppo scuro, light page, light site, light website, light look, light colors, light colours, light design'
    .split(', ')
    .map((word): [string, LookWord] => [word, { scheme: 'light' }]),
  ...'gradient, gradients, ombre, verlauf, farbverlauf, dégradé, degradado, gradiente, dégradés, sfumatura, sfumato, degradê'
    .split(', ')
    .map((word): [string, LookWord] => [word, { gradient: true }]),
  ...'black and white, b&w, monochrome, schwarz-weiß, schwarzweiß, schwarz weiß, schwarz und weiß, noir et blanc, blanco y negro, preto e branco, bianco e nero, monochrom, monocromo'
    .split(', ')
    .map((word): [string, LookWord] => [word, { mood: 'minimal', colors: ['#111111'] }]),
  ...'rainbow, regenbogen, arc-en-ciel, arcoíris, arco-íris, arcobaleno, rainbow colors'
    .split(', ')
    .map((word): [string, LookWord] => [word, { mood: 'playful', gradient: true }]),
];

/** Kinds of fonts that the lexicon does not tell apart. */
const FONT_WORDS: readonly (readonly [PageFont, string])[] = [
  [
    'Great Vibes',
    'script font, calligraphy font, cursive font, cursive, cursiva, corsivo, schreibschrift',
  ],
  ['Anton', 'big bold letters, bold font, big type, condensed font, huge letters, police grasse'],
  ['Playfair Display', 'serif font'],
];
const FONTS: Readonly<Record<FontKind, PageFont>> = {
  serif: 'Playfair Display',
  sans: 'Space Grotesk',
  rounded: 'Nunito',
  mono: 'JetBrains Mono',
  handwritten: 'Caveat',
  display: 'Anton',
  pixel: 'Pixelify Sans',
};
const MOODS: Readonly<Record<MoodName, LookWord>> = {
  elegant: { mood: 'elegant' },
  playful: { mood: 'playful' },
  minimal: { mood: 'minimal' },
  bold: { mood: 'bold' },
  luxury: { mood: 'luxury' },
  cozy: { mood: 'warm' },
  techy: { mood: 'techy' },
  romantic: { mood: 'romantic' },
  brutalist: { mood: 'bold' },
  natural: { mood: 'natural' },
  retro: { mood: 'retro' },
  modern: { mood: 'minimal' },
  professional: { mood: 'serious' },
  calm: { mood: 'calm' },
  artistic: { mood: 'editorial' },
  dark: { scheme: 'dark' },
  bright: { scheme: 'light' },
  sporty: { mood: 'bold' },
};
/** Words of the lexicons that say what somebody does or sells more often than how a page looks. */
const EVERYDAY = new Set(
  fold(
    'simple basic plain business formal digital startup terminal creative active rough raw current cool quiet light expensive exclusive reliable hip strong powerful lovely pretty tech fancy nature night tech geeky nerdy happy funny athletic dynamic einfach stark teuer digital kreativ aktiv technisch geschäftlich leuchtend lebendig simples simple simples semplice sencillo sencilla digital creativo creativa criativo criativa original actual atual forte fuerte activo ativo attivo exclusivo exclusiva esclusivo deportivo deportiva esportivo sportivo sportiva formel numérique créatif créative technique sportif sportive pur nature wedding natural naturel naturelle naturale organic times signature brush display chunky literary script calligraphy calligraphie pixel mono condensed calligrafia hübsch laut weiblich feminin femenino feminina exclusif exclusive cher original rápido brillante brilhante vivo',
  ).split(' '),
);

const table = new PhraseTable<LookWord>([
  ...SCHEME_WORDS,
  ...FONT_WORDS.flatMap(([font, words]) =>
    words.split(', ').map((word): [string, LookWord] => [word, { font }]),
  ),
  ...(Object.entries(MOOD_WORDS) as [Mood, string][]).flatMap(([mood, words]) =>
    words.split(', ').map((word): [string, LookWord] => [word, { mood }]),
  ),
]);

export type LookMatch = Span & { word: LookWord };

export function findLookWords(text: string, offset = 0): LookMatch[] {
  const tokens = tokenize(text);
  const found: LookMatch[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const match = lookWordAt(tokens, index);
    if (!match) continue;
    found.push({
      start: offset + (tokens[index]?.start ?? 0),
      end: offset + (tokens[match.end - 1]?.end ?? 0),
      word: match.value,
    });
    index = match.end - 1;
  }
  return found;
}

function lookWordAt(tokens: readonly Token[], index: number): PhraseMatch<LookWord> | undefined {
  const token = tokens[index];
  if (token?.kind !== 'word' && token?.kind !== 'number') return undefined;
  const own = table.matchAt(tokens, index);
  const mood = moods.matchAt(tokens, index);
  const font = fontKinds.matchAt(tokens, index);
  const found = [
    own,
    mood && { value: MOODS[mood.value], end: mood.end },
    font && { value: { font: FONTS[font.value] }, end: font.end },
  ].filter((match) => match !== undefined);
  const isEveryday = EVERYDAY.has(token.fold);
  return found.find((match) => match === own || match.end > index + 1 || !isEveryday);
}

/** `spans` are the parts that speak about the look; a color in the name of a business is none. */
export function readLook(message: Message, spans: readonly Span[], name?: Span): BriefLook {
  const isInName = (span: Span) =>
    name !== undefined && span.start < name.end && name.start < span.end;
  const words = spans
    .flatMap(({ start, end }) => findLookWords(message.text.slice(start, end), start))
    .filter((match) => !isInName(match))
    .map(({ word }) => word);
  const named = message.values.filter(
    (value): value is ValueOf<'color'> & Span =>
      value.kind === 'color' &&
      !isInName(value) &&
      spans.some(({ start, end }) => value.start >= start && value.end <= end),
  );
  const roles = named.map((value) => ({ hex: value.hex, role: roleOf(message, value, spans) }));
  const background = roles.find(({ role }) => role === 'background')?.hex;
  const accent = roles.find(({ role }) => role === 'accent' || role === 'button')?.hex;
  const fromWords = words.flatMap(({ colors }) => colors ?? []);
  const colors = [...new Set(fromWords.length > 0 ? fromWords : named.map(({ hex }) => hex))].map(
    (hex) => hex.toLowerCase(),
  );
  const found = [...new Set(words.flatMap(({ mood }) => mood ?? []))];
  const scheme = words.findLast((word) => word.scheme)?.scheme ?? undefined;
  const font = words.find((word) => word.font)?.font;
  return {
    moods: found,
    colors,
    hasGradient: words.some(({ gradient }) => gradient),
    ...(scheme && { scheme }),
    ...(font && { font }),
    ...(background && { background: background.toLowerCase() }),
    ...(accent && { accent: accent.toLowerCase() }),
  };
}

/** "black background", "fondo negro", "accents dorés": what the word beside a color says that it is for. */
function roleOf({ text }: Message, { start, end }: Span, spans: readonly Span[]) {
  const home = spans.find((span) => span.start <= start && end <= span.end);
  const after = /^[\s-]*(\p{L}+)/u.exec(text.slice(end, home?.end));
  const before = /(\p{L}+)(?:\s+(?:is|in|de|en|et|y|e|color|colour|couleur|cor|colore))?\s*$/u.exec(
    text.slice(home?.start, start),
  );
  const roles = [after?.[1], before?.[1]].map((word) => word && findAttribute(word));
  return roles.find((role) => role === 'background' || role === 'accent' || role === 'button');
}
