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
import { findColor } from '../../reading/colors.ts';
import type { Message, Span, ValueOf } from '../../reading/message.ts';
import { readMessage } from '../../reading/read-message.ts';
import { type PhraseMatch, PhraseTable } from '../../reading/words/phrases.ts';
import { fold } from '../../reading/words/text.ts';
import { type Token, tokenize } from '../../reading/words/tokens.ts';
import type { TaggedMessage, TaggedRequest, TaggedSlot } from '../../tagging/labels.ts';
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
const table = new PhraseTable<LookWord>([
  ...SCHEME_WORDS,
  ...FONT_WORDS.flatMap(([font, words]) =>
    words.split(', ').map((word): [string, LookWord] => [word, { font }]),
  ),
  ...(Object.entries(MOOD_WORDS) as [Mood, string][]).flatMap(([mood, words]) =>
    words.split(', ').map((word): [string, LookWord] => [word, { mood }]),
  ),
]);

/** "tema viola scuro" is of the page. */
const WHOLE_PAGE =
  /(?<!\p{L})(?:theme|tema|thème|page|página|pagina|seite|site|background|bg|fondo|fond|fundo|sfondo|hintergrund)\s+(?:\p{L}{1,3}\s+)?$/iu;

function findLookWords(
  { text, values }: Message,
  span: Span,
  slots: readonly TaggedSlot[],
): LookWord[] {
  const tokens = tokenize(text.slice(span.start, span.end));
  const found: LookWord[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const match = lookWordAt(tokens, index);
    if (!match) continue;
    const start = span.start + (tokens[index]?.start ?? 0);
    const end = span.start + (tokens[match.end - 1]?.end ?? 0);
    // "dark green" is a color, and no dark page.
    const isOfColor = values.some(
      (value) =>
        value.kind === 'color' &&
        !slots.some((slot) => slot.start === start && slot.end === end) &&
        value.start <= start &&
        end <= value.end &&
        value.end - value.start > end - start &&
        !WHOLE_PAGE.test(text.slice(span.start, value.start)),
    );
    if (!isOfColor) found.push(match.value);
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
  return found.toSorted((a, b) => b.end - a.end)[0];
}

/** Only the words of look requests count, without what is refused. */
export function readLook(message: Message, { requests }: TaggedMessage): BriefLook {
  const looks = lookRequests(message, requests).map((request) =>
    withRefusedColors(message, withSureRefusals(message, request)),
  );
  const spans = looks.flatMap(withoutRefused);
  const slots = looks.flatMap((look) => look.slots.filter(({ slot }) => slot === 'look'));
  const words = spans.flatMap((span) => findLookWords(message, span, slots));
  const named = looks.flatMap((request) => colorsOf(message, request));
  const background = named.find(({ role }) => role === 'background')?.hex;
  const accent = named.find(({ role }) => role === 'accent' || role === 'button')?.hex;
  const fromWords = words.flatMap(({ colors }) => colors ?? []);
  const colors = [...new Set(named.length > 0 ? named.map(({ hex }) => hex) : fromWords)];
  const scheme = words.findLast((word) => word.scheme)?.scheme;
  const text = spans.map(({ start, end }) => message.text.slice(start, end)).join(' ');
  const font = fontMeant(text) ?? words.find((word) => word.font)?.font;
  return {
    moods: [...new Set(words.flatMap(({ mood }) => mood ?? []))],
    colors,
    hasGradient:
      words.some(({ gradient }) => gradient) || /sfumatur|gradient|verlauf|degrad/i.test(text),
    ...(scheme && { scheme }),
    ...(font && { font }),
    ...(IS_STILL.test(
      fold(looks.map(({ start, end }) => message.text.slice(start, end)).join('\n')),
    ) && { isStill: true as const }),
    ...(background && { background }),
    ...(accent && { accent }),
  };
}

const IS_STILL =
  /\b(?:no|not|nothing|without|don'?t|kein\w*|nichts?|ohne|rien|pas|sans|nada|sin|sem|niente|non|senza)\s+(?:[\p{L}']+\s+){0,3}(?:mov(?:e|es|ing)|motion|animat\p{L}*|animier\p{L}*|animac\p{L}*|animaz\p{L}*|beweg\p{L}*|bouge\p{L}*|muev\p{L}*|mexe\p{L}*|muov\p{L}*)\b/u;

const REFUSES =
  /\b(?:no|not|non|nothing|anything|without|instead|less|hates?|kein\w*|nicht\w*|ohne|statt|pas|sans|rien|sin|nada|nao|sem|senza|niente)\b|n't\b/;

const SURE = { notcolor: 'color', notlook: 'look' } as const;

/** A color is refused only where some word says so. */
function withSureRefusals({ text }: Message, request: TaggedRequest): TaggedRequest {
  if (REFUSES.test(fold(text.slice(request.start, request.end)))) return request;
  const slots = request.slots.map((slot) =>
    slot.probability < 1 && slot.slot in SURE
      ? { ...slot, slot: SURE[slot.slot as keyof typeof SURE] }
      : slot,
  );
  return { ...request, slots };
}

/** "please nothing black", "dont like purple": the color is refused, however it was tagged. */
function withRefusedColors({ text }: Message, request: TaggedRequest): TaggedRequest {
  const slots = request.slots.map((slot, at) => {
    const before = text.slice(request.slots[at - 1]?.end ?? request.start, slot.start);
    const isRefused = slot.slot === 'color' && slot.probability < 1 && REFUSED_NEXT.test(before);
    return isRefused ? { ...slot, slot: 'notcolor' as const } : slot;
  });
  return { ...request, slots };
}

const REFUSED_NEXT =
  /(?<!\p{L})(?:no|not|nothing|never|without|don'?t (?:like|want)|doesn'?t like|hates?|can'?t stand|kein\p{L}*|nichts?|ohne|hasse|mag kein\p{L}*|pas de|rien de|sans|déteste|n'aime pas(?: le)?|nada de|sin|odio|no (?:me )?gusta\p{L}*|sem|não gosto de|niente|senza|non mi piace)\s+(?:(?:too|zu|trop|muy|muito|troppo|much|the|any|in|el|le|il|o)\s+)?$/iu;

/** Where none is about the look alone: those that ask for the page, and clauses that tell of nothing else. */
function lookRequests(message: Message, requests: TaggedMessage['requests']): TaggedRequest[] {
  const looks = requests.filter(({ kind }) => kind === 'look' || kind === 'redesign');
  const asking = requests.filter(
    ({ kind }) => kind === 'make' || kind === 'restart' || kind === 'want',
  );
  const colored = asking.filter(
    (request) =>
      message.values.some(
        ({ kind, start, end }) => kind === 'color' && start < request.end && request.start < end,
      ) || pluralColors(message.text.slice(request.start, request.end)).length > 0,
  );
  if (looks.length > 0)
    return [...colored.map(withoutToldWords), ...looks, ...looseColors(message, requests)];
  const slots = requests.flatMap((request) => request.slots);
  const clauses = message.clauses.filter((clause) => {
    const isTold = (span: Span) => span.start < clause.end && clause.start < span.end;
    const hasValue = message.values.some(
      (value) => value.kind !== 'color' && value.kind !== 'emoji' && isTold(value),
    );
    return !hasValue && !slots.some(isTold) && !asking.some(isTold);
  });
  const told = clauses.map(
    ({ start, end }): TaggedRequest => ({ kind: 'look', start, end, probability: 0, slots: [] }),
  );
  return [...asking.map(withoutToldWords), ...told].sort((a, b) => a.start - b.start);
}

/** Colors beside all requests: "something cheerful pls, greens". */
function looseColors({ values }: Message, requests: TaggedMessage['requests']): TaggedRequest[] {
  const isFree = (value: Span) =>
    !requests.some(({ start, end }) => value.start < end && start < value.end);
  return values
    .filter((value) => value.kind === 'color' && isFree(value))
    .map(({ start, end }) => ({ kind: 'look', start, end, probability: 0, slots: [] }));
}

/** Names and jobs say nothing about the look: they count as refused. */
const withoutToldWords = (request: TaggedRequest): TaggedRequest => ({
  ...request,
  slots: request.slots.map((slot) =>
    slot.slot === 'color' || slot.slot === 'look' ? slot : { ...slot, slot: 'notlook' },
  ),
});

/** The spans of a request between the slots that say what it is not to be. */
function withoutRefused({ start, end, slots }: TaggedRequest): Span[] {
  const spans: Span[] = [];
  let from = start;
  for (const slot of slots.filter(({ slot }) => slot === 'notlook' || slot === 'notcolor')) {
    spans.push({ start: from, end: slot.start });
    from = slot.end;
  }
  return [...spans, { start: from, end }];
}

type NamedColor = { hex: string; role: ReturnType<typeof findAttribute> | undefined };

/** Of color slots; of the whole request where it has none. */
function colorsOf(message: Message, request: TaggedRequest): NamedColor[] {
  const slots = request.slots.filter(({ slot }) => slot === 'color');
  const spans = slots.length > 0 ? slots : withoutRefused(request);
  return spans.flatMap((span) => {
    const values = message.values.filter(
      (value): value is ValueOf<'color'> & Span =>
        value.kind === 'color' && value.start < span.end && span.start < value.end,
    );
    const typed = message.text.slice(span.start, span.end);
    const hexes = values.length > 0 ? values.map(({ hex }) => hex) : colorsIn(typed, message.lang);
    return hexes.map((hex) => ({ hex: hex.toLowerCase(), role: roleOf(message, span, [request]) }));
  });
}

function colorsIn(text: string, lang: string): string[] {
  const named = readMessage(text, { lang, today: '2000-01-01' }).values.flatMap((value) =>
    value.kind === 'color' ? value.hex : [],
  );
  return named.length > 0 ? named : pluralColors(text);
}

/** "Blues and stone", "warm browns". */
const pluralColors = (text: string): string[] =>
  [
    ...fold(text).matchAll(/\b(?:warm |soft |deep |dark |light |pale |dusty )?([a-z]{3,})s\b/g),
  ].flatMap(([, word = '']) => findColor(word) ?? []);

/** Letters that are told by what they are like. */
const LIKE_LETTERS: readonly (readonly [PageFont, RegExp])[] = [
  [
    'JetBrains Mono',
    /typewriter|terminal|schreibmaschine|machine a ecrire|maquina de escribir|maquina de escrever|macchina da scrivere|monospace/,
  ],
  [
    'Caveat',
    /hand ?writ|hand ?drawn|gezeichnet|dessine|handschrift|kid wrote|a la main|a mano|a mao|scritt[ao] a mano|manuscrit|hand ?letter|like (?:a )?(?:kid|child)/,
  ],
  [
    'Nunito',
    /(?:round\w*|bubbl\w*)\s+(?:\w+\s+)?(?:letter|font|type|lettering)|bubble letters|roundy|runde? (?:schrift|buchstaben)|rondes?|redond|arrotondat|tond[aei]/,
  ],
  [
    'Anton',
    /poster|chunky|(?:big|huge|fat|massive)\s+(?:\w+\s+)?(?:letter|type|font)|block letters|plakat|affiche/,
  ],
  [
    'Playfair Display',
    /(?<!(?:sans|sin|sem|ohne|without|senza|no)[- ])serif(?!enlos)|old[- ]fashioned (?:letter|type|font)|classic (?:letter|type|font)|caratteri classici|klassische schrift|old style (?:letter|type)|book(?:ish)? (?:type|font|letter)/,
  ],
];

const fontMeant = (text: string): PageFont | undefined =>
  LIKE_LETTERS.find(([, pattern]) => pattern.test(fold(text)))?.[0];

/** "gold letters": of what stands on the background. */
const ACCENTED =
  /^(?:letter(?:s|ing)?|text|writing|type|font|details?|touches?|highlights?|bits|trim|foil|schrift|buchstaben|details|lettres|texte|letras?|texto|detalles|detalhes|scritte|testo|dettagli|lettere|caratteri)$/;

/** "black background", "fondo negro", "accents dorés": what the word beside a color says that it is for. */
function roleOf({ text }: Message, { start, end }: Span, spans: readonly Span[]) {
  const home = spans.find((span) => span.start <= start && end <= span.end);
  const after = /^[\s-]*(\p{L}+)/u.exec(text.slice(end, home?.end));
  const before =
    /(\p{L}+)(?:\s+(?:is|in|de|en|et|y|e|color|colour|couleur|cor|colore|a|an|ein|un|una|uma))?\s*$/u.exec(
      text.slice(home?.start, start),
    );
  const own = /\p{L}+$/u.exec(text.slice(start, end))?.[0] ?? '';
  if ([own, after?.[1] ?? ''].some((word) => ACCENTED.test(fold(word)))) return 'accent';
  const roles = [after?.[1], before?.[1]].map((word) => (word ? findAttribute(word) : undefined));
  return roles.find((role) => role === 'background' || role === 'accent' || role === 'button');
}
