// The five captions of the building screen and when each of them shows. Pure.
import type { LookName } from '#web/features/accounts/page-looks.ts';

export type Caption = {
  text: string;
  ms: number;
  /** What the drawn page shows meanwhile: its look and how many of its parts. */
  look: LookName;
  parts: number;
};

export const captions: readonly Caption[] = [
  { text: 'Reading what you told us', ms: 2000, look: 'fern', parts: 1 },
  { text: 'Composing your page', ms: 3000, look: 'fern', parts: 2 },
  { text: 'Choosing type and colors', ms: 2500, look: 'dusk', parts: 4 },
  { text: 'Fitting it to every screen', ms: 2000, look: 'paper', parts: 5 },
  { text: 'Adding the last touches', ms: 1500, look: 'fern', parts: 9 },
];

export const CAPTIONS_MS = captions.reduce((sum, { ms }) => sum + ms, 0);
/** Creation starts one second into the second caption. */
export const CREATE_AT_MS = (captions[0]?.ms ?? 0) + 1000;
/** How long creation may take before it counts as failed. */
export const CREATE_LIMIT_MS = 30_000;
/** From the end of the building to the completion page. */
export const LEAVE_AFTER_MS = 500;

/** When caption number `place` begins. */
export const beginOf = (place: number): number =>
  captions.slice(0, place).reduce((sum, { ms }) => sum + ms, 0);
