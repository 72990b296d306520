// The top of the page: name, tagline, about, location, pronouns, pictures, and the page's language.
import type { Operation } from '@vys/contract/page-model/operations';
import { type Candidate, candidate } from '../../candidate.ts';
import { type Argument, after, findArguments } from '../../scene/arguments.ts';
import { has, type Scene, valuesOf, wordsIn, wordsOf } from '../../scene/scene.ts';
import { textAfter, textBefore } from './new-text.ts';

export function profileProposals(scene: Scene): Candidate[] {
  return [...setTexts(scene), ...setPictures(scene), ...setLanguage(scene), ...setAltText(scene)];
}

const fields = [
  ['name', 'name', 120],
  ['tagline', 'tagline', 240],
  ['bio', 'about', 2000],
  ['location', 'location', 120],
  ['pronouns', 'pronouns', 40],
] as const;

function set(values: Record<string, unknown>): Operation {
  return { type: 'profile.set', set: values, unset: [] };
}

function setTexts(scene: Scene): Candidate[] {
  return fields.flatMap(([concept, field, most]) => {
    const isLast = scene.past.targets[0] === field && has(scene, 'it') && has(scene, 'change');
    const named = [
      ...wordsOf(scene, concept, ...(isLast ? ['it'] : [])),
      ...(field === 'tagline' ? belowName(scene) : []),
    ];
    const own = named.length === 0 && field === 'name' ? headline(scene) : named;
    if (own.length === 0) return [];
    const words = [...own, ...wordsOf(scene, 'change', 'rename', 'say', 'replace', 'add', 'text')];
    const texts: (Argument | undefined)[] = [
      ...exactTexts(scene, own),
      ...findArguments(scene),
      textAfter(scene, own),
      after(scene, own),
    ];
    const text = texts.find(
      (entry) =>
        entry !== undefined &&
        !own.some((word) => entry.words.includes(word) && scene.words[word]?.concepts.has(concept)),
    );
    const isBare =
      ['tagline', 'about'].includes(field) &&
      text?.via === 'rest' &&
      text.words.length < 3 &&
      !has(scene, 'change', 'say', 'rename');
    const isLook =
      (text?.via === 'rest' && has(scene, 'font', 'color', 'size')) ||
      (text?.via === 'marker' && has(scene, 'font'));
    if (text === undefined || text.text.length > most || isBare || isLook) return [];
    const isLine = field !== 'about';
    const value =
      field === 'location' || field === 'name'
        ? text.text.replace(/^(?:in|nach|a|à|en|em|to|is)\s+/i, '')
        : text.text;
    const clean = field === 'location' ? titleCase(value) : value;
    return [
      candidate('profile.set', [set({ [field]: isLine ? clean.replaceAll('\n', ' ') : clean })], {
        words: [...words, ...text.words],
        grounding: 0.95,
        features: [
          `field:${field}`,
          `text:${text.via}`,
          own.includes(0) || own.includes(1) ? 'leading' : 'later',
          ...(isOfPart(scene, own, text) ? ['of-part'] : []),
        ],
      }),
    ];
  });
}

/** The headline on top is the name, unless a request is about how headlines look, or about that of a section. */
function headline(scene: Scene): number[] {
  const given = findArguments(scene).flatMap(({ words }) => words);
  const quoted = valuesOf(scene, 'quoted').flatMap((value) => wordsIn(scene, value));
  const isLook =
    valuesOf(scene, 'color').length > 0 ||
    scene.concepts.some(({ concept, from }) => looks.test(concept) && !quoted.includes(from));
  const isOther = scene.mentions.some(
    ({ target, words }) =>
      target.kind === 'section' && !words.every((word) => given.includes(word)),
  );
  return isLook || isOther ? [] : wordsOf(scene, 'heading');
}

const looks =
  /^(?:(?:font|mood)\..*|bigger|smaller|darker|lighter|dark|light|bold|thin|colorful|muted|center|left|upper|lower|contrast|color|font|size|gradient|plain|lively|remove|hide|move|section|group|everything|all)$/;

/** "description for the workshop": what is named beside the text is another part. */
const isOfPart = (scene: Scene, own: readonly number[], text: Argument): boolean =>
  scene.mentions.some(
    ({ via, quality, words }) =>
      via === 'name' &&
      quality > 0.9 &&
      words.every((word) => !own.includes(word) && !text.words.includes(word)),
  );

const below =
  /(?:^|\s)(?:under|below|beneath|underneath|unter|sous|debajo de|bajo|abaixo de|embaixo de|sob|sotto(?: a)?)\s+$/iu;

/** "under sam": the name of the page itself. */
function belowName(scene: Scene): number[] {
  const { name } = scene.design.page;
  const at = scene.text.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0 || !below.test(scene.text.slice(0, at))) return [];
  const start = scene.span.start + at;
  return wordsIn(scene, { start, end: start + name.length });
}

/** A text before or after the words for the part, where it is clear that one is given. */
function exactTexts(scene: Scene, own: readonly number[]): Argument[] {
  const following = textAfter(scene, own);
  if (following !== undefined && following.via !== 'rest') return [following];
  const before = has(scene, 'section') ? undefined : textBefore(scene, own);
  return before === undefined || following !== undefined ? [] : [before];
}

const titleCase = (text: string): string =>
  text === text.toLowerCase()
    ? text.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
    : text;

function setPictures(scene: Scene): Candidate[] {
  const images = [...valuesOf(scene, 'image'), ...valuesOf(scene, 'url')];
  const [image] = images;
  if (image === undefined) return [];
  return (['photo', 'cover'] as const).flatMap((concept) => {
    if (!has(scene, concept)) return [];
    const field = concept === 'photo' ? 'avatar' : 'cover';
    const alt = scene.design.page[field]?.alt ?? '';
    const words = [
      ...wordsOf(scene, concept, 'change', 'add', 'replace'),
      ...wordsIn(scene, image),
    ];
    return [
      candidate('profile.set', [set({ [field]: { url: image.url, alt } })], {
        words,
        grounding: 0.95,
        features: [`field:${field}`],
      }),
    ];
  });
}

function setAltText(scene: Scene): Candidate[] {
  const { avatar } = scene.design.page;
  const text = findArguments(scene)[0];
  if (avatar === undefined || text === undefined || !has(scene, 'alt')) return [];
  const words = [...wordsOf(scene, 'alt', 'photo', 'change', 'add'), ...text.words];
  return [
    candidate('profile.set', [set({ avatar: { ...avatar, alt: text.text.slice(0, 300) } })], {
      words,
      grounding: 0.9,
      features: ['field:alt'],
    }),
  ];
}

const languages: readonly [words: RegExp, lang: string][] = [
  [/\b(?:english|englisch|anglais|inglés|ingles|inglês|inglese)\b/iu, 'en'],
  [/\b(?:german|deutsch|allemand|alemán|aleman|alemão|tedesco)\b/iu, 'de'],
  [/\b(?:french|französisch|franzosisch|français|francais|francés|francês|francese)\b/iu, 'fr'],
  [/\b(?:spanish|spanisch|espagnol|español|espanol|espanhol|spagnolo)\b/iu, 'es'],
  [/\b(?:portuguese|portugiesisch|portugais|portugués|português|portugues|portoghese)\b/iu, 'pt'],
  [/\b(?:italian|italienisch|italien|italiano)\b/iu, 'it'],
];

function setLanguage(scene: Scene): Candidate[] {
  if (!has(scene, 'language')) return [];
  const named = languages.find(([words]) => words.test(scene.text));
  if (named === undefined) return [];
  const words = scene.words.flatMap((word, index) => (named[0].test(word.typed) ? [index] : []));
  return [
    candidate('profile.set', [set({ lang: named[1] })], {
      words: [...words, ...wordsOf(scene, 'language', 'change')],
      grounding: 0.8,
      features: ['field:lang'],
    }),
  ];
}
