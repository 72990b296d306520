// Links: added with an address or a platform, changed, renamed.
import type { PageLink } from '@vys/contract/page-model/links';
import type { Operation } from '@vys/contract/page-model/operations';
import type { MessageValue } from '../../../reading/message.ts';
import { platformOfSlug, platformOfUrl, profileUrl } from '../../../reading/platforms.ts';
import { isKnownWord } from '../../../reading/words/language.ts';
import { type Candidate, candidate } from '../../candidate.ts';
import { inPlaceOf } from '../../frames/links/address.ts';
import { foldWord, isKnown } from '../../lexicon/concepts.ts';
import { stopWords } from '../../lexicon/stop-words.ts';
import { type Argument, after, clean, findArguments, newNames } from '../../scene/arguments.ts';
import { choices, mentionsOf } from '../../scene/choose.ts';
import { sameUrl } from '../../scene/mentions.ts';
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
import { platformOfLink } from '../../scene/targets.ts';
import { labelBeside } from './labels.ts';
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

/** Every address that the request gives, with the title it would get. */
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
  if (addresses.length === 0)
    return isThere(scene) ? [alreadyThere(scene)] : addWithoutAddress(scene);
  if (isReplaced.test(scene.text) && addresses.every(({ value }) => isOnPage(scene, value)))
    return [];
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
  const named =
    addresses.length === 1 ? (labelBeside(scene, addresses[0] as Address)?.words ?? []) : [];
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
        isMoved.test(scene.text) ? 'moved' : 'given',
        `addresses:${Math.min(3, addresses.length)}`,
        `value:${addresses[0]?.value.kind}`,
      ],
    }),
  ];
}

const isThere = (scene: Scene): boolean =>
  addressesOf(scene).some(({ url }) =>
    scene.design.page.links.some((link) => url !== undefined && sameUrl(url, link.url)),
  );

/** Nothing is added twice. */
const alreadyThere = (scene: Scene): Candidate =>
  candidate('link.add', [], {
    words: [
      ...wordsOf(scene, 'add', 'link', 'button', 'it'),
      ...addressesOf(scene).flatMap(({ words }) => words),
    ],
    grounding: 1,
    features: ['already-there'],
  });

const isOnPage = (scene: Scene, value: MessageValue): boolean =>
  mentionsOf(scene, 'link').some(
    ({ via, words }) =>
      via === 'value' && wordsIn(scene, value).some((index) => words.includes(index)),
  );

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
  const label = labelBeside(scene, address);
  return label === undefined ? undefined : likeNeighbor(label.text, undefined);
}

const linkWords = new Set([
  'add',
  'link',
  'change',
  'rename',
  'move',
  'first',
  'last',
  'request',
  'show',
  'button',
  'new',
]);

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
    const account = platforms.length === 1 ? accountBeside(scene, platforms[0]) : undefined;
    const operations = platforms.map(({ platform }): Operation => {
      const title = platformOfSlug(platform)?.title ?? platform;
      const url =
        scene.account.links.find((link) => platformOfUrl(link.url)?.slug === platform)?.url ??
        (account === undefined ? undefined : profileUrl(platform, account.typed));
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
        words: [
          ...words,
          ...platforms.flatMap((value) => wordsIn(scene, value)),
          ...scene.words.flatMap((word, index) => (word === account ? [index] : [])),
        ],
        grounding: 0.9,
        features: [account === undefined ? 'no-address' : 'account'],
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

/** "pinterest jonasreedphoto please": a word that is in no dictionary, right beside the platform. */
function accountBeside(scene: Scene, platform: MessageValue | undefined): SceneWord | undefined {
  const at = platform === undefined ? [] : wordsIn(scene, platform);
  return [Math.max(...at) + 1, Math.min(...at) - 1]
    .flatMap((index) => scene.words[index] ?? [])
    .find(
      ({ typed, normal, value, concepts }) =>
        value === undefined &&
        concepts.size === 0 &&
        /^[a-z0-9][a-z0-9._]{3,29}$/i.test(typed) &&
        !isKnownWord(normal) &&
        !stopWords.has(normal),
    );
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

/** Says that it takes the place of another address. */
const isReplaced =
  /\b(?:wrong|right one|correct(?:ed)? (?:one|url|link|address)|moved|changed|new (?:one|url|link|address|handle|invite)|expired|broken|dead|typo|falsch\w*|richtige\w*|umgezogen|abgelaufen|neue (?:adresse|url)|neuer link|nouvelle adresse|nouveau lien|mauvais\w*|bonne adresse|bon lien|equivocad\w+|nuev[ao] (?:enlace|direcci[óo]n|link)|errad[oa]|nov[oa] (?:link|endere[çc]o)|sbagliat\w+|nuov[oa] (?:link|indirizzo))\b/iu;

/** Says that an address is no longer the right one. */
export const isMoved =
  /\b(?:wrong|right one|correct(?:ed)?|moved|chang(?:ed|e)|new (?:one|url|link|address|handle|invite|name)|is now|now|instead|not|expired|broken|dead|old|typo|falsch\w*|richtig\w*|korrekt\w*|umgezogen|neue[rsn]?|jetzt|stattdessen|abgelaufen|faux|fausse|mauvais\w*|bonne|bon|nouve\w+|d[ée]m[ée]nag\w+|maintenant|equivocad\w+|incorrect\w+|nuev[oa]|ahora|cambi\w+|errad[oa]|cert[oa]|nov[oa]|agora|mud\w+|sbagliat\w+|giust[oa]|corrett\w+|nuov[oa]|adesso|ora)\b/iu;

function changeAddress(scene: Scene): Candidate[] {
  const addresses = addressesOf(scene);
  const [address] = addresses;
  const words = [
    ...wordsOf(scene, 'change', 'link', 'replace', 'more'),
    ...addresses.flatMap((entry) => entry.words),
  ];
  if (address?.url === undefined) return [];
  if (address.value.kind === 'handle' && has(scene, 'rename')) return [];
  const { url } = address;
  if (scene.design.page.links.some((link) => sameUrl(url, link.url))) return [];
  return mentionsOf(scene, 'link')
    .filter(({ target }) => !sameUrl(url, target.link.url))
    .map((mention) => {
      const operation = {
        type: 'link.update',
        id: mention.target.id,
        set: { url: inPlaceOf(mention.target.link.url, url) },
        unset: [],
      } satisfies Operation;
      const isPlatform = mention.words.every((index) => address.words.includes(index));
      return candidate('link.url', [operation], {
        mentions: [mention],
        words,
        features: [
          isPlatform ? 'platform-exists' : 'named',
          isMoved.test(scene.text) ? 'moved' : 'given',
          `value:${address.value.kind}`,
        ],
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
