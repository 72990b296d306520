// What goes on from the turn before: more of the same, and corrections.
import type { FrameProposer } from '../frame.ts';

export const pastFrames: readonly FrameProposer[] = [];
