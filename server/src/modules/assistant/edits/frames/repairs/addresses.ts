// An address for a link that the page has, by the words around it.
import type { Message, MessageValue, Span } from '../../../reading/message.ts';
import type { TaggedRequest } from '../../../tagging/labels.ts';
import { sameUrl } from '../../scene/mentions.ts';
import { createScene, has, type Scene, type Setting } from '../../scene/scene.ts';
import { platformOfLink, type TargetOf } from '../../scene/targets.ts';
import { overlaps } from './anchors.ts';
import { textAt } from './written-text.ts';

/** Without a target it is for a link that is not there yet. */
export type NewAddress = { target?: Span; address: Span; title?: Span };

const replaces =
  /(?<!\p{L})(?:new|change[ds]?|now|instead|must|should|moved|goes to|becomes?|old|hacked|is|its|it's|from (?:now|today)|neue?[rsnm]?|jetzt|geändert|ab sofort|alte|lautet|nouve\w+|maintenant|désormais|change|ancien\w*|nuev[oa]|ahora|cambi\w+|viej[oa]|nov[oa]|agora|mudou|antig[oa]|nuov[oa]|ora|adesso|vecchi[oa])(?!\p{L})/iu;
const adds =
  /(?<!\p{L})(?:put|stick|pop|mete|põe|metti|mets|pon|setz|missing|falta|fehlt|manque|manca|above|below|under|next to|über|unter|neben)(?!\p{L})/iu;
const called =
  /(?<!\p{L})(?:call(?:ed)? (?:it|that)|named|with the name|nenn(?:en)? (?:es|ihn|das)|appelle-l[ea]|s'appelle|(?:y )?se llama|llámal[oa]|com o nome|chama-lhe|chiamal[oa]|si chiama)[\s:]+/iu;
const NEAR = 60;
const BESIDE = 25;
const MOST_BEFORE_TITLE = 20;

/** Only where the message gives one that the page does not have. */
export function findNewAddresses(
  setting: Setting,
  message: Message,
  requests: readonly TaggedRequest[],
): NewAddress[] {
  const scene = createScene(setting, message, { start: 0, end: message.text.length });
  const all = message.values.filter((value) => isAddress(message, value));
  const known = all.filter((value) => linkAt(scene, value) !== undefined);
  const [address, ...others] = all.filter((value) => !known.includes(value));
  if (address === undefined || others.length > 0) return [];
  if (requests.some(({ kind }) => kind === 'make' || kind === 'fact')) return [];
  const title = titleAfter(message, address, requests);
  const found = { address: spanOf(address), ...(title && { title }) };
  const [old] = known;
  const target = old ?? linkNear(scene, address);
  if (target !== undefined && isReplaced(setting, message, target, address))
    return [{ target: spanOf(target), ...found }];
  return title === undefined ? [] : [found];
}

function titleAfter(
  message: Message,
  { end }: Span,
  requests: readonly TaggedRequest[],
): Span | undefined {
  const places = requests.flatMap(({ slots }) => slots.filter(({ slot }) => slot === 'place'));
  const name = called.exec(message.text.slice(end));
  if (name === null || name.index > MOST_BEFORE_TITLE) return undefined;
  return textAt(message, end + name.index + name[0].length, places);
}

function isReplaced(setting: Setting, message: Message, target: Span, address: Span): boolean {
  const start = Math.max(0, Math.min(target.start, address.start) - BESIDE);
  const end = Math.max(target.end, address.end);
  const { text } = message;
  const around = text
    .slice(start, end + BESIDE)
    .replace(text.slice(address.start, address.end), ' ');
  const own = createScene(setting, message, { start: start + BESIDE, end });
  return replaces.test(around) && !adds.test(text.slice(start, end)) && !has(own, 'add');
}

const spanOf = ({ start, end }: Span): Span => ({ start, end });

/** A handle of several words is none. */
const isAddress = ({ text }: Message, { kind, start, end }: MessageValue): boolean =>
  kind === 'url' ||
  kind === 'email' ||
  kind === 'phone' ||
  (kind === 'handle' && !/\s/.test(text.slice(start, end)));

const urlOf = (value: MessageValue): string | undefined => {
  if (value.kind === 'email') return `mailto:${value.email}`;
  return 'url' in value ? value.url : undefined;
};

function linkAt(scene: Scene, value: MessageValue): TargetOf<'link'> | undefined {
  const url = urlOf(value);
  return scene.targets.find(
    (target): target is TargetOf<'link'> =>
      target.kind === 'link' && url !== undefined && sameUrl(url, target.link.url),
  );
}

/** A number is for calls or chats, a mailbox for mail. */
function isSortOf(url: string | undefined, { kind }: MessageValue): boolean {
  if (kind === 'email') return url === undefined || url.startsWith('mailto:');
  if (kind !== 'phone') return true;
  return url === undefined || /^(?:tel:|https:\/\/wa\.me)/.test(url);
}

/** The link that is named last before the address. */
function linkNear({ mentions, words }: Scene, address: MessageValue): Span | undefined {
  const near = mentions.flatMap(({ target, via, quality, words: own }) => {
    const first = words[Math.min(...own)];
    const last = words[Math.max(...own)];
    if (target.kind !== 'link' || via === 'reference' || via === 'all' || !first || !last)
      return [];
    const span = { start: first.start, end: last.end };
    const isNear = span.end <= address.start && address.start - span.end <= NEAR;
    const platform = 'platform' in address ? address.platform : undefined;
    const isSame = platform === undefined || platform === platformOfLink(target.link);
    const isSort = isSortOf(target.link.url, address);
    const fits = quality >= 0.85 && isNear && isSame && isSort && !overlaps(span, address);
    return fits ? [span] : [];
  });
  return near.sort((a, b) => b.end - a.end)[0];
}
