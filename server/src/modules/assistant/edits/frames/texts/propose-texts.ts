// What the page says: its profile, headings and free texts.
import type { FrameProposer } from '../frame.ts';
import { renameTargets } from './headings.ts';
import { setProfile } from './profile.ts';
import { removeTexts, replaceTexts } from './replacements.ts';
import { setSectionTexts } from './section-texts.ts';

export const textFrames: readonly FrameProposer[] = [
  setProfile,
  renameTargets,
  replaceTexts,
  removeTexts,
  setSectionTexts,
];
