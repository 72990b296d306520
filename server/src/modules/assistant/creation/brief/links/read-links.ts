// The links that a message gives, with what is said beside each: platform, title, or a word for what it is for.
import type { Message } from '../../../reading/message.ts';
import {
  findPlatform,
  type Platform,
  platformOfSlug,
  platformOfUrl,
  profileUrl,
} from '../../../reading/platforms.ts';
import { fold } from '../../../reading/words/text.ts';
import type { TaggedSlot } from '../../../tagging/labels.ts';
import type { AssistantAccount } from '../../../types.ts';
import type { Brief, BriefLink } from '../../brief.ts';
import { type Fact, overlaps, slotsOf, textBefore } from '../facts.ts';
import { labelBefore, oneLine, sentenceCase } from '../text/texts.ts';
import { withCountryCode } from './country-codes.ts';
import { type LinkTarget, platformIn, targetOf } from './link-targets.ts';
import { comparable, hostOf, titleOfAction, titleOfLabel } from './link-titles.ts';
import { toldTitle } from './told-titles.ts';

export type Contacts = Pick<Brief, 'links' | 'emails' | 'phones'>;

type Collected = {
  links: BriefLink[];
  emails: { email: string; label: string }[];
  phones: { phone: string; url: string; label: string }[];
  /** The last handle of the message, which "same" repeats. */
  handle: string | undefined;
};

const SAME_AS_ACCOUNT =
  /\b(?:user ?name|benutzername|nutzername|nom d'utilisateur|usuario|nome utente|nick|account)\b/;

/** `used` are link slots that stand in an event. */
export function readContacts(
  message: Message,
  facts: readonly Fact[],
  used: readonly TaggedSlot[],
  account: AssistantAccount,
): Contacts {
  const found: Collected = { links: [], emails: [], phones: [], handle: undefined };
  for (const fact of facts) readFact(message, fact, used, account, found);
  addMessengerOfPhone(message, found);
  const seen = new Set<string>();
  const links = found.links.filter(({ url, platform, title }) => {
    const key = url === undefined ? `${platform}:${title}` : comparable(url);
    return !seen.has(key) && seen.add(key);
  });
  const addressed = new Set(
    links.flatMap(({ url, platform }) => (url && platform ? [platform] : [])),
  );
  const emails = uniqueBy(found.emails, ({ email }) => email.toLowerCase());
  const phones = uniqueBy(found.phones, ({ url }) => url);
  return {
    links: [
      ...links.filter(
        (link) =>
          !isBareHost(link, links) &&
          (link.url !== undefined || link.platform === undefined || !addressed.has(link.platform)),
      ),
      ...emails
        .slice(1)
        .map(({ email, label }) => ({ title: label || email, url: `mailto:${email}` })),
      ...phones.slice(1).map(({ phone, url, label }) => ({
        title: label || phone,
        url,
        ...(label && { description: phone }),
      })),
    ],
    emails: emails.slice(0, 1).map(({ email }) => email),
    phones: phones.slice(0, 1).map(({ phone, url }) => ({ phone, url })),
  };
}

/** "twitch.tv link: twitch.tv/kevin" gives one address. */
const isBareHost = ({ url, platform }: BriefLink, links: readonly BriefLink[]): boolean =>
  url !== undefined &&
  /^https?:\/\/[^/]+\/?$/.test(url) &&
  links.some(
    (other) => other.url !== url && other.platform === platform && other.url?.startsWith(url),
  );

const MESSENGERS: readonly [slug: string, words: RegExp][] = [
  ['whatsapp', /\b(?:whats ?app|whats|wa|wasap|guasap|zap|wpp)\b/],
  ['signal', /\bsignal\b/],
  ['telegram', /\btelegram\b/],
];
/** "pedidos pelo whats 41 99876-5432". */
function messengerBefore(near: string): Platform | undefined {
  const [last = '', ...before] = fold(near)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .reverse();
  const found = MESSENGERS.find(([, words]) => words.test(`${before[0] ?? ''} ${last}`));
  return found && platformOfSlug(found[0]);
}

const THAT_TOO =
  /\b(?:that|it|this|same|too|also|or|and|both|auch|oder|und|gleich\w*|darauf|aussi|meme|ou|et|tambien|mismo|ese|o|y|tambem|mesmo|nesse|anche|stesso)\b/;

/** "call 07700 900482, whatsapp me on that too": the number that is told without the messenger. */
function addMessengerOfPhone({ text, clauses, values, lang }: Message, found: Collected): void {
  const [phone] = found.phones;
  if (phone === undefined) return;
  for (const [slug, words] of MESSENGERS) {
    const platform = platformOfSlug(slug);
    const known = found.links.find((link) => link.platform === slug);
    const clause = clauses.find(({ start, end }) => {
      const said = fold(text.slice(start, end));
      return words.test(said) && THAT_TOO.test(said);
    });
    const isTold = values.some(
      (value) =>
        clause && value.kind === 'url' && value.start < clause.end && clause.start < value.end,
    );
    if (!platform || !clause || isTold || known?.url) continue;
    found.links = found.links.filter((link) => link !== known);
    found.links.push(messengerLink(platform, phone.phone, phone.url, lang));
  }
}

const uniqueBy = <Value>(values: readonly Value[], key: (value: Value) => string): Value[] =>
  [...new Map(values.toReversed().map((value) => [key(value), value])).values()].reverse();

function readFact(
  message: Message,
  fact: Fact,
  used: readonly TaggedSlot[],
  account: AssistantAccount,
  found: Collected,
): void {
  const slots = slotsOf(fact, 'platform', 'title', 'link').filter(
    (slot) => !used.includes(slot) || (slot.slot === 'link' && toldTitle(message.text, slot)),
  );
  const linkFirst = isLinkFirst(message, fact, slots);
  let platforms: Platform[] = [];
  let title: TaggedSlot | undefined;
  let last: LinkTarget | undefined;
  for (const slot of slots) {
    const platform =
      slot.slot === 'platform'
        ? (findPlatform(fold(slot.text)) ?? platformIn(slot.text))
        : undefined;
    if (isTold(message, slot, slots)) continue;
    if (slot.slot === 'title' || (slot.slot === 'platform' && !platform)) title = slot;
    else if (platform && linkFirst && last?.kind === 'handle') addHandle(found, platform, last);
    else if (platform) platforms.push(platform);
    else {
      const near = textBefore(message, fact, slot);
      const told = toldTitle(message.text, slot);
      const named = platforms.length > 0 ? platforms : [platformIn(near) ?? []].flat();
      last = resolved(targetOf(message, slot, named[0]), fact, message, account, found);
      const following =
        linkFirst && named.length === 0 && last.kind === 'handle'
          ? platformAfter(slots, slot)
          : undefined;
      addTarget(found, last, {
        platforms: following ? [] : named,
        title: told ? message.text.slice(told.start, told.end) : title?.text,
        near,
        slot,
        lang: message.lang,
        isFollowed: following !== undefined,
        around: around(message, fact),
        onlyPlatform: onlyPlatform(message),
      });
      platforms = [];
      title = undefined;
    }
  }
  for (const platform of platforms) addWithoutLink(message, fact, platform, account, found);
}

/** The title of a link that says it itself. */
const isTold = ({ text }: Message, slot: TaggedSlot, slots: readonly TaggedSlot[]): boolean =>
  slot.slot === 'title' &&
  slots.some((link) => {
    const told = link.slot === 'link' ? toldTitle(text, link) : undefined;
    return told !== undefined && overlaps(told, slot);
  });

function around({ text }: Message, { start, end, slots }: Fact): string {
  let written = '';
  let from = start;
  for (const slot of slots) {
    written += `${text.slice(from, slot.start)} `;
    from = slot.end;
  }
  return written + text.slice(from, end);
}

/** "@mara on insta, tiktok and yt": the names come after the handle. */
function isLinkFirst(message: Message, fact: Fact, slots: readonly TaggedSlot[]): boolean {
  const first = slots.find(
    (slot) =>
      slot.slot === 'platform' ||
      (slot.slot === 'link' &&
        ['handle', 'same'].includes(targetOf(message, slot, undefined).kind)),
  );
  return first?.slot === 'link' && platformIn(textBefore(message, fact, first)) === undefined;
}

function platformAfter(slots: readonly TaggedSlot[], slot: TaggedSlot): TaggedSlot | undefined {
  const next = slots[slots.indexOf(slot) + 1];
  return next?.slot === 'platform' ? next : undefined;
}

function resolved(
  target: LinkTarget,
  fact: Fact,
  { text }: Message,
  account: AssistantAccount,
  found: Collected,
): LinkTarget {
  if (target.kind !== 'same') {
    if (target.kind === 'handle') found.handle = target.handle;
    return target;
  }
  const isAccount = SAME_AS_ACCOUNT.test(fold(text.slice(fact.start, fact.end)));
  const handle = isAccount || found.handle === undefined ? account.username : found.handle;
  return { kind: 'handle', handle };
}

type Beside = {
  platforms: readonly Platform[];
  title: string | undefined;
  near: string;
  slot: TaggedSlot;
  lang: string;
  isFollowed: boolean;
  /** The fact without its slots. */
  around: string;
  /** Of a message that names just one. */
  onlyPlatform: Platform | undefined;
};

function addTarget(found: Collected, target: LinkTarget, beside: Beside): void {
  const { platforms, title, near, lang } = beside;
  const ownTitle = title && sentenceCase(oneLine(title)).slice(0, 120);
  const label = ownTitle ?? sentenceCase(labelBefore(near));
  const [platform] = platforms;
  const messenger = platform && isMessenger(platform) ? platform : messengerBefore(near);
  switch (target.kind) {
    case 'email':
      found.emails.push({ email: target.email, label });
      break;
    case 'phone':
      if (messenger) found.links.push(messengerLink(messenger, target.phone, target.url, lang));
      else found.phones.push({ phone: oneLine(target.phone), url: target.url, label });
      break;
    case 'url': {
      const known =
        platform ?? (target.platform ? platformOfSlug(target.platform) : platformOfUrl(target.url));
      const action = titleOfAction(
        [...words(near), ...(target.title ? words(target.title) : [])],
        lang,
      );
      const text =
        ownTitle ??
        headingBefore(near) ??
        titleOfLabel(label) ??
        known?.title ??
        action ??
        shortLabel(label) ??
        hostOf(target.url);
      found.links.push({ url: target.url, title: text, ...(known && { platform: known.slug }) });
      break;
    }
    case 'handle':
      if (beside.isFollowed) break;
      if (platforms.length > 0) for (const one of platforms) addHandle(found, one, target);
      else if (target.platform) {
        const known = platformOfSlug(target.platform);
        if (known && isMessenger(known) && target.url)
          found.links.push({ ...messengerLink(known, target.handle, target.url, lang) });
        else
          found.links.push({
            title: known?.title ?? target.handle,
            platform: target.platform,
            ...(target.url && { url: target.url }),
          });
      } else addLooseHandle(found, target, beside);
      break;
    case 'same':
      break;
  }
}

/** A handle beside no platform belongs to those that its fact names elsewhere. */
function addLooseHandle(
  found: Collected,
  target: Extract<LinkTarget, { kind: 'handle' }>,
  { title, around, onlyPlatform }: Beside,
): void {
  const names = around
    .split(/[^\p{L}\p{N}.+-]+/u)
    .filter((word) => word.length > 1 && /^[a-z]/i.test(word));
  const named = [...new Set(names.flatMap((name) => platformIn(name) ?? []))];
  const platforms = named.length === 0 && onlyPlatform ? [onlyPlatform] : named;
  for (const platform of platforms) addHandle(found, platform, target);
  if (platforms.length === 0)
    found.links.push({
      title: title
        ? sentenceCase(oneLine(title)).slice(0, 120)
        : `@${target.handle.replace(/^@/, '')}`,
    });
}

function onlyPlatform({ text }: Message): Platform | undefined {
  const named = text.split(/[^\p{L}\p{N}@.+-]+/u).flatMap((word) => platformIn(word) ?? []);
  const [platform, ...others] = new Set(named);
  return others.length === 0 && platform && profileUrl(platform.slug, 'name')
    ? platform
    : undefined;
}

/** "Free 20 min call: calendly.com/…": what it is called on a line or in a sentence of its own. */
function headingBefore(near: string): string | undefined {
  const [, heading = ''] = /(?:^|[.!?]\s|\n)\s*([^.!?\n:,()]{3,40}):\s*$/u.exec(near) ?? [];
  const count = heading.split(/\s+/).length;
  const isName = count > 2 && count < 7 && platformIn(heading) === undefined;
  return isName ? sentenceCase(oneLine(heading)) : undefined;
}

const words = (text: string) =>
  text
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter(Boolean)
    .slice(-5)
    .reverse();
const shortLabel = (label: string) => (label !== '' && label.length < 40 ? label : undefined);
const isMessenger = ({ slug }: Platform) =>
  ['whatsapp', 'signal', 'telegram', 'viber'].includes(slug);

/** A number without the code of its country has no chat address: it is called. */
function messengerLink(platform: Platform, phone: string, tel: string, lang: string): BriefLink {
  const international = withCountryCode(phone, lang) ?? phone;
  const url = profileUrl(platform.slug, international) ?? tel;
  return {
    title: platform.title,
    platform: platform.slug,
    url,
    description: oneLine(phone).slice(0, 200),
  };
}

function addHandle(
  found: Collected,
  platform: Platform,
  target: Extract<LinkTarget, { kind: 'handle' }>,
): void {
  const url =
    profileUrl(platform.slug, target.handle) ??
    (target.platform === platform.slug ? target.url : undefined);
  found.links.push({ title: platform.title, platform: platform.slug, ...(url && { url }) });
}

/** "same on TikTok" repeats the last handle; a platform that is only named waits for its address. */
function addWithoutLink(
  { text }: Message,
  fact: Fact,
  platform: Platform,
  account: AssistantAccount,
  found: Collected,
): void {
  const said = fold(text.slice(fact.start, fact.end));
  const isSame =
    /\b(?:same|also|too|all|both|gleich\w*|auch|uberall|meme|aussi|partout|igual|mismo|tambien|mesmo|tambem|uguale|stesso|anche)\b/.test(
      said,
    ) || slotsOf(fact, 'link').length > 0;
  const handle = isSame
    ? SAME_AS_ACCOUNT.test(said)
      ? account.username
      : found.handle
    : undefined;
  if (handle !== undefined) addHandle(found, platform, { kind: 'handle', handle });
  else found.links.push({ title: platform.title, platform: platform.slug });
}
