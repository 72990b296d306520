// The time of day as something handed in, so that tests can set it.

export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
