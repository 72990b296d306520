// Whether links, sections and items are there: removing, hiding, showing; emphasis, groups, schedules and copies.
import type { Operation } from '@vys/contract/page-model/operations';
import { type Candidate, candidate } from '../../candidate.ts';
import { after, findArguments } from '../../scene/arguments.ts';
import { choices, kindWords, type MentionOf, mentionsOf } from '../../scene/choose.ts';
import type { Mention } from '../../scene/mentions.ts';
import { freeId, likeNeighbor } from '../../scene/names.ts';
import { has, type Scene, valuesOf, wordsIn, wordsOf } from '../../scene/scene.ts';
import type { Target } from '../../scene/targets.ts';

const kinds = ['link', 'section', 'item'] as const;
type Part = MentionOf<(typeof kinds)[number]>;

export function presenceProposals(scene: Scene): Candidate[] {
  return [
    ...kinds.flatMap((kind) => [...remove(scene, kind), ...hideOrShow(scene, kind)]),
    ...mixed(scene),
    ...removeMany(scene),
    ...removeProfile(scene),
    ...emphasize(scene),
    ...group(scene),
    ...schedule(scene),
    ...duplicate(scene),
  ];
}

const common = [
  'link',
  'section',
  'item',
  'it',
  'all',
  'i.menu',
  'i.events',
  'i.services',
  'i.products',
  'i.faq',
  'i.testimonials',
];

export function removeOperation(target: Target): Operation | undefined {
  if (target.kind === 'link') return { type: 'link.remove', id: target.id };
  if (target.kind === 'section') return { type: 'section.remove', id: target.id };
  return target.kind === 'item'
    ? { type: 'item.remove', section: target.section.id, id: target.id }
    : undefined;
}

const negations = new Set(
  'no without ohne kein keine keinen sans sin sem senza niente nada'.split(' '),
);

/** "no newsletter". */
const isNegated = (scene: Scene, { words }: Part): boolean => {
  const first = Math.min(...words);
  return [first - 1, first - 2].some((index) => negations.has(scene.words[index]?.normal ?? ''));
};

/** "the croissant from the menu": the section only says where the item stands. */
const isPlaceOfAnother = (scene: Scene, { target, words }: Mention): boolean =>
  target.kind === 'section' &&
  scene.mentions.some(
    (other) =>
      other.quality > 0.75 &&
      other.words.some((word) => !words.includes(word)) &&
      ((other.target.kind === 'item' && other.target.section.id === target.id) ||
        (other.target.kind === 'link' && other.target.section === target.id)),
  );

const neverRemoved =
  /\b(?:(?:don'?t|do not|not|never|no need to|without) (?:\w+ )?(?:delete|deleting|remove|removing|delet\w*|lose)|nicht (?:ganz |gleich |komplett )?(?:l[öo]sch|entfern|weg)\w*|ohne (?:\w+ )?(?:zu )?(?:l[öo]schen|entfernen)|(?:sans|pas|ne) (?:l[ea] |les )?(?:supprim|effac|enlev)\w*|(?:sin|no) (?:l[oa]s? )?(?:borr|elimin|quit)\w*|(?:sem|n[ãa]o) (?:[oa]s? )?(?:apag|remov|elimin|exclu)\w*|(?:senza|non) (?:l[oa] )?(?:cancell|elimin|toglier|rimuov)\w*)/iu;
const isForNow =
  /\b(?:for now|for a bit|for a while|for the moment|for the time being|temporar\w+|until (?:i|we|further)|back later|back (?:on|up) later|later again|erst ?mal|vorerst|vorl[äa]ufig|f[üu]r(?:s| den) moment|f[üu]rs erste|vor[üu]bergehend|(?:pour l['’]instant|pour le moment|provisoirement|temporairement)|por ahora|por el momento|de momento|temporalmente|por (?:agora|enquanto)|temporariamente|per (?:ora|adesso|il momento)|momentaneamente|temporaneamente)(?!\p{L})/iu;

/** "take it off for now", "hide it but don't delete it". */
const isKept = (scene: Scene): boolean =>
  neverRemoved.test(scene.text) || isForNow.test(scene.text);

function remove(scene: Scene, kind: (typeof kinds)[number]): Candidate[] {
  if (kind !== 'item' && isKept(scene)) return [];
  const words = wordsOf(scene, 'remove', 'not', ...common);
  const excepted = wordsOf(scene, 'but');
  return choices(scene, kind).flatMap(({ mentions, features }) => {
    if (mentions.some((mention) => excepted.some((index) => index < Math.min(...mention.words))))
      return [];
    if (mentions.some((mention) => isPlaceOfAnother(scene, mention))) return [];
    if (!has(scene, 'remove') && !mentions.every((mention) => isNegated(scene, mention))) return [];
    const operations = mentions.flatMap(({ target }) => removeOperation(target) ?? []);
    return [
      candidate(`${kind}.remove`, operations, {
        mentions: mentions as Part[],
        words: kindWords(scene, mentions, words),
        features: [...features, has(scene, 'remove') ? 'verb' : 'no-verb'],
      }),
    ];
  });
}

/** "drop the blog and the quote": parts of several kinds. */
function mixed(scene: Scene): Candidate[] {
  const chosen: Part[] = [];
  for (const mention of scene.mentions) {
    if (isPlaceOfAnother(scene, mention)) continue;
    const isTaken = chosen.some(({ words }) => words.some((word) => mention.words.includes(word)));
    if (mention.target.kind !== 'profile' && mention.quality > 0.75 && !isTaken)
      chosen.push(mention as Part);
  }
  const isMixed = new Set(chosen.map(({ target }) => target.kind)).size > 1;
  const isJoined = /[,&+]|\s(?:and|und|et|y|e|plus|sowie)\s/i.test(scene.text);
  if (!isMixed || !isJoined || has(scene, 'but')) return [];
  const found: Candidate[] = [];
  if (has(scene, 'remove')) {
    const operations = chosen.flatMap(({ target }) => removeOperation(target) ?? []);
    const words = wordsOf(scene, 'remove', ...common);
    found.push(
      candidate('section.remove', operations, {
        mentions: chosen,
        words,
        features: ['several', 'mixed', 'verb'],
      }),
    );
  }
  return found;
}

/** "remove all links except the shop", "remove all sold out shows". */
function removeMany(scene: Scene): Candidate[] {
  if (!has(scene, 'remove') || !has(scene, 'all', 'others', 'but', 'only')) return [];
  const kept = has(scene, 'but') ? mentionsOf(scene, 'link') : [];
  const isLinks = has(scene, 'link');
  const words = wordsOf(scene, 'remove', 'all', 'link', 'but', 'others', 'sold-out', ...common);
  const soldOut = scene.targets.filter(
    (target) => target.kind === 'item' && target.item.status === 'sold-out',
  );
  const found: Candidate[] = [];
  if (isLinks) {
    const targets = scene.targets.filter(
      (target) =>
        target.kind === 'link' &&
        target.section === undefined &&
        !kept.some((mention) => mention.target.id === target.id),
    );
    found.push(
      candidate(
        'link.remove',
        targets.flatMap((target) => removeOperation(target) ?? []),
        { mentions: kept, words, grounding: 0.95, features: ['all'] },
      ),
    );
  }
  if (has(scene, 'sold-out') && soldOut.length > 0) {
    found.push(
      candidate(
        'item.remove',
        soldOut.flatMap((target) => removeOperation(target) ?? []),
        { words, grounding: 0.95, features: ['all'] },
      ),
    );
  }
  return found.filter(({ operations }) => operations.length > 0);
}

const profileParts = {
  tagline: 'tagline',
  bio: 'about',
  location: 'location',
  pronouns: 'pronouns',
  photo: 'avatar',
  cover: 'cover',
} as const;

function removeProfile(scene: Scene): Candidate[] {
  if (!has(scene, 'remove', 'not', 'hide')) return [];
  return Object.entries(profileParts).flatMap(([concept, field]) => {
    if (!has(scene, concept) || scene.design.page[field] === undefined) return [];
    const operation = { type: 'profile.set', set: {}, unset: [field] } satisfies Operation;
    const words = wordsOf(scene, 'remove', 'not', 'hide', concept, 'text');
    return [
      candidate('profile.unset', [operation], { words, grounding: 0.95, features: [concept] }),
    ];
  });
}

function hideOrShow(scene: Scene, kind: (typeof kinds)[number]): Candidate[] {
  const isPaused = isKept(scene) && has(scene, 'remove');
  if (kind === 'item' || !(has(scene, 'hide', 'show') || isPaused)) return [];
  const kept = isPaused ? ['remove', 'not', 'but', 'move', 'bit', 'request'] : [];
  const words = wordsOf(scene, 'hide', 'show', 'again', 'more', ...common, ...kept);
  return choices(scene, kind).flatMap(({ mentions, features }) => {
    return (['hide', 'show'] as const).flatMap((way) => {
      const matching = mentions.filter(({ target }) => isHidden(target) === (way === 'show'));
      const isMeant = has(scene, way) || (isPaused && way === 'hide');
      if (!isMeant || matching.length < mentions.length) return [];
      const operations = matching.map(
        ({ target }) => ({ type: `${kind}.${way}`, id: target.id }) as Operation,
      );
      return [
        candidate(`${kind}.${way}`, operations, {
          mentions: mentions as Part[],
          words: kindWords(scene, mentions, words),
          features: isPaused ? [...features, 'paused'] : features,
        }),
      ];
    });
  });
}

const isHidden = (target: Target): boolean =>
  (target.kind === 'link' && target.link.hidden) ||
  (target.kind === 'section' && target.section.hidden);

function emphasize(scene: Scene): Candidate[] {
  const ways = [
    ['featured', 'featured'],
    ['icons', 'icon'],
    ['normal', 'normal'],
  ] as const;
  return ways.flatMap(([concept, emphasis]) => {
    if (!has(scene, concept) && !(emphasis === 'featured' && has(scene, 'bigger', 'more')))
      return [];
    const words = wordsOf(
      scene,
      concept,
      'move',
      'change',
      'link',
      'button',
      'bigger',
      'more',
      'show',
      'others',
      'all',
      'only',
    );
    const all = scene.design.page.links;
    const found = choices(scene, 'link').map(({ mentions, features }) => {
      const operations = mentions.map(
        ({ target }): Operation => ({ type: 'link.emphasize', id: target.id, emphasis }),
      );
      return candidate('link.emphasize', operations, {
        mentions,
        words,
        features: [...features, emphasis, has(scene, concept) ? 'named' : 'guess'],
      });
    });
    if (found.length === 0 && emphasis === 'icon' && has(scene, 'link', 'all')) {
      const operations = all.map(({ id }): Operation => ({ type: 'link.emphasize', id, emphasis }));
      found.push(
        candidate('link.emphasize', operations, {
          words,
          grounding: 0.85,
          features: [emphasis, 'all'],
        }),
      );
    }
    return found.filter(({ operations }) => operations.length > 0);
  });
}

function group(scene: Scene): Candidate[] {
  if (!has(scene, 'group')) return [];
  const mentions = mentionsOf(scene, 'link');
  const under = after(scene, wordsOf(scene, 'after'));
  const title = [...findArguments(scene), ...(under === undefined ? [] : [under])].find(
    ({ words }) => mentions.every((mention) => Math.max(...mention.words) < Math.min(...words)),
  );
  if (mentions.length === 0 || title === undefined || title.text.length > 80) return [];
  const name = likeNeighbor(
    title.text.replace(/^(?:a |the )?(?:group|section|heading|folder) (?:called |named )?/i, ''),
    undefined,
  );
  const operation = {
    type: 'link.group',
    ids: mentions.map(({ target }) => target.id),
    group: name,
  } satisfies Operation;
  return [
    candidate('link.group', [operation], {
      mentions,
      words: [
        ...wordsOf(scene, 'group', 'move', 'rename', 'link', 'change', 'after', 'heading'),
        ...title.words,
      ],
    }),
  ];
}

function schedule(scene: Scene): Candidate[] {
  const days = valuesOf(scene, 'date').filter(({ day }) => day !== undefined);
  const [first, second] = days;
  if (first?.day === undefined || !has(scene, 'schedule')) return [];
  const text = scene.message.text.slice(scene.span.start, first.start).toLowerCase();
  const isUntil = /until|till|bis|jusqu|hasta|até|fino|end|expire|läuft|by\s*$/.test(text);
  const dates =
    second?.day !== undefined
      ? { from: first.day, until: second.day }
      : isUntil
        ? { until: first.day }
        : { from: first.day };
  const words = [
    ...wordsOf(scene, 'schedule', 'show', 'hide', 'only', 'link', 'change'),
    ...days.flatMap((value) => wordsIn(scene, value)),
  ];
  return mentionsOf(scene, 'link').map((mention) => {
    const operation = {
      type: 'link.schedule',
      id: mention.target.id,
      ...dates,
    } satisfies Operation;
    return candidate('link.schedule', [operation], { mentions: [mention], words });
  });
}

function duplicate(scene: Scene): Candidate[] {
  if (!has(scene, 'duplicate')) return [];
  return mentionsOf(scene, 'link').map((mention) => {
    const newId = freeId(scene.design.page, mention.target.id);
    const operation = { type: 'link.duplicate', id: mention.target.id, newId } satisfies Operation;
    return candidate('link.duplicate', [operation], {
      mentions: [mention],
      words: wordsOf(scene, 'duplicate', 'link', 'change', 'move'),
    });
  });
}
