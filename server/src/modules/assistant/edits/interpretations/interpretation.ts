// The ways in which a message can be read: by what the tagger found, in its likeliest ways, and by its words alone.
import type { Operation } from '@vys/contract/page-model/operations';
import type { Message } from '../../reading/message.ts';
import { readMessage } from '../../reading/read-message.ts';
import type { TaggedMessage, TaggedRequest } from '../../tagging/labels.ts';
import type { Tagger } from '../../tagging/tag-message.ts';
import { type Decision, decideRequests } from '../decide-requests.ts';
import { asFollowUps } from '../frames/past/follow-up.ts';
import type { PastTurn, PastTurns } from '../past.ts';
import { withNames } from '../references/names.ts';
import { refer } from '../references.ts';
import { withWishesApart } from '../requests.ts';
import type { Setting } from '../scene/scene.ts';
import { editWishes, type Request, understand, understandWishes } from '../understand.ts';

export type Turn = {
  setting: Setting;
  message: Message;
  turns: PastTurns;
  last: PastTurn | undefined;
};

export type Interpretation = {
  setting: Setting;
  message: Message;
  way: 'tags' | 'words' | 'reference';
  /** Of the tagging; 1 where the words alone were read. */
  probability: number;
  wishes: readonly TaggedRequest[];
  requests: readonly Request[];
  decision: Decision;
};

const CERTAIN = 0.85;
const SURE_SLOT = 0.8;

/** At least one; the likeliest tagging first, the words last. */
export function listInterpretations(turn: Turn, tag: Tagger): Interpretation[] {
  const tagged = tag(turn.message, turn.setting.design.page);
  const first = byTags(turn, tagged);
  if (isCertain(first)) return [first];
  const others = (tagged.others?.() ?? []).map((one) => byTags(turn, one));
  return [first, ...others.filter(({ wishes }) => wishes.length > 0), byWords(turn)];
}

/** No other could be likelier. */
const isCertain = ({ probability, wishes, requests }: Interpretation): boolean =>
  probability >= CERTAIN &&
  wishes.length > 0 &&
  wishes.every(({ slots }) => slots.every((slot) => slot.probability >= SURE_SLOT)) &&
  requests.every(({ ranked: [best] }) => best?.features.includes('frame') && best.grounding >= 0.9);

function byTags({ setting, message }: Turn, tagged: TaggedMessage): Interpretation {
  const wishes = editWishes({ requests: asFollowUps(setting, message, tagged.requests) });
  const requests = understandWishes(setting, message, wishes);
  const decision = decideRequests(setting, requests);
  const { probability = 1 } = tagged;
  return { setting, message, way: 'tags', probability, wishes, requests, decision };
}

/** What it comes to after the turn before, else its requests. */
function byWords({ setting, message, turns, last }: Turn): Interpretation {
  const apart = readMessage(withWishesApart(message.text), setting);
  const named = last && withNames(setting, apart.text, last);
  const whole = named === undefined ? apart : readMessage(named, setting);
  const base = { setting, message: whole, probability: 1, wishes: [] };
  const referred = last && refer(setting, whole, last, turns);
  if (referred !== undefined)
    return { ...base, way: 'reference', requests: [], decision: referred };
  const requests = understand(setting, whole);
  return { ...base, way: 'words', requests, decision: decideRequests(setting, requests) };
}

export const operationsOf = ({ decision }: Interpretation): readonly Operation[] =>
  decision.kind === 'changed' ? decision.operations : [];

export const flag = (is: boolean): number => (is ? 1 : 0);
/** A count that matters less the larger it is. */
export const few = (count: number): number => Math.min(4, count) / 2;
