// The links that a request speaks of: each with the platform and the title that belong to its address.
import type { MessageValue } from '../../../reading/message.ts';
import { findPlatform, platformOfSlug, platformOfUrl } from '../../../reading/platforms.ts';
import type { TaggedSlot } from '../../../tagging/labels.ts';
import { labelBeside } from '../../proposers/lists/labels.ts';
import { sameUrl } from '../../scene/mentions.ts';
import { likeNeighbor } from '../../scene/names.ts';
import { type Scene, wordsIn } from '../../scene/scene.ts';
import { type Frame, slotsOf, valuesIn } from '../frame.ts';
import { unquoted } from '../texts/written.ts';
import { addressOf } from './address.ts';

export type SlotLink = {
  platform?: string;
  url?: string;
  /** As the person calls it; undefined leaves it to the platform. */
  called?: string;
  title: string;
  slots: readonly TaggedSlot[];
};

type Group = { link?: TaggedSlot; platform?: TaggedSlot; title?: TaggedSlot };

export function slotLinks(frame: Frame): SlotLink[] {
  const groups = groupSlots(slotsOf(frame, 'link', 'platform', 'title'));
  const handle = sharedHandle(groups);
  return groups.map((group) => toLink(frame, group.link ? group : { ...group, ...handle }));
}

/** A slot that the group has already begins the next one; of names and as many addresses behind them, each has its own. */
function groupSlots(slots: readonly TaggedSlot[]): Group[] {
  const platforms = slots.filter(({ slot }) => slot === 'platform');
  const links = slots.filter(({ slot }) => slot === 'link');
  const isInTurn = slots.slice(0, platforms.length).every(({ slot }) => slot === 'platform');
  if (isInTurn && platforms.length === links.length && slots.length === 2 * links.length)
    return platforms.map((platform, at) => ({ platform, link: links[at] as TaggedSlot }));
  const groups: Group[] = [];
  let current: Group = {};
  for (const slot of slots) {
    const field = slot.slot as keyof Group;
    if (current[field] !== undefined || (field === 'platform' && isComplete(current))) {
      groups.push(current);
      current = {};
    }
    current = { ...current, [field]: slot };
  }
  if (Object.keys(current).length > 0) groups.push(current);
  return groups;
}

const isComplete = ({ link, platform, title }: Group) =>
  link !== undefined && (platform !== undefined || title !== undefined);

/** "tiktok and youtube, lowtidesband both". */
function sharedHandle(groups: readonly Group[]): Pick<Group, 'link'> {
  const [link, ...others] = groups.flatMap((group) => group.link ?? []);
  const isShared = link !== undefined && others.length === 0 && groups.length > 1;
  return isShared && !/[/:]|\.\w{2,}$/.test(link.text) ? { link } : {};
}

function toLink(frame: Frame, { link, platform, title }: Group): SlotLink {
  const named =
    platformNamed(frame, platform) ?? platformNamed(frame, title) ?? around(frame, link);
  const url = link === undefined ? undefined : addressOf(frame, link, named);
  const slug = (url === undefined ? undefined : platformOfUrl(url)?.slug) ?? named;
  const isKnown = slug !== undefined && isNamed(frame, platform);
  const own = title?.text ?? (isKnown ? undefined : withoutArticle(platform?.text ?? ''));
  const called = own ? likeNeighbor(unquoted(own), undefined) : undefined;
  const slots = [link, platform, title].filter((slot) => slot !== undefined);
  return {
    ...(slug !== undefined && { platform: slug }),
    ...(url !== undefined && { url }),
    ...(called !== undefined && { called }),
    title: called ?? titleFor(frame, url, slug),
    slots,
  };
}

const isNamed = (frame: Frame, slot: TaggedSlot | undefined) =>
  slot === undefined || platformNamed(frame, slot) !== undefined;

/** Without "my" and "the". */
const withoutArticle = (text: string): string =>
  text
    .trim()
    .replace(
      /^(?:my|our|the|a|mein(?:e[nmr]?)?|unser(?:e[nmr]?)?|mon|ma|mes|notre|nos|mi|mis|nuestr[oa]s?|meu|minha|noss[oa]|il mio|la mia|il nostro|la nostra)\s+(?=\p{L})/iu,
      '',
    );

function platformNamed(frame: Frame, slot: TaggedSlot | undefined): string | undefined {
  if (slot === undefined) return undefined;
  const value = valuesIn(frame, slot).find(
    (candidate): candidate is Extract<MessageValue, { kind: 'platform' }> =>
      candidate.kind === 'platform',
  );
  return value?.platform ?? findPlatform(slot.text)?.slug;
}

/** A platform that the request names outside of slots, and that the handle has by itself. */
function around(frame: Frame, link: TaggedSlot | undefined): string | undefined {
  if (link === undefined) return undefined;
  const own = valuesIn(frame, link).find((value) => value.kind === 'handle');
  if (own?.kind === 'handle' && own.platform !== undefined) return own.platform;
  const others = frame.scene.values.filter((value) => value.kind === 'platform');
  const [only] = others;
  return others.length === 1 && only?.kind === 'platform' ? only.platform : undefined;
}

/** The words right beside an address that say what it is. */
function labelOf(scene: Scene, url: string): string | undefined {
  const value = scene.values.find((entry) => entry.kind === 'url' && sameUrl(entry.url, url));
  if (value === undefined) return undefined;
  const label = labelBeside(scene, { value, url, title: '', words: wordsIn(scene, value) });
  return label === undefined ? undefined : likeNeighbor(label.text, undefined);
}

const contactTitles: Record<string, { phone: string; email: string }> = {
  en: { phone: 'Call', email: 'Email' },
  de: { phone: 'Anrufen', email: 'E-Mail' },
  fr: { phone: 'Appeler', email: 'E-mail' },
  es: { phone: 'Llamar', email: 'Correo' },
  pt: { phone: 'Ligar', email: 'E-mail' },
  it: { phone: 'Chiama', email: 'Email' },
};

function titleFor({ scene }: Frame, url: string | undefined, slug: string | undefined): string {
  const labels = contactTitles[scene.design.page.lang.slice(0, 2)] ?? contactTitles.en;
  if (url?.startsWith('tel:')) return labels?.phone ?? 'Call';
  if (url?.startsWith('mailto:')) return labels?.email ?? 'Email';
  const known = slug === undefined ? undefined : platformOfSlug(slug);
  if (known !== undefined) return known.title;
  const beside = url === undefined ? undefined : labelOf(scene, url);
  if (beside !== undefined) return beside;
  const host = url === undefined ? undefined : URL.parse(url)?.hostname.replace(/^www\./, '');
  const [name = 'Link'] = host?.split('.') ?? [];
  return name.charAt(0).toUpperCase() + name.slice(1);
}
