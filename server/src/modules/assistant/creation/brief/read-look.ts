// Reads what a message says about the look of the page: moods, colors, scheme, gradient and type.
import type { Mood } from '@vys/compiler/page-design/look/moods';
import type { PageFont } from '@vys/contract/page-model/theme';
import type { Message, Span, ValueOf } from '../../reading/message.ts';
import { PhraseTable } from '../../reading/words/phrases.ts';
import { tokenize } from '../../reading/words/tokens.ts';
import type { BriefLook } from '../brief.ts';

type LookWord = {
  mood?: Mood;
  scheme?: 'light' | 'dark';
  gradient?: true;
  font?: PageFont;
  colors?: readonly string[];
};

const MOOD_WORDS: Partial<Record<Mood, string>> = {
  warm: 'warm, cozy, cosy, homely, inviting, friendly, welcoming, gemütlich, freundlich, einladend, herzlich, chaleureux, chaleureuse, convivial, accueillant, acogedor, acogedora, cálido, cálida, cercano, cercana, acolhedor, acolhedora, quente, accogliente, caldo, calda, caloroso',
  natural:
    'earthy, natural, rustic, organic, boho, bohemian, handmade feel, earth tones, terracotta, erdig, natürlich, rustikal, erdtöne, naturnah, naturel, naturelle, rustique, terreux, terreuse, bohème, terroso, terrosa, tonos tierra, rústico, rústica, tons terra, naturale, terre, toni della terra, rustica',
  fresh:
    'fresh, summery, tropical, airy, frisch, sommerlich, luftig, frais, fraîche, estival, fresco, fresca, veraniego, tropical, leve, estivo, solare, tropicale',
  calm: 'calm, calming, serene, zen, peaceful, soft, gentle, relaxed, soothing, ruhig, sanft, entspannt, beruhigend, calme, doux, douce, apaisant, apaisante, serein, zen, tranquilo, tranquila, sereno, serena, suave, calmo, calma, rilassante, delicato, delicata, tranquillo, tranquilla',
  bold: 'bold, loud, punchy, striking, edgy, strong, vibrant, grungy, punk, brutalist, energetic, brutal, mutig, laut, kräftig, auffällig, knallig, audacieux, punchy, vif, percutant, atrevido, atrevida, llamativo, llamativa, potente, vibrante, ousado, ousada, forte, audace, deciso, decisa, energico',
  elegant:
    'elegant, classy, sophisticated, refined, chic, refined look, edel, elegante, schick, hochwertig, stilvoll, élégant, élégante, raffiné, raffinée, sofisticado, sofisticada, refinado, raffinato, raffinata',
  luxury:
    'luxury, luxurious, luxe, high-end, upscale, premium, opulent, luxuriös, hochwertig, exklusiv, luxueux, luxueuse, haut de gamme, lujo, lujoso, lujosa, luxo, luxuoso, luxuosa, lusso, lussuoso, lussuosa, di lusso',
  classic:
    'classic, timeless, traditional, klassisch, zeitlos, traditionell, classique, intemporel, clásico, clásica, tradicional, clássico, clássica, classico, classica, tradizionale',
  editorial:
    'editorial, magazine style, like a magazine, newspaper, magazinartig, wie ein magazin, comme un magazine, como una revista, como uma revista, come una rivista',
  playful:
    'playful, fun, funky, quirky, cute, cheerful, whimsical, colorful, colourful, happy, crazy, kawaii, silly, verspielt, bunt, fröhlich, lustig, niedlich, süß, farbenfroh, ludique, coloré, colorée, joyeux, joyeuse, mignon, rigolo, fun, divertido, divertida, alegre, colorido, colorida, juguetón, fofo, giocoso, giocosa, allegro, allegra, colorato, colorata, divertente',
  romantic:
    'romantic, dreamy, floral, feminine, flowery, fairytale, romantisch, verträumt, blumig, romantique, romántico, romántica, romântico, romântica, romantico, romantica, sognante, onirique, soñador, féerique',
  retro:
    'retro, vintage, 70s, 80s, 90s, y2k, old school, oldschool, nostalgic, old-fashioned, 60s, 50s, mid-century, altmodisch, nostalgisch, rétro, années 70, retrô, années 80, antiguo',
  techy:
    'techy, futuristic, cyberpunk, neon, sci-fi, cyber, futuristisch, futuriste, futurista, neón, futuristico, hacker, terminal, pixel, glitch, synthwave, vaporwave',
  minimal:
    'clean, modern, sleek, crisp, contemporary, fresh and clean, sauber, modern, schlicht, klar, moderne, épuré, épurée, propre, limpio, limpia, moderno, moderna, limpo, limpa, pulito, pulita, contemporaneo, minimal, minimalist, minimalistic, understated, stripped down, plain, simple and clean, minimalistisch, reduziert, puristisch, minimaliste, dépouillé, sobre, minimalista, sencillo, essenziale, sobrio, sobria',
  serious:
    'professional, serious, trustworthy, corporate, businesslike, seriös, professionell, vertrauenswürdig, sérieux, sérieuse, professionnel, professionnelle, profesional, serio, seria, profissional, sério, professionale, affidabile',
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
  ...'light mode, light theme, bright, light background, white background, hell, helles, helle, heller, heller hintergrund, weißer hintergrund, fond blanc, fond clair, mode clair, clair, claire, lumineux, lumineuse, claro, clara, modo claro, fondo blanco, fondo claro, luminoso, luminosa, fundo branco, fundo claro, chiaro, chiara, sfondo bianco, sfondo chiaro, not dark'
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

const FONT_WORDS: readonly (readonly [PageFont, string])[] = [
  [
    'JetBrains Mono',
    'typewriter, typewriter font, monospace, mono font, monospaced, code font, schreibmaschine, schreibmaschinenschrift, machine à écrire, máquina de escribir, máquina de escrever, macchina da scrivere',
  ],
  [
    'Caveat',
    'handwritten, handwriting, handwritten font, handwriting font, handschrift, handschriftlich, handgeschrieben, manuscrite, écriture manuscrite, manuscrita, letra manuscrita, calligrafia a mano, scritto a mano',
  ],
  [
    'Great Vibes',
    'script font, cursive, calligraphy font, cursive font, schreibschrift, calligraphie, cursiva, corsivo, script',
  ],
  ['Pixelify Sans', 'pixel font, 8-bit, 8 bit, 8bit, pixelschrift, police pixel, fuente pixel'],
  [
    'Playfair Display',
    'serif, serif font, serifs, serifenschrift, serifen, empattements, con serifa, serifa, con grazie',
  ],
  [
    'Space Grotesk',
    'sans serif, sans-serif, grotesk, serifenlos, sans empattement, sin serifa, sem serifa, senza grazie',
  ],
  [
    'Anton',
    'big bold letters, heavy font, bold font, big type, fette schrift, condensed font, huge letters, police grasse',
  ],
  [
    'Nunito',
    'rounded font, round font, bubbly font, runde schrift, police arrondie, letra redonda',
  ],
];

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
    const match =
      tokens[index]?.kind === 'word' || tokens[index]?.kind === 'number'
        ? table.matchAt(tokens, index)
        : undefined;
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

/** `spans` are the parts that speak about the look; a color in the name of a business is none. */
export function readLook(message: Message, spans: readonly Span[], name?: Span): BriefLook {
  const isInName = (span: Span) =>
    name !== undefined && span.start < name.end && name.start < span.end;
  const words = spans
    .flatMap(({ start, end }) => findLookWords(message.text.slice(start, end), start))
    .filter((match) => !isInName(match))
    .map(({ word }) => word);
  const named = message.values
    .filter(
      (value): value is ValueOf<'color'> & Span =>
        value.kind === 'color' &&
        !isInName(value) &&
        spans.some(({ start, end }) => value.start >= start && value.end <= end),
    )
    .map(({ hex }) => hex);
  const fromWords = words.flatMap(({ colors }) => colors ?? []);
  const colors = [...new Set(fromWords.length > 0 ? fromWords : named)].map((hex) =>
    hex.toLowerCase(),
  );
  const moods = [...new Set(words.flatMap(({ mood }) => mood ?? []))];
  const scheme = words.findLast((word) => word.scheme)?.scheme ?? undefined;
  const font = words.find((word) => word.font)?.font;
  return {
    moods,
    colors,
    hasGradient: words.some(({ gradient }) => gradient),
    ...(scheme && { scheme }),
    ...(font && { font }),
  };
}
