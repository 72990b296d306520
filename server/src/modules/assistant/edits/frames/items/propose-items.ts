// Items of sections, and whole sections with what they hold.
import type { FrameProposer } from '../frame.ts';
import { addItems } from './add-items.ts';
import { addSections } from './add-sections.ts';
import { setHours } from './hours/set-hours.ts';
import { updateItems } from './update-items.ts';
import { shiftPrices } from './update-prices.ts';
import { addPictures, setAddress, setCountdown, setMedia } from './update-sections.ts';

export const itemFrames: readonly FrameProposer[] = [
  addItems,
  updateItems,
  shiftPrices,
  setHours,
  setAddress,
  setCountdown,
  setMedia,
  addPictures,
  addSections,
];
