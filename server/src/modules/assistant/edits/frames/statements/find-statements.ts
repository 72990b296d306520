// Sentences that ask for a change by what they state: "the bowls cracked", "mug is 26 now", "lina has left us".
import type { SectionKind } from '@vys/contract/page-model/sections';
import type { Message, MessageValue, Span } from '../../../reading/message.ts';
import type { SlotKind, TaggedRequest } from '../../../tagging/labels.ts';
import { createScene, type Scene, type Setting } from '../../scene/scene.ts';
import { freeSegments, meantItem, type Named, namesIn, requestAt, slotAt } from './segments.ts';

const soldOut =
  /\b(?:sold ?-?out|ausverkauft|ausgebucht|complete?s?|agotad[oa]s?|esgotad[oa]s?|esaurit[oaie])\b/iu;
const canceled =
  /(?<!\p{L})(?:cancell?ed|abgesagt|annul[ée]\w*|cancelad[oa]s?|annullat[oaie])(?!\p{L})/iu;
const kept =
  /(?<!\p{L})(?:stays?|keep|leave|unchanged|no change|same|bleib\w*|lass\w*|behalt\w*|rest(?:e|ent|a|ano)|garde\w*|deja\w*|queda\w*|fica\w*|deixa\w*|rimane|lascia\w*|if|wenn|si|se)(?!\p{L})/iu;
const gone: readonly RegExp[] = [
  /\b(?:no longer|any ?more|(?:has|have) left|left us|quit|moved on|cracked|broken?|(?:is|are|'s|'re) gone|there(?:'s| is| are) (?:none|no)|out of(?! date)|discontinued|cancell?ed|can go|(?:take|strike) (?:it|them|those|em|that|this)|stopped (?:doing|making|selling|offering))\b/iu,
  /\bwe (?:don['’]?t|do not) (?:do|make|sell|offer|have|serve)\b/iu,
  /(?:\s|['’]s\s|^)(?:off|out|weg|raus|fuera|fora|via|dehors)\s*$/iu,
  /(?<!\p{L})(?:nicht mehr|kein\w* (?:\S+ )?mehr|hat uns verlassen|aufgehört|kaputt|fliegt|fliegen|fällt weg|entfällt|abgesagt)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:ne|n['’]\S+|y en a|a|ai|est) (?:\S+ )?plus|enl[eè]ve\w*|nous a quitt\S+|annul[ée]\S*|cass[ée]\S*)(?!\p{L})/iu,
  /(?<!\p{L})(?:ya no|se (?:acab|fue|ha ido|rompi)\S*|nos ha dejado|quita\w*|cancelad[oa]s?)(?!\p{L})/iu,
  /(?<!\p{L})(?:j[áa] n[ãa]o|n[ãa]o \S+ mais|sai|sa[ií]u|saem|acab(?:ou|aram)|quebr(?:ou|aram)|tira\w*)(?!\p{L})/iu,
  /(?<!\p{L})(?:non \S+ (?:\S+ )?pi[uù]|ci ha lasciat\S*|finit[oaie]|rott[oaie]|annullat[oaie]|togli\w*)(?!\p{L})/iu,
];
/** What may stand beside a name and its new value. */
const light =
  /^(?:[\s'’=:>→-]|\b(?:is|are|s|now|at|to|up|down|for|from|a|the|round|costs?|goes|go|starts?|will|be|already|i|we|can|do|it|please|pls|thx|too|each|then|so|in|of|numbers|price|its|ist|sind|kostet|kosten|jetzt|nun|ab|auf|für|bitte|je|auch|schon|geht|passe|passent|monte|coûte|est|à|désormais|maintenant|aussi|es|son|cuesta|pasa|pasan|sube|baja|ahora|a|ya|por|custa|passa|passam|sobe|desce|vai|para|já|agora|são|é|va|vale|costa|passa|sale|scende|adesso|ora|sono|da|desde|de)(?!\p{L})|(?<!\p{L})(?:à|é)(?!\p{L}))*$/iu;

const isGone = (text: string): boolean => gone.some((pattern) => pattern.test(text.trim()));

/** For each sentence that no request covers, what it asks for. */
export function findStatements(
  setting: Setting,
  message: Message,
  requests: readonly TaggedRequest[],
): TaggedRequest[] {
  const segments = freeSegments(setting, message, requests);
  return segments.flatMap((segment, index) => {
    const scene = createScene(setting, message, segment);
    const names = namesOf(scene);
    const after = segments[index + 1];
    const behind =
      after && after.start - segment.end < 4
        ? scene.message.text.slice(after.start, after.end)
        : '';
    if (names.length === 0 || kept.test(scene.text) || /\?\s*$/.test(tailOf(message, segment)))
      return [];
    const removed = removal(scene, names, behind);
    return removed.length > 0
      ? removed
      : names.flatMap((name, at) => change(scene, name, names[at + 1]));
  });
}

const MOST_WORDS = 14;

function namesOf(scene: Scene): readonly Named[] {
  const named = namesIn(scene);
  const mayState = isGone(scene.text) || scene.values.some(({ kind }) => kind === 'price');
  if (named.length > 0 || !mayState || scene.words.length > MOST_WORDS) return named;
  return [meantItem(scene) ?? []].flat();
}

const tailOf = ({ text }: Message, { start, end }: Span) => text.slice(start, end + 2).trimEnd();

/** What it says itself, or the pronoun right after it: "the evening is cancelled, so strike it". */
function removal(scene: Scene, names: readonly Named[], behind: string): TaggedRequest[] {
  const [only, ...more] = names;
  if (only === undefined || more.length > 0) return [];
  const { kind } = only.mention.target;
  const text =
    scene.text.slice(0, only.start - scene.span.start) +
    scene.text.slice(only.end - scene.span.start);
  if (soldOut.test(text)) return stated(scene, only);
  const isPointedAt =
    /^\s*(?:so |please |e |und )?(?:strike|take|drop|remove|delete) (?:it|them|those|em)\b/iu.test(
      behind,
    );
  if (canceled.test(text) && !isPointedAt && isEvent(only)) return stated(scene, only, canceled);
  if (!(kind === 'item' || kind === 'section') || !(isGone(text) || isPointedAt)) return [];
  return [requestAt('remove', scene.span, [slotAt(scene.message, 'target', only)])];
}

/** "the vase is sold out", but not "isn't sold out anymore". */
const isEvent = ({ mention: { target } }: Named): boolean =>
  target.kind === 'item' && target.section.kind === 'events';

function stated(scene: Scene, name: Named, pattern = soldOut): TaggedRequest[] {
  const match = pattern.exec(scene.text);
  if (match === null || name.mention.target.kind !== 'item') return [];
  const start = scene.span.start + match.index;
  const isOver = /n['’]?t |not |no longer|nicht|plus|ya no|n[ãa]o|non/iu.test(
    scene.text.slice(0, match.index),
  );
  const status = slotAt(scene.message, isOver ? 'old' : 'status', {
    start,
    end: start + match[0].length,
  });
  return [
    requestAt(
      'set',
      scene.span,
      [slotAt(scene.message, 'target', name), status].sort((a, b) => a.start - b.start),
    ),
  ];
}

const slotsOfKinds: Partial<Record<SectionKind, readonly [SlotKind, MessageValue['kind'][]][]>> = {
  menu: [['price', ['price', 'number']]],
  products: [['price', ['price', 'number']]],
  services: [['price', ['price', 'number']]],
  stats: [['value', ['number']]],
  events: [['date', ['date']]],
  countdown: [['date', ['date']]],
};

const unit = /^\s?(?:€|£|\$|euros?|quid|pounds?|bucks|dollars?|kr|chf|francs?|franken)(?!\p{L})/iu;
const before = /(?:from|ab|desde|a partir de|da|dès)\s+$/iu;

/** A value behind its name that its section has a field for, with nothing of weight between or after. */
function change(scene: Scene, name: Named, next: Named | undefined): TaggedRequest[] {
  const { target } = name.mention;
  const section = target.kind === 'item' || target.kind === 'section' ? target.section : undefined;
  const isFitting = target.kind === 'item' || section?.kind === 'countdown';
  const end = next?.start ?? scene.span.end;
  if (section === undefined || !isFitting) return [];
  return (slotsOfKinds[section.kind] ?? []).flatMap(([slot, kinds]) => {
    const values = scene.values.filter(
      (value) => value.start >= name.end && value.end <= end && kinds.includes(value.kind),
    );
    const span = run(scene, values);
    if (span === undefined) return [];
    const { text } = scene.message;
    const isPlain =
      light.test(text.slice(name.end, span.start)) &&
      light.test(text.slice(span.end, end).replace(/\s(?:and|und|et|y|e|plus)\s*$/iu, ''));
    if (!isPlain && slot !== 'date') return [];
    const lead =
      slot === 'price' ? (before.exec(text.slice(name.end, span.start))?.[0].length ?? 0) : 0;
    const value = { start: span.start - lead, end: span.end };
    const own = [slotAt(scene.message, 'target', name), slotAt(scene.message, slot, value)];
    return [requestAt('set', { start: name.start, end: value.end }, own)];
  });
}

/** "three eighty", "eighteen pounds". */
function run({ message: { text } }: Scene, values: readonly MessageValue[]): Span | undefined {
  const [first, ...more] = values;
  if (first === undefined) return undefined;
  let { end } = first;
  for (const value of more) if (/^\s$/.test(text.slice(end, value.start))) end = value.end;
  if (first.kind === 'number' && /^\s(?:\p{L}+ty|\p{L}+teen)(?!\p{L})/iu.test(text.slice(end)))
    end += (/^\s\p{L}+/u.exec(text.slice(end))?.[0] ?? '').length;
  return { start: first.start, end: end + (unit.exec(text.slice(end))?.[0].length ?? 0) };
}
