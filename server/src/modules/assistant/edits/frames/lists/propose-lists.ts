// Links and sections: what is there, in which order, and what stands out.
import type { FrameProposer } from '../frame.ts';

export const listFrames: readonly FrameProposer[] = [];
