// Links that exist: another address, another title.

import type { PageLink } from '@vys/contract/page-model/links';
import type { Operation } from '@vys/contract/page-model/operations';
import { type Candidate, candidate } from '../../candidate.ts';
import { likeNeighbor } from '../../scene/names.ts';
import { platformOfLink } from '../../scene/targets.ts';
import { type Frame, slotsOf, wordsOfSlots } from '../frame.ts';
import { linkPlace } from '../lists/list-place.ts';
import { type Resolved, resolveTarget, rivalsOf } from '../targets/resolve-target.ts';
import { linkOfPlatform, newLinks } from './add-links.ts';
import { addressOf } from './address.ts';
import { slotLinks } from './slot-links.ts';

export function setLinks(frame: Frame): Candidate[] {
  if (frame.taggedRequest.kind !== 'set') return [];
  const [address] = slotsOf(frame, 'link');
  if (address === undefined) return [];
  const found = linksMeant(frame);
  const label = 'link.url';
  if (found.length === 0) return asAddition(frame);
  const [title] = slotsOf(frame, 'title');
  const rivals = rivalsOf(found);
  return rivals.flatMap(({ target, confidence }) => {
    if (target.kind !== 'link') return [];
    const { link } = target;
    const url = addressOf(frame, address, platformOfLink(link));
    if (url === undefined) return [];
    const set = { url, ...(title && { title: likeNeighbor(title.text, link.title) }) };
    const operation: Operation = { type: 'link.update', id: link.id, set, unset: [] };
    return [
      candidate(label, [operation, ...placed(frame, link)], {
        words: wordsOfSlots(frame, frame.taggedRequest.slots),
        grounding: confidence,
        features: rivals.length > 1 ? ['ambiguous'] : [],
      }),
    ];
  });
}

function placed(frame: Frame, { id }: PageLink): Operation[] {
  const place = linkPlace(frame);
  return place.index === undefined ? [] : [{ type: 'link.move', id, ...place }];
}

/** By its name, else by the platform, else by the sort of address. */
function linksMeant(frame: Frame): Resolved[] {
  const names = slotsOf(frame, 'target', 'section', 'old');
  const named = names.flatMap((slot) => resolveTarget(frame, slot, { kinds: ['link'] }));
  if (named.length > 0) return named;
  const [first] = slotLinks(frame);
  const own = linkOfPlatform(frame, first?.platform) ?? sameSort(frame, first?.url);
  if (own === undefined) return mentioned(frame);
  const target = frame.scene.targets.find(({ kind, id }) => kind === 'link' && id === own?.id);
  return target === undefined
    ? []
    : [{ target, confidence: names.length > 0 ? 0.7 : 0.9, words: [] }];
}

/** Named in words that are not tagged. */
function mentioned(frame: Frame): Resolved[] {
  const address = wordsOfSlots(frame, slotsOf(frame, 'link', 'place'));
  const [best] = frame.scene.mentions.filter(
    ({ target, via, quality, words }) =>
      target.kind === 'link' &&
      via !== 'reference' &&
      quality > 0.8 &&
      !words.some((index) => address.includes(index)),
  );
  return best === undefined
    ? []
    : [{ target: best.target, confidence: best.quality, words: best.words }];
}

const sameSort = ({ scene }: Frame, url: string | undefined): PageLink | undefined => {
  const { links } = scene.design.page;
  const scheme = /^(?:mailto|tel):/.exec(url ?? '')?.[0];
  if (scheme !== undefined) return links.find((link) => link.url?.startsWith(scheme));
  const name = nameOfHost(url);
  return links.find((link) => name !== undefined && nameOfHost(link.url) === name);
};

/** "jonasberg.studio" and "www.jonasberg.se" are called the same. */
function nameOfHost(url: string | undefined): string | undefined {
  const { hostname, pathname } = URL.parse(url ?? '') ?? { hostname: '', pathname: '' };
  const [name = '', ...ending] = hostname.replace(/^www\./, '').split('.');
  return pathname === '/' && ending.length === 1 && name.length > 3 ? name : undefined;
}

/** What should change is not there yet. */
function asAddition(frame: Frame): Candidate[] {
  return newLinks(frame).map((entry) => ({
    ...entry,
    grounding: Math.min(entry.grounding, 0.75),
  }));
}
