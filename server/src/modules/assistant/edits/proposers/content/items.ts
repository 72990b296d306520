// Items of sections that exist: prices, names, texts, states and days.
import type { Operation } from '@vys/contract/page-model/operations';
import type { Price } from '@vys/contract/page-model/values';
import { type Candidate, candidate } from '../../candidate.ts';
import { findArguments, newNames } from '../../scene/arguments.ts';
import { choices, type MentionOf, mentionsOf } from '../../scene/choose.ts';
import { likeNeighbor } from '../../scene/names.ts';
import { has, type Scene, valuesOf, wordsIn, wordsOf } from '../../scene/scene.ts';
import { itemsOf, nameOfItem } from '../../scene/targets.ts';
import { addItems } from './new-items.ts';
import { priceLike } from './prices.ts';

type ItemMention = MentionOf<'item'>;

export function itemProposals(scene: Scene): Candidate[] {
  return [
    ...changePrice(scene),
    ...correctName(scene),
    ...raisePrices(scene),
    ...changeStatus(scene),
    ...renameItem(scene),
    ...changeField(scene),
    ...changeDay(scene),
    ...addItems(scene),
  ];
}

const itemWords = [
  'item',
  'i.menu',
  'i.products',
  'i.services',
  'i.events',
  's.menu',
  's.services',
  's.events',
  's.products',
];

function update(
  { target }: ItemMention,
  set: Record<string, unknown>,
  unset: string[] = [],
): Operation {
  return { type: 'item.update', section: target.section.id, id: target.id, set, unset };
}

const rejections = new Set('not statt instead of nicht pas no nao non von from de da'.split(' '));

/** "4.80 not 4.50": what is no longer so. */
const isRejected = (scene: Scene, words: readonly number[]): boolean =>
  rejections.has(scene.words[Math.min(...words) - 1]?.normal ?? '');

type PriceFound = { price: Price; words: number[] };

/** Prices; bare numbers as well where there is one for every item that is named, or no price at all. */
export function pricesOf(scene: Scene): PriceFound[] {
  const prices = valuesOf(scene, 'price').map((value) => ({
    price: value.price,
    words: wordsIn(scene, value),
  }));
  const written = valuesOf(scene, 'number').filter(({ start, end }) =>
    /^\d[\d.,]*(?![\d.,]|\s?%)/.test(scene.message.text.slice(start, end + 2)),
  );
  const numbers = written.map((value) => {
    const text = scene.message.text.slice(value.start, value.end);
    return { price: { text, amount: value.value }, words: wordsIn(scene, value) };
  });
  const items = mentionsOf(scene, 'item').length;
  const wanted =
    prices.length > 1 ? prices.filter(({ words }) => !isRejected(scene, words)) : prices;
  if (wanted.length > 0 && prices.length + numbers.length !== items) return wanted;
  return [...wanted, ...numbers].sort((a, b) => Math.min(...a.words) - Math.min(...b.words));
}

const priced = new Set(['menu', 'products', 'services', 'events']);

/** "400 weddings": how many, not for how much. */
const countsItems = (scene: Scene, mentions: readonly ItemMention[]): boolean =>
  !has(scene, 'price', 'change') &&
  valuesOf(scene, 'price').length === 0 &&
  mentions.some(({ words }) => scene.words[Math.min(...words) - 1]?.value?.kind === 'number');

function changePrice(scene: Scene): Candidate[] {
  const prices = pricesOf(scene);
  const mentions = mentionsOf(scene, 'item').filter(({ target }) =>
    priced.has(target.section.kind),
  );
  if (prices.length === 0 || mentions.length === 0 || countsItems(scene, mentions)) return [];
  const words = [
    ...wordsOf(scene, 'price', 'change', 'more', 'it', 'all', ...itemWords),
    ...valuesOf(scene, 'duration').flatMap((value) => wordsIn(scene, value)),
  ];
  const isPrice = valuesOf(scene, 'price').length > 0;
  const features = [isPrice ? 'price' : 'number', `count:${Math.min(3, mentions.length)}`];
  if (prices.length === mentions.length) {
    const operations = mentions.map((mention, at) =>
      priceUpdate(scene, mention, (prices[at] as PriceFound).price),
    );
    return [
      candidate('item.price', operations, {
        mentions,
        words: [...words, ...prices.flatMap((entry) => entry.words)],
        features,
      }),
    ];
  }
  const last = prices.at(-1) as PriceFound;
  const operations = mentions.map((mention) => priceUpdate(scene, mention, last.price));
  return [
    candidate('item.price', operations, {
      mentions,
      words: [...words, ...prices.flatMap((entry) => entry.words)],
      features: [...features, 'uneven'],
    }),
  ];
}

const priceUpdate = (scene: Scene, mention: ItemMention, price: Price) =>
  update(mention, {
    price: priceLike(scene, price, mention.target.section.id),
    ...durationOf(scene, mention),
  });

/** "now 2 hours for 300". */
function durationOf(scene: Scene, { target }: ItemMention): { duration?: string } {
  const [duration] = valuesOf(scene, 'duration');
  return duration === undefined || target.section.kind !== 'services'
    ? {}
    : { duration: duration.text };
}

/** "raise all prices by 10 %". */
function raisePrices(scene: Scene): Candidate[] {
  const match =
    /(\d+(?:[.,]\d+)?)\s*(%|percent|prozent|pour ?cent|por ciento|por cento|per ?cento|p|ct|cents?|euros?|€|£|\$)(?!\p{L})/iu.exec(
      scene.text,
    );
  if (
    match === null ||
    !(has(scene, 'price', 'all') || mentionsOf(scene, 'section').length > 0) ||
    mentionsOf(scene, 'item').length > 0
  )
    return [];
  const isRaise =
    /\b(?:up|raise|increase|more|erhöh|teurer|augment|sub[ei]|aument|alza|down|lower|cheaper|senk|baisse|baja|diminu|abbass|reduz|by|um)/iu.test(
      scene.text,
    );
  if (!isRaise) return [];
  const step =
    Number((match[1] as string).replace(',', '.')) /
    (/^(?:p|ct|cents?)$/i.test(match[2] as string) ? 100 : 1);
  const isShare = /^(?:%|p(?:er|ro|our|or) ?(?:cent|zent|ciento|cento)o?)$/i.test(
    match[2] as string,
  );
  const isDown =
    has(scene, 'smaller', 'less', 'lighter', 'down') ||
    /senk|lower|cheaper|baisse|baja|diminu|abbass|reduz/i.test(scene.text);
  const sign = isDown ? -1 : 1;
  const mention = mentionsOf(scene, 'section').find(({ target }) =>
    priced.has(target.section.kind),
  );
  const sections = mention === undefined ? scene.design.page.sections : [mention.target.section];
  const operations = sections.flatMap((section) =>
    itemsOf(section).flatMap((item): Operation[] => {
      const price = item.price as Price | undefined;
      if (price?.amount === undefined) return [];
      const raised = isShare
        ? price.amount * (1 + (sign * step) / 100)
        : price.amount + sign * step;
      const amount = Math.max(0, Math.round(raised * 100) / 100);
      const next = priceLike({ ...scene }, { text: String(amount), amount }, section.id);
      return [
        { type: 'item.update', section: section.id, id: item.id, set: { price: next }, unset: [] },
      ];
    }),
  );
  if (operations.length === 0) return [];
  return [
    candidate('item.price', operations, {
      words: scene.words.map((_, index) => index),
      grounding: 0.95,
      features: ['percent'],
    }),
  ];
}

const states = [
  ['sold-out', 'sold-out'],
  ['available', 'available'],
  ['canceled', 'canceled'],
  ['free', 'free'],
] as const;

function changeStatus(scene: Scene): Candidate[] {
  return states.flatMap(([concept, status]) => {
    if (!has(scene, concept)) return [];
    const words = wordsOf(
      scene,
      concept,
      'change',
      'again',
      'say',
      'it',
      'not',
      'all',
      'hide',
      'more',
      ...itemWords,
    );
    return choices(scene, 'item').flatMap(({ mentions, features }) => {
      const operations = mentions.flatMap((mention): Operation[] => {
        const { kind } = mention.target.section;
        if (kind === 'events') return [update(mention, { status })];
        const isStock = status === 'sold-out' || status === 'available';
        return kind === 'products' && isStock
          ? [update(mention, { isSoldOut: status === 'sold-out' })]
          : [];
      });
      if (operations.length === 0) return [];
      return [
        candidate('item.status', operations, { mentions, words, features: [...features, status] }),
      ];
    });
  });
}

/** "it's a 'country loaf', not a sourdough loaf". */
function correctName(scene: Scene): Candidate[] {
  const [quoted] = valuesOf(scene, 'quoted');
  if (quoted === undefined) return [];
  return mentionsOf(scene, 'item').flatMap((mention) => {
    const outside = mention.words.filter((index) => scene.words[index]?.value !== quoted);
    const first = scene.words[Math.min(...outside)];
    const gap = first === undefined ? '' : scene.message.text.slice(quoted.end, first.start);
    if (
      !/^[\s,]*(?:(?:and|und|et|y|e)\s+)?(?:not|nicht|statt|instead of|pas|no|não|non)\b/iu.test(
        gap,
      )
    )
      return [];
    const field = nameFields[mention.target.section.kind] ?? 'name';
    const name = likeNeighbor(quoted.text, nameOfItem(mention.target));
    const words = [...wordsOf(scene, 'not', 'it', 'change', 'replace'), ...wordsIn(scene, quoted)];
    return [
      candidate('item.rename', [update(mention, { [field]: name })], {
        mentions: [mention],
        words,
        features: ['corrected'],
      }),
    ];
  });
}

const nameFields: Record<string, string> = { faq: 'question', stats: 'label', video: 'caption' };

function renameItem(scene: Scene): Candidate[] {
  const words = wordsOf(scene, 'rename', 'change', 'replace', 'name', 'say', ...itemWords);
  return mentionsOf(scene, 'item').flatMap((mention, at) => {
    const texts = newNames(scene, mention.words);
    const text = texts.find((entry) => Math.min(...entry.words) > Math.min(...mention.words));
    if (text === undefined || text.text.length > 120 || valuesOf(scene, 'price').length > 0)
      return [];
    const field = nameFields[mention.target.section.kind] ?? 'name';
    const name = likeNeighbor(text.text, nameOfItem(mention.target));
    return [
      candidate('item.rename', [update(mention, { [field]: name })], {
        mentions: [mention],
        words: [...words, ...text.words],
        features: [
          `at:${at}`,
          `text:${text.via}`,
          `by:${text.marker}`,
          has(scene, 'rename') ? 'verb' : 'no-verb',
        ],
      }),
    ];
  });
}

const describing = /\b(?:describe|beschreib|décri|describ|descri[vb])/iu;

/** Descriptions, answers, durations and places of an item. */
function changeField(scene: Scene): Candidate[] {
  const text = findArguments(scene)[0];
  const [duration] = valuesOf(scene, 'duration');
  return mentionsOf(scene, 'item').flatMap((mention) => {
    const { kind } = mention.target.section;
    const found: Candidate[] = [];
    if (duration !== undefined && kind === 'services') {
      const words = [
        ...wordsOf(scene, 'duration', 'change', ...itemWords),
        ...wordsIn(scene, duration),
      ];
      found.push(
        candidate('item.field', [update(mention, { duration: duration.text })], {
          mentions: [mention],
          words,
          features: ['duration'],
        }),
      );
    }
    const field =
      kind === 'faq'
        ? 'answer'
        : kind === 'testimonials'
          ? 'quote'
          : kind === 'stats'
            ? 'value'
            : 'text';
    const isText = [
      'menu',
      'products',
      'services',
      'faq',
      'testimonials',
      'team',
      'stats',
    ].includes(kind);
    const isDescribed =
      has(scene, 'bio', 'answer', 'text', 'add', 'say') || describing.test(scene.text);
    if (text !== undefined && isText && isDescribed) {
      const words = [
        ...wordsOf(
          scene,
          'bio',
          'answer',
          'text',
          'add',
          'change',
          'say',
          'question',
          ...itemWords,
        ),
        ...text.words,
      ];
      found.push(
        candidate('item.field', [update(mention, { [field]: text.text })], {
          mentions: [mention],
          words,
          features: [field, `text:${text.via}`],
        }),
      );
    }
    return found;
  });
}

/** "the berlin show moved to june 5", "london starts at 8 pm". */
function changeDay(scene: Scene): Candidate[] {
  const dates = valuesOf(scene, 'date');
  const times = valuesOf(scene, 'time');
  const [url] = valuesOf(scene, 'url');
  if (dates.length === 0 && times.length === 0 && url === undefined) return [];
  const isMedia = ['video', 'music', 'gallery'].some((kind) =>
    has(scene, `s.${kind}`, `i.${kind}`),
  );
  if (isMedia) return [];
  return mentionsOf(scene, 'item').flatMap((mention) => {
    if (mention.target.section.kind !== 'events') return [];
    const date = dates.at(-1);
    const time = times.at(-1);
    const set = {
      ...(date?.day === undefined ? {} : { day: date.day }),
      ...(date?.day === undefined && date?.when !== undefined ? { when: date.when } : {}),
      ...(time === undefined ? {} : { time: time.time }),
      ...(url === undefined ? {} : { url: url.url }),
    };
    const values = [...dates, ...times, ...(url === undefined ? [] : [url])];
    const words = [
      ...wordsOf(scene, 'move', 'change', 'schedule', 'open', 'first', 'link', ...itemWords),
      ...values.flatMap((value) => wordsIn(scene, value)),
    ];
    return [
      candidate('item.day', [update(mention, set)], {
        mentions: [mention],
        words,
        features: [url === undefined ? 'date' : 'url'],
      }),
    ];
  });
}
