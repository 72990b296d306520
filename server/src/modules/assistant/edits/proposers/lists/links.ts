// Links: added with an address or a platform, changed, renamed.
import type { PageLink } from '@vys/contract/page-model/links';
import type { Operation } from '@vys/contract/page-model/operations';
import type { MessageValue } from '../../../reading/message.ts';
import { platformOfSlug, platformOfUrl, profileUrl } from '../../../reading/platforms.ts';
import { type Candidate, candidate } from '../../candidate.ts';
import { foldWord, isKnown } from '../../lexicon/concepts.ts';
import { stopWords } from '../../lexicon/stop-words.ts';
import { type Argument, after, clean, findArguments, newNames } from '../../scene/arguments.ts';
import { choices, mentionsOf } from '../../scene/choose.ts';
import { sameUrl } from '../../scene/mentions.ts';
import { freeId, likeNeighbor } from '../../scene/names.ts';
import { has, isMeaningful, type Scene, valuesOf, wordsIn, wordsOf } from '../../scene/scene.ts';
import { platformOfLink } from '../../scene/targets.ts';
import { linkPlace } from './places.ts';
import { findWaiting, waitingLinks } from './waiting.ts';

export type Address = {
  value: MessageValue;
  url?: string;
  title: string;
  words: readonly number[];
};

export function linkProposals(scene: Scene): Candidate[] {
  return [...addLinks(scene), ...changeAddress(scene), ...renameLink(scene)];
}

/** Every address that the wish gives, with the title it would get. */
export function addressesOf(scene: Scene): Address[] {
  const handles = valuesOf(scene, 'handle').filter((value) =>
    scene.message.text.slice(value.start, value.end).includes('@'),
  );
  return scene.values.flatMap((value): Address[] => {
    const words = wordsIn(scene, value);
    if (
      value.kind === 'handle' &&
      !handles.includes(value) &&
      (handles.length > 0 || isEveryday(scene, value.handle))
    )
      return [];
    switch (value.kind) {
      case 'url':
        return [{ value, url: value.url, title: value.title ?? titleOfUrl(value.url), words }];
      case 'image':
        return [{ value, url: value.url, title: titleOfUrl(value.url), words }];
      case 'handle': {
        const platform =
          value.platform ?? valuesOf(scene, 'platform')[0]?.platform ?? onlyWaiting(scene);
        const url =
          value.url ?? (platform === undefined ? undefined : profileUrl(platform, value.handle));
        if (url === undefined || platform === undefined) return [];
        const title = platformOfSlug(platform)?.title ?? value.handle;
        return [{ value, url, title, words: [...words, ...platformWords(scene, platform)] }];
      }
      case 'email':
        return [{ value, url: `mailto:${value.email}`, title: 'Email', words }];
      case 'phone':
        return [{ value, url: value.url, title: labelOf(scene, phoneTitles), words }];
      default:
        return [];
    }
  });
}

/** The platform that a name alone is the account of. */
function onlyWaiting({ design }: Scene): string | undefined {
  const [link, ...others] = waitingLinks(design.page);
  return link && others.length === 0 ? platformOfLink(link) : undefined;
}

/** "is wrong" names no account. */
const isEveryday = (scene: Scene, handle: string): boolean =>
  isKnown(foldWord(handle), scene.lang) ||
  stopWords.has(foldWord(handle)) ||
  /^(?:second|third|fourth|zweite[rns]?|dritte[rns]?|deuxieme|segund[oa]|second[oa]|terz[oa]|tercer[oa]?)$/.test(
    foldWord(handle),
  );

const phoneTitles = {
  en: 'Call',
  de: 'Anrufen',
  fr: 'Appeler',
  es: 'Llamar',
  pt: 'Ligar',
  it: 'Chiama',
};

const labelOf = (scene: Scene, labels: Record<string, string>): string =>
  labels[scene.design.page.lang.slice(0, 2)] ?? (labels.en as string);

function platformWords(scene: Scene, platform: string | undefined): number[] {
  return valuesOf(scene, 'platform')
    .filter((value) => value.platform === platform)
    .flatMap((value) => wordsIn(scene, value));
}

function titleOfUrl(url: string): string {
  const platform = platformOfUrl(url);
  if (platform !== undefined) return platform.title;
  const host = URL.parse(url)?.hostname.replace(/^www\./, '') ?? url;
  const [name = host] = host.split('.');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function addLinks(scene: Scene): Candidate[] {
  const { page } = scene.design;
  const addresses = addressesOf(scene).filter(
    ({ url }) => !page.links.some((link) => url !== undefined && sameUrl(url, link.url)),
  );
  const words = wordsOf(scene, 'add', 'link', 'button', 'first', 'last', 'change', 'rename');
  if (addresses.length === 0) return addWithoutAddress(scene);
  const taken: string[] = [];
  const operations = addresses.map((address): Operation => {
    const given = addresses.length === 1 ? titleGiven(scene, address) : undefined;
    const title = (given ?? address.title).slice(0, 120);
    const waiting = findWaiting(page, { title, url: address.url });
    if (waiting !== undefined && address.url !== undefined)
      return { type: 'link.update', id: waiting.id, set: { url: address.url }, unset: [] };
    const id = freeId(page, title, taken);
    taken.push(id);
    const link: PageLink = {
      id,
      title,
      emphasis: 'normal',
      hidden: false,
      ...(address.url === undefined ? {} : { url: address.url }),
    };
    return { type: 'link.add', link, ...linkPlace(scene) };
  });
  const named = addresses.length === 1 ? titleWords(scene, addresses[0] as Address) : [];
  const isKnown = addresses.some(({ value }) =>
    mentionsOf(scene, 'link').some(
      ({ target, via }) =>
        via === 'value' && wordsIn(scene, value).length > 0 && target.kind === 'link',
    ),
  );
  return [
    candidate('link.add', operations, {
      words: [...words, ...addresses.flatMap((address) => address.words), ...named],
      grounding: 1,
      features: [
        isKnown ? 'platform-exists' : 'platform-new',
        `addresses:${Math.min(3, addresses.length)}`,
        `value:${addresses[0]?.value.kind}`,
      ],
    }),
  ];
}

/** "add my shop example.com": the words beside the address that say what it is. */
function titleGiven(scene: Scene, address: Address): string | undefined {
  const named = findArguments(scene).find(({ words, via }) => {
    const isCall =
      via === 'quote' ||
      scene.words.some((word, index) => word.concepts.has('rename') && index < Math.min(...words));
    return isCall && !words.some((index) => address.words.includes(index));
  });
  if (named !== undefined)
    return likeNeighbor(named.text.replace(/\s*(?:to|at|zu|auf)?\s*https?:\S+.*$/i, ''), undefined);
  const indexes = titleWords(scene, address);
  if (indexes.length === 0 || address.value.kind === 'handle') return undefined;
  const first = scene.words[Math.min(...indexes)];
  const last = scene.words[Math.max(...indexes)];
  if (first === undefined || last === undefined) return undefined;
  const text = clean(scene.message.text.slice(first.start, last.end));
  return text.length > 60 || text === '' ? undefined : likeNeighbor(text, undefined);
}

const linkWords = new Set([
  'add',
  'link',
  'change',
  'rename',
  'move',
  'first',
  'last',
  'wish',
  'show',
  'button',
  'new',
]);

/** A run of meaningful words around the address that are no verb of adding. */
function titleWords(scene: Scene, address: Address): number[] {
  if (address.value.kind === 'handle') return [];
  const isTitle = (index: number) => {
    const word = scene.words[index];
    if (word === undefined || address.words.includes(index) || word.value !== undefined)
      return false;
    return isMeaningful(word) && ![...word.concepts].some((concept) => linkWords.has(concept));
  };
  const candidates = scene.words.flatMap((_, index) => (isTitle(index) ? [index] : []));
  return candidates.length <= 5 ? candidates : [];
}

/** "add my tiktok" or "add a link to my shop": the address is known from the account, or is missing. */
function addWithoutAddress(scene: Scene): Candidate[] {
  const { page } = scene.design;
  const words = wordsOf(scene, 'add', 'link', 'first', 'last', 'button');
  const place = linkPlace(scene);
  const platforms = valuesOf(scene, 'platform').filter(
    ({ platform }) =>
      !page.links.some(
        (link) => link.url !== undefined && platformOfUrl(link.url)?.slug === platform,
      ),
  );
  if (platforms.length > 0) {
    const operations = platforms.map(({ platform }): Operation => {
      const title = platformOfSlug(platform)?.title ?? platform;
      const url = scene.account.links.find(
        (link) => platformOfUrl(link.url)?.slug === platform,
      )?.url;
      const waiting = findWaiting(page, { title, icon: platform });
      if (waiting !== undefined && url !== undefined)
        return { type: 'link.update', id: waiting.id, set: { url }, unset: [] };
      const link: PageLink = {
        id: freeId(page, title),
        title,
        icon: platform,
        emphasis: 'normal',
        hidden: false,
        ...(url === undefined ? {} : { url }),
      };
      return { type: 'link.add', link, ...place };
    });
    return [
      candidate('link.add', operations, {
        words: [...words, ...platforms.flatMap((value) => wordsIn(scene, value))],
        grounding: 0.9,
        features: ['no-address'],
      }),
    ];
  }
  if (!has(scene, 'link') || !has(scene, 'add')) return [];
  const text = findArguments(scene)[0] ?? after(scene, wordsOf(scene, 'link')) ?? beforeLink(scene);
  if (text === undefined || text.text.length > 60) return [];
  const title = likeNeighbor(
    text.text.replace(
      /^(?:to|for|my|the|our|zu|zum|zur|meinem|meiner|vers|a|mon|ma|mi|para|meu|minha|il mio|la mia)\s+/gi,
      '',
    ),
    undefined,
  );
  const link: PageLink = { id: freeId(page, title), title, emphasis: 'normal', hidden: false };
  return [
    candidate('link.add', [{ type: 'link.add', link, ...place }], {
      words: [...words, ...text.words],
      grounding: 0.7,
      features: ['no-address', 'title-only'],
    }),
  ];
}

/** "add a donation link". */
function beforeLink(scene: Scene): Argument | undefined {
  const [link] = wordsOf(scene, 'link');
  const words = scene.words.flatMap((word, index) => {
    const isName =
      isMeaningful(word) && ![...word.concepts].some((concept) => linkWords.has(concept));
    return link !== undefined && index < link && isName ? [index] : [];
  });
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const text = clean(scene.message.text.slice(scene.words[first]?.start, scene.words[last]?.end));
  return text === '' ? undefined : { text, words, via: 'rest' };
}

function changeAddress(scene: Scene): Candidate[] {
  const addresses = addressesOf(scene);
  const [address] = addresses;
  const words = [
    ...wordsOf(scene, 'change', 'link', 'replace', 'more'),
    ...addresses.flatMap((entry) => entry.words),
  ];
  if (address?.url === undefined) return [];
  const { url } = address;
  return mentionsOf(scene, 'link')
    .filter(({ target }) => !sameUrl(url, target.link.url))
    .map((mention) => {
      const operation = {
        type: 'link.update',
        id: mention.target.id,
        set: { url },
        unset: [],
      } satisfies Operation;
      const isPlatform = mention.words.every((index) => address.words.includes(index));
      return candidate('link.url', [operation], {
        mentions: [mention],
        words,
        features: [isPlatform ? 'platform-exists' : 'named', `value:${address.value.kind}`],
      });
    });
}

function renameLink(scene: Scene): Candidate[] {
  const words = wordsOf(
    scene,
    'rename',
    'change',
    'link',
    'button',
    'say',
    'text',
    'replace',
    'heading',
    'name',
  );
  return choices(scene, 'link')
    .filter(({ mentions }) => mentions.length === 1)
    .flatMap(({ mentions, features }) => {
      const [mention] = mentions;
      if (mention === undefined) return [];
      const text = newNames(scene, mention.words).find(
        (entry) =>
          Math.min(...entry.words) > Math.min(...mention.words) &&
          !entry.words.includes(mention.words[0] as number),
      );
      if (text === undefined || text.text.length > 120 || text.text.includes('\n')) return [];
      const title = likeNeighbor(text.text, mention.target.link.title);
      const operation = {
        type: 'link.update',
        id: mention.target.id,
        set: { title },
        unset: [],
      } satisfies Operation;
      return [
        candidate('link.rename', [operation], {
          mentions: [mention],
          words: [...words, ...text.words],
          features: [
            ...features,
            `text:${text.via}`,
            `by:${text.marker}`,
            has(scene, 'rename') ? 'verb' : 'no-verb',
          ],
        }),
      ];
    });
}
