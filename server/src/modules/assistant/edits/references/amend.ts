// The last change with another value, on the page as it is now: "no, @maralind", "3.50 sorry", "with two l's",
// "that's my tiktok not insta", "actually Order now".
import type { PageLink } from '@vys/contract/page-model/links';
import type { Operation } from '@vys/contract/page-model/operations';
import { platformOfSlug, platformOfUrl, profileUrl } from '../../reading/platforms.ts';
import type { PastTurn } from '../past.ts';
import { pricesOf } from '../proposers/content/items.ts';
import { priceLike } from '../proposers/content/prices.ts';
import { likeNeighbor } from '../scene/names.ts';
import { has, isMeaningful, type Scene, valuesOf } from '../scene/scene.ts';
import { platformOfLink } from '../scene/targets.ts';
import { withLetters } from './letters.ts';

const lead =
  /^(?:[\s,.:;!–-]*(?:oh|ah|hmm+|u[mh]+|ups|oops|sorry|no+|nope|nah|not that|wait|actually|i meant?|i said|make (?:that|it)|rather|better|it'?s|it should be|should be|nein|nee?|quatsch|eigentlich|ich meinte?|lieber|besser|non|pardon|en fait|plutôt|je voulais dire|perd[oó]n|mejor|quise decir|digo|en realidad|n[aã]o|desculpa|ali[aá]s|quis dizer|quer dizer|melhor|scusa|anzi|volevo dire|meglio|intendevo)(?![\p{L}\p{N}']))+[\s,.:;!–-]*/iu;
const apology =
  /[\s,.!]+(?:sorry|instead|i mean(?:t)?|my bad|pardon|stattdessen|meinte ich|plutôt|perd[oó]n|mejor|desculpa|scusa|not that|pls|please|bitte)[\s.!]*$/iu;
const verbs = ['add', 'remove', 'move', 'hide', 'show', 'rename', 'swap', 'keep', 'undo', 'sort'];

export function amend(scene: Scene, past: PastTurn): Operation[] | undefined {
  const { operations } = past;
  if (operations.length === 0 || operations.length > 3) return undefined;
  const bare = scene.text.replace(lead, '').replace(apology, '').trim();
  const isLed = bare !== scene.text.trim();
  for (const operation of [...operations].reverse()) {
    const amended =
      amendLink(scene, operation, isLed) ??
      amendPrice(scene, operation, isLed) ??
      (isLed ? amendText(scene, operation, bare) : undefined);
    if (amended !== undefined) return [amended];
  }
  return undefined;
}

const apologies = new Set(
  'sorry oops ups wait actually meant mean instead pardon perdon desculpa scusa actually correction meinte statt typo vertippt its thats'.split(
    ' ',
  ),
);

/** Nothing but a value, and words around it that say nothing. */
const isOnlyValue = (scene: Scene): boolean =>
  scene.words.every(
    (word) => word.value !== undefined || !isMeaningful(word) || apologies.has(word.normal),
  );

function amendLink(scene: Scene, operation: Operation, isLed: boolean): Operation | undefined {
  const isAddress =
    operation.type === 'link.add' || (operation.type === 'link.update' && 'url' in operation.set);
  if (!isAddress) return undefined;
  const id = operation.type === 'link.add' ? operation.link.id : operation.id;
  const link = scene.design.page.links.find((entry) => entry.id === id);
  if (link === undefined) return undefined;
  const url = withLetters(scene.text, link.url);
  if (url !== undefined) return update(link, { url });
  return (
    (isLed || isOnlyValue(scene) ? otherAddress(scene, link) : undefined) ??
    otherPlatform(scene, link, isLed)
  );
}

const update = (link: PageLink, set: Record<string, unknown>): Operation => ({
  type: 'link.update',
  id: link.id,
  set,
  unset: [],
});

function otherAddress(scene: Scene, link: PageLink): Operation | undefined {
  const [address] = [...valuesOf(scene, 'url')].reverse();
  if (address !== undefined) return update(link, { url: address.url });
  const handle = valuesOf(scene, 'handle').at(-1);
  const platform = handle?.platform ?? platformOfLink(link);
  if (handle === undefined || platform === undefined) return undefined;
  const url = profileUrl(platform, handle.handle);
  if (url === undefined || url === link.url) return undefined;
  return platform === platformOfLink(link)
    ? update(link, { url })
    : update(link, { url, ...look(platform) });
}

const look = (platform: string) => ({
  title: platformOfSlug(platform)?.title ?? platform,
  icon: platform,
});

const namesItsOwn =
  /\b(?:my|mein|meine|mon|ma|mi|meu|minha|il mio|la mia|es mi|not|nicht|pas|nicht|no|non|não)\b/iu;

/** "that's my tiktok not insta": the handle stays. */
function otherPlatform(scene: Scene, link: PageLink, isLed: boolean): Operation | undefined {
  const own = link.url === undefined ? undefined : platformOfUrl(link.url)?.slug;
  const named = valuesOf(scene, 'platform').map(({ platform }) => platform);
  const [other] = named.filter((platform) => platform !== own);
  const isCorrection = named.includes(own ?? '') || (isLed && named.length === 1);
  if (link.url === undefined || other === undefined || !isCorrection) return undefined;
  if (!isLed && !namesItsOwn.test(scene.text)) return undefined;
  if (has(scene, 'add', 'remove', 'again')) return undefined;
  const isThere = scene.design.page.links.some((entry) => platformOfLink(entry) === other);
  const handle = URL.parse(link.url)?.pathname.split('/').filter(Boolean).at(-1)?.replace(/^@/, '');
  const url = handle === undefined ? undefined : profileUrl(other, handle);
  return url === undefined || isThere ? undefined : update(link, { url, ...look(other) });
}

function amendPrice(scene: Scene, operation: Operation, isLed: boolean): Operation | undefined {
  const isAdding = operation.type === 'item.add';
  const isPrice = operation.type === 'item.update' && operation.set.price !== undefined;
  if (!(isAdding || isPrice) || !(isLed || isOnlyValue(scene))) return undefined;
  const price = pricesOf(scene).at(-1)?.price;
  const isNamed = scene.mentions.some(({ via, quality }) => via === 'name' && quality > 0.8);
  if (price === undefined || isNamed || scene.words.length > 5) return undefined;
  const { section } = operation;
  const id = isAdding ? String(operation.item.id) : operation.id;
  const set = { price: priceLike(scene, price, section) };
  return { type: 'item.update', section, id, set, unset: [] };
}

/** The new name or line, in full. */
function amendText(scene: Scene, operation: Operation, bare: string): Operation | undefined {
  const isOther = scene.mentions.some(
    ({ target, via, quality }) =>
      via === 'name' && quality >= 0.94 && !('id' in operation && target.id === operation.id),
  );
  const text = bare.replace(/^[\s"“”„«»'‘’]+|[\s"“”„«»'’.,;]+$/gu, '');
  if (
    text === '' ||
    text.length > 120 ||
    isOther ||
    verbs.some((verb) => scene.words[0]?.concepts.has(verb) && verb !== 'undo')
  )
    return undefined;
  if (scene.values.some(({ kind }) => kind === 'url' || kind === 'handle')) return undefined;
  const like = (before: unknown) =>
    likeNeighbor(text, typeof before === 'string' ? before : undefined);
  switch (operation.type) {
    case 'section.rename':
      return { ...operation, title: like(operation.title) };
    case 'link.update':
    case 'item.update': {
      const fields = Object.keys(operation.set);
      const [field] = fields;
      const isText = fields.length === 1 && ['title', 'name'].includes(field ?? '');
      return isText && field !== undefined
        ? { ...operation, set: { [field]: like(operation.set[field]) } }
        : undefined;
    }
    case 'profile.set': {
      const fields = Object.keys(operation.set);
      const [field] = fields as (keyof typeof operation.set)[];
      const isText =
        fields.length === 1 && ['name', 'tagline', 'about', 'location'].includes(field ?? '');
      return isText && field !== undefined
        ? { ...operation, set: { [field]: like(operation.set[field]) } }
        : undefined;
    }
    default:
      return undefined;
  }
}
