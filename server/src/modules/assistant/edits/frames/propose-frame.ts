// Everything that a tagged request may come to on this page.
import type { Candidate } from '../candidate.ts';
import type { Frame, FrameProposer } from './frame.ts';
import { completeItems } from './items/complete-items.ts';
import { itemFrames } from './items/propose-items.ts';
import { listFrames } from './lists/propose-lists.ts';
import { lookFrames } from './looks/propose-looks.ts';
import { pastFrames } from './past/propose-past.ts';
import { textFrames } from './texts/propose-texts.ts';

const proposers: readonly FrameProposer[] = [
  ...listFrames,
  ...textFrames,
  ...itemFrames,
  ...lookFrames,
  ...pastFrames,
];

/** Marked with the feature `frame`, by which the ranking knows them. */
export function proposeFrame(frame: Frame): Candidate[] {
  const complete = completeItems(frame);
  const sure = `tag:${Math.round(frame.taggedRequest.probability * 5)}`;
  return proposers
    .flatMap((propose) => propose(complete))
    .map((candidate) => ({ ...candidate, features: ['frame', sure, ...candidate.features] }));
}
