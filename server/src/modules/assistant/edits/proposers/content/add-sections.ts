// Sections that are new: by their kind, by what visitors can do there, or as a text of its own.
import type { Operation } from '@vys/contract/page-model/operations';
import type { SectionKind } from '@vys/contract/page-model/sections';
import { type Candidate, candidate } from '../../candidate.ts';
import { kindOfConcept } from '../../lexicon/concepts.ts';
import { type Argument, after, clean, findArguments } from '../../scene/arguments.ts';
import { mentionsOf } from '../../scene/choose.ts';
import { likeNeighbor } from '../../scene/names.ts';
import { has, range, type Scene, valuesOf, wordsIn, wordsOf } from '../../scene/scene.ts';
import { sectionPlace } from '../lists/places.ts';
import { newSection } from './new-section.ts';

function kindsNamed(scene: Scene): { kind: SectionKind; words: number[] }[] {
  const named = scene.concepts.flatMap(({ concept, from, to }) => {
    const kind = kindOfConcept(concept);
    const words = range(from, to);
    const isDuration = words.every((index) => scene.words[index]?.value?.kind === 'duration');
    return kind === undefined || isDuration ? [] : [{ kind, words }];
  });
  return [...new Map(named.map((entry) => [entry.kind, entry])).values()];
}

const otherVerbs = [
  'remove',
  'change',
  'rename',
  'move',
  'hide',
  'show',
  'swap',
  'undo',
  'redo',
  'sort',
  'bigger',
  'smaller',
  'ask',
  'thanks',
  'closed',
  'not',
  'keep',
  'say',
];

/** "somewhere people can leave a note". */
const placeRequest =
  /^(?:(?:add|put|i(?:'d| would)? (?:want|like|need)|we need|and|a|ich (?:will|brauche|hätte gern)|j'aimerais|je veux|quiero|quero|vorrei|voglio) )*(?:(?:a |some)(?:place|spot|thing|where|way)|where (?:people|folks|fans|visitors|customers|guests|they|one)\b|let (?:people|folks|fans|visitors|customers|guests|them|everyone)\b|(?:i want )?(?:people|folks|fans|visitors|guests|customers|clients|viewers) (?:to be able |should be able |should get |can )?to\b|(?:etwas|was),? wo|(?:einen )?(?:ort|platz),? wo|un (?:endroit|coin) (?:où|pour)|(?:un )?(?:sitio|lugar) (?:donde|para)|(?:um )?(?:lugar|sítio) (?:onde|para)|(?:un )?(?:posto|punto) (?:dove|per))/iu;

/** Kinds that show one text that a message gives. */
const withText = new Set(
  'about text quote featured footer testimonials newsletter waitlist guestbook map'.split(' '),
);

const severalOf = new Set(['text', 'image', 'spacer', 'featured', 'quote', 'links']);

/** "price list" names what is there already. */
const isThere = (
  scene: Scene,
  named: readonly { kind: SectionKind; words: number[] }[],
  own: readonly number[],
): boolean =>
  named.some(
    ({ kind, words }) =>
      words.join() === own.join() &&
      scene.design.page.sections.some((section) => section.kind === kind),
  );

/** A second section of a kind is added only where that is asked for. */
const isSecond = (scene: Scene, kind: SectionKind): boolean =>
  (severalOf.has(kind) && has(scene, 'add', 'request')) || has(scene, 'another', 'second', 'other');

export function addSections(scene: Scene): Candidate[] {
  const given = textGiven(scene);
  const isBare = scene.words.length - (given?.words.length ?? 0) < 9 && !has(scene, ...otherVerbs);
  const isPlaceRequest = placeRequest.test(scene.text) || valuesOf(scene, 'address').length > 0;
  if (!has(scene, 'add', 'request', 'show') && !isBare && !isPlaceRequest) return [];
  const words = wordsOf(
    scene,
    'add',
    'section',
    'change',
    'first',
    'last',
    'before',
    'after',
    'show',
    'hour',
    'all',
  );
  const valueWords = scene.values
    .filter(({ kind }) =>
      ['hours', 'address', 'email', 'phone', 'date', 'image', 'url'].includes(kind),
    )
    .flatMap((value) => wordsIn(scene, value));
  const named = kindsNamed(scene);
  const anchors = mentionsOf(scene, 'section').filter(({ words: own }) => {
    return (
      has(scene, 'before', 'after') &&
      scene.concepts.some(
        ({ concept, to }) => ['before', 'after'].includes(concept) && to < Math.min(...own),
      )
    );
  });
  const found = named.flatMap(({ kind, words: own }): (Candidate & { own: number[] })[] => {
    if (anchors.some((anchor) => anchor.words.some((word) => own.includes(word)))) return [];
    const takesText = withText.has(kind);
    const section = newSection(scene, kind, { text: takesText ? given?.text : undefined });
    const isAsked = isPlaceRequest || has(scene, 'add', 'request', 'show');
    if (own.some((word) => scene.words[word]?.concepts.has('show'))) {
      if (!isPlaceRequest && !isBare && !has(scene, 'add', 'request')) return [];
    }
    const exists = scene.design.page.sections.some((other) => other.kind === kind);
    if (section === undefined || (exists && !isSecond(scene, kind))) return [];
    if (!exists && isThere(scene, named, own)) return [];
    const operation = { type: 'section.add', section, ...sectionPlace(scene) } satisfies Operation;
    const used = [
      ...words,
      ...own,
      ...valueWords,
      ...(takesText ? (given?.words ?? []) : []),
      ...anchors.flatMap((anchor) => anchor.words),
    ];
    const features = [
      `kind:${kind}`,
      exists ? 'kind-exists' : 'kind-new',
      isAsked ? 'verb' : 'bare',
      given === undefined || !takesText ? 'empty' : 'with-text',
    ];
    return [
      { ...candidate('section.add', [operation], { words: used, grounding: 0.95, features }), own },
    ];
  });
  return [...found, ...together(found)];
}

const topicWords =
  /\b(?:called|named|titled|for|about|namens|über|fur|für|sur|sobre|para|su|per|appelée|llamada|chamada|chiamata|with|mit)\s+(.{2,80})$/iu;

/** A quotation for the top or the end of the page: "a little 'thanks for stopping by' at the bottom". */
function quotedText(scene: Scene): Candidate[] {
  const [quoted] = valuesOf(scene, 'quoted');
  const isOther =
    scene.mentions.length > 0 ||
    kindsNamed(scene).some(({ kind }) => kind !== 'text') ||
    has(
      scene,
      'name',
      'tagline',
      'heading',
      'rename',
      'replace',
      'remove',
      'button',
      'link',
      'say',
    );
  if (quoted === undefined || isOther || !has(scene, 'first', 'last', 'section', 's.text'))
    return [];
  const section = newSection(scene, 'text', { text: quoted.text });
  if (section === undefined) return [];
  const operation = { type: 'section.add', section, ...sectionPlace(scene) } satisfies Operation;
  const words = [
    ...wordsIn(scene, quoted),
    ...wordsOf(
      scene,
      'add',
      'first',
      'last',
      'section',
      's.text',
      'text',
      'bit',
      'smaller',
      'move',
    ),
  ];
  return [
    candidate('section.add', [operation], {
      words,
      grounding: 0.9,
      features: ['kind:text', 'quoted'],
    }),
  ];
}

/** "add a section for our suppliers": a text of that title. */
export function addTextSection(scene: Scene): Candidate[] {
  const quoted = quotedText(scene);
  if (quoted.length > 0) return quoted;
  const topic = topicWords.exec(scene.text)?.[1];
  const isNamed = kindsNamed(scene).some(({ kind }) => kind !== 'text');
  if (topic === undefined || isNamed || !has(scene, 'section') || !has(scene, 'add', 'request'))
    return [];
  const title = likeNeighbor(
    clean(topic).replace(
      /^(?:our|my|the|unsere?|meine?|nos|mes|mis|nuestros|meus|nossos|i nostri|i miei)\s+/i,
      '',
    ),
    undefined,
  );
  const section = newSection(scene, 'text', { title });
  if (section === undefined) return [];
  const operation = { type: 'section.add', section, ...sectionPlace(scene) } satisfies Operation;
  return [
    candidate('section.add', [operation], {
      words: scene.words.keys(),
      grounding: 0.9,
      features: ['kind:text', 'topic'],
    }),
  ];
}

/** "add a faq and a gallery": sections that different words name. */
function together(found: readonly (Candidate & { own: number[] })[]): Candidate[] {
  const chosen = found.filter(
    (entry, at) =>
      !found.slice(0, at).some((other) => other.own.some((word) => entry.own.includes(word))),
  );
  const isNew = chosen.every(({ features }) => features.includes('kind-new'));
  if (chosen.length < 2 || !isNew) return [];
  const words = chosen.flatMap(({ used }) => [...used]);
  return [
    candidate(
      'section.add',
      chosen.flatMap(({ operations }) => operations),
      { words, grounding: 0.9, features: ['several', 'kind-new'] },
    ),
  ];
}

function textGiven(scene: Scene): Argument | undefined {
  return (
    findArguments(scene).find(
      ({ via, text }) => (via === 'quote' || via === 'colon') && text.length > 2,
    ) ?? (has(scene, 'add', 'request') ? saying(scene) : undefined)
  );
}

export const saying = (scene: Scene) => {
  const words = wordsOf(scene, 'say');
  return words.length === 0 ? undefined : after(scene, words);
};
