// Prices that go up or down by something, of one item or of all.
import type { Operation } from '@vys/contract/page-model/operations';
import type { Candidate } from '../../candidate.ts';
import { has } from '../../scene/scene.ts';
import type { TargetOf } from '../../scene/targets.ts';
import { type Frame, slotsOf } from '../frame.ts';
import { resolveTarget } from '../targets/resolve-target.ts';
import { offers } from './entries/wanted-kind.ts';
import { findItem } from './find/find-item.ts';
import { priceOf } from './prices/write-price.ts';
import { changeOf, priceOfItem } from './update-items.ts';
import { proposal } from './values/evidence.ts';

const everything =
  /\b(?:all|everything|every price|the prices|alles?|preise|tous?|toutes|prix|tod[oa]s?|todo|precios|tudo|pre[cç]os|tutt[oaie]|prezzi)\b/iu;

export function shiftPrices(frame: Frame): Candidate[] {
  const { kind } = frame.taggedRequest;
  if (kind !== 'set' && kind !== 'again' && kind !== 'correct') return [];
  const change = changeOf(frame);
  const { items, confidence } = itemsMeant(frame);
  if (change === undefined || items.length === 0) return [];
  const operations = items.flatMap((target): Operation[] => {
    const old = priceOfItem(target);
    if (old?.amount === undefined) return [];
    const next = Math.max(0, change(old.amount));
    const price = priceOf({ amount: next, before: '', after: '' }, { old });
    const { section, id } = target;
    return [{ type: 'item.update', section: section.id, id, set: { price }, unset: [] }];
  });
  if (operations.length === 0) return [];
  return [proposal(frame, operations, Math.min(0.99, confidence + 0.02), ['relative'])];
}

type Meant = { items: TargetOf<'item'>[]; confidence: number };

function itemsMeant(frame: Frame): Meant {
  const slots = slotsOf(frame, 'target', 'item');
  const found = slots.map((slot) => findItem(frame, slot, offers));
  const items = found.flatMap((one) => (one === undefined ? [] : [one.target]));
  const least = Math.min(1, ...found.map((one) => one?.confidence ?? 0));
  const isAll = everything.test(frame.scene.text);
  if (items.length > 0 && items.length === slots.length && !(isAll && least < 0.8))
    return { items, confidence: least };
  const section = [...slots, ...slotsOf(frame, 'section')]
    .flatMap((slot) => resolveTarget(frame, slot, { kinds: ['section'] }))
    .find(({ target }) => target.kind === 'section' && isOffer(target.section.kind));
  if (section === undefined && !isAll && !has(frame.scene, 'price'))
    return { items: [], confidence: 0 };
  const id = section?.target.id;
  const all = frame.scene.targets.filter(
    (target): target is TargetOf<'item'> =>
      target.kind === 'item' &&
      isOffer(target.section.kind) &&
      (id === undefined || target.section.id === id),
  );
  return { items: all, confidence: 0.9 };
}

const isOffer = (kind: string): boolean => (offers as readonly string[]).includes(kind);
