// What a turn on a page that exists comes to: the likeliest of the ways in which its message can be read.
import type { Message } from '../reading/message.ts';
import { type Tagger, tagMessage } from '../tagging/tag-message.ts';
import type { Decision } from './decide-requests.ts';
import { type Choose, chooseLikeliest } from './interpretations/choose.ts';
import { listInterpretations } from './interpretations/interpretation.ts';
import { countChanges, findPast, type PastTurns } from './past.ts';
import { createSetting, type Setting } from './scene/scene.ts';

export function decide(
  given: Omit<Setting, 'targets' | 'aliases' | 'past'>,
  message: Message,
  turns: PastTurns,
  tag: Tagger = tagMessage,
  choose: Choose = chooseLikeliest,
): Decision {
  const last = findPast(given, turns, tag);
  const setting = createSetting(given.design, {
    ...given,
    past: {
      targets: last?.targets ?? [],
      ...(last && { last }),
      changes: countChanges(turns, given.design),
      designs: turns.map(({ design }) => design),
    },
  });
  return choose(listInterpretations({ setting, message, turns, last }, tag));
}
