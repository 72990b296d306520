// Items that a message gives for a section: added to the section of that kind, or to a new one where there is none.
import type { Operation } from '@vys/contract/page-model/operations';
import { type Candidate, candidate } from '../../../candidate.ts';
import { mentionsOf } from '../../../scene/choose.ts';
import { freeId } from '../../../scene/names.ts';
import type { Scene } from '../../../scene/scene.ts';
import { sectionPlace } from '../../lists/places.ts';
import { newSection } from '../new-section.ts';
import { readDates } from './dates.ts';
import type { Entries, EntryReader } from './entry.ts';
import { readMembers, readStats } from './members.ts';
import { readPriced } from './priced.ts';
import { readQuestions } from './questions.ts';
import { readVoices } from './voices.ts';

const readers: readonly EntryReader[] = [
  readQuestions,
  readVoices,
  readMembers,
  readDates,
  readStats,
  readPriced,
];

export const entryProposals = (scene: Scene): Candidate[] =>
  readers.flatMap((read) => {
    const entries = read(scene);
    return entries === undefined ? [] : propose(scene, entries);
  });

function propose(scene: Scene, { kind, items, isNamed }: Entries): Candidate[] {
  const taken = [freeId(scene.design.page, kind)];
  const withIds = items.map((item) => {
    const id = freeId(scene.design.page, idOf(kind, item), taken);
    taken.push(id);
    return { id, ...item };
  });
  const fitting = scene.design.page.sections.filter((section) => section.kind === kind);
  const named = mentionsOf(scene, 'section').map(({ target }) => target.id);
  const section = fitting.find(({ id }) => named.includes(id)) ?? fitting[0];
  const features = [
    'entries',
    `kind:${kind}`,
    isNamed ? 'entries-named' : 'entries-unnamed',
    `entries-named:${kind}:${isNamed}`,
    items.length > 1 ? 'several' : 'single',
  ];
  const evidence = { words: scene.words.keys(), grounding: 0.95 };
  if (section !== undefined) {
    const operations = withIds.map(
      (item): Operation => ({ type: 'item.add', section: section.id, item }),
    );
    return [candidate('item.add', operations, { ...evidence, features })];
  }
  const added = newSection(scene, kind, { items: withIds });
  if (added === undefined) return [];
  const operation = {
    type: 'section.add',
    section: added,
    ...sectionPlace(scene),
  } satisfies Operation;
  return [
    candidate('section.add', [operation], { ...evidence, features: [...features, 'kind-new'] }),
  ];
}

const prefixes: Partial<Record<Entries['kind'], string>> = {
  faq: 'question',
  testimonials: 'voice',
  press: 'press',
  stats: 'figure',
};

const idOf = (kind: Entries['kind'], item: Record<string, unknown>): string =>
  prefixes[kind] ?? `${kind === 'events' ? 'event-' : ''}${String(item.name)}`;
