// Declines what the assistant cannot do or must not do, and says what it can do instead.
import type { Classification } from '../../classification/classify.ts';
import type { OutOfScope } from '../../classification/labels.ts';
import type { Message } from '../../reading/message.ts';
import { toLang } from '../languages.ts';
import { talkMessages } from './messages.ts';
import { normalize } from './normalize.ts';
import { findHarm } from './unsafe.ts';

/** From here on the classifier is believed without a rule. */
const SURELY_HARMFUL = 0.85;

/** Undefined when nothing harmful is wished for. */
export function declineHarm(
  message: Message,
  { label, labelProbability }: Classification,
): string | undefined {
  const { harm } = talkMessages[toLang(message.lang)];
  const found = findHarm(normalize(message.text));
  if (found !== undefined) return harm[found];
  const isHarmful = label.topic === 'harmful' && labelProbability >= SURELY_HARMFUL;
  return isHarmful ? harm.other : undefined;
}

export function decline(topic: OutOfScope | 'harmful', lang: string): string {
  const { harm, outOfScope } = talkMessages[toLang(lang)];
  return topic === 'harmful' ? harm.other : outOfScope[topic];
}
