// The requests of a message with those that it only states, and with what stands right beside them.
import type { Message } from '../../../reading/message.ts';
import type { TaggedRequest } from '../../../tagging/labels.ts';
import type { Setting } from '../../scene/scene.ts';
import { findStatements } from './find-statements.ts';
import { overlaps } from './segments.ts';

const talking: ReadonlySet<TaggedRequest['kind']> = new Set(['decline', 'talk', 'ask']);
const DOUBTFUL = 0.8;

export function completeRequests(
  setting: Setting,
  message: Message,
  tagged: readonly TaggedRequest[],
): readonly TaggedRequest[] {
  if (tagged.some(({ kind }) => kind === 'make' || kind === 'restart')) return tagged;
  const firm = tagged.filter(
    ({ kind, probability }) => !talking.has(kind) || probability >= DOUBTFUL,
  );
  const found = findStatements(setting, message, firm);
  if (found.length === 0) return tagged;
  const others = tagged.filter((one) => !found.some((statement) => overlaps(statement, one)));
  return [...others, ...found].sort((a, b) => a.start - b.start);
}
