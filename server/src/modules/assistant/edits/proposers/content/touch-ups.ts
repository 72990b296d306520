// Small changes to a text that the page has: something added to it, taken out of it, an emoji, letter case.
import type { Operation } from '@vys/contract/page-model/operations';
import { type Candidate, candidate } from '../../candidate.ts';
import { has, type Scene, valuesOf, wordsIn, wordsOf } from '../../scene/scene.ts';
import { textAfter } from './new-text.ts';

export function touchUpProposals(scene: Scene): Candidate[] {
  return [...additions(scene), ...letterCases(scene), ...removedSentence(scene), ...noEmoji(scene)];
}

const fields = ['tagline', 'name', 'about'] as const;
type Field = (typeof fields)[number];
const conceptOf = (field: Field) => (field === 'about' ? 'bio' : field);

function fieldNamed(scene: Scene): { field: Field; before: string; words: number[] } | undefined {
  for (const field of fields) {
    const words = wordsOf(scene, conceptOf(field));
    const before = scene.design.page[field];
    if (words.length > 0 && before !== undefined) return { field, before, words };
  }
  return undefined;
}

function setField(field: Field, value: string): Operation {
  return { type: 'profile.set', set: { [field]: value }, unset: [] };
}

const emoji =
  /[\p{Extended_Pictographic}\u2605\u2606\u2660-\u266F\u2700-\u27BF](?:[\uFE0F\u{1F3FB}-\u{1F3FF}]|\u200D\p{Extended_Pictographic})*/u;
const emojis = new RegExp(String.raw`\s*${emoji.source}`, 'gu');

const namedEmojis: readonly (readonly [words: RegExp, emoji: string])[] = [
  [/\b(?:heart|herz|cœur|coeur|corazón|coração|cuore)\b/iu, '❤️'],
  [/\b(?:star|stern|étoile|estrella|estrela|stella)\b/iu, '⭐'],
  [/\b(?:moon|mond|lune|luna|lua)\b/iu, '🌙'],
  [/\b(?:sun|sonne|soleil|sol|sole)\b/iu, '☀️'],
  [/\b(?:sparkles?|glitzer|paillettes|brillos?|brilhos?|scintille)\b/iu, '✨'],
  [/\b(?:fire|flame|feuer|flamme|feu|fuego|fogo|fuoco)\b/iu, '🔥'],
  [/\b(?:bread|brot|pain|pan|pão|pane)\b/iu, '🍞'],
  [/\b(?:coffee|kaffee|café|caffè)\b/iu, '☕'],
  [/\b(?:camera|kamera|appareil photo|cámara|câmera|fotocamera)\b/iu, '📷'],
  [/\b(?:music|note|musik|musique|música|musica)\b/iu, '🎵'],
  [/\b(?:flower|blume|fleur|flor|fiore)\b/iu, '🌸'],
  [/\b(?:wave|waving|hand|winken)\b/iu, '👋'],
  [/\b(?:fox|fuchs|renard|zorro|raposa|volpe)\b/iu, '🦊'],
  [/\b(?:rocket|rakete|fusée|cohete|foguete|razzo)\b/iu, '🚀'],
];

const inFront =
  /\b(?:in front of|before|at the (?:start|beginning)|vor|an den anfang|devant|avant|au début|delante|antes|al principio|na frente|no (?:início|começo)|davanti|prima|all['’]inizio)\b/iu;
const placed =
  /\b(?:after|to|behind|at the end|in front of|before|next to|in|into|onto|start|beginning|nach|hinter|ans? ende|zum|zur|zu|an|vor|après|devant|avant|à|au|dans|después|tras|al|a|delante|antes|en|depois|na|ao|no|em|dopo|davanti|prima|al|alla|nel|accanto)\b[^"“”„«»'‘’]{0,24}$/iu;

function additions(scene: Scene): Candidate[] {
  const named = fieldNamed(scene);
  if (named === undefined || has(scene, 'remove', 'replace')) return [];
  const { field, before, words } = named;
  const first = scene.words[Math.min(...words)]?.start ?? 0;
  const given = emojiGiven(scene) ?? addedText(scene, words, first);
  if (given === undefined || before.includes(given.text)) return [];
  const lead = scene.message.text.slice(scene.span.start, first);
  const value = inFront.test(lead)
    ? `${given.text} ${before}`
    : `${before}${/^[,.;:!?]/.test(given.text) ? '' : ' '}${given.text}`;
  return [
    candidate('profile.set', [setField(field, value)], {
      words: [
        ...words,
        ...given.words,
        ...wordsOf(scene, 'add', 'move', 'after', 'before', 'last'),
      ],
      grounding: 1,
      features: [`field:${field}`, 'text:added'],
    }),
  ];
}

type Given = { text: string; words: number[] };

function emojiGiven(scene: Scene): Given | undefined {
  const typed = emoji.exec(scene.text)?.[0];
  const isPut = has(scene, 'add', 'move', 'change', 'say', 'request') || scene.words.length < 6;
  if (typed !== undefined)
    return isPut && !/[:=]\s/.test(scene.text) ? { text: typed, words: [] } : undefined;
  if (!/\bemojis?\b/iu.test(scene.text) || !isPut) return undefined;
  const named = namedEmojis.find(([pattern]) => pattern.test(scene.text));
  const words = scene.words.flatMap((word, index) =>
    named?.[0].test(word.typed) || /emoji/.test(word.normal) ? [index] : [],
  );
  return named && { text: named[1], words };
}

/** "add 'since 1999' after the tagline", "add to my bio: also weddings". */
function addedText(scene: Scene, words: readonly number[], first: number): Given | undefined {
  if (!has(scene, 'add')) return undefined;
  const lead = scene.message.text.slice(scene.span.start, first);
  const quote = valuesOf(scene, 'quoted').find(({ start }) => start < first);
  if (quote !== undefined && placed.test(lead.slice(quote.end - scene.span.start)))
    return { text: quote.text, words: wordsIn(scene, quote) };
  const isToField =
    /\b(?:to|zu[mr]?|à|au|al|ao|alla)\s+(?:the|my|our|den|meinem|mein|mon|ma|mi|o|meu|minha|la|il|mio|mia)?\s*$/iu.test(
      lead,
    );
  const after = isToField ? textAfter(scene, words) : undefined;
  return after && ['colon', 'quote'].includes(after.via)
    ? { text: after.text, words: [...after.words] }
    : undefined;
}

const capitalizing =
  /\b(?:capitali[sz]e|title case|capital letters? (?:on|for|at)|jedes wort gro(?:ß|ss))\b/iu;

/** "write the tagline in lowercase". */
function letterCases(scene: Scene): Candidate[] {
  const named = fieldNamed(scene);
  if (named === undefined || has(scene, 'heading')) return [];
  const { field, before, words } = named;
  const isTitle = capitalizing.test(scene.text);
  const isUpper = has(scene, 'upper') && !has(scene, 'not', 'remove');
  if (!isTitle && !has(scene, 'upper', 'lower')) return [];
  const value = isTitle
    ? before.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
    : isUpper
      ? before.toUpperCase()
      : before.toLowerCase();
  if (value === before) return [];
  const also = ['upper', 'lower', 'change', 'say', 'all', 'not', 'everything', 'it'];
  const verb = scene.words.flatMap((word, index) => (capitalizing.test(word.typed) ? [index] : []));
  return [
    candidate('profile.set', [setField(field, value)], {
      words: [...words, ...verb, ...wordsOf(scene, ...also)],
      grounding: 1,
      features: [`field:${field}`, 'text:case'],
    }),
  ];
}

const sentenceWord =
  /\b(?:sentence|line|phrase|bit|part|words?|satz|zeile|wort|teil|phrase|ligne|mot|frase|línea|palabra|linha|palavra|riga|parola)\b/iu;

/** "delete the sentence about startups": the one sentence of the page that has the word. */
function removedSentence(scene: Scene): Candidate[] {
  if (!has(scene, 'remove') || !sentenceWord.test(scene.text)) return [];
  const said = scene.words
    .filter(({ normal, concepts }) => concepts.size === 0 && normal.length > 3)
    .map(({ normal, typed }) => [normal, typed.toLowerCase()]);
  const texts = longTexts(scene);
  const found = texts.flatMap(({ text, remove }) => {
    const sentences = text.match(/[^.!?]+[.!?]*\s*/g) ?? [text];
    return sentences
      .filter((sentence) =>
        said.some((forms) => forms.some((form) => sentence.toLowerCase().includes(form))),
      )
      .map((sentence) =>
        remove(
          sentences
            .filter((other) => other !== sentence)
            .join('')
            .trim(),
        ),
      );
  });
  const [operation] = found;
  if (operation === undefined || found.length > 1) return [];
  return [
    candidate('text.replace', [operation], {
      words: scene.words.map((_, index) => index),
      grounding: 0.95,
      features: ['sentence'],
    }),
  ];
}

/** Texts of one or more sentences, and how each is left without one. */
function longTexts(scene: Scene): { text: string; remove: (rest: string) => Operation }[] {
  const { page } = scene.design;
  const own = (['about', 'tagline'] as const).flatMap((field) => {
    const text = page[field];
    const remove = (rest: string): Operation =>
      rest === ''
        ? { type: 'profile.set', set: {}, unset: [field] }
        : { type: 'profile.set', set: { [field]: rest }, unset: [] };
    return text === undefined ? [] : [{ text, remove }];
  });
  const sections = page.sections.flatMap((section) => {
    const text = 'text' in section && typeof section.text === 'string' ? section.text : undefined;
    const isNeeded = section.kind === 'text' || section.kind === 'about';
    const remove = (rest: string): Operation => {
      if (rest !== '')
        return { type: 'section.update', id: section.id, set: { text: rest }, unset: [] };
      return isNeeded
        ? { type: 'section.remove', id: section.id }
        : { type: 'section.update', id: section.id, set: {}, unset: ['text'] };
    };
    return text === undefined ? [] : [{ text, remove }];
  });
  return [...own, ...sections];
}

/** "remove the emoji from my name", "no emojis". */
function noEmoji(scene: Scene): Candidate[] {
  const isOff = has(scene, 'remove', 'not', 'hide');
  if (!isOff || !(/\bemojis?\b/iu.test(scene.text) || emoji.test(scene.text))) return [];
  const named = fieldNamed(scene);
  const chosen = named === undefined ? fields : [named.field];
  const operations = chosen.flatMap((field) => {
    const before = scene.design.page[field];
    const after = before?.replace(emojis, '').trim();
    return after === undefined || after === '' || after === before ? [] : [setField(field, after)];
  });
  if (operations.length === 0) return [];
  const words = scene.words.flatMap(({ normal }, index) => (/emoji/.test(normal) ? [index] : []));
  return [
    candidate('profile.set', operations, {
      words: [...words, ...(named?.words ?? []), ...wordsOf(scene, 'remove', 'not', 'hide', 'all')],
      grounding: 1,
      features: ['field:emoji', 'text:removed'],
    }),
  ];
}
