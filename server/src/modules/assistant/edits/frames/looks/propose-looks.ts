// How the page looks.
import type { FrameProposer } from '../frame.ts';

export const lookFrames: readonly FrameProposer[] = [];
