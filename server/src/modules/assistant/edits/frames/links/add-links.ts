// Links that a request adds, with or without an address.
import type { PageLink } from '@vys/contract/page-model/links';
import type { Operation } from '@vys/contract/page-model/operations';
import { platformOfUrl } from '../../../reading/platforms.ts';
import { type Candidate, candidate } from '../../candidate.ts';
import { isMoved } from '../../proposers/lists/links.ts';
import { findWaiting } from '../../proposers/lists/waiting.ts';
import { sameUrl } from '../../scene/mentions.ts';
import { freeId } from '../../scene/names.ts';
import { has } from '../../scene/scene.ts';
import { platformOfLink } from '../../scene/targets.ts';
import { type Frame, slotsOf, wordsOfSlots } from '../frame.ts';
import { linkPlace } from '../lists/list-place.ts';
import { setLinks } from './set-links.ts';
import { type SlotLink, slotLinks } from './slot-links.ts';

/** With one of these the address belongs to an item. */
const itemSlots = ['item', 'date', 'venue', 'quote', 'question', 'value', 'hours'] as const;

/** "we have a new discord: …" gives one that is there another address. */
export function addLinks(frame: Frame): Candidate[] {
  if (frame.taggedRequest.kind !== 'add') return [];
  const isOne = slotsOf(frame, 'link').length === 1;
  const others =
    isOne && isMoved.test(frame.scene.text)
      ? setLinks({ ...frame, taggedRequest: { ...frame.taggedRequest, kind: 'set' } })
      : [];
  const updates = others.filter(({ operations }) =>
    operations.every(({ type }) => type === 'link.update'),
  );
  return updates.length > 0 ? updates : newLinks(frame);
}

export function newLinks(frame: Frame): Candidate[] {
  if (slotsOf(frame, ...itemSlots).length > 0) return [];
  const isSpoken = slotsOf(frame, 'link', 'platform').length > 0;
  const links = isSpoken ? slotLinks(frame) : [];
  if (links.length === 0) return [];
  const { page } = frame.scene.design;
  const place = linkPlace(frame);
  const taken: string[] = [];
  let { index } = place;
  const operations = links.flatMap((link): Operation[] => {
    const url = link.url ?? accountUrl(frame, link);
    const known = page.links.find((own) => url !== undefined && sameUrl(url, own.url));
    if (known !== undefined) return [];
    const waiting = findWaiting(page, {
      title: link.title,
      ...(url && { url }),
      ...(link.platform && { icon: link.platform }),
    });
    if (waiting !== undefined && url !== undefined)
      return [{ type: 'link.update', id: waiting.id, set: { url }, unset: [] }];
    const id = freeId(page, link.title, taken);
    taken.push(id);
    const added = { ...place, ...(index !== undefined && { index }) };
    if (index !== undefined) index += 1;
    return [{ type: 'link.add', link: newLink(id, { ...link, ...(url && { url }) }), ...added }];
  });
  const hasSection = slotsOf(frame, 'section').length > 0;
  const hasUrl = links.some(({ url }) => url !== undefined);
  // Who says "link" does not want a video to be shown.
  const sure = has(frame.scene, 'link') ? 0.97 : 0.95;
  const grounding = hasSection ? 0.55 : hasUrl ? sure : 0.8;
  const words = wordsOfSlots(frame, frame.taggedRequest.slots);
  return [
    candidate('link.add', operations, {
      words,
      grounding,
      features: [`links:${Math.min(3, links.length)}`],
    }),
  ];
}

const newLink = (id: string, { title, url, platform }: SlotLink): PageLink => ({
  id,
  title: title.slice(0, 120),
  emphasis: 'normal',
  hidden: false,
  ...(url !== undefined && { url }),
  ...(url === undefined && platform !== undefined && { icon: platform }),
});

const accountUrl = ({ scene }: Frame, { platform }: SlotLink): string | undefined =>
  platform === undefined
    ? undefined
    : scene.account.links.find(({ url }) => platformOfUrl(url)?.slug === platform)?.url;

/** The link of the page with the same platform. */
export const linkOfPlatform = ({ scene }: Frame, platform: string | undefined) =>
  scene.design.page.links.find(
    (link) => platform !== undefined && platformOfLink(link) === platform,
  );
