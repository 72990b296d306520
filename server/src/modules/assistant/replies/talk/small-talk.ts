// Short replies to what is neither a question nor a request: greetings, thanks, praise, complaints.
import type { SmallTalkKind } from '../../classification/labels.ts';
import { toLang } from '../languages.ts';
import { talkMessages } from './messages.ts';

export type SmallTalk = {
  say: string;
  /** Sent as a message when it is tapped. */
  suggestions: readonly string[];
};

export function smallTalk(kind: SmallTalkKind, lang: string): SmallTalk {
  const { smallTalk: texts, afterComplaint } = talkMessages[toLang(lang)];
  return { say: texts[kind], suggestions: kind === 'complaint' ? afterComplaint : [] };
}
