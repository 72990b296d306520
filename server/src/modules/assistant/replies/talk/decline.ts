// Declines what the assistant cannot do or must not do, and says what it can do instead.
import type { Message } from '../../reading/message.ts';
import { toLang } from '../languages.ts';
import { outOfScope } from '../phrases/phrases.ts';
import { talkMessages } from './messages.ts';
import { normalize } from './normalize.ts';
import { findOutOfScope, isSum } from './scope/out-of-scope.ts';
import { messageLang, topicOf } from './topic-of.ts';
import { findHarm } from './unsafe.ts';

/** Words say it, so that nothing else is done. */
export const SURE = 0.97;

export type Decline = {
  say: string;
  /** From 0 to 1; harm is certain, so that nothing else in the same message is done. */
  score: number;
  isHarmful: boolean;
};

export function decline(message: Message): Decline | undefined {
  const harm = findHarm(normalize(message.text));
  if (harm) {
    return { say: talkMessages[toLang(message.lang)].harm[harm], score: 1, isHarmful: true };
  }
  const text = normalize(message.text);
  const wanted = isSum(message.text) ? 'knowledge' : findOutOfScope(text);
  if (wanted !== undefined) {
    const say = talkMessages[toLang(message.lang)].outOfScope[wanted];
    return { say, score: SURE, isHarmful: false };
  }
  const found = topicOf(message);
  const topic = outOfScope.find((known) => known === found?.topic);
  if (!found || !topic) return undefined;
  const say = talkMessages[messageLang(message, found.lang)].outOfScope[topic];
  return { say, score: found.score, isHarmful: false };
}
