// The five captions of the building screen and when each of them shows. Pure.
export type Caption = { text: string; ms: number };

export const captions: readonly Caption[] = [
  { text: 'Reading what you told us', ms: 2000 },
  { text: 'Composing your page', ms: 3000 },
  { text: 'Choosing type and colors', ms: 2500 },
  { text: 'Fitting it to every screen', ms: 2000 },
  { text: 'Adding the last touches', ms: 1500 },
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
