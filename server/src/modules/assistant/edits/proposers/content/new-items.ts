// Items that are new: "add an espresso for 2.50", a date of a tour, a question with its answer.
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageSection, SectionKind } from '@vys/contract/page-model/sections';
import { type Candidate, candidate } from '../../candidate.ts';
import { clean } from '../../scene/arguments.ts';
import { mentionsOf } from '../../scene/choose.ts';
import { freeId, likeNeighbor } from '../../scene/names.ts';
import {
  has,
  isMeaningful,
  type Scene,
  type SceneWord,
  valuesOf,
  wordsIn,
  wordsOf,
} from '../../scene/scene.ts';
import { itemsOf } from '../../scene/targets.ts';
import { sectionPlace } from '../lists/places.ts';
import { pricesOf } from './items.ts';
import { newSection } from './new-section.ts';
import { priceLike } from './prices.ts';

export function addItems(scene: Scene): Candidate[] {
  return [...addPriced(scene), ...addEvent(scene), ...addMedia(scene)];
}

function sectionsOf(scene: Scene, ...kinds: SectionKind[]): PageSection[] {
  const named = mentionsOf(scene, 'section').map(({ target }) => target.section);
  const fitting = scene.design.page.sections.filter(({ kind }) => kinds.includes(kind));
  const chosen = fitting.filter((section) => named.includes(section));
  if (chosen.length > 0) return chosen;
  return [...fitting].sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind)).slice(0, 1);
}

const notInNames = [
  'open',
  'closed',
  'hour',
  'remove',
  'hide',
  'move',
  'add',
  'price',
  'request',
  'item',
  'section',
  'change',
  'schedule',
  'say',
  'first',
  'last',
];
const isNameWord = (word: SceneWord): boolean =>
  isMeaningful(word) &&
  !endsName(word) &&
  !notInNames.some((concept) => word.concepts.has(concept));

/** A chocolate roll is no color. */
const endsName = (word: SceneWord | undefined): boolean =>
  word?.value !== undefined && !['color', 'emoji', 'platform'].includes(word.value.kind);

/** The words from the first to the last that may be a name. */
function nameWords(scene: Scene, without: readonly number[]): number[] {
  const places = scene.words.flatMap((word, index) =>
    isNameWord(word) && !without.includes(index) ? [index] : [],
  );
  const [first] = places;
  const last = places.at(-1);
  if (first === undefined || last === undefined) return [];
  const run: number[] = [];
  for (let index = first; index <= last; index += 1) {
    if (without.includes(index) || endsName(scene.words[index])) break;
    run.push(index);
  }
  while (run.length > 0 && !places.includes(run.at(-1) as number)) run.pop();
  return run;
}

export function textOfWords(scene: Scene, indexes: readonly number[]): string {
  const first = scene.words[Math.min(...indexes)];
  const last = scene.words[Math.max(...indexes)];
  return first === undefined || last === undefined
    ? ''
    : clean(scene.message.text.slice(first.start, last.end));
}

function addPriced(scene: Scene): Candidate[] {
  const prices = pricesOf(scene);
  const price = prices.at(-1);
  const sections = sectionsOf(scene, 'menu', 'products', 'services');
  const durations = valuesOf(scene, 'duration');
  return sections.flatMap((section) => {
    const own = mentionsOf(scene, 'section')
      .filter(({ target }) => target.id === section.id)
      .flatMap(({ words }) => words);
    const words = [
      ...(price?.words ?? []),
      ...wordsOf(scene, 'add', 'price', 'item', 'change', `i.${section.kind}`),
      ...own,
      ...durations.flatMap((value) => wordsIn(scene, value)),
    ];
    const [quoted] = valuesOf(scene, 'quoted');
    const named =
      quoted !== undefined
        ? wordsIn(scene, quoted)
        : nameWords(scene, [...(price?.words ?? []), ...own]);
    const name = likeNeighbor(
      textOfWords(scene, named),
      itemsOf(section)[0]?.name as string | undefined,
    );
    if (!/\p{L}{2}/u.test(name) || name.length > 80 || (price === undefined && !has(scene, 'add')))
      return [];
    const item = {
      id: freeId(scene.design.page, name),
      name,
      ...(price === undefined ? {} : { price: priceLike(scene, price.price, section.id) }),
      ...(section.kind === 'services' && durations[0] !== undefined
        ? { duration: durations[0].text }
        : {}),
    };
    const isAnchored =
      price !== undefined ||
      own.length > 0 ||
      has(scene, `i.${section.kind}`, 'item') ||
      /\b(?:add|hinzu|ajout|añad|anad|agreg|adicion|aggiung)/iu.test(scene.text);
    if (
      !isAnchored ||
      (price === undefined && (has(scene, 'section') || namesOtherSection(scene, section)))
    )
      return [];
    if (!has(scene, 'add') && isNewPrice.test(scene.text)) return [];
    const exists = mentionsOf(scene, 'item').some(
      (mention) => mention.quality > 0.75 && mention.words.some((word) => named.includes(word)),
    );
    const operation = { type: 'item.add', section: section.id, item } satisfies Operation;
    const features = [
      price === undefined ? 'no-price' : valuesOf(scene, 'price').length > 0 ? 'price' : 'number',
      exists ? 'exists' : 'new',
      `kind:${section.kind}`,
    ];
    return [
      candidate('item.add', [operation], { words: [...words, ...named], grounding: 0.9, features }),
    ];
  });
}

/** The price of something that should be there. */
const isNewPrice =
  /(?:\b(?:the|our) .*price|preis|\bprix|\bprecio|\bpreço|\bprezzo)\b.*\b(?:now|jetzt|maintenant|ahora|agora|adesso|ora|is|ist|est|es|é|è)\b/iu;

/** "add a waitlist" is about a section of its own. */
const namesOtherSection = (scene: Scene, { kind }: PageSection): boolean =>
  scene.concepts.some(({ concept }) => concept.startsWith('s.') && concept !== `s.${kind}`);

function addEvent(scene: Scene): Candidate[] {
  const [date] = valuesOf(scene, 'date');
  const [time] = valuesOf(scene, 'time');
  const [url] = valuesOf(scene, 'url');
  const [section] = sectionsOf(scene, 'events');
  if (date === undefined || section === undefined) return [];
  const values = [
    date,
    ...(time === undefined ? [] : [time]),
    ...(url === undefined ? [] : [url]),
  ].flatMap((value) => wordsIn(scene, value));
  const words = [
    ...values,
    ...wordsOf(scene, 'add', 'i.events', 's.events', 'change', 'schedule', 'new'),
  ];
  const name = textOfWords(scene, eventName(scene, words));
  const item = {
    id: freeId(scene.design.page, `event-${name}`),
    name: likeNeighbor(name === '' ? (section.title ?? 'Event') : name, 'A'),
    ...(date.day === undefined
      ? { when: date.when ?? scene.message.text.slice(date.start, date.end) }
      : { day: date.day }),
    ...(time === undefined ? {} : { time: time.time }),
    ...(url === undefined ? {} : { url: url.url }),
    ...placeAndCity(scene, words),
    ...(has(scene, 'free') ? { status: 'free' } : {}),
  };
  const operation = {
    type: 'item.add',
    section: section.id,
    item: { status: 'available', ...item },
  } satisfies Operation;
  return [
    candidate('item.add', [operation], {
      words: scene.words.map((_, index) => index),
      grounding: 0.9,
      features: ['date', 'kind:events', has(scene, 'add') ? 'verb' : 'no-verb'],
    }),
  ];
}

const placeMarkers = new Set([
  'at',
  'im',
  'au',
  'a',
  'en',
  'no',
  'na',
  'al',
  'alla',
  'chez',
  '@',
  'beim',
]);
const cityMarkers = new Set(['in', 'a', 'en', 'em', 'aus']);

function eventName(scene: Scene, without: readonly number[]): number[] {
  const run: number[] = [];
  for (const index of nameWords(scene, without)) {
    const word = scene.words[index] as SceneWord;
    if (run.length > 0 && placeMarkers.has(word.normal) && word.normal !== 'a') break;
    run.push(index);
  }
  return run;
}

function placeAndCity(scene: Scene, without: readonly number[]): { place?: string; city?: string } {
  const follow = (markers: ReadonlySet<string>): string | undefined => {
    const at = scene.words.findIndex(
      (word, index) =>
        markers.has(word.normal) &&
        !without.includes(index) &&
        scene.words[index + 1] !== undefined &&
        scene.words[index + 1]?.value === undefined &&
        !without.includes(index + 1),
    );
    if (at < 0) return undefined;
    const run: number[] = [];
    for (let index = at + 1; index < scene.words.length && run.length < 4; index += 1) {
      const word = scene.words[index] as SceneWord;
      const isNext =
        placeMarkers.has(word.normal) ||
        cityMarkers.has(word.normal) ||
        ['on', 'am', 'le', 'el', 'il'].includes(word.normal);
      if (without.includes(index) || word.value !== undefined || isNext) break;
      run.push(index);
    }
    const text = run.length === 0 ? '' : textOfWords(scene, run);
    return text === '' ? undefined : likeNeighbor(text, 'A');
  };
  const city = follow(new Set(['in', 'em']));
  const place = follow(new Set(['at', 'im', 'au', 'beim', 'chez', 'al']));
  return { ...(city === undefined ? {} : { city }), ...(place === undefined ? {} : { place }) };
}

/** Not as a part of an address. */
const isTyped = (scene: Scene, wanted: string): boolean =>
  scene.concepts.some(
    ({ concept, from }) => concept === wanted && scene.words[from]?.value === undefined,
  );

/** Photos, videos and songs by their address. */
function addMedia(scene: Scene): Candidate[] {
  const images = [
    ...valuesOf(scene, 'image'),
    ...valuesOf(scene, 'url').filter(({ url }) => /\.(?:jpe?g|png|webp|gif|avif)$/i.test(url)),
  ];
  const urls = valuesOf(scene, 'url');
  const kinds = [
    ['gallery', images.map(({ url }) => ({ image: { url } })), images],
    ['video', urls.map(({ url }) => ({ url })), urls],
    ['music', urls.map(({ url }) => ({ url })), urls],
  ] as const;
  return kinds.flatMap(([kind, items, values]) => {
    const [section] = sectionsOf(scene, kind);
    const isNamed = isTyped(scene, `s.${kind}`) || isTyped(scene, `i.${kind}`);
    const isAsked = isTyped(scene, `s.${kind}`) || (isNamed && kind !== 'gallery');
    if (items.length === 0 || (section === undefined && !isAsked)) return [];
    const taken = [freeId(scene.design.page, kind)];
    const withIds = items.map((item) => {
      const id = freeId(scene.design.page, kind, taken);
      taken.push(id);
      return { id, ...item };
    });
    const words = [
      ...wordsOf(
        scene,
        'add',
        's.gallery',
        's.video',
        's.music',
        'i.gallery',
        'i.video',
        'i.music',
        'photo',
        'show',
        'move',
        'it',
      ),
      ...values.flatMap((value) => wordsIn(scene, value)),
    ];
    const features = [`kind:${kind}`, isNamed ? 'named' : 'unnamed', 'media'];
    if (section === undefined) {
      const added = newSection(scene, kind, { items: withIds });
      if (added === undefined) return [];
      const operation = {
        type: 'section.add',
        section: added,
        ...sectionPlace(scene),
      } satisfies Operation;
      return [candidate('section.add', [operation], { words, grounding: 0.9, features })];
    }
    const operations = withIds.map(
      (item): Operation => ({ type: 'item.add', section: section.id, item }),
    );
    return [candidate('item.add', operations, { words, grounding: 0.9, features })];
  });
}
