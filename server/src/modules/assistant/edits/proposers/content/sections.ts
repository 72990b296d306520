// Sections: renamed, laid out anew, their own texts.
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageSection } from '@vys/contract/page-model/sections';
import { type Candidate, candidate } from '../../candidate.ts';
import { type Argument, findArguments, newNames } from '../../scene/arguments.ts';
import { mentionsOf } from '../../scene/choose.ts';
import { likeNeighbor } from '../../scene/names.ts';
import { has, type Scene, valuesOf, wordsIn, wordsOf } from '../../scene/scene.ts';
import { addSections, addTextSection, saying } from './add-sections.ts';

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
  [
    /carousel|slider|slide ?show|diashow|diaporama|diapositivas|karussell|carrousel|carrusel|carrossel|carosello/,
    'carousel',
  ],
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
