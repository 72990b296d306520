// One text or part of a text becomes another, or goes.
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageModel } from '@vys/contract/page-model/page-model';
import { type Candidate, candidate } from '../../candidate.ts';
import { listTexts } from '../../proposers/content/texts.ts';
import { likeNeighbor } from '../../scene/names.ts';
import { has } from '../../scene/scene.ts';
import type { Target } from '../../scene/targets.ts';
import { type Frame, slotsOf, slotText, wordsOfSlots } from '../frame.ts';
import { resolveTarget } from '../targets/resolve-target.ts';
import { findIn, findOnPage, isWholeText, unquoted } from './written.ts';

/** In the order of how well they say it. */
const newKinds = [
  'new',
  'title',
  'tagline',
  'about',
  'quote',
  'name',
  'location',
  'label',
  'answer',
  'question',
  'item',
  'job',
] as const;

export function replaceTexts(frame: Frame): Candidate[] {
  if (frame.taggedRequest.kind !== 'set') return [];
  const olds = slotsOf(frame, 'old');
  const news = newKinds.map((kind) => slotsOf(frame, kind)).find((slots) => slots.length > 0) ?? [];
  const pairs = olds.slice(0, news.length);
  if (pairs.length === 0) return [];
  const operations = pairs.flatMap(
    (old, index) => replacement(frame, old.text, news[index]?.text ?? '') ?? [],
  );
  if (operations.length < pairs.length) return [];
  return [
    candidate(operations[0]?.type ?? 'text.replace', operations, {
      words: wordsOfSlots(frame, frame.taggedRequest.slots),
      grounding: 0.94,
      features: ['pair'],
    }),
  ];
}

function replacement(frame: Frame, old: string, given: string): Operation | undefined {
  const { page } = frame.scene.design;
  const to = unquoted(given);
  const scoped = inTarget(frame, old, to);
  if (scoped !== undefined) return scoped;
  const from = findOnPage(page, old);
  if (from === undefined || from === to) return undefined;
  return { type: 'text.replace', from, to: isWholeText(page, from) ? likeNeighbor(to, from) : to };
}

/** Only in what is named. */
function inTarget(frame: Frame, old: string, to: string): Operation | undefined {
  if (has(frame.scene, 'everywhere')) return undefined;
  for (const slot of slotsOf(frame, 'target', 'section')) {
    const [best] = resolveTarget(frame, slot);
    const operation =
      best === undefined ? undefined : replacedIn(frame.scene.design.page, best.target, old, to);
    if (operation !== undefined) return operation;
  }
  return undefined;
}

function replacedIn(
  page: PageModel,
  target: Target,
  old: string,
  to: string,
): Operation | undefined {
  const fields = textFields(page, target);
  for (const [field, text] of fields) {
    const from = findIn([text], old);
    if (from === undefined) continue;
    const isWhole = from.length === text.length;
    const set = { [field]: isWhole ? likeNeighbor(to, from) : text.replace(from, () => to) };
    return update(target, set);
  }
  return undefined;
}

function textFields(page: PageModel, target: Target): [field: string, text: string][] {
  const texts = (value: object) =>
    Object.entries(value).flatMap(([field, text]): [string, string][] =>
      typeof text === 'string' && listTexts({ [field]: text }).length > 0 ? [[field, text]] : [],
    );
  switch (target.kind) {
    case 'link':
      return texts(target.link);
    case 'section':
      return texts(target.section);
    case 'item':
      return texts(target.item);
    case 'profile': {
      const value = page[target.id];
      return typeof value === 'string' ? [[target.id, value]] : [];
    }
  }
}

export function update(target: Target, set: Record<string, unknown>): Operation {
  switch (target.kind) {
    case 'link':
      return { type: 'link.update', id: target.id, set, unset: [] };
    case 'section':
      return { type: 'section.update', id: target.id, set, unset: [] };
    case 'item':
      return { type: 'item.update', section: target.section.id, id: target.id, set, unset: [] };
    case 'profile':
      return { type: 'profile.set', set, unset: [] };
  }
}

/** A part of a text goes; the rest is kept. */
export function removeTexts(frame: Frame): Candidate[] {
  const old = slotText(frame, 'old') ?? slotText(frame, 'target');
  if (frame.taggedRequest.kind !== 'remove' || old === undefined) return [];
  const { page } = frame.scene.design;
  const from = findOnPage(page, old);
  if (from === undefined || isWholeText(page, from)) return [];
  const [slot] = slotsOf(frame, 'old', 'target');
  const isNamed = slot?.slot === 'target' && (resolveTarget(frame, slot)[0]?.confidence ?? 0) > 0.7;
  const text = listTexts(page).find((own) => own.includes(from)) ?? '';
  const kept = text
    .replace(from, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+([,.;!?])/g, '$1')
    .replace(/^[\s,;–—-]+|[\s,;–—-]+$/gu, '');
  if (kept === '' || isNamed) return [];
  return [
    candidate('text.replace', [{ type: 'text.replace', from: text, to: kept }], {
      words: wordsOfSlots(frame, frame.taggedRequest.slots),
      grounding: 0.85,
    }),
  ];
}
