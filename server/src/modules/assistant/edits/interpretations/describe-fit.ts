// What an interpretation leaves out, cuts apart or does without a word for it.
import type { Operation } from '@vys/contract/page-model/operations';
import type { Span } from '../../reading/message.ts';
import type { RequestKind } from '../../tagging/labels.ts';
import { createScene, has } from '../scene/scene.ts';
import type { Request } from '../understand.ts';
import { few, flag, type Interpretation, operationsOf } from './interpretation.ts';

const verbsOf: Partial<Record<RequestKind, readonly string[]>> = {
  add: ['add', 'section', 'item'],
  remove: ['remove', 'hide', 'not'],
  set: ['change', 'rename', 'replace', 'say'],
  move: ['move', 'swap', 'sort'],
  hide: ['hide', 'remove'],
  show: ['show'],
  undo: ['undo', 'again'],
};
const verbs = [...new Set(Object.values(verbsOf).flat())];

export function describeFit(one: Interpretation) {
  const { wishes, requests, decision } = one;
  const operations = operationsOf(one);
  return {
    cutsValues: few(countCutValues(one)),
    lostMentions: few(countLostMentions(one)),
    contradicts: flag(isContradictory(operations)),
    emptyLinks: few(
      operations.filter(({ type, ...rest }) => type === 'link.add' && !hasAddress(rest)).length,
    ),
    bareWishes: few(wishes.filter(({ slots }) => slots.length === 0).length),
    removesUnasked: few(requests.filter(removesUnasked).length),
    goesBackUnasked: flag(
      decision.kind === 'history' && !requests.some(({ scene }) => has(scene, 'undo', 'redo')),
    ),
    otherVerbs: few(
      wishes.filter(({ kind }, index) => {
        const scene = requests[index]?.scene;
        const own = verbsOf[kind];
        return scene && own && has(scene, ...verbs) && !has(scene, ...own);
      }).length,
    ),
  };
}

const hasAddress = (operation: object): boolean =>
  'link' in operation && JSON.stringify(operation.link).includes('"url"');

const cuts = (inner: Span, outer: Span): boolean =>
  (inner.start > outer.start && inner.start < outer.end) ||
  (inner.end > outer.start && inner.end < outer.end);

/** Values that a wish or a slot begins or ends within. */
function countCutValues({ message, wishes }: Interpretation): number {
  const spans = wishes.flatMap((wish): Span[] => [wish, ...wish.slots]);
  return message.values.filter(
    (value) => value.kind !== 'quoted' && spans.some((span) => cuts(span, value)),
  ).length;
}

const NAMED = 0.9;

/** What the message names on the page, and no request is about. */
function countLostMentions({ way, setting, message, requests }: Interpretation): number {
  if (way === 'reference') return 0;
  const scene = createScene(setting, message, { start: 0, end: message.text.length });
  const used = new Set(
    requests.flatMap(({ scene: own, ranked }) =>
      [...(ranked[0]?.used ?? [])].map((index) => own.words[index]?.start),
    ),
  );
  const lost = scene.mentions.filter(
    ({ via, quality, words }) =>
      via !== 'reference' &&
      quality >= NAMED &&
      !words.some((index) => used.has(scene.words[index]?.start)),
  );
  return new Set(lost.map(({ words }) => words[0])).size;
}

/** One operation takes back what another does. */
function isContradictory(operations: readonly Operation[]): boolean {
  const removed = operations.flatMap((operation) =>
    operation.type.endsWith('.remove') && 'id' in operation ? [operation.id] : [],
  );
  const isBack = operations.some(
    (operation) =>
      (operation.type === 'link.add' && removed.includes(operation.link.id)) ||
      (operation.type === 'section.add' && removed.includes(operation.section.id)),
  );
  const themes = operations.filter(({ type }) => type.startsWith('theme.'));
  const kinds = themes.map((operation) =>
    'role' in operation ? `${operation.type} ${operation.role}` : operation.type,
  );
  return isBack || new Set(kinds).size < kinds.length;
}

function removesUnasked({ scene, ranked: [best] }: Request): boolean {
  const removes = best?.operations.some(({ type }) => type.endsWith('.remove')) ?? false;
  return removes && !has(scene, 'remove', 'hide', 'not');
}
