// Items of sections, and whole sections with what they hold.
import type { FrameProposer } from '../frame.ts';

export const itemFrames: readonly FrameProposer[] = [];
