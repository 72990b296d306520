// The requests of a message with those that it only states, and with what stands right beside them.
import type { Message } from '../../../reading/message.ts';
import type { TaggedRequest } from '../../../tagging/labels.ts';
import type { Setting } from '../../scene/scene.ts';
import { withNextPerson, withTails } from './extend.ts';
import { findStatements } from './find-statements.ts';
import { retagged, withMoreDates } from './retag.ts';
import { overlaps } from './segments.ts';
import { toldEntries } from './told-entries.ts';

const talking: ReadonlySet<TaggedRequest['kind']> = new Set(['decline', 'talk', 'ask']);
const DOUBTFUL = 0.8;

export function completeRequests(
  setting: Setting,
  message: Message,
  tagged: readonly TaggedRequest[],
): readonly TaggedRequest[] {
  if (tagged.some(({ kind }) => kind === 'make' || kind === 'restart')) return tagged;
  const own = withMoreDates(setting, message, retagged(setting, message, tagged));
  const told = replacing(own, toldEntries(setting, message, own));
  const extended = withNextPerson(message, withTails(setting, message, told));
  const firm = extended.filter(
    ({ kind, probability }) => !talking.has(kind) || probability >= DOUBTFUL,
  );
  return replacing(extended, findStatements(setting, message, firm));
}

/** In the order of the text, in place of what was tagged of the same words. */
function replacing(
  requests: readonly TaggedRequest[],
  found: readonly TaggedRequest[],
): readonly TaggedRequest[] {
  if (found.length === 0) return requests;
  const others = requests.filter((one) => !found.some((other) => overlaps(other, one)));
  return [...others, ...found].sort((a, b) => a.start - b.start);
}
