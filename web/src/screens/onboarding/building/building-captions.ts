// The five captions of the building screen and when each of them shows. Pure.

import type { DemoThemeName } from '#web/features/identity/layout/demo-themes.ts';
import { messages } from '../messages/en.ts';

export type Caption = {
  text: string;
  ms: number;
  /** What the drawn page shows meanwhile: its theme and how many of its parts. */
  theme: DemoThemeName;
  parts: number;
};

export const captions: readonly Caption[] = [
  { text: messages.readingYourDetails, ms: 2000, theme: 'fern', parts: 1 },
  { text: messages.designingYourPage, ms: 3000, theme: 'fern', parts: 2 },
  { text: messages.choosingFonts, ms: 2500, theme: 'dusk', parts: 4 },
  { text: messages.optimizingScreens, ms: 2000, theme: 'paper', parts: 5 },
  { text: messages.finishing, ms: 1500, theme: 'fern', parts: 9 },
];

export const CAPTIONS_MS = captions.reduce((sum, { ms }) => sum + ms, 0);
/** Creation starts one second into the second caption. */
export const CREATE_AT_MS = (captions[0]?.ms ?? 0) + 1000;
/** How long creation may take before it counts as failed. */
export const CREATE_LIMIT_MS = 30_000;
/** From the end of the building to the completion page. */
export const LEAVE_AFTER_MS = 500;

/** When caption number `place` begins. */
export const getCaptionStart = (place: number): number =>
  captions.slice(0, place).reduce((sum, { ms }) => sum + ms, 0);
