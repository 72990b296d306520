// Short replies to what is neither a question nor a request: greetings, thanks, praise, complaints.
import type { Message } from '../../reading/message.ts';
import { type SmallTalkKind, smallTalkKinds } from '../phrases/phrases.ts';
import { talkMessages } from './messages.ts';
import { messageLang, topicOf } from './topic-of.ts';

export type SmallTalk = {
  kind: SmallTalkKind;
  say: string;
  score: number;
  /** Sent as a message when it is tapped. */
  suggestions: readonly string[];
};

export function smallTalk(message: Message): SmallTalk | undefined {
  if (message.values.some(({ kind }) => kind !== 'emoji')) return undefined;
  const found = topicOf(message);
  const kind = smallTalkKinds.find((known) => known === found?.topic);
  if (!found || !kind) return undefined;
  const texts = talkMessages[messageLang(message, found.lang)];
  return {
    kind,
    say: texts.smallTalk[kind],
    score: found.score,
    suggestions: kind === 'complaint' ? texts.afterComplaint : [],
  };
}
