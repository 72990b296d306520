// Links and sections: what is there, in which order, and what stands out.
import type { FrameProposer } from '../frame.ts';
import { addLinks } from '../links/add-links.ts';
import { setLinks } from '../links/set-links.ts';
import { featureTargets } from './feature.ts';
import { moveTargets } from './move.ts';
import { hideTargets, removeTargets, showTargets } from './presence.ts';

export const listFrames: readonly FrameProposer[] = [
  addLinks,
  setLinks,
  removeTargets,
  hideTargets,
  showTargets,
  moveTargets,
  featureTargets,
];
