// Sections: added, renamed, laid out anew, their own texts.
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageSection, SectionKind } from '@vys/contract/page-model/sections';
import { type Candidate, candidate } from '../../candidate.ts';
import { kindOfConcept } from '../../lexicon/concepts.ts';
import { type Argument, after, clean, findArguments, newNames } from '../../scene/arguments.ts';
import { mentionsOf } from '../../scene/choose.ts';
import { likeNeighbor } from '../../scene/names.ts';
import { has, range, type Scene, valuesOf, wordsIn, wordsOf } from '../../scene/scene.ts';
import { sectionPlace } from '../lists/places.ts';
import { newSection } from './new-section.ts';

export function sectionProposals(scene: Scene): Candidate[] {
  return [
    ...addSections(scene),
    ...addTextSection(scene),
    ...renameSection(scene),
    ...changeText(scene),
    ...changeFacts(scene),
    ...layout(scene),
  ];
}

function kindsNamed(scene: Scene): { kind: SectionKind; words: number[] }[] {
  const named = scene.concepts.flatMap(({ concept, from, to }) => {
    const kind = kindOfConcept(concept);
    return kind === undefined ? [] : [{ kind, words: range(from, to) }];
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
];

function addSections(scene: Scene): Candidate[] {
  const isBare = scene.words.length < 9 && !has(scene, ...otherVerbs);
  if (!has(scene, 'add', 'wish') && !isBare) return [];
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
  const given = textGiven(scene);
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
    const section = newSection(scene, kind, { text: given?.text });
    const isAsked = has(scene, 'add', 'wish');
    const isThere = scene.design.page.sections.some((other) => other.kind === kind);
    if (section === undefined || (isThere && !has(scene, 'add'))) return [];
    const operation = { type: 'section.add', section, ...sectionPlace(scene) } satisfies Operation;
    const used = [
      ...words,
      ...own,
      ...valueWords,
      ...(given?.words ?? []),
      ...anchors.flatMap((anchor) => anchor.words),
    ];
    const features = [
      `kind:${kind}`,
      isThere ? 'kind-exists' : 'kind-new',
      isAsked ? 'verb' : 'bare',
      given === undefined ? 'empty' : 'with-text',
    ];
    return [
      { ...candidate('section.add', [operation], { words: used, grounding: 0.95, features }), own },
    ];
  });
  return [...found, ...together(found)];
}

const topicWords =
  /\b(?:called|named|titled|for|about|namens|über|fur|für|sur|sobre|para|su|per|appelée|llamada|chamada|chiamata|with|mit)\s+(.{2,80})$/iu;

/** "add a section for our suppliers": a text of that title. */
function addTextSection(scene: Scene): Candidate[] {
  const topic = topicWords.exec(scene.text)?.[1];
  const isNamed = kindsNamed(scene).some(({ kind }) => kind !== 'text');
  if (topic === undefined || isNamed || !has(scene, 'section') || !has(scene, 'add', 'wish'))
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
    ) ?? saying(scene)
  );
}

const saying = (scene: Scene) => {
  const words = wordsOf(scene, 'say');
  return words.length === 0 ? undefined : after(scene, words);
};

function renameSection(scene: Scene): Candidate[] {
  const words = wordsOf(scene, 'rename', 'change', 'section', 'heading', 'replace', 'say', 'name');
  return mentionsOf(scene, 'section').flatMap((mention) => {
    const texts = newNames(scene, mention.words);
    const text = texts.find(
      (entry) =>
        Math.min(...entry.words) > Math.min(...mention.words) &&
        !entry.words.includes(mention.words[0] as number),
    );
    if (text === undefined || text.text.length > 120 || text.text.includes('\n')) return [];
    const title = likeNeighbor(text.text, mention.target.section.title);
    const operation = { type: 'section.rename', id: mention.target.id, title } satisfies Operation;
    return [
      candidate('section.rename', [operation], {
        mentions: [mention],
        words: [...words, ...text.words],
        features: [
          `text:${text.via}`,
          `by:${text.marker}`,
          has(scene, 'heading', 'rename') ? 'title' : 'no-title',
        ],
      }),
    ];
  });
}

/** The field that holds what a section says in words. */
function textField(
  section: PageSection,
): 'text' | 'quote' | 'address' | 'note' | 'headline' | undefined {
  if (section.kind === 'quote') return 'quote';
  if (section.kind === 'map') return 'address';
  if (section.kind === 'hours') return 'note';
  if (section.kind === 'featured') return 'headline';
  return 'text' in section ||
    ['contact', 'newsletter', 'services', 'events', 'menu', 'products'].includes(section.kind)
    ? 'text'
    : undefined;
}

function changeText(scene: Scene): Candidate[] {
  const texts = [
    ...findArguments(scene),
    ...(saying(scene) === undefined ? [] : [saying(scene) as Argument]),
  ];
  const words = wordsOf(
    scene,
    'change',
    'section',
    'text',
    'replace',
    'say',
    'bio',
    'add',
    's.text',
    's.about',
  );
  return mentionsOf(scene, 'section').flatMap((mention) => {
    const { section } = mention.target;
    const field = textField(section);
    const text = texts.find((entry) => !mention.words.some((word) => entry.words.includes(word)));
    const isLong = ['about', 'text', 'quote', 'footer', 'map', 'featured'].includes(section.kind);
    if (field === undefined || text === undefined) return [];
    if (!isLong && !has(scene, 'text', 'say', 'bio')) return [];
    if (section.kind === 'map' && valuesOf(scene, 'address').length === 0 && !/\d/.test(text.text))
      return [];
    const value =
      field === 'address' ? (valuesOf(scene, 'address')[0]?.text ?? text.text) : text.text;
    const operation = {
      type: 'section.update',
      id: section.id,
      set: { [field]: value },
      unset: [],
    } satisfies Operation;
    return [
      candidate('section.text', [operation], {
        mentions: [mention],
        words: [...words, ...text.words],
        features: [`kind:${section.kind}`, `text:${text.via}`],
      }),
    ];
  });
}

/** An address, an email or a phone number that a section shows. */
function changeFacts(scene: Scene): Candidate[] {
  const facts = [
    ...valuesOf(scene, 'address').map((value) => ({
      value,
      kind: 'map',
      set: { address: value.text },
    })),
    ...valuesOf(scene, 'email').map((value) => ({
      value,
      kind: 'contact',
      set: { email: value.email },
    })),
    ...valuesOf(scene, 'phone').map((value) => ({
      value,
      kind: 'contact',
      set: { phone: value.phone },
    })),
    ...valuesOf(scene, 'date')
      .filter(({ day }) => day !== undefined)
      .map((value) => ({ value, kind: 'countdown', set: { day: value.day } })),
  ];
  return facts.flatMap(({ value, kind, set }) => {
    const section = scene.design.page.sections.find((other) => other.kind === kind);
    const words = [
      ...wordsOf(scene, 'change', `s.${kind}`, 'move', 'location', 'replace', 'it', 'add'),
      ...wordsIn(scene, value),
    ];
    if (section === undefined) return [];
    const operation = {
      type: 'section.update',
      id: section.id,
      set,
      unset: [],
    } satisfies Operation;
    return [
      candidate('section.facts', [operation], {
        words,
        grounding: 0.9,
        features: [`kind:${kind}`, `value:${value.kind}`],
      }),
    ];
  });
}

const layouts: readonly [words: RegExp, layout: string][] = [
  [/grid|raster|kachel|grille|cuadr[ií]cula|grade|griglia|tiles/, 'grid'],
  [/list|liste|lista/, 'list'],
  [/card|karten|cartes|tarjetas|cart[oõ]es|schede/, 'cards'],
  [/carousel|slider|karussell|carrousel|carrusel|carrossel|carosello/, 'carousel'],
  [/column|spalte|colonne|columna|coluna/, 'columns'],
  [/table|tabelle|tableau|tabla|tabela|tabella/, 'table'],
];

function layout(scene: Scene): Candidate[] {
  const text = scene.text.toLowerCase();
  const named = layouts.find(([words]) => words.test(text));
  if (named === undefined) return [];
  const words = [
    ...wordsOf(scene, 'layout', 'change', 'section', 'grid', 'show', 'move'),
    ...scene.words.flatMap((word, index) => (named[0].test(word.normal) ? [index] : [])),
  ];
  return mentionsOf(scene, 'section').map((mention) => {
    const operation = {
      type: 'section.layout',
      id: mention.target.id,
      layout: named[1],
    } satisfies Operation;
    return candidate('section.layout', [operation], {
      mentions: [mention],
      words,
      features: [`kind:${mention.target.section.kind}`],
    });
  });
}
